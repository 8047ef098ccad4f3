import { isStopWord, isWish, wordsOf } from '../analyzer.ts';
import type { Alternative } from '../search-engine.ts';
import { formsOf } from '../word-forms.ts';
import { codePrefixWeight, firstWordBonus, headWeight, nameWeight, rarityBonus, wholeCodeWeight } from './fields.ts';
import { type Marking, markSlot } from './marking.ts';
import { type Held, insteadOf, ofUnknown } from './match-alternatives.ts';
import { type CodeRun, codeRuns, holdsWhole, visitRun } from './match-codes.ts';
import { markExact, matchWord, postingsOf } from './match-words.ts';
import { forget, forgetSlot } from './scores.ts';
import type { Scratch } from './scratch.ts';
import type { Segment } from './segment.ts';

export const mostWords = 16;

/** Added to the rank of a whole code that can hardly be anything else: its slot counts as matching every word beside it. */
export const tellingRank = 8;
export const isTelling = (code: string): boolean => code.length >= 5 && /\d/.test(code);

/** A word to look for: its place among all, its forms, and slots that hold what stands for it. */
type AskedWord = { at: number; isFirst: boolean; forms: string[]; held: readonly Held[] };

type Asked = {
  segments: readonly Segment[];
  words: readonly AskedWord[];
  /** Words that narrow nothing. */
  wishes: readonly string[];
  runs: readonly CodeRun[];
  visible: Uint8Array;
  seesAll: boolean;
};

/** The slots that match a word or more. The scratch says of each how many (`matched`), how well (`score`) and by which whole code; `isAll` where each matches every word. */
export type TextMatch = { wordCount: number; slots: Uint32Array; isAll: boolean; runs: readonly CodeRun[] };

const readText = (
  segments: readonly Segment[],
  scratch: Scratch,
  text: string,
  visible: Uint8Array,
  seesAll: boolean,
  alternatives: readonly Alternative[],
): Asked => {
  const words = wordsOf(text).slice(0, mostWords);
  const onlyStopWords = words.every(isStopWord);
  const hasThing = words.some((word) => !isStopWord(word) && !isWish(word));
  const marking = { visible, best: scratch.best, slots: scratch.wordSlots, count: 0 };
  const usable = ofUnknown(alternatives, words, () => segments.map((segment) => ({ segment, marking })));
  const instead = insteadOf(segments, usable, marking, scratch);
  const asked: AskedWord[] = [];
  for (const [at, word] of words.entries()) {
    if ((isStopWord(word) && !onlyStopWords) || (isWish(word) && hasThing)) continue;
    const { words: others, held } = instead(at);
    asked.push({ at, isFirst: asked.length === 0, forms: [...formsOf(words, at), ...others], held });
  }
  const wishes = hasThing ? words.filter(isWish) : [];
  return { segments, words: asked, wishes, runs: codeRuns(segments, words), visible, seesAll };
};

/** Marks where a word stands, or what stands for it; `corrects` where it may be misspelt. */
const markWord = (asked: Asked, word: AskedWord, marking: Marking, scratch: Scratch, corrects: boolean): void => {
  const { wholeCode } = scratch;
  let found = false;
  for (const { slots, weights } of word.held)
    for (const [place, slot] of slots.entries()) {
      const weight = weights[place] ?? 0;
      if (markSlot(marking, slot, weight, weight >= nameWeight ? 1 : 0)) found = true;
    }
  for (const run of asked.runs)
    if (run.from <= word.at && word.at < run.to)
      visitRun(run, asked.seesAll, (slot, kind, whole) => {
        if (!markSlot(marking, slot, whole ? wholeCodeWeight : codePrefixWeight(run.code), 0)) return;
        found = true;
        if (whole)
          wholeCode[slot] = Math.max(wholeCode[slot] ?? 0, kind.rank + (isTelling(run.code) ? tellingRank : 0));
      });
  const looked = asked.segments.map((segment) => ({ segment, marking }));
  matchWord(looked, word.forms, found || !corrects);
};

/** Adds what was marked for a word to what is known of the slots. */
const note = (
  { matched, score, coverage }: Scratch,
  { best, slots, count }: Marking,
  isFirst: boolean,
  bonus = 0,
): void => {
  for (let index = 0; index < count; index++) {
    const slot = slots[index] ?? 0;
    const weight = (best[slot] ?? 0) >>> 1;
    matched[slot] = (matched[slot] ?? 0) + 1;
    score[slot] = (score[slot] ?? 0) + weight + (isFirst && weight >= headWeight ? firstWordBonus : 0) + bonus;
    coverage[slot] = (coverage[slot] ?? 0) + ((best[slot] ?? 0) & 1);
    best[slot] = 0;
  }
};

/** How many postings say where a word stands, about. */
const sizeOf = ({ segments }: Asked, { forms, held }: AskedWord): number =>
  postingsOf(segments, forms) + held.reduce((sum, { slots }) => sum + slots.length, 0);

/**
 * The slots that match every word, of which one passes or more; undefined where there is none. The rarest word is looked
 * for first, the others only in what is left: a word is known there or nowhere that matters.
 */
