import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportFile, ImportHow } from '#contract/imports';
import type { Ctx } from '#server/ctx';
import { columnsOf as partsColumnsOf } from '#server/import/autoparts/columns';
import { nameOfPart } from '#server/import/autoparts/parts-header';
import { isBlank } from '#server/import/cell';
import { columns, fields } from '#server/import/columns';
import type { Source } from '#server/import/encoding';
import { titled } from '#server/import/find-header';
import type { Header } from '#server/import/header';
import type { HeaderRow, Target } from '#server/import/header-columns';
import type { ImportOptions } from '#server/import/import-report';
import { type Problem, problemSentence } from '#server/import/problem';
import { openSheet } from '#server/import/sheet';
import { listStockedBranches } from '#server/stock/stock.service';

/** Lets `work` read these bytes as a file of the disk: a workbook cannot be read from its beginning to its end. */
export const withFile = async <T>(name: string, bytes: Uint8Array, work: (source: Source) => Promise<T>) => {
  const path = join(tmpdir(), `shop-import-${randomUUID()}`);
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    return await work({ name, path, open: () => createReadStream(path) });
  } finally {
    await rm(path, { force: true });
  }
};

/** The choices of staff, as an import takes them. */
export const readingOf = (how: ImportHow): ImportOptions['reading'] => {
  const { sheet, headerRow, columns: meant, hiddenRows, priceHasIva } = how;
  return {
    ...(sheet && { sheet }),
    ...(typeof headerRow === 'number' && { headerRow }),
    ...(meant && { columns: Object.fromEntries(meant.map(({ label, means }) => [label, means])) }),
    ...(hiddenRows !== undefined && { hiddenRows }),
    ...(typeof priceHasIva === 'boolean' && { priceHasIva }),
  };
};

/** The sheets and the header of a file as it is read by `how`, and why it cannot be imported so. */
export const readFile = async (
  ctx: Ctx,
  source: Source,
  how: ImportHow,
): Promise<{ file: ImportFile; problem: string | null; starts: readonly HeaderRow[] }> => {
  // Refused currencies are told by the check, which knows the rate.
  const branches = await listStockedBranches(ctx);
  const sheet = await openSheet(source, branches, readingOf(how));
  if ('says' in sheet) return { file: unread, problem: problemSentence(sheet), starts: [] };
  const { header, sheets = [], sheet: name = null, headerRow = null, starts = [] } = sheet;
  const file = {
    form: formOf(header),
    sheets: [...sheets],
    sheet: name,
    headerRow,
    starts: starts.map(({ row, cells }) => ({ row, cells: beginningOf(cells) })),
    columns: columnsOf(header, branches, { row: headerRow ?? 0, starts }),
    choices: choicesOf(header, branches),
  };
  return { file, problem: sentences(header.problems), starts };
};

/** Says nothing of a file. */
export const unread: ImportFile = {
  form: 'products',
  sheets: [],
  sheet: null,
  headerRow: null,
  starts: [],
  columns: [],
  choices: [],
};

const cellsShown = 12;
const samplesShown = 2;
const beginningOf = (cells: readonly string[], count = cellsShown) =>
  cells
    .filter((cell) => !isBlank(cell))
    .slice(0, count)
    .map((cell) => cell.slice(0, 40).toWellFormed());

// A list of products may look like one of autoparts, until somebody says which column is the code.
const choicesOf = ({ parts }: Header, branches: readonly { name: string }[]) =>
  parts
    ? [columns.code.names[0], ...partsColumnsOf(parts.form).map(([, { names }]) => names[0])]
    : [...fields.map((field) => columns[field].names[0]), ...branches.map(({ name }) => `stock ${name}`)];

const formOf = ({ parts, list }: Header): ImportFile['form'] => parts?.form ?? list?.form ?? 'products';

const columnsOf = (
  { labels, columns: bound, unused, list, parts }: Header,
  branches: readonly { code: string; name: string }[],
  { row, starts }: { row: number; starts: readonly HeaderRow[] },
): ImportFile['columns'] => {
  const below = starts.filter((start) => start.row > row);
  const names = new Map(branches.map(({ code, name }) => [code, name]));
  const means = new Map([
    ...bound.map(({ at, target }) => [at, meaningOf(target, names)] as const),
    ...(parts?.columns.map(({ at, field }) => [at, nameOfPart(parts.form, field)] as const) ?? []),
  ]);
  const isUnused = new Set(unused);
  const all = labels.length > 0 ? titled(labels, below) : [];
  return all.flatMap((label, at) =>
    label
      ? {
          label,
          means: means.get(at) ?? (list?.form === 'stock' && !isUnused.has(label) ? label : null),
          sample: beginningOf(
            below.map(({ cells }) => cells[at] ?? ''),
            samplesShown,
          ).join(' · '),
        }
      : [],
  );
};

const meaningOf = (target: Target, names: ReadonlyMap<string, string>): string => {
  if (target.kind === 'field') return columns[target.field].names[0];
  return target.kind === 'stock' ? `stock ${names.get(target.branchCode) ?? target.branchCode}` : `spec:${target.key}`;
};

const shownProblems = 5;

/** The first of these problems as one text; null where there are none. */
export const sentences = (problems: readonly Problem[]) =>
  problems.slice(0, shownProblems).map(problemSentence).join(' · ') || null;
