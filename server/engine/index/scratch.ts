/** Working memory of a search, one place a slot; what is kept by slot is all zero between searches. */
export type Scratch = {
  slots: Uint32Array;
  wordSlots: Uint32Array;
  best: Uint16Array;
  /** How many words a slot matches. */
  matched: Uint8Array;
  score: Uint16Array;
  /** How many of the words stand in the name. */
  coverage: Uint8Array;
  wholeCode: Uint8Array;
  /** What matches all words so far. */
  alive: Uint8Array;
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
  alive: new Uint8Array(room),
  counting: new Uint32Array(room),
  failed: new Uint8Array(room),
});

/** Makes a place of the scratch zero again where a match has written. */
export const forgetSlot = ({ matched, score, coverage, wholeCode }: Scratch, slot: number): void => {
  matched[slot] = 0;
  score[slot] = 0;
  coverage[slot] = 0;
  wholeCode[slot] = 0;
};

export const forget = (scratch: Scratch, slots: Uint32Array): void => {
  for (let at = 0; at < slots.length; at++) forgetSlot(scratch, slots[at] ?? 0);
};
