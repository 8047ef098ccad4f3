import type { SearchQuery } from '../search-engine.ts';
import { type Columns, type Dictionary, type FacetColumn, seenBy } from './columns.ts';
import { hasProperty, readProperty } from './properties.ts';

/** A filter by a facet in force: the places that pass, and as flags by place. */
export type FacetFilter = { facet: FacetColumn; column: Int32Array; places: number[]; flags: Uint8Array };
/** Any other filter in force; `group` is the place of the group whose properties it asks for. */
type OtherFilter = { facet?: undefined; group?: number; passes: (slot: number) => boolean };
export type ActiveFilter = FacetFilter | OtherFilter;

/** The places of the values themselves and, in a tree, of everything below them. */
const chosen = ({ values, places, parents }: Dictionary, isTree: boolean, wanted: readonly (string | number)[]) => {
  const flags = new Uint8Array(values.length);
  const found = [...new Set(wanted)].flatMap((value) => places.get(value) ?? []);
  for (const place of found) flags[place] = 1;
  if (!isTree) return { places: found, flags };
  const below: number[] = [];
  for (let place = 0; place < flags.length; place++) {
    const parent = parents[place] ?? -1;
    if (parent >= 0 && flags[parent] === 1) flags[place] = 1;
    if (flags[place] === 1) below.push(place);
  }
  return { places: below, flags };
};

const facetFilters = (columns: Columns, filters: SearchQuery['filters']): FacetFilter[] =>
  columns.facets.flatMap((facet) => {
    const values = filters[facet.key];
    return values ? [{ facet, column: facet.places, ...chosen(facet.dictionary, facet.isTree, values) }] : [];
  });

/** Properties of one group are alternatives; each group must hold. */
const propertyFilters = ({ properties }: Columns, wanted: readonly string[]): OtherFilter[] =>
  [...Map.groupBy(wanted, (property) => readProperty(property).group)].map(([name, ofGroup]) => {
    const flags = new Uint8Array(properties.values.length);
    for (const property of ofGroup) {
      const place = properties.placeOf.get(property);
      if (place !== undefined) flags[place] = 1;
    }
    return { group: properties.groups.indexOf(name), passes: (slot) => hasProperty(properties, slot, flags) };
  });

const amountFilter = (
  { amount }: Columns,
  { from = 0, to = Number.POSITIVE_INFINITY }: { from?: number; to?: number },
) => ({
  passes: (slot: number): boolean => {
    const own = amount[slot] ?? 0;
    return own > 0 && own >= from && own <= to;
  },
});

/** The filters of a query beside its text. By amounts only those narrow who see them. */
export const activeFilters = (columns: Columns, query: SearchQuery): ActiveFilter[] => {
  const { filters, properties, isAvailable, isPublic, marks, amounts, seesAmounts } = query;
  const isRanged = seesAmounts && (amounts?.from !== undefined || amounts?.to !== undefined);
  return [
    ...facetFilters(columns, filters),
    ...(properties ? propertyFilters(columns, properties) : []),
    ...(isAvailable === undefined
      ? []
      : [{ passes: (slot: number) => (columns.isAvailable[slot] === 1) === isAvailable }]),
    ...(isPublic === undefined
      ? []
      : [{ passes: (slot: number) => (columns.seenBy[slot] === seenBy.everyone) === isPublic }]),
    ...(marks ? [{ passes: (slot: number) => ((columns.marks[slot] ?? 0) & marks) === marks }] : []),
    ...(isRanged ? [amountFilter(columns, amounts)] : []),
  ];
};

export const passesAll = 0;
export const failsSeveral = 255;

const holds = (filter: ActiveFilter, slot: number): boolean =>
  filter.facet ? filter.flags[filter.column[slot] ?? -1] === 1 : filter.passes(slot);

/** 0 where the slot passes all filters, else 1 + the index of the only one it fails, or 255 where it fails several. */
export const failedFilter = (filters: readonly ActiveFilter[], slot: number): number => {
  let failed = passesAll;
  for (let at = 0; at < filters.length; at++) {
    const filter = filters[at];
    if (!filter || holds(filter, slot)) continue;
    if (failed !== passesAll) return failsSeveral;
    failed = at + 1;
  }
  return failed;
};
