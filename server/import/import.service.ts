import { partsNounsOf } from '#contract/plain/imports';
import { usableRate } from '#contract/plain/rate';
import { settleFamilies } from '#server/autoparts/whole-families.service';
import { settleProducts } from '#server/catalogue/save-products.service';
import { Mistake } from '#server/commands/mistake';
import type { Ctx } from '#server/ctx';
import { withTimeLimits } from '#server/database/time-limits';
import { importParts, type PartsSheet } from '#server/import/autoparts/import-parts';
import { checkRows, pictureProblems } from '#server/import/check-rows';
import type { Source } from '#server/import/encoding';
import { findGone } from '#server/import/gone';
import { noHtml } from '#server/import/html-cells';
import { importList } from '#server/import/import-list';
import type { ImportOptions, ImportProgress, ImportReport } from '#server/import/import-report';
import { inDollars, type Money } from '#server/import/money';
import { openNames } from '#server/import/names';
import { listOutcomes } from '#server/import/outcomes';
import { openPictures } from '#server/import/pictures';
import type { Checking, Plan } from '#server/import/plan';
import { pricesInDollars } from '#server/import/prices-in-dollars';
import { addProblems, allOf, noProblems } from '#server/import/problem';
import { emptyRow } from '#server/import/read-row';
import { asksMore } from '#server/import/rules';
import { type Scan, scanSheet } from '#server/import/scan-sheet';
import { emptySheet, openSheet } from '#server/import/sheet';
import type { Sheet } from '#server/import/sheet-row';
import { findSameBarcodes, findSimilarCodes } from '#server/import/similar-codes';
import { storePictures } from '#server/import/store-pictures';
import { writeByBatches, writeTogether } from '#server/import/write-rows';
import { listStockedBranches } from '#server/stock/stock.service';

const nothing: ImportReport = {
  form: 'products',
  isWritten: false,
  isCancelled: false,
  isBroken: false,
  digest: '',
  isOther: false,
  upTo: undefined,
  created: 0,
  changed: 0,
  unchanged: 0,
  hidden: 0,
  outcomes: [],
  gone: [],
  problems: [],
  problemCount: 0,
  lacking: { columns: [], count: 0 },
  leftOut: new Set(),
  besides: new Map(),
  lists: { rightOut: 0 },
  removed: 0,
  told: new Map(),
  unused: [],
  categories: [],
  brands: [],
  providers: [],
  unmatched: [],
  moved: [],
  encoding: undefined,
  html: noHtml(),
  similar: [],
  sameBarcode: [],
  hiddenRows: 0,
  rate: undefined,
  inDollars: 0,
};

const noProducts = { says: 'Las imágenes entran con una planilla de productos o de precios, o solas' };

const broken: ImportReport = { ...nothing, isBroken: true };

/**
 * Brings a spreadsheet of products or a list of autoparts, pictures, or both into the catalogue of the ctx's
 * site. Importing the same again changes nothing. Their mistakes are in the report, by row and column.
 */
export const importProducts = (ctx: Ctx, source: Source | null, options: ImportOptions = {}): Promise<ImportReport> =>
  withTimeLimits('batch', () => importAndSettle(ctx, source, options));

const importAndSettle = async (ctx: Ctx, source: Source | null, options: ImportOptions): Promise<ImportReport> => {
  const { signal = new AbortController().signal } = options;
  const report = await importFrom(ctx, source, { ...options, signal }).catch((error: unknown) => {
    if (signal.aborted) return { ...nothing, isCancelled: true };
    throw error;
  });
  if (!report.isWritten) return report;
  // Confirmed by now: what fails from here on is no cancelling.
  const settle = partsNounsOf(report.form) ? settleFamilies : settleProducts;
  if (report.created + report.changed >= many) await settle(ctx);
  await ctx.follow();
  return report;
};

/** From how many things on what the database knows of its tables is counted anew. */
const many = 1000;

