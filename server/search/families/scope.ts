import { rowOf } from '#server/engine/growing';
import { type Lists, packLists } from '#server/engine/index/lists';
import { seesAllBit } from '#server/engine/index/slot-columns';
import { noScopes, type Scopes, scopeFor, type VisibleSlots, visibleSlots } from '#server/engine/index/visible-slots';
import type { FamilyIndex } from '#server/read-model/families/columns';

/** The slots and wordings that exist for a kind of asker. It is made anew after each change. */
export type Scope = VisibleSlots & {
  slots: Uint32Array;
  /** 1 for each wording of a family that is seen, so that no others help or hinder a search. */
  wordings: Uint8Array;
  by: { [K in keyof typeof placesOf]: () => Lists };
  /** Results for this scope that earlier searches left, by name. */
  cache: Map<string, unknown>;
};

export type Asker = { root: string; isSeller: boolean };

/** The places that a slot has in each kind of list; a place may come more than once. */
const placesOf = {
  category: ({ slots }: FamilyIndex, slot: number) => rowOf(slots.categories, slot),
  maker: ({ slots }: FamilyIndex, slot: number) => rowOf(slots.makers, slot),
  fitBrand: ({ slots, families }: FamilyIndex, slot: number) => rowOf(families.fitBrands, slots.family[slot] ?? 0),
  vehicle: (index: FamilyIndex, slot: number) => {
    const vehicles = index.wordings.vehicle.items;
    return wordingsOf(index, slot).map((wording) => vehicles[wording] ?? -1);
  },
  wording: (index: FamilyIndex, slot: number) => wordingsOf(index, slot),
};

/** The wordings of a slot's applications, in their order. */
export const wordingsOf = ({ slots, applications }: FamilyIndex, slot: number) =>
  rowOf(applications.wording, slots.family[slot] ?? 0);

const roomFor = (index: FamilyIndex): Record<keyof typeof placesOf, number> => ({
  category: index.categories.values.length,
  maker: index.brands.values.length,
  fitBrand: index.brands.values.length,
  vehicle: index.vehicles.values.length,
  wording: index.wordings.name.length,
});

/** Slots by the places of one kind, each once and ascending. */
const listBy = (index: FamilyIndex, slots: Uint32Array, key: keyof typeof placesOf): Lists => {
  const room = roomFor(index)[key];
  const places = placesOf[key];
  const last = new Int32Array(room);
  return packLists(room, (visit) => {
    last.fill(-1);
    for (const slot of slots)
      for (const place of places(index, slot)) {
        if (place < 0 || last[place] === slot) continue;
        last[place] = slot;
        visit(place, slot);
      }
  });
};

const openScope = (index: FamilyIndex, { root, isSeller }: Asker): Scope => {
  const rootPlace = index.roots.byValue.get(root);
  const bit = isSeller ? seesAllBit : rootPlace === undefined ? 0 : 1 << rootPlace;
  const { seenBy, count } = index.slots;
  const seen = visibleSlots(index.slots, (slot) => ((seenBy[slot] ?? 0) & bit) !== 0);
  const slots = new Uint32Array(seen.total);
  const wordings = new Uint8Array(index.wordings.name.length);
  for (let slot = 0, at = 0; slot < count; slot++) {
    if (seen.visible[slot] !== 1) continue;
    slots[at++] = slot;
    for (const wording of wordingsOf(index, slot)) wordings[wording] = 1;
  }
  const made = new Map<string, Lists>();
  const lister = (key: keyof typeof placesOf) => (): Lists => {
    const known = made.get(key) ?? listBy(index, slots, key);
    made.set(key, known);
    return known;
  };
  return {
    ...seen,
    slots,
    wordings,
    cache: new Map(),
    by: {
      category: lister('category'),
      maker: lister('maker'),
      fitBrand: lister('fitBrand'),
      vehicle: lister('vehicle'),
      wording: lister('wording'),
    },
  };
};

const scopes = new WeakMap<FamilyIndex, Scopes<Scope>>();

/** The asker's present scope (decisions C6). */
export const scopeOf = (index: FamilyIndex, asker: Asker): Scope => {
  const known = scopes.get(index) ?? noScopes();
  scopes.set(index, known);
  return scopeFor(known, index.version, asker.isSeller ? 'sellers' : asker.root, () => openScope(index, asker));
};
