import { removeMadeCategories } from '#server/catalogue/edit-categories.service';
import { giveBack } from '#server/catalogue/give-back';
import { findPrices } from '#server/catalogue/product-lists.service';
import { noteProducts } from '#server/catalogue/save-products.service';
import type { Ctx, Inside } from '#server/ctx';
import { removeAdded } from '#server/gallery/gallery.service';
import { changedInPages, changedTogether, recordHistories } from '#server/history/history.service';
import type { Noting } from '#server/import/record-changes';
import { inTransactionOnly } from '#server/in-transaction';
import { removeMadeNamed } from '#server/named/named.service';
import { lockShelves } from '#server/stock/on-hand.service';
import { listBranches } from '#server/stock/stock.service';

const atOnce = 500;
const namedSize = 20;

/**
 * `changes`: products that got something back; `hiddenCount`: those that it made and that were hidden already; `kept`: those that
 * somebody changed since, the first of them by name. `pictureCount`: pictures that left the library again.
 */
type Undone = {
  changes: number;
  hiddenCount: number;
  pictureCount: number;
  keptCount: number;
  kept: { code: string; name: string }[];
};
type Undoing = { noting: Noting; signal: AbortSignal; onProgress: (products: number) => void };

/**
 * Takes back what an import changed, in batches that are each confirmed, until cancelled. Doing it again goes on where
 * it stopped. Fields that somebody changed since stay; units go back by what the import added, not below those held. A product
 * that it made and somebody changed since stays public, with its units.
 * Categories, brands and providers that it made go where nothing has them any more.
 */
export const undoImport = async (ctx: Ctx, of: string, { noting, signal, onProgress }: Undoing): Promise<Undone> => {
  const changed = new Set<string>();
  const kept = new Map<string, string>();
  const stays = new Set<string>();
  let hiddenCount = 0;
  const note = (done: { changed: readonly string[]; kept: readonly { code: string; name: string }[] }) => {
    for (const code of done.changed) changed.add(code);
    for (const { code, name } of done.kept) kept.set(code, name);
    onProgress(changed.size);
  };
  for await (const done of changedInPages(ctx, 'product', of, atOnce)) {
    signal.throwIfAborted();
    note(
      await inTransactionOnly(ctx, async (inside) => {
        const back = await giveBack(inside, { done, of, about: noting });
        hiddenCount += back.hidden;
        for (const code of back.stays) stays.add(code);
        await noteProducts(inside, back.notes);
        return back;
      }),
    );
  }
  for await (const done of changedInPages(ctx, 'stock', of, atOnce)) {
    signal.throwIfAborted();
    const units = done.filter(({ id }) => !stays.has(id));
    note(await inTransactionOnly(ctx, (inside) => giveBackUnits(inside, units, noting)));
  }
  // Those of products that it made stay with them.
  const pictureCount = await removeAdded(ctx, of, noting);
  await inTransactionOnly(ctx, (inside) => removeMadeCategories(inside, of, noting));
  for (const kind of ['brand', 'provider'] as const)
    await inTransactionOnly(ctx, (inside) => removeMadeNamed(inside, kind, of, noting));
  await ctx.follow();
  const named = [...kept].map(([code, name]) => ({ code, name }));
  return {
    changes: changed.size,
    hiddenCount,
    pictureCount,
    keptCount: named.length,
    kept: named.slice(0, namedSize),
  };
};

type Done = { id: string; field: string; from: unknown; to: unknown };

const giveBackUnits = async (inside: Inside, done: readonly Done[], noting: Noting) => {
  const products = await findPrices(inside, [...new Set(done.map(({ id }) => id))]);
  const branches = new Map((await listBranches(inside)).map(({ code, id }) => [code, id]));
  // Units are differences: those that an undo which was cut gave back already are not given back again.
  const before = await changedTogether(inside, 'stock', noting.changeId, [...products.keys()]);
  const isBack = new Set(before.map(({ id, field }) => `${id} ${field}`));
  const wanted = done.flatMap(({ id: code, field, from, to }) => {
    const [productId, branchId] = [products.get(code)?.id, branches.get(field)];
    const added = Number(to) - Number(from ?? 0);
    return productId && branchId && !isBack.has(`${code} ${field}`)
      ? [{ code, field, productId, branchId, added }]
      : [];
  });
  const shelves = await lockShelves(inside, wanted);
  const back = wanted.map((one) => {
    const shelf = shelves.at(one);
    const stored = shelf.onHand;
    shelf.onHand = Math.max(shelf.reserved, stored - one.added);
    return { ...one, stored, now: shelf.onHand };
  });
  await shelves.save();
  await recordHistories(
    inside,
    back.map(({ code, field, stored, now }) => ({
      thing: { entity: 'stock', id: code },
      stored: { [field]: stored },
      values: { [field]: now },
    })),
    noting,
  );
  const isShort = ({ stored, added, now }: (typeof back)[number]) => now !== stored - added;
  return {
    changed: back.filter(({ stored, now }) => stored !== now).map(({ code }) => code),
    kept: back.filter(isShort).map(({ code }) => ({ code, name: code })),
  };
};