/** Checks and writes. It throws before anything is confirmed. */
const importFrom = async (ctx: Ctx, source: Source | null, options: ImportOptions & { signal: AbortSignal }) => {
  const { dryRun = false, keepGoing = false, signal, onProgress = () => {}, noting, rules = {} } = options;
  const byBatches = options.byBatches || keepGoing;
  const branches = await listStockedBranches(ctx);
  const money = options.currency === 'UYU' ? pesosAt(ctx, options) : inDollars;
  const sheet = source
    ? await openSheet(source, branches, { ...options.reading, signal, form: options.form, money })
    : emptySheet;
  if ('says' in sheet) {
    const { encoding, ...problem } = sheet;
    return { ...broken, encoding, problems: [problem], problemCount: 1 };
  }
  const { problems: wrongHeader, unused } = sheet.header;
  const { encoding } = sheet;
  const hiddenRows = () => sheet.hidden?.count ?? 0;
  if (wrongHeader.length > 0) {
    return { ...broken, encoding, unused, problems: wrongHeader, problemCount: wrongHeader.length };
  }
  const hasPictures = (options.pictures?.names.length ?? 0) > 0;
  const isPriced = sheet.header.list?.form === 'prices' && (asksMore(rules) || hasPictures);
  if (hasPictures && (isPartsSheet(sheet) || (sheet.header.list && !isPriced))) {
    return { ...broken, encoding, unused, problems: [noProducts], problemCount: 1 };
  }
  const asked = { dryRun, keepGoing, byBatches, signal, onProgress, noting, seen: options.seen };
  if (isPartsSheet(sheet)) {
    const done = await importParts(ctx, sheet, asked);
    return { ...nothing, encoding, unused, ...done, hiddenRows: hiddenRows() };
  }
  const { rate } = money;
  const dollarPrices = money.currency === 'UYU' ? await pricesInDollars(sheet) : 0;
  if (sheet.header.list && !isPriced) {
    const list = { ...sheet, list: sheet.header.list, branches };
    const done = await importList(ctx, list, asked);
    return { ...nothing, encoding, unused, rate, inDollars: dollarPrices, ...done, hiddenRows: hiddenRows() };
  }
  options.requireSite?.();
  const scan = await scanSheet(sheet);
  if (scan.isBroken) return { ...broken, encoding, unused, ...allOf(scan.problems) };

  const pictures = await openPictures(ctx, options.pictures, scan);
  const more = [...pictures.byCode.keys()].filter((code) => !scan.rowOfCode.has(code));
  const progressOf = (step: ImportProgress['step'], total: number) => (done: number) =>
    onProgress({ step, done, total });
  const checking: Checking = {
    sheet,
    pictures,
    more: more.map((code) => emptyRow(undefined, code)),
    names: await openNames(ctx),
    rowOfCode: scan.rowOfCode,
    move: options.move ?? false,
    rules,
    branchIds: new Map(branches.map(({ code, id }) => [code, id])),
    onProgress: progressOf('checking', scan.rows + more.length),
  };
  const plan = await checkRows(ctx, checking, scan);
  const gone = source ? await findGone(ctx, rules, scan, plan.outcomes) : [];
  const created = [...plan.write].flatMap(([code, outcome]) => (outcome === 'created' ? code : []));
  const similar = await findSimilarCodes(ctx, created, plan);
  const sameBarcode = await findSameBarcodes(ctx, plan);
  const digest = plan.digest.digest('hex');
  const isOther = options.seen !== undefined && options.seen !== digest;
  const mayWrite = () => !dryRun && !isOther && (keepGoing || scan.problems.count + plan.problems.count === 0);
  const keeping = (done: number, total: number) => {
    signal.throwIfAborted();
    onProgress({ step: 'pictures', done, total });
  };
  if (mayWrite()) await keepPictures(ctx, checking, scan, plan, { noting, onProgress: keeping });

  const writing = { ...checking, keepGoing, signal, noting, onProgress: progressOf('writing', plan.write.size) };
  const written =
    mayWrite() && plan.write.size > 0
      ? await (byBatches ? writeByBatches : writeTogether)(ctx, writing, plan)
      : undefined;
  const refused = noProblems();
  addProblems(refused, written?.refused ?? []);
  const unmatched = pictures.unmatched.filter(({ file }) => !pictures.named.has(file));
  return {
    ...nothing,
    ...summaryOf(plan),
    gone,
    digest,
    isOther,
    encoding,
    html: scan.html,
    similar,
    sameBarcode,
    ...(written && { created: written.created, changed: written.changed }),
    unused,
    unmatched,
    hiddenRows: hiddenRows(),
    rate,
    inDollars: dollarPrices,
    isBroken: false,
    isWritten: written ? written.created + written.changed > 0 : false,
    isCancelled: written?.isCut ?? false,
    upTo: written?.upTo,
    ...allOf(scan.problems, plan.problems, refused),
  };
};

/** How pesos are read: at the site's rate, where it has one of these days. */
const pesosAt = (ctx: Ctx, { requireSite }: ImportOptions): Money => {
  requireSite?.();
  const { rate } = ctx.settings;
  const usable = usableRate(ctx.settings, ctx.clock());
  if (usable) return { currency: 'UYU', rate: usable };
  const lacks = rate ? `La cotización de la tienda es del ${rate.date}` : 'La tienda no tiene cotización';
  throw new Mistake(`${lacks}: para importar pesos poné la de hoy en Ajustes › Ventas y precios`);
};

const isPartsSheet = (sheet: Sheet): sheet is PartsSheet => sheet.header.parts !== undefined;

/** Keeps the pictures of what is to be written; a product with one that cannot be kept is not written. */
const keepPictures = async (
  ctx: Ctx,
  { sheet, pictures }: Checking,
  { rowOfCode }: Scan,
  plan: Plan,
  keeping: Parameters<typeof storePictures>[3],
) => {
  const wrong = await storePictures(ctx, pictures, plan.write.keys(), keeping);
  for (const [code, sentences] of wrong) {
    addProblems(plan.problems, pictureProblems({ row: rowOfCode.get(code) }, sheet.header, sentences));
    plan.write.delete(code);
    plan.stock.delete(code);
  }
};

const summaryOf = ({ write, unchanged, hidden, outcomes: found, missing, moved }: Plan) => {
  const outcomes = [...write.values()];
  return {
    form: 'products' as const,
    created: outcomes.filter((outcome) => outcome === 'created').length,
    changed: outcomes.filter((outcome) => outcome === 'changed').length,
    unchanged,
    hidden,
    outcomes: listOutcomes(found),
    told: found.told,
    moved,
    categories: [...missing.categories.values()].map((path) => path.join(' > ')),
    brands: [...missing.brands.values()],
    providers: [...missing.providers.values()],
  };
};
