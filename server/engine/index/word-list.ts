/** Sorted distinct ASCII words in one byte array, so that they can be handed from thread to thread without a copy. */
export type WordList = { bytes: Uint8Array<ArrayBuffer>; starts: Uint32Array<ArrayBuffer> };

/** `sorted` must be in code-unit order without doubles. */
export const packWords = (sorted: readonly string[]): WordList => {
  const starts = new Uint32Array(sorted.length + 1);
  for (let at = 0; at < sorted.length; at++) starts[at + 1] = (starts[at] ?? 0) + (sorted[at]?.length ?? 0);
  const bytes = new Uint8Array(starts[sorted.length] ?? 0);
  let to = 0;
  for (const word of sorted) for (let at = 0; at < word.length; at++) bytes[to++] = word.charCodeAt(at);
  return { bytes, starts };
};

export const wordCount = (list: WordList): number => list.starts.length - 1;

export const wordAt = (list: WordList, at: number): string => {
  let word = '';
  const end = list.starts[at + 1] ?? 0;
  for (let from = list.starts[at] ?? 0; from < end; from++) word += String.fromCharCode(list.bytes[from] ?? 0);
  return word;
};

/** Negative, zero or positive as the word at `at`, cut to `word`'s length when `asPrefix`, stands before, at or after `word`. */
const compareAt = (list: WordList, at: number, word: string, asPrefix: boolean): number => {
  const from = list.starts[at] ?? 0;
  const length = (list.starts[at + 1] ?? 0) - from;
  const shared = Math.min(length, word.length);
  for (let step = 0; step < shared; step++) {
    const difference = (list.bytes[from + step] ?? 0) - word.charCodeAt(step);
    if (difference !== 0) return difference;
  }
  return asPrefix && length > word.length ? 0 : length - word.length;
};

const firstWhere = (list: WordList, holds: (at: number) => boolean): number => {
  let low = 0;
  let high = wordCount(list);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The half-open range of words that begin with `prefix`; where the whole word is there it is the first of them. */
export const prefixRange = (list: WordList, prefix: string): [number, number] => [
  firstWhere(list, (at) => compareAt(list, at, prefix, true) >= 0),
  firstWhere(list, (at) => compareAt(list, at, prefix, true) > 0),
];

/** The word's place in the list, or -1. */
export const placeOf = (list: WordList, word: string): number => {
  const at = firstWhere(list, (middle) => compareAt(list, middle, word, false) >= 0);
  return at < wordCount(list) && compareAt(list, at, word, false) === 0 ? at : -1;
};
