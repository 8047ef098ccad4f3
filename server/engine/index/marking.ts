import { fieldBits, fieldMask, nameWeight } from './fields.ts';
import type { Segment } from './segment.ts';

/** A term that a word led to. */
export type Met = { segment: Segment; place: number };

/**
 * Where a word is being looked for: by slot the best weight so far times two, plus one where the word stands in the
 * name; and in `slots` the `count` slots that have any. `met` keeps the terms, where somebody wants to know them.
 */
export type Marking = {
  visible: Uint8Array;
  best: Uint16Array;
  slots: Uint32Array;
  count: number;
  met?: Met[] | undefined;
};

/** Notes what a match is worth in a slot, `inName` 1 where it stands in the name; true if the asker may know of the slot. */
export const markSlot = (marking: Marking, slot: number, weight: number, inName: 0 | 1): boolean => {
  const { visible, best, slots } = marking;
  if (visible[slot] !== 1) return false;
  const before = best[slot] ?? 0;
  if (before === 0) slots[marking.count++] = slot;
  best[slot] = Math.max(before, weight << 1) | (before & 1) | inName;
  return true;
};

/** Marks the slots of a term; answers the most that it is worth in any that the asker may know of. The innermost loop of a search, so it calls nothing. */
export const markTerm = (segment: Segment, place: number, worth: number, marking: Marking): number => {
  const { first, postings } = segment;
  const { weights } = segment.fields;
  const { items } = postings;
  const { visible, best, slots } = marking;
  const end = postings.starts[place + 1] ?? 0;
  let count = marking.count;
  let most = 0;
  for (let at = postings.starts[place] ?? end; at < end; at++) {
    const posting = items[at] ?? 0;
    const slot = first + (posting >>> fieldBits);
    if (visible[slot] !== 1) continue;
    const weight = worth * (weights[posting & fieldMask] ?? 0);
    if (weight > most) most = weight;
    const before = best[slot] ?? 0;
    if (before === 0) slots[count++] = slot;
    best[slot] = Math.max(before, weight << 1) | (before & 1) | (weight >= nameWeight ? 1 : 0);
  }
  marking.count = count;
  if (most > 0) marking.met?.push({ segment, place });
  return most;
};
