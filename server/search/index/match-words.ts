import { singular, stem } from '../analyzer.ts';
import { partsOf } from '../word-forms.ts';
import { matchClass, nameWeight } from './fields.ts';
import { type Marking, markSlot, markTerm } from './marking.ts';
import type { Segment } from './segment.ts';
import { misspelt, typosAllowed } from './typos.ts';
import { placeOf, prefixRange, wordAt } from './word-list.ts';

const termsOfStem = (segment: Segment, place: number): Uint32Array => {
  const { starts, items } = segment.stemTerms;
  return items.subarray(starts[place], starts[place + 1]);
};

/** Marks where a word stands whole, in either number or gender, or begins a longer one; true if the asker may know of any. */
export const markExact = (segment: Segment, word: string, marking: Marking): boolean => {
  let any = false;
  const [low, high] = prefixRange(segment.terms, word);
  for (let place = low; place < high; place++) {
    const whole = (segment.terms.starts[place + 1] ?? 0) - (segment.terms.starts[place] ?? 0) === word.length;
    if (markTerm(segment, place, whole ? matchClass.whole : matchClass.part, marking)) any = true;
  }
  const one = singular(word);
  for (const place of termsOfStem(segment, placeOf(segment.stems, stem(word)))) {
    const sameGender = singular(wordAt(segment.terms, place)) === one;
    if (markTerm(segment, place, sameGender ? matchClass.whole : matchClass.part, marking)) any = true;
  }
  return any;
};

/** Marks where a word stands as it is; true if the asker may know of any. */
export const markWhole = (segment: Segment, word: string, marking: Marking): boolean => {
  const place = placeOf(segment.terms, word);
  return place >= 0 && markTerm(segment, place, matchClass.whole, marking);
};

/** How many postings say where words stand as `markExact` looks for them, about. */
export const postingsOf = (segments: readonly Segment[], words: readonly string[]): number => {
  let sum = 0;
  for (const segment of segments)
    for (const word of words) {
      const { starts } = segment.postings;
      const [low, high] = prefixRange(segment.terms, word);
      sum += (starts[high] ?? 0) - (starts[low] ?? 0);
      for (const place of termsOfStem(segment, placeOf(segment.stems, stem(word))))
        if (place < low || place >= high) sum += (starts[place + 1] ?? 0) - (starts[place] ?? 0);
    }
  return sum;
};

const markMisspelt = (segment: Segment, word: string, typos: number, asPrefix: boolean, marking: Marking): boolean => {
  let any = false;
  for (const place of misspelt(word, segment.terms, segment.termLetters, typos, asPrefix))
    if (markTerm(segment, place, matchClass.typo, marking)) any = true;
  if (asPrefix || typosAllowed(stem(word)) < typos) return any;
  for (const root of misspelt(stem(word), segment.stems, segment.stemLetters, typos, false))
    for (const place of termsOfStem(segment, root)) if (markTerm(segment, place, matchClass.typo, marking)) any = true;
  return any;
};

/** Where a word is looked for, and what notes it there. */
export type Looked = { segment: Segment; marking: Marking };

/** The slots that have a word in their name, with its weight. `marking` is empty before and after. */
const namedBy = ({ segment, marking: given }: Looked, word: string): Map<number, number> => {
  const marking = { ...given, met: undefined };
  const { best, slots } = marking;
  const named = new Map<number, number>();
  markWhole(segment, word, marking);
  for (const slot of slots.subarray(0, marking.count)) {
    const weight = (best[slot] ?? 0) >>> 1;
    if (weight >= nameWeight) named.set(slot, weight);
    best[slot] = 0;
  }
  return named;
};

/** Marks where a word stands as two in a name: 'dipswitch' as 'dip switch'. Nothing is marked before. */
const markApart = (looked: readonly Looked[], word: string): boolean => {
  const found: { marking: Marking; slot: number; weight: number }[] = [];
  for (const [one, other] of partsOf(word))
    for (const place of looked) {
      if (placeOf(place.segment.terms, one) < 0 || placeOf(place.segment.terms, other) < 0) continue;
      const others = namedBy(place, other);
      for (const [slot, weight] of namedBy(place, one)) {
        const second = others.get(slot);
        if (second !== undefined) found.push({ marking: place.marking, slot, weight: Math.min(weight, second) });
      }
    }
  for (const { marking, slot, weight } of found) markSlot(marking, slot, weight, 1);
  return found.length > 0;
};

/**
 * Marks where a word (the first of its `forms`, which mean the same) stands, in either number or gender, or as the beginning of a longer one. Where it does not
 * (`found` says that a code has it), where it stands as two words; else the fewest typos that lead to a known word, whole
 * before beginning.
 */
export const matchWord = (looked: readonly Looked[], forms: readonly string[], found: boolean): void => {
  let any = found;
  for (const { segment, marking } of looked)
    for (const form of forms) if (markExact(segment, form, marking)) any = true;
  const [word = ''] = forms;
  any ||= markApart(looked, word);
  for (let typos = 1; !any && typos <= typosAllowed(word); typos++)
    for (const asPrefix of [false, true]) {
      if (any) break;
      for (const { segment, marking } of looked) if (markMisspelt(segment, word, typos, asPrefix, marking)) any = true;
    }
};
