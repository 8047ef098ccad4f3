import {
  addNotes,
  lockProducts,
  noteProducts,
  type ProductNotes,
  type SavedProduct,
  writeProducts,
} from '#server/catalogue/save-products.service';
import type { Ctx, Inside } from '#server/ctx';
import { buildProduct } from '#server/import/build-product';
import { batchSize, belowReserved } from '#server/import/check-rows';
import { createMissing, isMissingAny, noteMade, noteMissing, nothingMissing } from '#server/import/missing-names';
import type { Names } from '#server/import/names';
import { imageIdsOf } from '#server/import/pictures';
import type { Checking, Plan } from '#server/import/plan';
import { renameFirst } from '#server/import/previous-codes';
import type { Problem } from '#server/import/problem';
import type { ProductRow } from '#server/import/read-row';
import { type Noting, noteProductChanges, noteUnits } from '#server/import/record-changes';
import { readBatches } from '#server/import/scan-sheet';
import { inTransactionOnly } from '#server/in-transaction';
import { Refusal } from '#server/refusal';
import { lockOnHand, noteStock, type OnHand, type SeenStock, setOnHand } from '#server/stock/on-hand.service';

/** The rows that are confirmed. `upTo`: by batches, the last row of the file that is. `isCut`: cancelled before the end. */
type Written = {
  created: number;
  changed: number;
  upTo?: number | undefined;
  isCut?: boolean;
  refused: Problem[];
};

type Writing = Checking & { signal: AbortSignal; noting?: Noting | undefined };

/** Writes what was planned, all of it or nothing: what stands in the way comes back. */
export const writeTogether = (ctx: Ctx, writing: Writing, plan: Plan): Promise<Written> =>
  inTransactionOnly(ctx, async (inside) => {
    const refused = await lockOnHand(inside, [...plan.stock.values()].flat());
    if (refused.length > 0) return { ...none, refused: refused.map(belowReserved) };
    const names = await createMissing(inside, plan.missing, writing.names);
    const notes = noNotes();
    let done = 0;
    for await (const batch of batchesOf(writing, plan)) {
      await writeBatch(inside, { ...writing, names, plan }, batch, notes);
      done += batch.length;
      writing.onProgress(done);
    }
    await note(inside, notes);
    await noteMade(inside, plan.missing, names, writing.noting);
    writing.signal.throwIfAborted();
    return { created: notes.created, changed: notes.changed, refused: [] };
  });

/**
 * Writes what was planned batch by batch, each confirmed by itself, until cancelled. A row that something stands in
 * the way of is left out where the import keeps going, and else ends it.
 */
export const writeByBatches = async (
  ctx: Ctx,
  writing: Writing & { keepGoing: boolean },
  plan: Plan,
): Promise<Written> => {
  const written: Written = { ...none, refused: [] };
  let { names } = writing;
  let done = 0;
  try {
    for await (const batch of batchesOf(writing, plan)) {
      const one = await inTransactionOnly(ctx, (inside) => writeAlone(inside, { ...writing, names }, batch, plan));
      written.refused.push(...one.refused.map(belowReserved));
      if (one.refused.length > 0 && !writing.keepGoing) break;
      ({ names } = one);
      written.created += one.created;
      written.changed += one.changed;
      written.upTo = batch.at(-1)?.row ?? written.upTo;
      done += batch.length;
      writing.onProgress(done);
    }
  } catch (error) {
    if (!writing.signal.aborted) throw error;
    written.isCut = true;
  }
  return written;
};

const none = { created: 0, changed: 0 };

const batchesOf = async function* ({ sheet, more, signal }: Writing, plan: Plan) {
  for await (const batch of readBatches(sheet, more, batchSize, ({ code }) => plan.write.has(code))) {
    signal.throwIfAborted();
    yield batch;
  }
};

const writeAlone = async (
  inside: Inside,
  writing: Writing & { keepGoing: boolean },
  all: readonly ProductRow[],
  plan: Plan,
) => {
  const refused = await lockOnHand(
    inside,
    all.flatMap(({ code }) => plan.stock.get(code) ?? []),
  );
  const notes = noNotes();
  let { names } = writing;
  if (refused.length > 0 && !writing.keepGoing) return { ...notes, names, refused };
  const isRefused = new Set(refused.map(({ code }) => code));
  const batch = all.filter(({ code }) => !isRefused.has(code));
  const missing = nothingMissing();
  for (const { values } of batch) noteMissing(missing, names, values);
  if (isMissingAny(missing)) names = await createMissing(inside, missing, names);
  await writeBatch(inside, { ...writing, names, plan }, batch, notes);
  await note(inside, notes);
  await noteMade(inside, missing, names, writing.noting);
  return { ...notes, names, refused };
};

type Notes = { created: number; changed: number; products: ProductNotes; stock: SeenStock };
const noNotes = (): Notes => ({
  created: 0,
  changed: 0,
  products: { ids: [], movesMenu: false },
  stock: { moves: [], stays: [] },
});

const writeBatch = async (
  inside: Inside,
  { sheet, names, branchIds, pictures, plan, noting, rules }: Writing & { names: Names; plan: Plan },
  batch: readonly ProductRow[],
  notes: Notes,
) => {
  await renameFirst(inside, batch);
  const codes = batch.map(({ code }) => code);
  const stored = await lockProducts(inside, codes);
  const rows = batch.map((row) => {
    const built = buildProduct(row, stored.get(row.code), {
      header: sheet.header,
      names,
      images: imageIdsOf(pictures, row.code),
      rules,
    });
    if ('problems' in built) throw new Refusal('import.changedMeanwhile');
    return built.product;
  });
  const saved = await writeProducts(inside, rows);
  count(notes, saved, batch);
  addNotes(notes.products, saved);
  if (noting) await noteProductChanges(inside, noting, stored, codes);
  const ids = new Map(saved.map(({ code, id }) => [code, id]));
  // A product that was there has only rows that are locked already: its stock comes before it in the order of locks.
  const onHand = batch.flatMap(({ code, stock }) =>
    plan.write.get(code) === 'created'
      ? [...stock].map(([branch, units]): OnHand => {
          return { productId: ids.get(code) ?? 0, branchId: branchIds.get(branch) ?? 0, onHand: units };
        })
      : (plan.stock.get(code) ?? []),
  );
  if (noting)
    await noteUnits(inside, noting, onHand, { codeOf: new Map(saved.map(({ id, code }) => [id, code])), branchIds });
  const { moves, stays } = await setOnHand(inside, onHand);
  notes.stock.moves.push(...moves);
  notes.stock.stays.push(...stays);
};

const count = (notes: Notes, saved: readonly SavedProduct[], batch: readonly ProductRow[]) => {
  const created = saved.filter(({ outcome }) => outcome === 'created').length;
  notes.created += created;
  notes.changed += batch.length - created;
};

/** Comes last in a transaction: whoever follows the change log looks back one minute. */
const note = async (inside: Inside, { products, stock }: Notes) => {
  await noteProducts(inside, products);
  await noteStock(inside, stock);
};
