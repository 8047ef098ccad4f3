import { singular, stem } from '../analyzer.ts';
import { matchClass } from './fields.ts';
import { type Marking, markTerm } from './marking.ts';
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

/**
 * Marks where a word (the first of its `forms`, which mean the same) stands, in either number or gender, or as the beginning of a longer one. Where it does not
 * (`found` says that a code has it), the fewest typos that lead to a known word, whole before beginning.
 */
export const matchWord = (looked: readonly Looked[], forms: readonly string[], found: boolean): void => {
  let any = found;
  for (const { segment, marking } of looked)
    for (const form of forms) if (markExact(segment, form, marking)) any = true;
  const [word = ''] = forms;
  for (let typos = 1; !any && typos <= typosAllowed(word); typos++)
    for (const asPrefix of [false, true]) {
      if (any) break;
      for (const { segment, marking } of looked) if (markMisspelt(segment, word, typos, asPrefix, marking)) any = true;
    }
};
