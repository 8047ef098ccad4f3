import { newScores, type Scores } from './scores.ts';

/** Working memory of a search, one place a slot; what is noted by slot is all zero between searches. */
export type Scratch = Scores & {
  slots: Uint32Array;
  wordSlots: Uint32Array;
  best: Uint16Array;
  /** Slots that match all words so far. */
  alive: Uint8Array;
  /** For counting facets: slots, and at the same places which filter each fails. */
  counting: Uint32Array;
  failed: Uint8Array;
  /** Slots that pass the tree's filters. */
  inTree: Uint32Array;
};

export const newScratch = (room: number): Scratch => ({
  ...newScores(room),
  slots: new Uint32Array(room),
  wordSlots: new Uint32Array(room),
  best: new Uint16Array(room),
  alive: new Uint8Array(room),
  counting: new Uint32Array(room),
  failed: new Uint8Array(room),
  inTree: new Uint32Array(room),
});