const matchAll = (asked: Asked, scratch: Scratch, passes: (slot: number) => boolean): Uint32Array | undefined => {
  const { slots, wordSlots, best, alive } = scratch;
  const sized = asked.words.map((word) => ({ word, size: sizeOf(asked, word) }));
  let count = 0;
  for (const [step, { word }] of sized.sort((one, other) => one.size - other.size).entries()) {
    const marking = { visible: step === 0 ? asked.visible : alive, best, slots: wordSlots, count: 0 };
    markWord(asked, word, marking, scratch, step === 0);
    for (let index = 0; index < count; index++) {
      const slot = slots[index] ?? 0;
      if (best[slot] !== 0) continue;
      alive[slot] = 0;
      forgetSlot(scratch, slot);
    }
    note(scratch, marking, word.isFirst);
    count = marking.count;
    for (let index = 0; index < count; index++) {
      const slot = wordSlots[index] ?? 0;
      slots[index] = slot;
      alive[slot] = 1;
    }
    if (count === 0) return undefined;
  }
  const all = slots.subarray(0, count);
  for (const slot of all) alive[slot] = 0;
  if (all.some(passes)) return all;
  forget(scratch, all);
  return undefined;
};

type NamedSlots = ReadonlyMap<number, { rank: number; words: number }>;

/** The slots whose whole code stands in the text, one that can hardly be anything else: how it ranks, and of how many words it is. */
const namedByCode = ({ runs, seesAll, visible }: Asked): NamedSlots => {
  const named = new Map<number, { rank: number; words: number }>();
  for (const run of runs)
    if (isTelling(run.code) && holdsWhole(run))
      visitRun(run, seesAll, (slot, kind, whole) => {
        if (!whole || visible[slot] !== 1) return;
        const known = named.get(slot) ?? { rank: 0, words: 0 };
        const [rank, words] = [kind.rank + tellingRank, run.to - run.from];
        named.set(slot, { rank: Math.max(known.rank, rank), words: Math.max(known.words, words) });
      });
  return named;
};

/**
 * Those whose code is told, of which one passes, and what matches every word; undefined where none of them passes.
 * Anything else that has a word is not looked for: of a code's parts some are letters with which half of all words
 * begin.
 */
const matchNamed = (
  asked: Asked,
  scratch: Scratch,
  named: NamedSlots,
  passes: (slot: number) => boolean,
): Uint32Array | undefined => {
  if (![...named.keys()].some(passes)) return undefined;
  const { slots, matched, score, wholeCode } = scratch;
  let count = matchAll(asked, scratch, () => true)?.length ?? 0;
  for (const [slot, { rank, words }] of named) {
    if (matched[slot] === 0) {
      slots[count++] = slot;
      score[slot] = wholeCodeWeight * words;
    }
    matched[slot] = asked.words.length;
    wholeCode[slot] = rank;
  }
  return slots.subarray(0, count);
};

/** The slots that match a word or more. */
const matchAny = (asked: Asked, scratch: Scratch, hasNamed: boolean): Uint32Array => {
  const { slots, wordSlots, best, matched, wholeCode } = scratch;
  let count = 0;
  for (const word of asked.words) {
    const marking = { visible: asked.visible, best, slots: wordSlots, count: 0 };
    markWord(asked, word, marking, scratch, true);
    for (let index = 0; index < marking.count; index++) {
      const slot = wordSlots[index] ?? 0;
      if (matched[slot] === 0) slots[count++] = slot;
    }
    note(scratch, marking, word.isFirst, rarityBonus(marking.count));
  }
  const any = slots.subarray(0, count);
  if (hasNamed) for (const slot of any) if ((wholeCode[slot] ?? 0) >= tellingRank) matched[slot] = asked.words.length;
  return any;
};

/** Lets what has a wish come before what is as good without it. */
const lift = ({ segments, wishes, visible }: Asked, { best, wordSlots, matched, score }: Scratch): void => {
  for (const wish of wishes) {
    const marking = { visible, best, slots: wordSlots, count: 0 };
    for (const segment of segments) markExact(segment, wish, marking);
    for (const slot of wordSlots.subarray(0, marking.count)) {
      best[slot] = 0;
      if (matched[slot] !== 0) score[slot] = (score[slot] ?? 0) + 1;
    }
  }
};

/**
 * Matches a text; undefined where it has no word to look for. Where a slot that `passes` matches all words, only those
 * that do are told of. Call `forget` with the result's slots when done.
 */
export const matchText = (
  segments: readonly Segment[],
  scratch: Scratch,
  text: string,
  visible: Uint8Array,
  seesAll: boolean,
  alternatives: readonly Alternative[] = [],
  passes: (slot: number) => boolean = () => true,
): TextMatch | undefined => {
  const asked = readText(segments, scratch, text, visible, seesAll, alternatives);
  const wordCount = asked.words.length;
  if (wordCount === 0) return undefined;
  const named = namedByCode(asked);
  const matchEach = () =>
    named.size > 0 ? matchNamed(asked, scratch, named, passes) : matchAll(asked, scratch, passes);
  const all = wordCount > 1 ? matchEach() : undefined;
  const slots = all ?? matchAny(asked, scratch, named.size > 0);
  lift(asked, scratch);
  return { wordCount, slots, isAll: all !== undefined || wordCount === 1, runs: asked.runs };
};
