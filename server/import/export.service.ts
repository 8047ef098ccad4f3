import { countProducts, pricedProducts, wholeProducts } from '#server/catalogue/product-lists.service';
import type { Ctx } from '#server/ctx';
import type { PartsForm } from '#server/import/autoparts/columns';
import { exportParts } from '#server/import/autoparts/export-parts';
import { asLiteral } from '#server/import/cell';
import { columns } from '#server/import/columns';
import { cellsOf, exported, priceText } from '#server/import/export-cells';
import { imageNamesOf, openExportNames } from '#server/import/export-names';
import { paidOrderRows } from '#server/import/export-orders';
import type { Rows } from '#server/import/export-rows';
import { exactText } from '#server/import/read-words';
import { countSubscribers, listSubscribers } from '#server/newsletter/newsletter.service';
import { countPaid, type PaidRange } from '#server/orders/paid-orders.service';
import { findOnHand } from '#server/stock/on-hand.service';
import { listStockedBranches } from '#server/stock/stock.service';

/**
 * Everything of every product, one of the short lists (codes with prices, or with branches and quantities), a list of
 * autoparts, who gets the newsletter, or the orders that are paid.
 */
export type ExportForm = 'products' | 'prices' | 'stock' | 'newsletter' | 'orders' | PartsForm;
type ExportProgress = { step: 'exporting'; done: number; total: number };
type ExportOptions = {
  form: ExportForm;
  /** For an export of orders. */
  range?: PaidRange | undefined;
  onProgress?: (progress: ExportProgress) => void;
};

/**
 * The products of the ctx's site, or the autoparts of all, as rows that the import reads, the header first. Importing them
 * changes nothing. The newsletter's list and orders are of the ctx's site, and only go out. A row is as its product was when it was read; between two pages others get their turn.
 */
export const exportRows = async function* (
  ctx: Ctx,
  { form, range, onProgress = () => {} }: ExportOptions,
): AsyncGenerator<string[]> {
  const [total, rows] = await listOf(ctx, form, range);
  let done = 0;
  const report = (more: number) => onProgress({ step: 'exporting', done: (done += more), total });
  for await (const row of rows(ctx, report)) yield row.map(asLiteral);
};

const listOf = async (
  ctx: Ctx,
  form: ExportForm,
  range: PaidRange = {},
): Promise<readonly [total: number, rows: Rows]> => {
  if (form === 'orders') return [await countPaid(ctx, range), paidOrderRows(range)];
  if (form === 'newsletter') return [await countSubscribers(ctx), subscribers];
  return isOfProducts(form) ? [await countProducts(ctx), forms[form]] : exportParts(ctx, form);
};

const subscribers: Rows = async function* (ctx, report) {
  yield ['e-mail', 'confirmado', 'versión del texto', 'enlace de baja'];
  for await (const page of listSubscribers(ctx)) {
    for (const { email, confirmedAt, textVersion, unsubscribeUrl } of page)
      yield [email, confirmedAt?.toISOString() ?? '', textVersion, unsubscribeUrl];
    report(page.length);
  }
};

type OfProducts = Exclude<ExportForm, PartsForm | 'newsletter' | 'orders'>;
const isOfProducts = (form: ExportForm): form is OfProducts => form in forms;

const forms: Record<OfProducts, Rows> = {
  products: async function* (ctx, report) {
    const branches = await listStockedBranches(ctx);
    const names = await openExportNames(ctx);
    yield [...exported.map((field) => columns[field].names[0]), ...branches.map(({ name }) => `stock ${name}`)];
    for await (const page of wholeProducts(ctx)) {
      const images = await imageNamesOf(ctx, page);
      const units = await unitsOf(ctx, page);
      for (const product of page) {
        const stock = branches.map(({ id }) => units(product.id, id) ?? '');
        yield [...cellsOf(product, { ...names, images }), ...stock.map(String)];
      }
      report(page.length);
    }
  },
  prices: async function* (ctx, report) {
    yield [columns.code.names[0], columns.price.names[0]];
    for await (const page of pricedProducts(ctx)) {
      for (const { code, price } of page) yield [exactText(code), priceText(price)];
      report(page.length);
    }
  },
  stock: async function* (ctx, report) {
    const branches = await listStockedBranches(ctx);
    yield [columns.code.names[0], 'sucursal', 'cantidad'];
    for await (const page of pricedProducts(ctx)) {
      const units = await unitsOf(ctx, page);
      for (const { id, code } of page) {
        for (const branch of branches) yield [exactText(code), branch.name, String(units(id, branch.id) ?? 0)];
      }
      report(page.length);
    }
  },
};

const unitsOf = async (ctx: Ctx, products: readonly { id: number }[]) => {
  const rows = await findOnHand(
    ctx,
    products.map(({ id }) => id),
  );
  const units = new Map(rows.map(({ productId, branchId, onHand }) => [`${productId} ${branchId}`, onHand]));
  return (productId: number, branchId: number) => units.get(`${productId} ${branchId}`);
};
