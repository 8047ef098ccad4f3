/** Scores of a search by slot; all zero between searches. */
export type Scores = {
  /** How many words a slot matches, or what those are worth. */
  matched: Uint8Array;
  score: Uint16Array;
  /** How much of its name was asked for. */
  coverage: Uint8Array;
  wholeCode: Uint8Array;
};

export const newScores = (room: number): Scores => ({
  matched: new Uint8Array(room),
  score: new Uint16Array(room),
  coverage: new Uint8Array(room),
  wholeCode: new Uint8Array(room),
});

/** Makes the scores of a slot zero again. */
export const forgetSlot = ({ matched, score, coverage, wholeCode }: Scores, slot: number): void => {
  matched[slot] = 0;
  score[slot] = 0;
  coverage[slot] = 0;
  wholeCode[slot] = 0;
};

export const forget = (scores: Scores, slots: Uint32Array): void => {
  for (let at = 0; at < slots.length; at++) forgetSlot(scores, slots[at] ?? 0);
};
