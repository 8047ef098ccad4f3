import { explainCodes } from '#server/engine/index/match-codes';
import { pageOf } from '#server/engine/index/order';
import { walkOrder } from '#server/engine/index/ordered-slots';
import type { Alternative, CodeMatch, SearchOrder } from '#server/engine/search-engine';
import type { FamilyIndex } from '#server/read-model/families/columns';
import type { Matching } from '#server/search/families/matching';
import { browse } from './browse.ts';
import { type Choices, choicesOf, type Years } from './choices.ts';
import type { Counted } from './count.ts';
import {
  applicationsAt,
  applies,
  type FamilyFilters,
  isFiltered,
  isMadeBy,
  type Places,
  passes,
  placesOfFilters,
} from './filters.ts';
import { findWords, yearsIn } from './find-words.ts';
import { type Matched, matchedApplications, matchSought, namedVehicles } from './match-families.ts';
import { type MeasuresInText, measuresIn } from './measures-in-text.ts';
import { type Asker, type Scope, scopeOf } from './scope.ts';
import { forgetAll, scratchOf } from './scratch.ts';

export type FamilyQuery = Asker & {
  text?: string | undefined;
  alternatives: readonly Alternative[];
  filters: FamilyFilters;
  pricesVisible: boolean;
  order: SearchOrder;
  rowIndex: number;
  rowsMax: number;
  /** Whether the text is still being typed: then the vehicles that it names are told. */
  isTyping: boolean;
  /** The years that the facet counts. */
  years: Years;
};

/** A family on the page, and why it is there: the places of applications among its own, and its code. */
export type FoundFamily = { slot: number; applications: number[]; code: Omit<CodeMatch, 'id'> | undefined };

export type FamilyAnswer = Choices & {
  found: FoundFamily[];
  total: number;
  nearest: boolean;
  /** The ids of vehicles that a text being typed names, those it names best first, and the years. */
  vehicles: number[];
  years: number[];
};

/** By how much the measures of slots are off what was asked for, in mm, and 1: an amount of 0 would be none. */
const distances = (
  { slots }: FamilyIndex,
  found: Uint32Array,
  { height, width, sides }: Places,
): Float64Array<ArrayBuffer> => {
  const off = (value: number | undefined, wanted: number | undefined) =>
    wanted === undefined ? 0 : Math.abs((value ?? 0) - wanted);
  const by = new Float64Array(slots.count);
  for (const slot of found) {
    const [high, wide] = [slots.height[slot], slots.width[slot]];
    by[slot] = 1 + off(high, height) + off(wide, width);
    if (sides === undefined) continue;
    const [one, other] = sides;
    by[slot] += Math.min(off(high, one) + off(wide, other), off(high, other) + off(wide, one));
  }
  return by;
};

/** The slots of a page: by measure where one was asked for, else by relevance or price. */
const page = (index: FamilyIndex, scope: Scope, places: Places, query: FamilyQuery, slots: Uint32Array): number[] => {
  const { rowIndex, rowsMax } = query;
  const order = query.pricesVisible ? query.order : 'relevance';
  const scratch = scratchOf(index);
  const ordered = { ...index.slots, nameWords: scratch.shares };
  if (order === 'relevance' && (places.height ?? places.width ?? places.sides) !== undefined)
    return pageOf(
      { ...ordered, amount: distances(index, slots, places) },
      scratch,
      'ascending',
      slots,
      rowIndex,
      rowsMax,
    );
  if (slots === scope.slots && rowIndex < slots.length) {
    const shows = (slot: number): boolean => scope.visible[slot] === 1;
    const walked = walkOrder(ordered, index.orders, order, rowIndex, rowsMax, ordered.count, shows);
    if (walked) return walked;
  }
  return pageOf(ordered, scratch, order, slots, rowIndex, rowsMax);
};

/** The places among a slot's applications of those that the filters mean. */
const filteredApplications = (index: FamilyIndex, slot: number, places: Places): number[] => {
  const { brand, vehicleBrand } = places;
  const tied = brand === undefined || isMadeBy(index, slot, brand, places) ? undefined : brand;
  const [start, count] = applicationsAt(index, slot);
  return Array.from({ length: count }, (_, place) => place).filter(
    (place) =>
      applies(index, start + place, places) &&
      (tied === undefined ||
        vehicleBrand !== undefined ||
        applies(index, start + place, { ...places, vehicleBrand: tied })),
  );
};

