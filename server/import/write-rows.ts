import { findForSave, noteProducts, type SavedProduct, writeProducts } from '#server/catalogue/save-products.service';
import type { Ctx } from '#server/ctx';
import { buildProduct } from '#server/import/build-product';
import { batchSize, belowReserved, type Checking, type Plan } from '#server/import/check-rows';
import { createMissing } from '#server/import/missing-names';
import type { Names } from '#server/import/names';
import { imageIdsOf } from '#server/import/pictures';
import type { Problem } from '#server/import/problem';
import type { ProductRow } from '#server/import/read-row';
import { readBatches } from '#server/import/scan-sheet';
import { inTransaction } from '#server/in-transaction';
import { Refusal } from '#server/refusal';
import { lockOnHand, type OnHand, setOnHand } from '#server/stock/on-hand.service';

/** Writes what was planned, all of it or nothing: what stands in the way comes back. */
export const writeTogether = (ctx: Ctx, checking: Checking, plan: Plan): Promise<Problem[]> =>
  inTransaction(ctx, async (inside) => {
    const refused = await lockOnHand(inside, plan.stock);
    if (refused.length > 0) return refused.map(belowReserved);
    const names = await createMissing(inside, plan.missing);
    const written: Written = { products: [], stock: [] };
    let done = 0;
    for await (const batch of readBatches(checking.sheet, checking.more, batchSize, ({ code }) =>
      plan.write.has(code),
    )) {
      await writeBatch(inside, { ...checking, names }, batch, written);
      done += batch.length;
      checking.onProgress(done);
    }
    await finish(inside, written);
    return [];
  });

/** Writes what was planned batch by batch, each for itself: rows that something stands in the way of are left out. */
export const writeByBatches = async (ctx: Ctx, checking: Checking, plan: Plan): Promise<Problem[]> => {
  const names = await inTransaction(ctx, (inside) => createMissing(inside, plan.missing));
  const problems: Problem[] = [];
  let done = 0;
  for await (const batch of readBatches(checking.sheet, checking.more, batchSize, ({ code }) => plan.write.has(code))) {
    problems.push(...(await writeAlone(ctx, { ...checking, names }, batch, plan)));
    done += batch.length;
    checking.onProgress(done);
  }
  return problems;
};

const writeAlone = (ctx: Ctx, checking: Checking, batch: readonly ProductRow[], plan: Plan) =>
  inTransaction(ctx, async (inside) => {
    const codes = new Set(batch.map(({ code }) => code));
    const refused = await lockOnHand(
      inside,
      plan.stock.filter(({ code }) => codes.has(code)),
    );
    const isRefused = new Set(refused.map(({ code }) => code));
    const written: Written = { products: [], stock: [] };
    await writeBatch(
      inside,
      checking,
      batch.filter(({ code }) => !isRefused.has(code)),
      written,
    );
    await finish(inside, written);
    return refused.map(belowReserved);
  });

type Written = { products: SavedProduct[]; stock: OnHand[] };

const writeBatch = async (
  inside: Ctx,
  { sheet, names, branchIds, pictures }: Checking & { names: Names },
  batch: readonly ProductRow[],
  written: Written,
) => {
  const codes = batch.map(({ code }) => code);
  const stored = await findForSave(inside, codes, { lock: true });
  const rows = batch.map((row) => {
    const built = buildProduct(row, stored.get(row.code), {
      ...{ header: sheet.header, names, images: imageIdsOf(pictures, row.code) },
    });
    if ('problems' in built) throw new Refusal('import.changedMeanwhile');
    return built.product;
  });
  const saved = await writeProducts(inside, rows);
  const ids = new Map(saved.map(({ code, id }) => [code, id]));
  written.products.push(...saved.filter(({ outcome }) => outcome !== 'same'));
  for (const { code, stock } of batch) {
    for (const [branch, onHand] of stock) {
      written.stock.push({ productId: ids.get(code) ?? 0, branchId: branchIds.get(branch) ?? 0, onHand });
    }
  }
};

/** What comes last: stock in key order, as orders take it, and the note of what changed. */
const finish = async (inside: Ctx, { products, stock }: Written) => {
  await setOnHand(inside, stock);
  await noteProducts(inside, products);
};
