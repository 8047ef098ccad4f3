import type { FacetItem } from '#server/engine/search-engine';
import type { FamilyIndex } from '#server/read-model/families/columns';
import {
  type Counted,
  countBrands,
  countCategories,
  countFitBrands,
  countMakers,
  countYears,
  measuresOf,
} from './count.ts';
import { type Part, type Places, without } from './filters.ts';

type FamilyFacets = Record<Exclude<Part, 'measures'>, FacetItem[]>;
export type Years = { first: number; last: number };
export type Choices = { facets: FamilyFacets; measures: ReturnType<typeof measuresOf> };

type Count = (index: FamilyIndex, counted: Counted, places: Places) => FacetItem[];
/** Answers what was counted of a part beside these filters before, else counts it. */
type Reuse = (part: Part, places: Places, count: () => FacetItem[]) => FacetItem[];

const countAnew: Reuse = (_part, _places, count) => count();

/** Choices left beside the filters. Each facet counts what `choose` finds without its own filter. */
export const choicesOf = (
  index: FamilyIndex,
  places: Places,
  years: Years,
  choose: (places: Places) => Counted,
  reuse = countAnew,
): Choices => {
  const all = choose(places);
  const facet = (part: Part, count: Count): FacetItem[] => {
    const fewer = without(places, part);
    if (fewer === places) return count(index, all, places);
    return reuse(part, fewer, () => count(index, choose(fewer), fewer));
  };
  const isMeasured = places.height !== undefined || places.width !== undefined;
  return {
    facets: {
      categoryId: facet('categoryId', countCategories),
      brandId: facet('brandId', countBrands),
      partBrandId: facet('partBrandId', countMakers),
      vehicleBrandId: facet('vehicleBrandId', countFitBrands),
      year: facet('year', (...given) => countYears(...given, years)),
    },
    measures: measuresOf(index, (isMeasured ? choose(without(places, 'measures')) : all).slots),
  };
};
