import { wordsOf as wordsIn } from '#server/engine/analyzer';
import { placeOfValue, push, rowOf, setRow } from '#server/engine/growing';
import { hashOf } from '#server/engine/index/fields';
import { addSlot, nobody, seesAllBit } from '#server/engine/index/slot-columns';
import type { Worded } from '#server/engine/search-engine';
import type { ApplicationTexts } from '../search-schema.ts';
import type { FamilyColumns } from './columns.ts';
import type { FamilyApplication, FamilyDocument, FamilyView } from './family-document.ts';
import { withJoinedModels } from './model-pairs.ts';

/** Words that a document adds to the index: one entry for each new slot (`own`) and wording (`applied`). */
export type Written = { own: Worded[]; applied: Worded[]; changed: boolean; moved: number[]; gone: number };

/** The first and last year of a real range; one that holds no year where there is none. */
const yearsOf = ({ from, to }: FamilyApplication): [from: number, to: number] =>
  from === null && to === null ? [1, 0] : [from ?? 0, to ?? 9999];

/** The engine stands in the name already: a second field, worth less, tells its words from the model's. */
const wordsOf = ({ name, engine, brandName, qualifier }: FamilyApplication): Worded => ({
  name: withJoinedModels(name),
  texts: { brand: brandName, qualifier, engine } satisfies ApplicationTexts,
  codes: [],
});

const wordingOf = ({ wordings, vehicles, brands }: FamilyColumns, one: FamilyApplication, written: Written): number => {
  const { vehicleId, brandId, brandName, name, qualifier } = one;
  const place = placeOfValue(wordings.places, JSON.stringify([vehicleId, brandId, brandName, name, qualifier]));
  if (place < wordings.name.length) return place;
  wordings.name.push(name);
  wordings.qualifier.push(qualifier);
  push(wordings.nameWords, wordsIn(name).length);
  push(wordings.vehicle, vehicleId === null ? -1 : placeOfValue(vehicles, vehicleId));
  push(wordings.brand, brandId === null ? -1 : placeOfValue(brands, brandId));
  written.applied.push(wordsOf(one));
  return place;
};

/** Ranges of years put together where they touch, from and to in turn. */
const united = (ranges: [number, number][]): number[] => {
  const spans: number[] = [];
  for (const [from, to] of ranges.filter((one) => one[0] <= one[1]).sort((one, other) => one[0] - other[0])) {
    const last = spans.length - 1;
    if (last > 0 && from <= (spans[last] ?? 0) + 1) spans[last] = Math.max(spans[last] ?? 0, to);
    else spans.push(from, to);
  }
  return spans;
};

const writeApplications = (
  columns: FamilyColumns,
  family: number,
  document: FamilyDocument,
  written: Written,
): void => {
  const { families, applications, brands, sources } = columns;
  const applied = hashOf(JSON.stringify(document.applications));
  if (families.applied[family] === applied) return;
  families.applied[family] = applied;
  written.changed = true;
  const places = document.applications.map((one) => wordingOf(columns, one, written));
  setRow(applications.wording, family, places);
  for (const one of document.applications) {
    const [from, to] = yearsOf(one);
    push(applications.from, from);
    push(applications.to, to);
    push(applications.source, placeOfValue(sources, one.source));
  }
  setRow(families.spans, family, united(document.applications.map(yearsOf)));
  const fitted = document.applications.flatMap(({ brandId }) => brandId ?? []);
  setRow(
    families.fitBrands,
    family,
    [...new Set(fitted)].map((id) => placeOfValue(brands, id)),
  );
};

const audience = ({ roots }: FamilyColumns, view: FamilyView): number =>
  view.roots.reduce((bits, root) => bits | (1 << placeOfValue(roots, root)), view.forSellers ? seesAllBit : nobody);

/** A number by which a view is known to say the same as before. */
const fingerprintOf = ({ words, productIds, brandIds, categories }: FamilyView): number =>
  hashOf(JSON.stringify([words, productIds, brandIds, categories]));

/** Writes the values that change where they stand. */
const writeNumbers = ({ slots }: FamilyColumns, slot: number, { price, inStock, sales }: FamilyView): boolean => {
  const stock = inStock ? 1 : 0;
  const same = slots.amount[slot] === price && slots.isAvailable[slot] === stock && slots.popularity[slot] === sales;
  slots.amount[slot] = price;
  slots.isAvailable[slot] = stock;
  slots.popularity[slot] = sales;
  return !same;
};

/** A slot's products are always the same, so their numbers change where they stand. */
const writeOffers = ({ slots, brands }: FamilyColumns, slot: number, { offers }: FamilyView): boolean => {
  const values = offers.flatMap(({ brandId, price, inStock }) => [
    placeOfValue(brands, brandId),
    price,
    inStock ? 1 : 0,
  ]);
  const before = rowOf(slots.offers, slot);
  if (before.length !== values.length) setRow(slots.offers, slot, values);
  else if (values.every((value, at) => before[at] === value)) return false;
  else before.set(values);
  return true;
};

const writeMeasures = ({ slots }: FamilyColumns, slot: number, { height, width }: FamilyView): boolean => {
  const measures = [height ?? Number.NaN, width ?? Number.NaN] as const;
  const same = Object.is(slots.height[slot], measures[0]) && Object.is(slots.width[slot], measures[1]);
  [slots.height[slot], slots.width[slot]] = measures;
  return !same;
};

const addView = (
  columns: FamilyColumns,
  family: number,
  view: FamilyView,
  fingerprint: number,
  written: Written,
): number => {
  const { slots, brands, categories } = columns;
  const slot = addSlot(slots, view.productIds[0] ?? 0, view.nameWords, fingerprint);
  slots.family[slot] = family;
  const pathPlaces = view.categories.map((path) => placeOfValue(categories, path));
  const makerPlaces = view.brandIds.map((id) => placeOfValue(brands, id));
  setRow(slots.categories, slot, pathPlaces);
  setRow(slots.makers, slot, makerPlaces);
  slots.products.push([...view.productIds]);
  written.own.push(view.words);
  return slot;
};

/** Writes a family: what stays the same keeps its slots, what has other words gets new ones. */
export const writeFamily = (columns: FamilyColumns, document: FamilyDocument, written: Written): void => {
  const { families, slots } = columns;
  const family = placeOfValue(families.codes, document.code);
  if (family === families.slots.length) {
    families.slots.push([]);
    families.shown.push('');
    families.applied.push(0);
  }
  const { views: _, applications: __, code: ___, ...others } = document;
  const shown = JSON.stringify(others);
  if (families.shown[family] !== shown) written.changed = true;
  families.shown[family] = shown;
  writeApplications(columns, family, document, written);
  const before = families.slots[family] ?? [];
  for (const slot of before) slots.texts.delete(slot);
  families.slots[family] = document.views.map((view) => {
    const fingerprint = fingerprintOf(view);
    const known = before.find((slot) => slots.fingerprint[slot] === fingerprint);
    const slot = known ?? addView(columns, family, view, fingerprint, written);
    const bits = audience(columns, view);
    if (slots.seenBy[slot] !== bits) written.changed = true;
    slots.seenBy[slot] = bits;
    if (writeMeasures(columns, slot, view)) written.changed = true;
    const isOffered = writeOffers(columns, slot, view);
    if (writeNumbers(columns, slot, view) || isOffered || known === undefined) written.moved.push(slot);
    return slot;
  });
  for (const slot of before) {
    if (families.slots[family].includes(slot)) continue;
    slots.seenBy[slot] = nobody;
    slots.fingerprint[slot] = 0;
    written.gone++;
    written.changed = true;
  }
};
