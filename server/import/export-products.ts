import { pricedProducts, wholeProducts } from '#server/catalogue/product-lists.service';
import type { Ctx } from '#server/ctx';
import { columns } from '#server/import/columns';
import { cellsOf, exported, priceText } from '#server/import/export-cells';
import { imageNamesOf, openExportNames } from '#server/import/export-names';
import { importedTitles, optionalTitles, type Rows } from '#server/import/export-rows';
import { exactText } from '#server/import/read-words';
import { findOnHand } from '#server/stock/on-hand.service';
import { listStockedBranches } from '#server/stock/stock.service';

/** The columns of products: what is stored of each, and its units at each branch. */
export const productTitles = async (ctx: Ctx) => [
  ...importedTitles(exported.map((field) => columns[field])),
  ...optionalTitles((await listStockedBranches(ctx)).map(({ name }) => `stock ${name}`)),
];

export const productRows: Rows = async function* (ctx, report, ids) {
  const branches = await listStockedBranches(ctx);
  const names = await openExportNames(ctx);
  for await (const page of wholeProducts(ctx, ids)) {
    const images = await imageNamesOf(ctx, page);
    const units = await unitsOf(ctx, page);
    for (const product of page) {
      const stock = branches.map(({ id }) => units(product.id, id) ?? '');
      yield [...cellsOf(product, { ...names, images }), ...stock.map(String)];
    }
    report(page.length);
  }
};

export const priceRows: Rows = async function* (ctx, report, ids) {
  for await (const page of pricedProducts(ctx, ids)) {
    for (const { code, price } of page) yield [exactText(code), priceText(price)];
    report(page.length);
  }
};

/** Units at each branch, or at one. */
export const stockRows = (branchCode?: string): Rows =>
  async function* (ctx, report, ids) {
    const all = await listStockedBranches(ctx);
    const branches = all.filter(({ code }) => branchCode === undefined || code === branchCode);
    for await (const page of pricedProducts(ctx, ids)) {
      const units = await unitsOf(ctx, page);
      for (const { id, code } of page) {
        for (const branch of branches) yield [exactText(code), branch.name, String(units(id, branch.id) ?? 0)];
      }
      report(page.length);
    }
  };

const unitsOf = async (ctx: Ctx, products: readonly { id: number }[]) => {
  const rows = await findOnHand(
    ctx,
    products.map(({ id }) => id),
  );
  const units = new Map(rows.map(({ productId, branchId, onHand }) => [`${productId} ${branchId}`, onHand]));
  return (productId: number, branchId: number) => units.get(`${productId} ${branchId}`);
};
