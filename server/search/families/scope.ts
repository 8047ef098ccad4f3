import { rowOf } from '#server/engine/growing';
import { type FamilyIndex, sellersBit } from '#server/read-model/families/columns';

/** Slots by a value's place, each once and ascending. */
export type Listing = { starts: Uint32Array; slots: Uint32Array };

/** What some askers may know of: the slots and wordings that exist for them. Made anew after each change. */
export type Scope = {
  visible: Uint8Array;
  slots: Uint32Array;
  /** Of the wordings 1 for those of a family that is seen, so that no others help or hinder a search. */
  wordings: Uint8Array;
  by: { [K in keyof typeof placesOf]: () => Listing };
  /** What was made of the scope by somebody who asked before, by name. */
  kept: Map<string, unknown>;
};

export type Asker = { root: string; isSeller: boolean };

/** The places that a slot has in each kind of list; a place may come more than once. */
const placesOf = {
  category: ({ slots }: FamilyIndex, slot: number) => rowOf(slots.categories, slot),
  maker: ({ slots }: FamilyIndex, slot: number) => rowOf(slots.makers, slot),
  fitBrand: ({ slots, families }: FamilyIndex, slot: number) =>
    rowOf(families.fitBrands, slots.family.items[slot] ?? 0),
  vehicle: (index: FamilyIndex, slot: number) => {
    const vehicles = index.wordings.vehicle.items;
    return wordingsOf(index, slot).map((wording) => vehicles[wording] ?? -1);
  },
  wording: (index: FamilyIndex, slot: number) => wordingsOf(index, slot),
};

/** The wordings of a slot's applications, in their order. */
export const wordingsOf = ({ slots, applications }: FamilyIndex, slot: number) =>
  rowOf(applications.wording, slots.family.items[slot] ?? 0);

const roomFor = (index: FamilyIndex): Record<keyof typeof placesOf, number> => ({
  category: index.categories.values.length,
  maker: index.brands.values.length,
  fitBrand: index.brands.values.length,
  vehicle: index.vehicles.values.length,
  wording: index.wordings.name.length,
});

const listBy = (index: FamilyIndex, slots: Uint32Array, key: keyof typeof placesOf): Listing => {
  const room = roomFor(index)[key];
  const places = placesOf[key];
  const starts = new Uint32Array(room + 1);
  const last = new Int32Array(room).fill(-1);
  const walk = (visit: (place: number, slot: number) => void): void => {
    last.fill(-1);
    for (const slot of slots)
      for (const place of places(index, slot)) {
        if (place < 0 || last[place] === slot) continue;
        last[place] = slot;
        visit(place, slot);
      }
  };
  walk((place) => {
    starts[place + 1] = (starts[place + 1] ?? 0) + 1;
  });
  for (let place = 0; place < room; place++) starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
  const next = starts.slice();
  const listed = new Uint32Array(starts[room] ?? 0);
  walk((place, slot) => {
    listed[next[place] ?? 0] = slot;
    next[place] = (next[place] ?? 0) + 1;
  });
  return { starts, slots: listed };
};

/** The slots listed at a place; none for a place that is not known. */
export const slotsAt = ({ starts, slots }: Listing, place: number): Uint32Array =>
  place < 0 ? slots.subarray(0, 0) : slots.subarray(starts[place] ?? 0, starts[place + 1] ?? 0);

const openScope = (index: FamilyIndex, { root, isSeller }: Asker): Scope => {
  const rootPlace = index.roots.byValue.get(root);
  const bit = isSeller ? sellersBit : rootPlace === undefined ? 0 : 1 << rootPlace;
  const seenBy = index.slots.seenBy.items;
  const visible = new Uint8Array(index.slots.count);
  const wordings = new Uint8Array(index.wordings.name.length);
  const found = new Uint32Array(index.slots.count);
  let count = 0;
  for (let slot = 0; slot < visible.length; slot++) {
    if (((seenBy[slot] ?? 0) & bit) === 0) continue;
    visible[slot] = 1;
    found[count++] = slot;
    for (const wording of wordingsOf(index, slot)) wordings[wording] = 1;
  }
  const slots = found.slice(0, count);
  const listings = new Map<string, Listing>();
  const lister = (key: keyof typeof placesOf) => (): Listing => {
    const known = listings.get(key) ?? listBy(index, slots, key);
    listings.set(key, known);
    return known;
  };
  return {
    visible,
    slots,
    wordings,
    kept: new Map(),
    by: {
      category: lister('category'),
      maker: lister('maker'),
      fitBrand: lister('fitBrand'),
      vehicle: lister('vehicle'),
      wording: lister('wording'),
    },
  };
};

const scopes = new WeakMap<FamilyIndex, { version: number; byAsker: Map<string, Scope> }>();

/** What exists for somebody, as it is now (decisions C6). */
export const scopeOf = (index: FamilyIndex, asker: Asker): Scope => {
  let known = scopes.get(index);
  if (known?.version !== index.version) {
    known = { version: index.version, byAsker: new Map() };
    scopes.set(index, known);
  }
  const key = asker.isSeller ? 'sellers' : asker.root;
  const scope = known.byAsker.get(key) ?? openScope(index, asker);
  known.byAsker.set(key, scope);
  return scope;
};
