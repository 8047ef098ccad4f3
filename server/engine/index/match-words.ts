import { singular, stem } from '../analyzer.ts';
import { partsOf } from '../word-forms.ts';
import { matchClass, nameWeight } from './fields.ts';
import { type Marking, markSlot, markTerm } from './marking.ts';
import type { Segment } from './segment.ts';
import { differByPair, misspelt, typosAllowed } from './typos.ts';
import { placeOf, prefixRange, wordAt } from './word-list.ts';

const termsOfStem = (segment: Segment, place: number): Uint32Array => {
  const { starts, items } = segment.stemTerms;
  return items.subarray(starts[place], starts[place + 1]);
};

/** Marks where a word stands as it is; answers the most that it is worth anywhere that the asker may know of. */
export const markWhole = (segment: Segment, word: string, marking: Marking): number => {
  const place = placeOf(segment.terms, word);
  return place < 0 ? 0 : markTerm(segment, place, matchClass.whole, marking);
};

/** The same in either number or gender. */
const markInflected = (segment: Segment, word: string, marking: Marking): number => {
  const own = placeOf(segment.terms, word);
  let most = own < 0 ? 0 : markTerm(segment, own, matchClass.whole, marking);
  const one = singular(word);
  for (const place of termsOfStem(segment, placeOf(segment.stems, stem(word)))) {
    if (place === own) continue;
    const sameGender = singular(wordAt(segment.terms, place)) === one;
    most = Math.max(most, markTerm(segment, place, sameGender ? matchClass.whole : matchClass.part, marking));
  }
  return most;
};

/** Marks where a word begins a longer one; answers the most that it is worth. */
const markBeginning = (segment: Segment, word: string, marking: Marking): number => {
  const { starts } = segment.terms;
  const [low, high] = prefixRange(segment.terms, word);
  let most = 0;
  for (let place = low; place < high; place++)
    if ((starts[place + 1] ?? 0) - (starts[place] ?? 0) > word.length)
      most = Math.max(most, markTerm(segment, place, matchClass.part, marking));
  return most;
};

/** Marks where a word stands whole, in either number or gender, or begins a longer one. */
export const markExact = (segment: Segment, word: string, marking: Marking): void => {
  markInflected(segment, word, marking);
  markBeginning(segment, word, marking);
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

/** Where a word is looked for, and what notes it there. */
export type Looked = { segment: Segment; marking: Marking };

/** The places of the terms at so many typos from a word, in either number or gender. */
const misspeltTerms = (segment: Segment, word: string, typos: number, asPrefix: boolean): number[] => {
  const found = misspelt(word, segment.terms, segment.termLetters, typos, asPrefix);
  if (asPrefix || typosAllowed(stem(word)) < typos) return found;
  const roots = misspelt(stem(word), segment.stems, segment.stemLetters, typos, false);
  return [...found, ...roots.flatMap((root) => [...termsOfStem(segment, root)])];
};

/** Marks the words at so many typos; where some of them only have one letter of a pair more or less, none but those. */
const markMisspelt = (looked: readonly Looked[], word: string, typos: number, asPrefix: boolean): boolean => {
  const found = looked.map(({ segment }) => misspeltTerms(segment, word, typos, asPrefix));
  const mark = (isMeant: (segment: Segment, place: number) => boolean): boolean => {
    let any = false;
    for (const [at, { segment, marking }] of looked.entries())
      for (const place of found[at] ?? [])
        if (isMeant(segment, place) && markTerm(segment, place, matchClass.typo, marking) > 0) any = true;
    return any;
  };
  const arePairs = typos === 1 && !asPrefix && mark(({ terms }, place) => differByPair(word, wordAt(terms, place)));
  return arePairs || mark(() => true);
};

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

/** From here on a word's weight says that it stands in a name, be it the document's or that of another thing. */
const namedWeight = 5 * matchClass.whole;

/**
 * Marks where a word (the first of its `forms`, which mean the same) stands, in either number or gender, or as the
 * beginning of a longer one: `always`, or only where no name has it as it stands. Where it does not (`found` says that a
 * code has it), where it stands as two words; else the fewest typos that lead to a known word, one letter of a pair before
 * all others and whole before beginning.
 * False where nothing was found.
 */
export const matchWord = (
  looked: readonly Looked[],
  forms: readonly string[],
  found: boolean,
  beginnings: 'always' | 'unnamed' = 'always',
): boolean => {
  let most = 0;
  for (const { segment, marking } of looked)
    for (const form of forms) most = Math.max(most, markInflected(segment, form, marking));
  if (beginnings === 'always' || most < namedWeight)
    for (const { segment, marking } of looked)
      for (const form of forms) most = Math.max(most, markBeginning(segment, form, marking));
  let any = found || most > 0;
  const [word = ''] = forms;
  any ||= markApart(looked, word);
  for (let typos = 1; !any && typos <= typosAllowed(word); typos++)
    for (const asPrefix of [false, true]) {
      if (any) break;
      any = markMisspelt(looked, word, typos, asPrefix);
    }
  return any;
};

/** 'raditor' is two letters off, and can hardly be another word. */
const fromLength = 7;

/** Marks the words that have one typo more than is otherwise allowed, where they are long and begin alike. */
export const matchFurther = (looked: readonly Looked[], word: string): void => {
  if (word.length < fromLength || typosAllowed(word) !== 1) return;
  for (const { segment, marking } of looked)
    for (const place of misspelt(word, segment.terms, segment.termLetters, 2, false))
      if (segment.terms.bytes[segment.terms.starts[place] ?? 0] === word.charCodeAt(0))
        markTerm(segment, place, matchClass.typo, marking);
};