const isFitFiltered = (index: FamilyIndex, slot: number, places: Places): boolean => {
  const { vehicle, vehicleBrand, year, brand } = places;
  return (
    (vehicle ?? vehicleBrand ?? year) !== undefined || (brand !== undefined && !isMadeBy(index, slot, brand, places))
  );
};

/** The applications that answer to the filters; among them, where there are any, those that the text means. */
const applicationsOf = (
  index: FamilyIndex,
  slot: number,
  places: Places,
  text?: { matching: Matching; matched: Matched },
): number[] => {
  const byText = text ? matchedApplications(text.matching, text.matched, slot) : undefined;
  if (!isFitFiltered(index, slot, places)) return byText ?? [];
  const filtered = filteredApplications(index, slot, places);
  const both = byText ? filtered.filter((place) => byText.includes(place)) : [];
  return both.length > 0 ? both : filtered;
};

const browsed = (index: FamilyIndex, scope: Scope, places: Places, query: FamilyQuery): FamilyAnswer => {
  const { slots, facets, measures } = browse(index, scope, places, query.years);
  const shown = page(index, scope, places, query, slots);
  const found = shown.map((slot) => ({ slot, applications: applicationsOf(index, slot, places), code: undefined }));
  return { found, total: slots.length, nearest: false, facets, measures, vehicles: [], years: [] };
};

const nothing: FamilyAnswer = {
  found: [],
  total: 0,
  nearest: false,
  vehicles: [],
  years: [],
  measures: { height: null, width: null },
  facets: { categoryId: [], brandId: [], partBrandId: [], vehicleBrandId: [], year: [] },
};

const searched = (
  index: FamilyIndex,
  scope: Scope,
  places: Places,
  query: FamilyQuery,
  text: string,
  measures?: MeasuresInText,
): FamilyAnswer => {
  const scratch = scratchOf(index);
  try {
    const { alternatives, isSeller, isTyping, years } = query;
    // Next year's models are sold this year.
    const sought = findWords(index, scope, scratch, {
      text,
      alternatives,
      isSeller,
      isTyping,
      measures: measures?.unit,
      lastYear: years.last + 1,
    });
    if (sought.words.length === 0) return nothing;
    const matching = { index, scope, scratch, sought };
    const matched = matchSought(matching, places);
    const passing = matched.slots.filter((slot) => passes(index, slot, places));
    const tier = passing.reduce((most, slot) => Math.max(most, scratch.matched[slot] ?? 0), 0);
    const candidates = matched.slots.filter((slot) => (scratch.matched[slot] ?? 0) >= Math.max(1, tier));
    const counted = (fewer: Places): Counted => ({
      slots: isFiltered(fewer) ? candidates.filter((slot) => passes(index, slot, fewer)) : candidates,
      words: matched.isWhole ? undefined : scratch.matched,
    });
    const results = passing.filter((slot) => scratch.matched[slot] === tier);
    const shown = page(index, scope, places, query, results);
    const codes = explainCodes(sought.runs, isSeller, shown);
    return {
      ...choicesOf(index, places, query.years, counted),
      found: shown.map((slot) => ({
        slot,
        applications: applicationsOf(index, slot, places, { matching, matched }),
        code: codes.get(slot),
      })),
      total: results.length,
      nearest: results.length > 0 && tier < matched.full,
      vehicles: query.isTyping ? namedVehicles(matching) : [],
      years: yearsIn(sought),
    };
  } finally {
    forgetAll(scratch);
  }
};

/** Answers a query over families; the rules are those of decisions C2, C6, C7 and W4. */
export const searchFamilies = (index: FamilyIndex, query: FamilyQuery): FamilyAnswer => {
  const scope = scopeOf(index, query);
  const places = placesOfFilters(index, query.filters, query.pricesVisible);
  const text = query.text?.trim();
  if (!text) return browsed(index, scope, places, query);
  const measures = measuresIn(text);
  if (!measures) return searched(index, scope, places, query, text);
  const ofSides = { ...places, sides: measures.sides };
  if (measures.isAll) return browsed(index, scope, ofSides, query);
  const found = searched(index, scope, ofSides, query, text, measures);
  if (found.total > 0) return found;
  const others = searched(index, scope, places, query, text, measures);
  return { ...others, nearest: others.total > 0 };
};
