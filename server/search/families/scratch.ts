import { mostWords } from '#server/engine/index/match';
import { forget, newScores, type Scores } from '#server/engine/index/scores';
import type { FamilyIndex } from '#server/read-model/families/columns';

/** So much of its name, and of what it fits, may have been asked for of a family. */
export const ownSteps = 8;
export const appliedSteps = 4;
const allSteps = ownSteps + appliedSteps;

/** Matches of a text's words at each place (a slot or a wording): the words that match, and their weights. */
type Worth = {
  /** Working memory of looking for one word, all zero between words. */
  best: Uint16Array;
  found: Uint32Array;
  /** One bit a word. */
  mask: Uint16Array;
  /** By word, then by place. */
  weights: Uint8Array;
  room: number;
  /** How many words stand in the name. */
  inName: Uint8Array;
  /** The places that match any word. */
  touched: Uint32Array;
  touchedCount: number;
};

const newWorth = (room: number): Worth => ({
  best: new Uint16Array(room),
  found: new Uint32Array(room),
  mask: new Uint16Array(room),
  room,
  weights: new Uint8Array(room * mostWords),
  inName: new Uint8Array(room),
  touched: new Uint32Array(room),
  touchedCount: 0,
});

/** Working memory of a search; what is kept by place is all zero between searches. */
export type FamilyScratch = Scores & {
  own: Worth;
  applied: Worth;
  /** The same for all slots: of how many steps `coverage` is. */
  shares: Uint8Array;
  /** How many words have been looked for. */
  wordCount: number;
  /** Slots to look at, and which they are. */
  candidates: Uint32Array;
  candidateCount: number;
  isCandidate: Uint8Array;
};

const scratches = new WeakMap<FamilyIndex, FamilyScratch>();

/** The working memory of an index, with room for all that it holds now. */
export const scratchOf = (index: FamilyIndex): FamilyScratch => {
  const known = scratches.get(index);
  const [slots, wordings] = [index.slots.count, index.wordings.name.length];
  if (known && known.own.room >= slots && known.applied.room >= wordings) return known;
  const room = Math.ceil(slots * 1.1) + 64;
  const scratch: FamilyScratch = {
    own: newWorth(room),
    applied: newWorth(Math.ceil(wordings * 1.1) + 64),
    ...newScores(room),
    shares: new Uint8Array(room).fill(allSteps),
    candidates: new Uint32Array(room),
    candidateCount: 0,
    wordCount: 0,
    isCandidate: new Uint8Array(room),
  };
  scratches.set(index, scratch);
  return scratch;
};

/** Notes a slot to look at. */
export const addCandidate = (scratch: FamilyScratch, slot: number): void => {
  if (scratch.isCandidate[slot] === 1) return;
  scratch.isCandidate[slot] = 1;
  scratch.candidates[scratch.candidateCount++] = slot;
};

/** Notes what was found of one word, and empties the memory for the next one; answers how many places have it. */
export const noteWord = (worth: Worth, word: number, count: number): number => {
  const { best, found, mask, weights, room, inName, touched } = worth;
  for (let at = 0; at < count; at++) {
    const place = found[at] ?? 0;
    const value = best[place] ?? 0;
    best[place] = 0;
    if (mask[place] === 0) touched[worth.touchedCount++] = place;
    mask[place] = (mask[place] ?? 0) | (1 << word);
    weights[word * room + place] = Math.min(255, value >>> 1);
    inName[place] = (inName[place] ?? 0) + (value & 1);
  }
  return count;
};

const forgetWorth = (worth: Worth, words: number): void => {
  for (let at = 0; at < worth.touchedCount; at++) {
    const place = worth.touched[at] ?? 0;
    worth.mask[place] = 0;
    worth.inName[place] = 0;
    for (let word = 0; word < words; word++) worth.weights[word * worth.room + place] = 0;
  }
  worth.touchedCount = 0;
};

/** Makes the working memory all zero again. */
export const forgetAll = (scratch: FamilyScratch): void => {
  forgetWorth(scratch.own, scratch.wordCount);
  forgetWorth(scratch.applied, scratch.wordCount);
  scratch.wordCount = 0;
  const candidates = scratch.candidates.subarray(0, scratch.candidateCount);
  for (const slot of candidates) scratch.isCandidate[slot] = 0;
  forget(scratch, candidates);
  scratch.candidateCount = 0;
};
