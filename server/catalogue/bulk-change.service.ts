import { createHash, randomUUID } from 'node:crypto';
import type { BulkChange } from '#contract/bulk-products';
import { moneyText } from '#contract/plain/money-text';
import { isOnRequest, onRequestWords } from '#contract/plain/on-request';
import { isBigChange, priceByPercent } from '#contract/plain/price-change';
import { readBrands } from '#server/catalogue/brands.store';
import { type BulkProduct, isOfImport, lockBulk, readBulk, type Which } from '#server/catalogue/bulk-change.store';
import { readCategories } from '#server/catalogue/categories.store';
import { giveBack } from '#server/catalogue/give-back';
import { requireNamed } from '#server/catalogue/product-choices';
import { addNotes, noteProducts, writeProducts } from '#server/catalogue/save-products.service';
import type { Ctx, Inside } from '#server/ctx';
import { changedTogether, recordHistories } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { Refusal } from '#server/refusal';

// The rules stand in docs/decisions/010-bulk-changes.md.

const fields = ['isPublic', 'brandId', 'categoryId', 'price'] as const;
type Field = (typeof fields)[number];
type Value = string | number | boolean;
/** A product whose field changes. */
type Step = { product: BulkProduct; from: Value; to: Value };
type Plan = { field: Field; found: number; steps: Step[] };

const priceMax = 10_000_000_00;
const sampleSize = 20;
const namedSize = 20;

const fieldOf = (change: BulkChange): Field => fields.find((name) => change[name] !== undefined) ?? 'price';

const valueAfter = (product: BulkProduct, field: Field, change: BulkChange): Value => {
  if (change.percent === undefined) return change[field] ?? product[field];
  const after = priceByPercent(product.price, change.percent, change.rounding);
  if (after > priceMax) throw new Refusal('bulk.priceTooHigh', { name: product.name });
  return after;
};

const planOf = (products: readonly BulkProduct[], change: BulkChange): Plan => {
  const field = fieldOf(change);
  const steps = products.flatMap((product) => {
    const to = valueAfter(product, field, change);
    return to === product[field] ? [] : [{ product, from: product[field], to }];
  });
  return { field, found: products.length, steps };
};

/** Says which products change from what to what. */
const digest = ({ field, steps }: Plan) =>
  createHash('sha256')
    .update(JSON.stringify([field, ...steps.map(({ product, from, to }) => [product.id, from, to])]))
    .digest('base64url');

/** The effect of a change on these products. Throws a 422 where its brand or category does not exist. */
export const previewChange = async (ctx: Ctx, which: Which, change: BulkChange) => {
  await requireNamed(ctx, change);
  const plan = planOf(await readBulk(ctx.db, which), change);
  const wordOf = await wordsFor(ctx, change);
  const isBig = ({ from, to }: Step) => plan.field === 'price' && isBigChange(Number(from), Number(to));
  const big = plan.steps.filter(isBig);
  const first = [...big, ...plan.steps.filter((step) => !isBig(step))];
  const sample = first.slice(0, sampleSize).map(({ product, from, to }) => ({
    code: product.code,
    name: product.name,
    before: wordOf(product, plan.field, from),
    after: wordOf(product, plan.field, to),
  }));
  const onRequest = plan.steps.filter(({ product, to }) => {
    const after = { ...product, [plan.field]: to };
    return after.isPublic && isOnRequest(after.price) && (plan.field === 'isPublic' || plan.field === 'price');
  });
  const { found, steps } = plan;
  return { found, changes: steps.length, big: big.length, onRequest: onRequest.length, sample, seen: digest(plan) };
};

/** Does what was previewed as `seen`, all of it or none. Throws bulk.changed where it would be something else now. */
export const applyChange = (ctx: Ctx, which: Which, change: BulkChange, seen: string) =>
  inTransaction(ctx, async (inside) => {
    await requireNamed(inside, change);
    const plan = planOf(await lockBulk(inside.db, which), change);
    if (digest(plan) !== seen) throw new Refusal('bulk.changed');
    if (plan.steps.length === 0) throw new Refusal('bulk.nothing');
    return { changeId: await store(inside, plan.field, plan.steps), changes: plan.steps.length };
  });

/** Gives back what a change took, where nobody has changed it since; the others are named. Throws bulk.notFound. */
export const undoChange = (ctx: Ctx, asked: string) =>
  inTransaction(ctx, async (inside) => {
    const done = await changedTogether(inside, 'product', asked);
    if (done.length === 0 || (await isOfImport(inside.db, asked))) throw new Refusal('bulk.notFound');
    const changeId = randomUUID();
    const { changed, kept, notes } = await giveBack(inside, { done, of: asked, about: { changeId } });
    await noteProducts(inside, notes);
    const sample = kept.slice(0, namedSize);
    return {
      changeId: changed.length > 0 ? changeId : null,
      changes: changed.length,
      keptCount: kept.length,
      kept: sample,
    };
  });

const store = async (inside: Inside, field: Field, steps: readonly Step[]): Promise<string> => {
  const saved = await writeProducts(
    inside,
    steps.map(({ product, to }) => ({ code: product.code, [field]: to })),
  );
  const changeId = randomUUID();
  const changed = steps.map(({ product, from, to }) => ({
    thing: { entity: 'product', id: product.code },
    stored: { [field]: from },
    values: { [field]: to },
  }));
  await recordHistories(inside, changed, { changeId });
  await noteProducts(inside, addNotes({ ids: [], movesMenu: false }, saved));
  return changeId;
};

/** Words of a value, as people read it. */
const wordsFor = async ({ db }: Ctx, { brandId, categoryId }: BulkChange) => {
  const [brand] = brandId === undefined ? [] : await readBrands(db, [brandId]);
  const category =
    categoryId === undefined ? undefined : (await readCategories(db)).find(({ id }) => id === categoryId);
  return (product: BulkProduct, field: Field, value: Value): string => {
    if (field === 'price') return isOnRequest(Number(value)) ? onRequestWords : moneyText(Number(value));
    if (field === 'isPublic') return value ? 'sí' : 'no';
    if (value === product[field]) return field === 'brandId' ? product.brandName : product.categoryName;
    return (field === 'brandId' ? brand?.name : category?.name) ?? '';
  };
};
