import { firstWordBonus, headWeight } from '#server/engine/index/fields';
import { itemsAt } from '#server/engine/index/lists';
import { mostWords, tellingRank } from '#server/engine/index/match';
import type { FamilyIndex } from '#server/read-model/families/columns';
import type { Matching } from '#server/search/families/matching';
import { applicationsAt, isInSpans, type Places, passes } from './filters.ts';
import type { SoughtWord } from './find-words.ts';
import type { Scope } from './scope.ts';
import { addCandidate, appliedSteps, type FamilyScratch, ownSteps } from './scratch.ts';
import { settleYears, worthBySet } from './word-worth.ts';

/** Weight of a year inside an application's range, about that of a word of a name. */
const yearWeight = 24;

const bitCounts = Uint8Array.from({ length: 1 << 16 }, (_, bits) => {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count++;
  return count;
});

/** The words of a text as bits that an application, of which `named` are words, has by its years. */
const yearBits = ({ applications }: FamilyIndex, at: number, years: readonly SoughtWord[], named: number): number => {
  let bits = 0;
  for (const { year = 0, bit, isShortYear } of years) {
    if (isShortYear && (named & ~(1 << bit)) === 0) continue;
    if ((applications.from.items[at] ?? 1) <= year && (applications.to.items[at] ?? 0) >= year) bits |= 1 << bit;
  }
  return bits;
};

const scoreOf = (
  { own, applied }: FamilyScratch,
  slot: number,
  wording: number,
  years: number,
  wordCount: number,
): number => {
  let score = 0;
  for (let word = 0; word < wordCount; word++) {
    const ownWeight = own.weights[word * own.room + slot] ?? 0;
    let weight = wording < 0 ? 0 : (applied.weights[word * applied.room + wording] ?? 0);
    if (years & (1 << word) && weight < yearWeight) weight = yearWeight;
    if (ownWeight > weight) weight = ownWeight;
    if (word === 0 && ownWeight >= headWeight) weight += firstWordBonus;
    score += weight;
  }
  return score;
};

const shareOf = (matched: number, words: number, steps: number): number =>
  words === 0 ? 0 : Math.floor(steps * Math.min(1, matched / words));

/**
 * Worth of the words that a slot matches by its own text together with its best single application. It notes the slot
 * with its score.
 */
const evaluate = (
  { index, scratch, sought }: Matching,
  worth: Uint8Array,
  slot: number,
  isFitAsked: boolean,
  years: readonly SoughtWord[],
) => {
  const { own, applied } = scratch;
  const { words } = sought;
  const ownBits = own.mask[slot] ?? 0;
  let most = worth[ownBits] ?? 0;
  let score = scoreOf(scratch, slot, -1, 0, words.length);
  let wording = -1;
  let bestYears = 0;
  if (isFitAsked) {
    const wordings = index.applications.wording.items.items;
    const [start, count] = applicationsAt(index, slot);
    for (let at = start; at < start + count; at++) {
      const place = wordings[at] ?? 0;
      const named = applied.mask[place] ?? 0;
      const inYears = years.length > 0 ? yearBits(index, at, years, named) : 0;
      const bits = named | inYears;
      // Those that only the years speak for are all alike.
      if (bits === 0 || (named === 0 && inYears === bestYears)) continue;
      const matched = worth[bits | ownBits] ?? 0;
      if (matched < most) continue;
      const scored = scoreOf(scratch, slot, place, inYears, words.length);
      if (matched === most && scored <= score) continue;
      most = matched;
      score = scored;
      wording = place;
      bestYears = inYears;
    }
  }
  if ((scratch.wholeCode[slot] ?? 0) >= tellingRank) most = worth[(1 << words.length) - 1] ?? 0;
  const named = shareOf(own.inName[slot] ?? 0, index.slots.nameWords[slot] ?? 0, ownSteps);
  const fitted =
    wording < 0 ? 0 : shareOf(applied.inName[wording] ?? 0, index.wordings.nameWords.items[wording] ?? 0, appliedSteps);
  scratch.matched[slot] = most;
  // The plain thing for the plain model, which is meant, stands before what is in stock.
  scratch.score[slot] = score + (named >>> 1) + fitted;
  scratch.coverage[slot] = named + fitted;
  return most;
};

