import type { Alternative } from '../search-engine.ts';
import type { Marking, Met } from './marking.ts';
import { type Looked, markExact } from './match-words.ts';
import type { Scores } from './scores.ts';
import type { Segment } from './segment.ts';

/** Slots in no order and, at the same places, what a match there is worth; and the terms met, where they are kept. */
export type Held = { slots: Uint32Array; weights: Uint16Array; met: Met[] | undefined };

/** Working memory, one place a slot; all zero before and after. */
type Counting = Pick<Scores, 'matched' | 'score'>;

/** The slots that hold every one of several words, with what the words are worth there on average. `marking` is empty before and after. */
const holdingAll = (
  segments: readonly Segment[],
  words: readonly string[],
  given: Marking,
  { matched, score }: Counting,
  least: number,
): Held => {
  const marking = { ...given, met: given.met && [] };
  const { best, slots } = marking;
  let first = new Uint32Array(0);
  for (const [place, word] of words.entries()) {
    for (const segment of segments) markExact(segment, word, marking);
    if (place === 0) first = slots.slice(0, marking.count);
    for (let at = 0; at < marking.count; at++) {
      const slot = slots[at] ?? 0;
      const weight = (best[slot] ?? 0) >>> 1;
      if (matched[slot] === place && weight >= least) {
        matched[slot] = place + 1;
        score[slot] = (score[slot] ?? 0) + weight;
      }
      best[slot] = 0;
    }
    marking.count = 0;
  }
  const held = first.filter((slot) => matched[slot] === words.length);
  const weights = Uint16Array.from(held, (slot) => Math.floor((score[slot] ?? 0) / words.length));
  for (const slot of first) {
    matched[slot] = 0;
    score[slot] = 0;
  }
  return { slots: held, weights, met: marking.met };
};

/** Whether `mark` finds a word in anything that the asker may know of. The markings are empty before and after. */
export const stands = (
  looked: readonly Looked[],
  word: string,
  mark: (segment: Segment, word: string, marking: Marking) => unknown,
): boolean =>
  looked.some(({ segment, marking }) => {
    mark(segment, word, marking);
    const { count, slots, best } = marking;
    for (const slot of slots.subarray(0, count)) best[slot] = 0;
    marking.count = 0;
    return count > 0;
  });

/**
 * Without those for words that are misspelt only as synonyms go, but known, and those past the words that are looked for
 * (`words`), of which nobody can say that. Each word is asked for once.
 */
export const ofUnknown = (
  alternatives: readonly Alternative[],
  words: readonly string[],
  looked: () => readonly Looked[],
): readonly Alternative[] => {
  const asked = new Map<string, boolean>();
  const isUnknown = (at: number): boolean => {
    const word = words[at];
    if (word === undefined) return false;
    const known = asked.get(word) ?? stands(looked(), word, markExact);
    asked.set(word, known);
    return !known;
  };
  return alternatives.filter(({ from, misspelt = [] }) => from < words.length && misspelt.every(isUnknown));
};

/** The alternatives for the word at a place of the text: single words, and the slots that hold all words of a longer form. */
export type Instead = { words: string[]; held: Held[] };

/** For each place of a text what stands for its word; of a longer form each word is worth `least` or more. */
export const insteadOf = (
  segments: readonly Segment[],
  alternatives: readonly Alternative[],
  marking: Marking,
  counting: Counting,
  least = 0,
): ((at: number) => Instead) => {
  const ready = alternatives.map(({ from, to, words }) => ({
    from,
    to,
    words: words.length === 1 ? words : [],
    held: words.length > 1 ? [holdingAll(segments, words, marking, counting, least)] : [],
  }));
  return (at) => {
    const here = ready.filter(({ from, to }) => from <= at && at < to);
    return { words: here.flatMap(({ words }) => words), held: here.flatMap(({ held }) => held) };
  };
};
