import type { FacetKey, SearchFilters, SearchQuery } from '../catalog-search.ts';
import type { Columns, Dictionary } from './columns.ts';
import { facetDefinitions } from './columns.ts';

/** Whether the asker may know of the slot at all. */
export type Scope = (slot: number) => boolean;

/** By place, 1 for the values themselves and, in a tree, for everything below them. */
const chosen = (dictionary: Dictionary, values: readonly (string | number)[]): Uint8Array => {
  const wanted = new Set(values);
  const flags = new Uint8Array(dictionary.values.length);
  for (let place = 0; place < flags.length; place++) {
    const parent = dictionary.parents[place] ?? -1;
    if (wanted.has(dictionary.values[place] ?? '') || (parent >= 0 && flags[parent])) flags[place] = 1;
  }
  return flags;
};

/** What is not public, or outside the roots asked for, does not exist in lists, counts and corrections of spelling. */
export const scopeOf = (columns: Columns, query: Pick<SearchQuery, 'roots' | 'seller'>): Scope => {
  const { live, isPublic, facets, dictionaries } = columns;
  const inRoots = query.roots && chosen(dictionaries.categoryId, query.roots);
  return (slot) =>
    live[slot] === 1 &&
    (query.seller || isPublic[slot] === 1) &&
    (!inRoots || inRoots[facets.categoryId[slot] ?? 0] === 1);
};

export type ActiveFilter = { key: FacetKey; column: Int32Array; flags: Uint8Array };

/** The filters in force, each with its column and the places that pass. */
export const activeFilters = (columns: Columns, filters: SearchFilters): ActiveFilter[] =>
  facetDefinitions.flatMap(({ key }) => {
    const values = filters[key];
    return values ? [{ key, column: columns.facets[key], flags: chosen(columns.dictionaries[key], values) }] : [];
  });

export const passesAll = 0;
export const failsSeveral = 255;

/** 0 where the slot passes all filters, else 1 + the index of the only one it fails, or 255 where it fails several. */
export const failedFilter = (filters: readonly ActiveFilter[], slot: number): number => {
  let failed = passesAll;
  for (let at = 0; at < filters.length; at++) {
    const filter = filters[at];
    if (!filter || filter.flags[filter.column[slot] ?? -1] === 1) continue;
    if (failed !== passesAll) return failsSeveral;
    failed = at + 1;
  }
  return failed;
};