/** Notes the slots that may have a word as candidates: by their own text, or by what they fit. */
const addWith = ({ index, scope, scratch }: Matching, { own, applied, year }: SoughtWord): void => {
  if (year !== undefined) for (const slot of scope.slots) if (isInSpans(index, slot, year)) addCandidate(scratch, slot);
  for (const slot of own) addCandidate(scratch, slot);
  if (applied.length === 0) return;
  const listing = scope.by.wording();
  for (const wording of applied) for (const slot of itemsAt(listing, wording)) addCandidate(scratch, slot);
};

/** About how many slots have a word. */
const costOf = (scope: Scope, { own, applied, year }: SoughtWord): number => {
  if (year !== undefined) return scope.slots.length;
  if (applied.length === 0) return own.length;
  const { starts } = scope.by.wording();
  let sum = own.length;
  for (const wording of applied) sum += (starts[wording + 1] ?? 0) - (starts[wording] ?? 0);
  return sum;
};

/** Slots, with what the words that each matches are worth (`scratch.matched`), by each set of words; and all of them together. */
export type Matched = { slots: Uint32Array; worth: Uint8Array; full: number; isWhole: boolean };

/**
 * The slots that match a text. A slot that matches all words has the rarest of them, so only those are looked at, and the
 * others where none of these passes the filters: then words are worth what they are.
 */
export const matchSought = (matching: Matching, places: Places): Matched => {
  const { index, scope, scratch, sought } = matching;
  const { words } = sought;
  const years = words.filter(({ year }) => year !== undefined);
  const isFitAsked = years.length > 0 || words.some(({ applied }) => applied.length > 0);
  const look = (worth: Uint8Array, isWhole: boolean): Matched => {
    const full = worth[(1 << words.length) - 1] ?? 0;
    const least = isWhole ? full : 1;
    const found = new Uint32Array(scratch.candidateCount);
    let count = 0;
    for (const slot of scratch.candidates.subarray(0, scratch.candidateCount))
      if (evaluate(matching, worth, slot, isFitAsked, years) >= least) found[count++] = slot;
    return { slots: found.subarray(0, count), worth, full, isWhole };
  };
  settleYears(matching);
  const rarest = words.reduce((best, word) => (costOf(scope, word) < costOf(scope, best) ? word : best));
  addWith(matching, rarest);
  const whole = look(bitCounts, true);
  if (whole.slots.some((slot) => passes(index, slot, places))) return whole;
  for (const word of words) addWith(matching, word);
  return look(worthBySet(matching), false);
};

/** The places among a slot's applications of those by which it matches the text best; none where its own text says it all. */
export const matchedApplications = (
  { index, scratch, sought }: Matching,
  { worth }: Matched,
  slot: number,
): number[] => {
  const years = sought.words.filter(({ year }) => year !== undefined);
  const ownBits = scratch.own.mask[slot] ?? 0;
  const [start, count] = applicationsAt(index, slot);
  const bits = Array.from({ length: count }, (_, place) => {
    const wording = index.applications.wording.items.items[start + place] ?? 0;
    const named = scratch.applied.mask[wording] ?? 0;
    return named | yearBits(index, start + place, years, named);
  });
  const matched = bits.map((one) => (one === 0 ? 0 : (worth[one | ownBits] ?? 0) * 32 + (bitCounts[one] ?? 0)));
  const most = Math.max(1, ...matched);
  return matched.flatMap((one, place) => (one === most ? [place] : []));
};

const vehiclesMax = 40;

/** The ids of vehicles that a text names by model or engine, those that it names best first. */
export const namedVehicles = ({ index, scratch: { applied } }: Matching): number[] => {
  const { wordings, vehicles } = index;
  const named = new Map<number, number>();
  for (let at = 0; at < applied.touchedCount; at++) {
    const wording = applied.touched[at] ?? 0;
    const vehicle = wordings.vehicle.items[wording] ?? -1;
    if (vehicle < 0 || applied.inName[wording] === 0) continue;
    let worth = (bitCounts[applied.mask[wording] ?? 0] ?? 0) * 1000;
    for (let word = 0; word < mostWords; word++) worth += applied.weights[word * applied.room + wording] ?? 0;
    named.set(vehicle, Math.max(worth, named.get(vehicle) ?? 0));
  }
  return [...named]
    .sort(([, one], [, other]) => other - one)
    .slice(0, vehiclesMax)
    .flatMap(([vehicle]) => vehicles.values[vehicle] ?? []);
};
