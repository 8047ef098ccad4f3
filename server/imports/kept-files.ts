import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { bulkMax } from '#contract/bulk-products';
import { isSaidColumn, saidColumns, tellsOutcomes } from '#contract/plain/imports';
import type { Ctx } from '#server/ctx';
import { asFound, asLiteral } from '#server/import/cell';
import type { Source } from '#server/import/encoding';
import type { ImportOptions, ImportReport } from '#server/import/import-report';
import { problemSentence } from '#server/import/problem';
import { exactText } from '#server/import/read-words';
import { openSheet } from '#server/import/sheet';
import type { Sheet } from '#server/import/sheet-row';
import { writeCsv } from '#server/import/write-csv';
import { goneWords, toldWords } from '#server/imports/outcome-words';
import { listStockedBranches } from '#server/stock/stock.service';

type LeftOut = Pick<ImportReport, 'problems' | 'leftOut' | 'besides'>;
type Outcomes = LeftOut & Pick<ImportReport, 'told' | 'gone'>;
type Given = { source: Source; reading: ImportOptions['reading']; fileKey: string };

const untold = 'Tiene errores: corregí las otras filas y revisá de nuevo para verlos';

// Such a file that is read again has the column already.
const ownWidth = (labels: readonly string[]) => (isSaidColumn(labels.at(-1)) ? labels.length - 1 : labels.length);

/** The header of a sheet and its rows as they stand, each with a last column of that title; rows of which nothing is said are left out. */
const saidRows = async function* (
  sheet: Sheet,
  title: string,
  saysOf: (row: number) => string | undefined,
): AsyncGenerator<string[]> {
  const { labels } = sheet.header;
  const width = ownWidth(labels);
  yield [...labels.slice(0, width).map(asFound), title];
  for await (const line of sheet.rows()) {
    const says = 'error' in line ? undefined : saysOf(line.row);
    if ('error' in line || says === undefined) continue;
    const own = Array.from({ length: width }, (_, at) => line.cells[at] ?? '');
    // A cell beyond the header's columns stays there, for it may be the one that is wrong.
    const beyond = line.cells.slice(labels.length);
    yield [...own.map(asFound), asLiteral(says), ...beyond.map(asFound)];
  }
};

const errorsOf = ({ problems, leftOut, besides }: LeftOut) => {
  const said = Map.groupBy(problems, ({ row }) => row);
  return (row: number) => {
    if (!leftOut.has(row)) return besides.get(row);
    const own = said.get(row)?.map(({ column, says }) => problemSentence({ column, says }));
    return own?.join(' · ') ?? untold;
  };
};

/** The rows that were left out and those that go with them, each with why in a last column. */
export const leftOutRows = (sheet: Sheet, report: LeftOut) => saidRows(sheet, saidColumns.errors, errorsOf(report));

/** All rows, each with what becomes of it in a last column; after them the products that the file lacks. */
const outcomeRows = async function* (sheet: Sheet, report: Outcomes): AsyncGenerator<string[]> {
  const errorOf = errorsOf(report);
  const saysOf = (row: number) => {
    const error = errorOf(row);
    return error === undefined ? toldWords(report.told.get(row)) : `Queda afuera: ${error}`;
  };
  const { list, columns, labels } = sheet.header;
  const codeAt = list?.code ?? columns.find(({ target }) => target.kind === 'field' && target.field === 'code')?.at;
  yield* saidRows(sheet, saidColumns.outcomes, saysOf);
  for (const one of report.gone) {
    const cells = Array.from({ length: ownWidth(labels) }, (_, at) => (at === codeAt ? exactText(one.code) : ''));
    yield [...cells, goneWords(one)].map(asLiteral);
  }
};

/** The keys of what is kept beside the file that lies at a key; and the way back. */
export const errorsKeyOf = (fileKey: string) => `${fileKey}.errors`;
export const outcomesKeyOf = (fileKey: string) => `${fileKey}.outcomes`;
export const goneKeyOf = (fileKey: string) => `${fileKey}.gone`;
/** Pictures that were fetched from the web. */
export const webKeyOf = (fileKey: string) => `${fileKey}.web`;
export const keysBeside = (fileKey: string) =>
  [errorsKeyOf, outcomesKeyOf, goneKeyOf, webKeyOf].map((keyOf) => keyOf(fileKey));
export const fileKeyOf = (key: string) => key.replace(/\.(?:errors|outcomes|gone|web)$/, '');

const openAgain = async (ctx: Ctx, { source, reading }: Given) => {
  const sheet = await openSheet(source, await listStockedBranches(ctx), reading);
  return 'says' in sheet ? undefined : sheet;
};

/** Keeps the rows that were left out of a file beside it, as a CSV that can be imported once they are mended. */
export const keepLeftOut = async (ctx: Ctx, given: Given, report: LeftOut) => {
  const key = errorsKeyOf(given.fileKey);
  const sheet = report.leftOut.size > 0 ? await openAgain(ctx, given) : undefined;
  if (!sheet) return ctx.importFiles.remove(key);
  await ctx.importFiles.put(key, await buffer(Readable.from(writeCsv(leftOutRows(sheet, report)))));
};

/** Keeps what a look before said of each row beside the file, as a CSV that is packed: a book may hold much text. */
export const keepOutcomes = async (
  ctx: Ctx,
  given: Given,
  report: Outcomes & Pick<ImportReport, 'form' | 'isBroken'>,
) => {
  const key = outcomesKeyOf(given.fileKey);
  const sheet = tellsOutcomes(report.form) && !report.isBroken ? await openAgain(ctx, given) : undefined;
  if (!sheet) return ctx.importFiles.remove(key);
  await ctx.importFiles.put(key, await pipeline(writeCsv(outcomeRows(sheet, report)), createGzip(), buffer));
};

/** The same as it is read back, piece by piece. */
export const unpacked = async function* (packed: Uint8Array): AsyncGenerator<Uint8Array> {
  const stream = createGunzip();
  stream.end(packed);
  for await (const piece of stream) yield piece as Uint8Array;
};

/** Keeps the codes of the products that a file lacks beside it. */
export const keepGone = (ctx: Ctx, fileKey: string, { gone }: Pick<ImportReport, 'gone'>) =>
  gone.length > 0
    ? ctx.importFiles.put(
        goneKeyOf(fileKey),
        Buffer.from(JSON.stringify(gone.slice(0, bulkMax).map(({ code }) => code))),
      )
    : ctx.importFiles.remove(goneKeyOf(fileKey));
