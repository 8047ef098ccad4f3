import type { ExportForm } from '#contract/plain/exports';
import { countProducts } from '#server/catalogue/product-lists.service';
import type { Ctx } from '#server/ctx';
import { columnsOf, type PartsForm } from '#server/import/autoparts/columns';
import { exportParts } from '#server/import/autoparts/export-parts';
import { asLiteral } from '#server/import/cell';
import { columns } from '#server/import/columns';
import { paidOrderRows, paidOrderTitles } from '#server/import/export-orders';
import { personRows, personTitles } from '#server/import/export-people';
import { priceRows, productRows, productTitles, stockRows } from '#server/import/export-products';
import { importedTitles, neededTitles, optionalTitles, type Rows, type Title } from '#server/import/export-rows';
import { countSubscribers, listSubscribers } from '#server/newsletter/newsletter.service';
import { countPaid, type PaidRange } from '#server/orders/paid-orders.service';
import { countPeople } from '#server/people/people.service';
import { Refusal } from '#server/refusal';

type ExportProgress = { step: 'exporting'; done: number; total: number };
type Asked = {
  form: ExportForm;
  /** For an export of orders. */
  range?: PaidRange | undefined;
  /** The products that it has; by default all of the site. */
  ids?: readonly number[] | undefined;
  /** The branch whose stock it has; by default all. */
  branchCode?: string | undefined;
  /** The families that it has; by default all. */
  families?: readonly string[] | undefined;
  /** The brand whose vehicles it has; by default all. */
  brandId?: number | undefined;
  /** Titles of the columns that are chosen; by default all. */
  columns?: readonly string[] | undefined;
};

/** A thing that is exported: its columns, how many there are, its rows. */
type Exported = {
  titles: (ctx: Ctx) => Promise<Title[]> | Title[];
  open: (ctx: Ctx, asked: Omit<Asked, 'form' | 'columns'>) => Promise<readonly [count: number, rows: Rows]>;
};

const subscribers: Rows = async function* (ctx, report) {
  for await (const page of listSubscribers(ctx)) {
    for (const { email, confirmedAt, textVersion, unsubscribeUrl } of page)
      yield [email, confirmedAt?.toISOString() ?? '', textVersion, unsubscribeUrl];
    report(page.length);
  }
};

const parts = (form: PartsForm): Exported => ({
  titles: () => {
    const own = importedTitles(columnsOf(form).map(([, column]) => column));
    // A family is known by its code, a row of the other lists by all that stands in it.
    return form === 'families' ? own : neededTitles(own.map(({ title }) => title));
  },
  open: (ctx, asked) => exportParts(ctx, form, asked),
});

const exported: Record<ExportForm, Exported> = {
  products: { titles: productTitles, open: async (ctx, { ids }) => [await countProducts(ctx, ids), productRows] },
  prices: {
    titles: () => neededTitles([columns.code.names[0], columns.price.names[0]]),
    open: async (ctx, { ids }) => [await countProducts(ctx, ids), priceRows],
  },
  stock: {
    titles: () => neededTitles([columns.code.names[0], 'sucursal', 'cantidad']),
    open: async (ctx, { ids, branchCode }) => [await countProducts(ctx, ids), stockRows(branchCode)],
  },
  families: parts('families'),
  vehicles: parts('vehicles'),
  fitments: parts('fitments'),
  codes: parts('codes'),
  orders: {
    titles: () => optionalTitles(paidOrderTitles),
    open: async (ctx, { range = {} }) => [await countPaid(ctx, range), paidOrderRows(range)],
  },
  newsletter: {
    titles: () => optionalTitles(['e-mail', 'confirmado', 'versión del texto', 'enlace de baja']),
    open: async (ctx) => [await countSubscribers(ctx), subscribers],
  },
  people: { titles: () => optionalTitles(personTitles), open: async (ctx) => [await countPeople(ctx), personRows] },
};

/** The columns that an export may have, in their order. */
export const exportTitles = async (ctx: Ctx, form: ExportForm): Promise<Title[]> => exported[form].titles(ctx);

/**
 * Opens an export: how many things it has, and its rows, the header first. Products, orders and the newsletter are of the
 * ctx's site, autoparts and people of all. Importing it changes nothing, whichever columns are chosen: the needed ones are
 * always there. A row is as its thing was when it was read; between two pages others get their turn. Throws a 422 for a
 * column that there is not, or where none is left.
 */
export const openExport = async (ctx: Ctx, { form, columns: chosen, ...asked }: Asked) => {
  const titles = await exportTitles(ctx, form);
  const unknown = chosen?.find((one) => !titles.some(({ title }) => title === one));
  if (unknown !== undefined) throw new Refusal('export.column', { column: unknown });
  const kept = titles.flatMap(({ title, isNeeded }, at) => (!chosen || isNeeded || chosen.includes(title) ? at : []));
  if (kept.length === 0) throw new Refusal('export.noColumns');
  const [count, rows] = await exported[form].open(ctx, asked);
  const literal = (row: readonly string[]) => kept.map((at) => asLiteral(row[at] ?? ''));
  const written = async function* (report: (more: number) => void = () => {}): AsyncGenerator<string[]> {
    yield literal(titles.map(({ title }) => title));
    for await (const row of rows(ctx, report, asked.ids)) yield literal(row);
  };
  return { count, rows: written };
};

/** The rows of an export, the header first. */
export const exportRows = async function* (
  ctx: Ctx,
  { onProgress = () => {}, ...asked }: Asked & { onProgress?: (progress: ExportProgress) => void },
): AsyncGenerator<string[]> {
  const { count: total, rows } = await openExport(ctx, asked);
  let done = 0;
  yield* rows((more) => onProgress({ step: 'exporting', done: (done += more), total }));
};
