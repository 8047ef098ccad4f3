import type { Alternative } from '../catalog-search.ts';
import type { Marking } from './marking.ts';
import { markExact } from './match-words.ts';
import type { Segment } from './segment.ts';

/** The slots that hold every one of several words, with what the words are worth there on average. `marking` is empty before and after. */
const holdingAll = (segments: readonly Segment[], words: readonly string[], marking: Marking): Map<number, number> => {
  let sums = new Map<number, number>();
  for (const [place, word] of words.entries()) {
    const next = new Map<number, number>();
    for (const segment of segments) markExact(segment, word, marking);
    for (let at = 0; at < marking.count; at++) {
      const slot = marking.slots[at] ?? 0;
      const before = place === 0 ? 0 : sums.get(slot);
      if (before !== undefined) next.set(slot, before + ((marking.best[slot] ?? 0) >>> 1));
      marking.best[slot] = 0;
    }
    marking.count = 0;
    sums = next;
  }
  return new Map([...sums].map(([slot, sum]) => [slot, Math.floor(sum / words.length)]));
};

/** What stands for the word at a place of the text: single words, and the slots that hold all words of a longer form. */
export type Instead = { words: string[]; slots: Map<number, number>[] };

/** For each place of a text what stands for its word. */
export const insteadOf = (
  segments: readonly Segment[],
  alternatives: readonly Alternative[],
  marking: Marking,
): ((at: number) => Instead) => {
  const ready = alternatives.map(({ from, to, words }) => ({
    ...{ from, to, words: words.length === 1 ? words : [] },
    slots: words.length > 1 ? [holdingAll(segments, words, marking)] : [],
  }));
  return (at) => {
    const here = ready.filter(({ from, to }) => from <= at && at < to);
    return { words: here.flatMap(({ words }) => words), slots: here.flatMap(({ slots }) => slots) };
  };
};
