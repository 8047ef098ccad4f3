import { findPrices } from '#server/catalogue/product-lists.service';
import { findForSave, type StoredProduct } from '#server/catalogue/save-products.service';
import type { Inside } from '#server/ctx';
import { recordHistories } from '#server/history/history.service';
import { findOnHand, type OnHand } from '#server/stock/on-hand.service';

/** How the rows of history that an import leaves name it. */
export type Noting = { changeId: string; reason: string };

/** Notes what became of these products: of a new one its name and price, of others each field. `stored` is what they were. */
export const noteProductChanges = async (
  inside: Inside,
  noting: Noting,
  stored: ReadonlyMap<string, StoredProduct>,
  codes: readonly string[],
) => {
  const saved = [...(await findForSave(inside, codes)).values()];
  const changes = saved.map((product) => {
    const { id: _, ...after } = product;
    const isNew = !stored.has(after.code);
    return {
      thing: { entity: 'product', id: after.code },
      stored: stored.get(after.code) ?? {},
      values: isNew ? { name: after.name, price: after.price } : after,
    };
  });
  await recordHistories(inside, changes, noting);
};

/** Notes which prices are to become others, before they do. */
export const notePrices = async (
  inside: Inside,
  noting: Noting,
  wanted: readonly { code: string; value: number }[],
) => {
  const stored = await findPrices(
    inside,
    wanted.map(({ code }) => code),
  );
  const changes = wanted.map(({ code, value }) => ({
    thing: { entity: 'product', id: code },
    stored: { price: stored.get(code)?.price },
    values: { price: value },
  }));
  await recordHistories(inside, changes, noting);
};

type Names = { codeOf: ReadonlyMap<number, string>; branchIds: ReadonlyMap<string, number> };

/** Notes which units are to become others, before they do: their rows are locked. */
export const noteUnits = async (
  inside: Inside,
  noting: Noting,
  wanted: readonly OnHand[],
  { codeOf, branchIds }: Names,
) => {
  const branches = new Map([...branchIds].map(([code, id]) => [id, code]));
  const rows = await findOnHand(
    inside,
    wanted.map(({ productId }) => productId),
  );
  const before = new Map(rows.map(({ productId, branchId, onHand }) => [`${productId} ${branchId}`, onHand]));
  const changes = wanted.map(({ productId, branchId, onHand }) => {
    const branch = branches.get(branchId) ?? '';
    return {
      thing: { entity: 'stock', id: codeOf.get(productId) ?? '' },
      stored: { [branch]: before.get(`${productId} ${branchId}`) ?? 0 },
      values: { [branch]: onHand },
    };
  });
  await recordHistories(inside, changes, noting);
};
