import { isDeepStrictEqual } from 'node:util';
import { readBrands, readProviders } from '#server/catalogue/brands.store';
import { readCategories } from '#server/catalogue/categories.store';
import type { ProductToSave } from '#server/catalogue/product-to-save';
import { addNotes, lockProducts, type ProductNotes, writeProducts } from '#server/catalogue/save-products.service';
import type { Inside } from '#server/ctx';
import { type About, otherwiseChanged, recordHistories } from '#server/history/history.service';
import { holdImages } from '#server/images/images.service';

/** A field of a product that a change of many set. */
type Done = { id: string; field: string; from: unknown; to: unknown };
/** `of` is the change, `about` the one that gives back. */
type Asked = { done: readonly Done[]; of: string; about: About & { changeId: string } };
type GivenBack = {
  changed: string[];
  hidden: number;
  kept: { code: string; name: string }[];
  stays: string[];
  notes: ProductNotes;
};

// Addresses of earlier codes go on leading to a product, whatever else is taken back.
const neverBack = new Set(['code', 'previousCodes']);

/**
 * Gives products the fields back that one change of many took, in the caller's transaction: each that still is what that
 * change stored. A product that it made is hidden. `kept` are those with a field that is another by now, or whose brand,
 * category, provider or pictures of before are gone; `stays` are those of them that it made, which stay whole. `hidden` are those that
 * it made and that are hidden already. `notes` are for `noteProducts`.
 */
export const giveBack = async (inside: Inside, { done, of, about }: Asked): Promise<GivenBack> => {
  const doneTo = Map.groupBy(
    done.filter(({ field }) => !neverBack.has(field)),
    ({ id }) => id,
  );
  const stored = await lockProducts(inside, [...doneTo.keys()]);
  const isThere = await choicesOf(inside, done);
  const made = done.filter(({ field, from }) => field === 'name' && from === null).map(({ id }) => id);
  const touched = new Set(await otherwiseChanged(inside, 'product', made, [of, about.changeId]));
  const isMade = new Set(made);
  const back: { row: ProductToSave; before: Readonly<Record<string, unknown>> }[] = [];
  const kept: GivenBack['kept'] = [];
  for (const [code, changes] of doneTo) {
    const product = stored.get(code);
    const now = new Map(Object.entries(product ?? {}));
    const isMine = ({ field, from, to }: Done) => isDeepStrictEqual(now.get(field), to) && isThere(field, from);
    const isBack = ({ field, from }: Done) => isDeepStrictEqual(now.get(field), from ?? nothing(field));
    const isKept = isMade.has(code)
      ? touched.has(code) && product?.isPublic
      : !changes.every((one) => isMine(one) || isBack(one));
    if (!product || isKept) kept.push({ code, name: product?.name ?? code });
    const values = isMade.has(code)
      ? product?.isPublic && !isKept && { isPublic: false }
      : Object.fromEntries(changes.filter(isMine).map(({ field, from }) => [field, from ?? nothing(field)]));
    if (product && values && Object.keys(values).length > 0) back.push({ row: { code, ...values }, before: product });
  }
  const saved = await writeProducts(
    inside,
    back.map(({ row }) => row),
  );
  await recordHistories(
    inside,
    back.map(({ row: { code, ...values }, before }) => ({
      thing: { entity: 'product', id: code },
      stored: before,
      values,
    })),
    about,
  );
  const hidden = [...isMade].filter((code) => stored.get(code)?.isPublic === false).length;
  return {
    changed: back.map(({ row }) => row.code),
    hidden,
    kept,
    stays: kept.filter(({ code }) => isMade.has(code)).map(({ code }) => code),
    notes: addNotes({ ids: [], movesMenu: false }, saved),
  };
};

/** The history says null for an empty list or text too. */
const nothing = (field: string) => {
  if (field === 'description') return '';
  return ['specifications', 'relatedLinks', 'images', 'sales', 'related'].includes(field) ? [] : null;
};

/** Tells whether what a field named before is there to be named again. */
const choicesOf = async (inside: Inside, done: readonly Done[]) => {
  const named = (field: string) => done.filter((one) => one.field === field).map(({ from }) => from);
  const images = named('images').flatMap((ids) => (ids as number[] | null) ?? []);
  const [brands, providers, categories] = [named('brandId'), named('providerId'), named('categoryId')];
  const there: Record<string, Set<unknown>> = {
    brandId: new Set(brands.length > 0 ? (await readBrands(inside.db)).map(({ id }) => id) : []),
    providerId: new Set(providers.length > 0 ? (await readProviders(inside.db)).map(({ id }) => id) : []),
    categoryId: new Set(categories.length > 0 ? (await readCategories(inside.db)).map(({ id }) => id) : []),
    images: new Set(images.length > 0 ? await holdImages(inside, images) : []),
  };
  return (field: string, value: unknown) =>
    value === null || [value].flat().every((one) => there[field]?.has(one) ?? true);
};
