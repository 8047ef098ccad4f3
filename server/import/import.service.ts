import { settleFamilies } from '#server/autoparts/whole-families.service';
import { settleProducts } from '#server/catalogue/save-products.service';
import type { Ctx } from '#server/ctx';
import { type PartsForm, partsForms } from '#server/import/autoparts/columns';
import { importParts, type PartsSheet } from '#server/import/autoparts/import-parts';
import { type Checking, checkRows, type Plan, pictureProblems } from '#server/import/check-rows';
import type { Source } from '#server/import/encoding';
import { importList } from '#server/import/import-list';
import type { ListHeader } from '#server/import/list-header';
import { openNames } from '#server/import/names';
import { openPictures } from '#server/import/pictures';
import { addProblems, allOf, type Problem } from '#server/import/problem';
import { emptyRow } from '#server/import/read-row';
import { type Scan, scanSheet } from '#server/import/scan-sheet';
import { emptySheet, openSheet, type Sheet } from '#server/import/sheet';
import { storePictures } from '#server/import/store-pictures';
import { writeByBatches, writeTogether } from '#server/import/write-rows';
import { listBranches } from '#server/stock/stock.service';

export type ImportOptions = {
  /** Says what would happen and writes nothing. */
  dryRun?: boolean;
  /** Imports the rows that are right although others are not; else one wrong row and nothing is written. */
  keepGoing?: boolean;
  /** Confirms each batch of rows by itself, so that others get their turn between two; `keepGoing` does so too. */
  byBatches?: boolean;
  /** Which list of autoparts the spreadsheet is; else its header tells. */
  form?: PartsForm | undefined;
  /** Throws where nobody said which site the ctx is to be of: only products have one, for their new categories. */
  requireSite?: () => void;
  /** A folder with pictures whose names are product codes. */
  pictures?: string;
  onProgress?: (progress: ImportProgress) => void;
  /** Cancels the import: nothing more is written, and what is not confirmed is undone. */
  signal?: AbortSignal;
};
/** `done` of `total` rows are checked or written, or pictures kept; no `total` while nobody knows how many there are. */
export type ImportProgress = { step: 'checking' | 'pictures' | 'writing'; done: number; total?: number };

export type ImportReport = {
  /** What came in, and was counted. */
  form: 'products' | ListHeader['form'] | PartsForm;
  /** Whether anything was to be written and was. */
  isWritten: boolean;
  isCancelled: boolean;
  /** The file has no header that tells, or no end: nothing of it can be trusted, and all that is told is why. */
  isBroken: boolean;
  /** By batches: the last row of the file that is confirmed. */
  upTo: number | undefined;
  created: number;
  changed: number;
  unchanged: number;
  problems: Problem[];
  /** More than `problems` holds, where they are very many. */
  problemCount: number;
  /** Columns of the file that mean nothing to the shop. */
  unused: string[];
  /** What was made by its name, or would be: categories as paths. */
  categories: string[];
  brands: string[];
  providers: string[];
  /** Files of the folder that are no product's, and why. */
  unmatched: { file: string; says: string }[];
};

const nothing: ImportReport = {
  form: 'products',
  isWritten: false,
  isCancelled: false,
  isBroken: false,
  upTo: undefined,
  created: 0,
  changed: 0,
  unchanged: 0,
  problems: [],
  problemCount: 0,
  unused: [],
  categories: [],
  brands: [],
  providers: [],
  unmatched: [],
};

const broken: ImportReport = { ...nothing, isBroken: true };

/**
 * Brings a spreadsheet of products or a list of autoparts, a folder of pictures, or both into the catalogue of the ctx's
 * site. Importing the same again changes nothing. What is wrong with them is in the report, by row and column.
 */
export const importProducts = async (
  ctx: Ctx,
  source: Source | null,
  options: ImportOptions = {},
): Promise<ImportReport> => {
  const { signal = new AbortController().signal } = options;
  const report = await importFrom(ctx, source, { ...options, signal }).catch((error: unknown) => {
    if (signal.aborted) return { ...nothing, isCancelled: true };
    throw error;
  });
  if (!report.isWritten) return report;
  // Confirmed by now: what fails from here on is no cancelling.
  const settle = isPartsForm(report.form) ? settleFamilies : settleProducts;
  if (report.created + report.changed >= many) await settle(ctx);
  await ctx.follow();
  return report;
};

/** From how many things on what the database knows of its tables is counted anew. */
const many = 1000;

