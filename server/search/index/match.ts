import { isStopWord, joinedName, wordsOf } from '../analyzer.ts';
import type { Alternative } from '../catalog-search.ts';
import type { Columns } from './columns.ts';
import {
  codePrefixWeight,
  coverageSteps,
  firstWordBonus,
  headWeight,
  kindRank,
  nameWeight,
  wholeCodeWeight,
} from './fields.ts';
import { markSlot } from './marking.ts';
import { insteadOf } from './match-alternatives.ts';
import { type CodeRun, codeRuns, visitRun } from './match-codes.ts';
import { matchWord } from './match-words.ts';
import type { Segment } from './segment.ts';

const mostWords = 16;

/** Added to the rank of a whole code that can hardly be anything else: its product counts as matching every word beside it. */
const telling = 8;
const isTelling = (code: string): boolean => code.length >= 5 && /\d/.test(code);

/** Working memory of a search, one place a slot; what is kept by slot is all zero between searches. */
export type Scratch = {
  slots: Uint32Array;
  wordSlots: Uint32Array;
  best: Uint16Array;
  matched: Uint8Array;
  score: Uint16Array;
  /** How many of the words stand in the name; in the end, the share of the name that they are. */
  coverage: Uint8Array;
  wholeCode: Uint8Array;
  /** For counting facets: slots, and at the same places which filter each fails. */
  counting: Uint32Array;
  failed: Uint8Array;
};

export const newScratch = (room: number): Scratch => ({
  slots: new Uint32Array(room),
  wordSlots: new Uint32Array(room),
  best: new Uint16Array(room),
  matched: new Uint8Array(room),
  score: new Uint16Array(room),
  coverage: new Uint8Array(room),
  wholeCode: new Uint8Array(room),
  counting: new Uint32Array(room),
  failed: new Uint8Array(room),
});

/** The word itself and what it is when written together with its neighbour. */
const formsOf = (words: readonly string[], at: number): string[] => {
  const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]];
  return [word, joinedName(before, word) ?? [], joinedName(word, after) ?? []].flat();
};

/** The slots that match a word or more. The scratch says of each how many (`matched`), how well (`score`) and by which whole code. */
export type TextMatch = { wordCount: number; slots: Uint32Array; runs: readonly CodeRun[] };

/** Matches a text; undefined where it has no word to look for. Call `forget` with the result when done. */
export const matchText = (
  segments: readonly Segment[],
  columns: Columns,
  scratch: Scratch,
  text: string,
  visible: Uint8Array,
  seller: boolean,
  alternatives: readonly Alternative[] = [],
): TextMatch | undefined => {
  const words = wordsOf(text).slice(0, mostWords);
  const onlyStopWords = words.every(isStopWord);
  const { slots, wordSlots, best, matched, score, coverage, wholeCode } = scratch;
  const runs = codeRuns(segments, words);
  const instead = insteadOf(segments, alternatives, { visible, best, slots: wordSlots, count: 0 }, scratch);
  let slotCount = 0;
  let wordCount = 0;

  for (const [at, word] of words.entries()) {
    if (isStopWord(word) && !onlyStopWords) continue;
    wordCount++;
    const marking = { visible, best, slots: wordSlots, count: 0 };
    let found = false;
    const other = instead(at);
    for (const held of other.held)
      for (const [place, slot] of held.slots.entries()) {
        const weight = held.weights[place] ?? 0;
        if (markSlot(marking, slot, weight, weight >= nameWeight ? 1 : 0)) found = true;
      }
    for (const run of runs)
      if (run.from <= at && at < run.to)
        visitRun(run, seller, (slot, kind, whole) => {
          if (!markSlot(marking, slot, whole ? wholeCodeWeight : codePrefixWeight(run.code), 0)) return;
          found = true;
          if (whole)
            wholeCode[slot] = Math.max(wholeCode[slot] ?? 0, kindRank(kind) + (isTelling(run.code) ? telling : 0));
        });
    matchWord(segments, [...formsOf(words, at), ...other.words], found, marking);
    for (let index = 0; index < marking.count; index++) {
      const slot = wordSlots[index] ?? 0;
      const weight = (best[slot] ?? 0) >>> 1;
      if (matched[slot] === 0) slots[slotCount++] = slot;
      matched[slot] = (matched[slot] ?? 0) + 1;
      score[slot] = (score[slot] ?? 0) + weight + (wordCount === 1 && weight >= headWeight ? firstWordBonus : 0);
      coverage[slot] = (coverage[slot] ?? 0) + ((best[slot] ?? 0) & 1);
      best[slot] = 0;
    }
  }
  for (let index = 0; index < slotCount; index++) {
    const slot = slots[index] ?? 0;
    const share = Math.min(1, (coverage[slot] ?? 0) / Math.max(1, columns.nameWords[slot] ?? 0));
    coverage[slot] = Math.floor(coverageSteps * share);
    if ((wholeCode[slot] ?? 0) >= telling) matched[slot] = wordCount;
  }
  return wordCount === 0 ? undefined : { wordCount, slots: slots.subarray(0, slotCount), runs };
};

/** Makes the scratch all zero again. */
export const forget = (scratch: Scratch, slots: Uint32Array): void => {
  for (const slot of slots) {
    scratch.matched[slot] = 0;
    scratch.score[slot] = 0;
    scratch.coverage[slot] = 0;
    scratch.wholeCode[slot] = 0;
  }
};
