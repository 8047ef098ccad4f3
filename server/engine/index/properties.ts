import type { PropertyGroup } from '../search-engine.ts';

/**
 * The properties of all slots ('Voltage:12 V'): by slot the places of up to `most` of them, -1 where there are fewer.
 * The text before the first colon is a property's group.
 */
export type PropertyColumn = {
  most: number;
  places: Int32Array<ArrayBuffer>;
  values: string[];
  placeOf: Map<string, number>;
  groups: string[];
  /** The place of its group in `groups`, by the place of a property. */
  groupOf: number[];
  /** The places of its properties, by the place of a group. */
  ofGroup: number[][];
};

export const emptyProperties = (most: number, room: number): PropertyColumn => ({
  most,
  places: new Int32Array(room * most).fill(-1),
  values: [],
  placeOf: new Map(),
  groups: [],
  groupOf: [],
  ofGroup: [],
});

/** The group of a property, and its value in it. */
export const readProperty = (property: string): { group: string; value: string } => {
  const colon = property.indexOf(':');
  return { group: property.slice(0, Math.max(0, colon)), value: property.slice(colon + 1) };
};

const placeFor = (column: PropertyColumn, property: string): number => {
  const known = column.placeOf.get(property);
  if (known !== undefined) return known;
  const { group: name } = readProperty(property);
  const at = column.groups.indexOf(name);
  const group = at < 0 ? column.groups.push(name) - 1 : at;
  const place = column.values.push(property) - 1;
  column.groupOf.push(group);
  const ofGroup = (column.ofGroup[group] ??= []);
  ofGroup.push(place);
  column.placeOf.set(property, place);
  return place;
};

/** Writes the properties of a slot; those past `most` are left out. */
export const writeProperties = (column: PropertyColumn, slot: number, properties: readonly string[]): void => {
  const { most, places } = column;
  for (let at = 0; at < most; at++) {
    const property = properties[at];
    places[slot * most + at] = property === undefined ? -1 : placeFor(column, property);
  }
};

/** Gives the column room for so many slots. */
export const growProperties = (column: PropertyColumn, room: number): void => {
  if (column.places.length >= room * column.most) return;
  const larger = new Int32Array(room * column.most).fill(-1);
  larger.set(column.places);
  column.places = larger;
};

/** Whether a slot has any of the properties that are flagged, by place. */
export const hasProperty = ({ most, places }: PropertyColumn, slot: number, flags: Uint8Array): boolean => {
  for (let at = slot * most; at < (slot + 1) * most; at++) {
    const place = places[at] ?? -1;
    if (place < 0) return false;
    if (flags[place] === 1) return true;
  }
  return false;
};

/**
 * How many of the slots have each property, by its place; where it is known how many words each slot matches (`words`),
 * of those that have it the ones that match most.
 */
export const countProperties = (
  { most, places, values }: PropertyColumn,
  slots: Uint32Array,
  words?: Uint8Array,
): Uint32Array => {
  const counts = new Uint32Array(values.length);
  const best = new Uint8Array(words ? values.length : 0);
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] ?? 0;
    const matched = words?.[slot] ?? 0;
    for (let one = slot * most; one < (slot + 1) * most; one++) {
      const place = places[one] ?? -1;
      if (place < 0) break;
      if (matched < (best[place] ?? 0)) continue;
      if (matched > (best[place] ?? 0)) counts[place] = 0;
      best[place] = matched;
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return counts;
};

const groupsMost = 6;
/** A group that fewer of the slots have than this share says little of them. */
const shareMin = 0.3;
/** Values that all differ part nothing, unless they are quantities, by which people do choose. */
const differMax = 0.7;
/** Where nearly all have the same value the others are few. */
const sameMax = 0.9;
const isQuantity = (value: string): boolean => /^[±<>≤≥~]?\s?\d/.test(value);

/** The groups by which the slots are told apart best, the best first: many have them, with values that part them. */
export const tellingGroups = (column: PropertyColumn, slots: Uint32Array): number[] => {
  const counts = countProperties(column, slots);
  const groups = column.groups.map((_, group) => ({ group, count: 0, values: 0, quantities: 0, same: 0 }));
  for (let place = 0; place < counts.length; place++) {
    const group = groups[column.groupOf[place] ?? -1];
    const count = counts[place] ?? 0;
    if (!group || count === 0) continue;
    group.count += count;
    group.values++;
    group.same = Math.max(group.same, count);
    if (isQuantity(readProperty(column.values[place] ?? '').value)) group.quantities++;
  }
  const parts = groups.filter(({ count, values, quantities, same }) => {
    const isMeasured = quantities === values;
    const isTelling = values > 1 && same <= sameMax * count && (isMeasured || values <= differMax * count);
    return isTelling && count >= shareMin * slots.length;
  });
  const worth = ({ count, values, quantities }: (typeof groups)[number]): number =>
    count * (quantities === values ? 1.5 : 1);
  return parts
    .sort((one, other) => worth(other) - worth(one) || one.group - other.group)
    .slice(0, groupsMost)
    .map(({ group }) => group);
};

/** A group with its values and how many slots have each, most first. */
export const groupFrom = (column: PropertyColumn, group: number, counts: Uint32Array): PropertyGroup => {
  const items = (column.ofGroup[group] ?? []).flatMap((place) => {
    const count = counts[place] ?? 0;
    return count > 0 ? [{ id: column.values[place] ?? '', count }] : [];
  });
  return {
    group: column.groups[group] ?? '',
    items: items.sort((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1)),
  };
};