/** Checks and writes. What it throws comes before anything is confirmed. */
const importFrom = async (ctx: Ctx, source: Source | null, options: ImportOptions & { signal: AbortSignal }) => {
  const { dryRun = false, keepGoing = false, signal, onProgress = () => {} } = options;
  const byBatches = options.byBatches || keepGoing;
  const branches = await listBranches(ctx);
  const sheet = source ? await openSheet(source, branches, signal, options.form) : emptySheet;
  if ('says' in sheet) return { ...broken, problems: [sheet], problemCount: 1 };
  const { problems: wrongHeader, unused } = sheet.header;
  if (wrongHeader.length > 0) {
    return { ...broken, unused, problems: wrongHeader, problemCount: wrongHeader.length };
  }
  const asked = { dryRun, keepGoing, byBatches, signal, onProgress };
  if (isPartsSheet(sheet)) return { ...nothing, unused, ...(await importParts(ctx, sheet, asked)) };
  if (sheet.header.list) {
    return { ...nothing, unused, ...(await importList(ctx, { ...sheet, list: sheet.header.list, branches }, asked)) };
  }
  options.requireSite?.();
  const scan = await scanSheet(sheet);
  if (scan.isBroken) return { ...broken, unused, ...allOf(scan.problems) };

  const pictures = await openPictures(ctx, options.pictures, scan.rowOfCode.keys());
  const more = [...pictures.byCode.keys()].filter((code) => !scan.rowOfCode.has(code));
  const progressOf = (step: ImportProgress['step'], total: number) => (done: number) =>
    onProgress({ step, done, total });
  const checking: Checking = {
    sheet,
    pictures,
    more: more.map((code) => emptyRow(undefined, code)),
    names: await openNames(ctx),
    rowOfCode: scan.rowOfCode,
    branchIds: new Map(branches.map(({ code, id }) => [code, id])),
    onProgress: progressOf('checking', scan.rows + more.length),
  };
  const plan = await checkRows(ctx, checking, scan);
  const mayWrite = () => !dryRun && (keepGoing || scan.problems.count + plan.problems.count === 0);
  const keeping = (done: number, total: number) => {
    signal.throwIfAborted();
    onProgress({ step: 'pictures', done, total });
  };
  if (mayWrite()) await keepPictures(ctx, checking, scan, plan, keeping);

  const writing = { ...checking, keepGoing, signal, onProgress: progressOf('writing', plan.write.size) };
  const written =
    mayWrite() && plan.write.size > 0
      ? await (byBatches ? writeByBatches : writeTogether)(ctx, writing, plan)
      : undefined;
  const unmatched = pictures.unmatched.filter(({ file }) => !pictures.named.has(file));
  return {
    ...summaryOf(plan),
    ...(written && { created: written.created, changed: written.changed }),
    unused,
    unmatched,
    isBroken: false,
    isWritten: written ? written.created + written.changed > 0 : false,
    isCancelled: written?.isCut ?? false,
    upTo: written?.upTo,
    ...allOf(scan.problems, plan.problems, { count: written?.refused.length ?? 0, list: written?.refused ?? [] }),
  };
};

const isPartsForm = (form: ImportReport['form']) => partsForms.some((one) => one === form);
const isPartsSheet = (sheet: Sheet): sheet is PartsSheet => sheet.header.parts !== undefined;

/** Keeps the pictures of what is to be written; a product with one that cannot be kept is not written. */
const keepPictures = async (
  ctx: Ctx,
  { sheet, pictures }: Checking,
  { rowOfCode }: Scan,
  plan: Plan,
  onProgress: (done: number, total: number) => void,
) => {
  const wrong = await storePictures(ctx, pictures, plan.write.keys(), onProgress);
  for (const [code, sentences] of wrong) {
    addProblems(plan.problems, pictureProblems({ row: rowOfCode.get(code) }, sheet.header, sentences));
    plan.write.delete(code);
    plan.stock.delete(code);
  }
};

const summaryOf = ({ write, unchanged, missing }: Plan) => {
  const outcomes = [...write.values()];
  return {
    form: 'products' as const,
    created: outcomes.filter((outcome) => outcome === 'created').length,
    changed: outcomes.filter((outcome) => outcome === 'changed').length,
    unchanged,
    categories: [...missing.categories.values()].map((path) => path.join(' > ')),
    brands: [...missing.brands.values()],
    providers: [...missing.providers.values()],
  };
};
