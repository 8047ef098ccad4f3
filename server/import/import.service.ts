import type { Ctx } from '#server/ctx';
import { type Checking, checkRows, type Plan } from '#server/import/check-rows';
import type { Source } from '#server/import/encoding';
import { openNames } from '#server/import/names';
import type { Problem } from '#server/import/problem';
import { scanSheet } from '#server/import/scan-sheet';
import { openSheet } from '#server/import/sheet';
import { writeByBatches, writeTogether } from '#server/import/write-rows';
import { listBranches } from '#server/stock/stock.service';

export type ImportOptions = {
  /** Says what would happen and writes nothing. */
  dryRun?: boolean;
  /** Imports the rows that are right although others are not; else one wrong row and nothing is written. */
  keepGoing?: boolean;
  onProgress?: (progress: ImportProgress) => void;
};
/** `rows` of `total` are checked or written. */
export type ImportProgress = { step: 'checking' | 'writing'; rows: number; total: number };

export type ImportReport = {
  /** Whether anything was to be written and was. */
  isWritten: boolean;
  created: number;
  changed: number;
  unchanged: number;
  problems: Problem[];
  /** Columns of the file that mean nothing to the shop. */
  unused: string[];
  /** What was made by its name, or would be: categories as paths. */
  categories: string[];
  brands: string[];
  providers: string[];
};

const nothing: ImportReport = {
  ...{ isWritten: false, created: 0, changed: 0, unchanged: 0, problems: [], unused: [] },
  ...{ categories: [], brands: [], providers: [] },
};

/**
 * Brings a spreadsheet of products into the catalogue of the ctx's site. Importing the same file again changes nothing.
 * What is wrong with the file is in the report, by row and column.
 */
export const importProducts = async (ctx: Ctx, source: Source, options: ImportOptions = {}): Promise<ImportReport> => {
  const { dryRun = false, keepGoing = false, onProgress = () => {} } = options;
  const branches = await listBranches(ctx);
  const sheet = await openSheet(source, branches);
  if ('says' in sheet) return { ...nothing, problems: [sheet] };
  const { problems: wrongHeader, unused } = sheet.header;
  if (wrongHeader.length > 0) return { ...nothing, unused, problems: wrongHeader };
  const scan = await scanSheet(sheet);
  if (scan.isBroken) return { ...nothing, unused, problems: scan.problems };

  const checking: Checking = {
    ...{ sheet, names: await openNames(ctx), branchIds: new Map(branches.map(({ code, id }) => [code, id])) },
    onProgress: (rows) => onProgress({ step: 'checking', rows, total: scan.rows }),
  };
  const plan = await checkRows(ctx, checking, scan);
  const problems = [...scan.problems, ...plan.problems].toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0));
  const report = { ...nothing, ...summaryOf(plan), unused, problems };
  const mayWrite = !dryRun && plan.write.size > 0 && (keepGoing || problems.length === 0);
  if (!mayWrite) return report;

  const write = keepGoing ? writeByBatches : writeTogether;
  const total = plan.write.size;
  const writing = { ...checking, onProgress: (rows: number) => onProgress({ step: 'writing', rows, total }) };
  const refused = await write(ctx, writing, plan);
  return { ...report, isWritten: keepGoing || refused.length === 0, problems: [...problems, ...refused] };
};

const summaryOf = ({ created, changed, unchanged, missing }: Plan) => ({
  ...{ created, changed, unchanged },
  categories: [...missing.categories.values()].map((path) => path.join(' > ')),
  brands: [...missing.brands.values()],
  providers: [...missing.providers.values()],
});
