import { enlarge } from './slot-columns.ts';

/** A text of each slot as bytes by which texts are compared, one after the other. */
export type TextKeys = { bytes: Uint8Array<ArrayBuffer>; starts: Uint32Array<ArrayBuffer> };

export const emptyTextKeys = (room: number): TextKeys => ({
  bytes: new Uint8Array(room * 8),
  starts: new Uint32Array(room + 1),
});

const utf8 = new TextEncoder();
const longestNumber = 0x7e;

/**
 * A text as it is compared: without case and accents, ñ after n, and numbers by what they are (A-9 before A-10), for
 * which each tells first how many digits it has.
 */
const keyOf = (text: string): string => {
  const lower = text.toLowerCase();
  const plain = /[^ -~]/.test(lower)
    ? lower.normalize('NFD').replaceAll('n\u0303', 'n\x7f').replace(/\p{M}/gu, '')
    : lower;
  return plain.replace(
    /0*(\d+)/g,
    (_, digits: string) => `0${String.fromCharCode(Math.min(digits.length, longestNumber))}${digits}`,
  );
};

/** Notes the text of the slot that is the last one. */
export const appendTextKey = (keys: TextKeys, slot: number, text: string): void => {
  const key = utf8.encode(keyOf(text));
  const start = keys.starts[slot] ?? 0;
  const end = start + key.length;
  if (end > keys.bytes.length) keys.bytes = enlarge(keys.bytes, Math.ceil(end * 1.25));
  if (slot + 1 >= keys.starts.length) keys.starts = enlarge(keys.starts, Math.ceil((slot + 2) * 1.25));
  keys.bytes.set(key, start);
  keys.starts[slot + 1] = end;
};

/** Negative, 0 or positive as the text of a slot stands before, like or after another's. */
export const compareTextKeys = ({ bytes, starts }: TextKeys, one: number, other: number): number => {
  const [first, second] = [starts[one] ?? 0, starts[other] ?? 0];
  const [length, otherLength] = [(starts[one + 1] ?? 0) - first, (starts[other + 1] ?? 0) - second];
  const shared = Math.min(length, otherLength);
  for (let at = 0; at < shared; at++) {
    const difference = (bytes[first + at] ?? 0) - (bytes[second + at] ?? 0);
    if (difference !== 0) return difference;
  }
  return length - otherLength;
};
