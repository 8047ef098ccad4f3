import type { Ctx, Inside } from '#server/ctx';
import { sqlState } from '#server/database/transact';
import type { Header } from '#server/import/header';
import { addHtml, type HtmlCells, noHtml } from '#server/import/html-cells';
import type { ImportReport, WriteOptions } from '#server/import/import-report';
import { createMissing, noteMade, nothingMissing } from '#server/import/missing-names';
import { keyOf, type Names, openNames } from '#server/import/names';
import { addProblems, allOf, noProblems, type Problems } from '#server/import/problem';
import type { Sheet } from '#server/import/sheet-row';
import { type WrittenList, writeList } from '#server/import/write-list';
import { Refusal } from '#server/refusal';
import { gatherCodes } from './codes-list.ts';
import type { PartsForm } from './columns.ts';
import { gatherFamilies } from './families-list.ts';
import { gatherFitments } from './fitments-list.ts';
import { type Gathered, type Gathering, type PartsPlan, pagesOf, type Unit } from './gathering.ts';
import type { PartsHeader } from './parts-header.ts';
import { readPartsRow } from './read-parts-row.ts';
import { gatherVehicles } from './vehicles-list.ts';

export type PartsSheet = Sheet & { header: Header & { parts: PartsHeader } };

// Each takes the rows of its own list and gets no others.
const gatherings = {
  families: gatherFamilies,
  codes: gatherCodes,
  vehicles: gatherVehicles,
  fitments: gatherFitments,
} as unknown as Record<PartsForm, (gathered: Gathered) => Promise<Gathering<PartsForm>>>;

const atOnce = 2000;
// A key that is gone, or another's by now.
const meanwhile = new Set(['23503', '23505']);

/** Brings in a list of families, original codes, vehicles or fitments. Only what differs is written. */
export const importParts = async (ctx: Ctx, sheet: PartsSheet, asked: WriteOptions): Promise<Partial<ImportReport>> => {
  const { form } = sheet.header.parts;
  const gathered = { ctx, parts: sheet.header.parts, names: await openNames(ctx) };
  const gathering = await gatherings[form](gathered);
  const problems = noProblems();
  const html = noHtml();
  const rows = await takeRows(sheet, gathering, { problems, html }, asked.onProgress);
  if (rows === undefined) return { form, isBroken: true, ...allOf(problems) };
  const plan = await gathering.plan();
  asked.onProgress({ step: 'checking', done: rows, total: rows });
  const planned = noProblems();
  addProblems(planned, plan.problems);
  const summary = allOf(problems, planned);
  const mayWrite = !asked.dryRun && (asked.keepGoing || summary.problemCount === 0) && plan.units.length > 0;
  const list = mayWrite ? await writeUnits(ctx, gathered, plan, asked) : undefined;
  const units = list?.confirmed ?? plan.units;
  const created = units.filter(({ outcome }) => outcome === 'created').length;
  return {
    form,
    created,
    changed: units.length - created,
    unchanged: plan.unchanged,
    removed: units.reduce((sum, { removed = 0 }) => sum + removed, 0),
    brands: brandsOf(units, gathered),
    isWritten: units.length > 0 && mayWrite,
    isCancelled: list?.isCancelled ?? false,
    html,
    ...(plan.lists && { besides: plan.lists.besides, lists: { rightOut: plan.lists.rightOut } }),
    ...summary,
  };
};

/** Gives a gathering every row and counts them; none where the file cannot be read to its end: nothing of it can be trusted. */
const takeRows = async (
  sheet: PartsSheet,
  gathering: Gathering<PartsForm>,
  { problems, html }: { problems: Problems; html: HtmlCells },
  onProgress: WriteOptions['onProgress'],
) => {
  let rows = 0;
  for await (const line of sheet.rows()) {
    if ('error' in line) {
      addProblems(problems, [{ row: line.row, says: line.error }]);
      return undefined;
    }
    rows += 1;
    const { read, problems: own, html: columns } = readPartsRow<PartsForm>(sheet.header, line);
    addHtml(html, line.row, columns);
    addProblems(problems, [...own, ...gathering.take(read)]);
    if (rows % atOnce === 0) onProgress({ step: 'checking', done: rows });
  }
  onProgress({ step: 'checking', done: rows });
  return rows;
};

/** The brands that are still to be made for these, each as it is first written, by how names compare. */
const missingOf = (units: readonly Unit[], names: Names) => {
  const missing = new Map<string, string>();
  for (const name of units.flatMap(({ brands }) => brands)) {
    if (!names.brand(name) && !missing.has(keyOf(name))) missing.set(keyOf(name), name);
  }
  return missing;
};

const brandsOf = (units: readonly Unit[], { names }: Gathered) => [...missingOf(units, names).values()];

const writeUnits = (
  ctx: Ctx,
  { names }: Gathered,
  plan: PartsPlan,
  asked: WriteOptions,
): Promise<WrittenList<Unit>> => {
  const { units, together } = plan;
  const [first, rest] = [units.slice(0, together), units.slice(together)];
  let last: { batch?: readonly Unit[]; names: Names } = { names };
  let confirmed = names;
  const write = async (inside: Inside, batch: readonly Unit[], step: (more: number) => void) => {
    // A batch may be tried again; only when the next one comes is it confirmed, with the brands that it made.
    if (batch !== last.batch) confirmed = last.names;
    const missing = { ...nothingMissing(), brands: missingOf(batch, confirmed) };
    const now = missing.brands.size > 0 ? await createMissing(inside, missing, confirmed) : confirmed;
    last = { batch, names: now };
    await plan.write(inside, batch, now, step).catch((error: unknown) => {
      throw meanwhile.has(sqlState(error) ?? '') ? new Refusal('import.changedMeanwhile') : error;
    });
    await noteMade(inside, missing, now);
    return [];
  };
  const batches = asked.byBatches ? [...(together > 0 ? [first] : []), ...pagesOf(rest, atOnce)] : [units];
  return writeList(ctx, { ...asked, batches, write });
};
