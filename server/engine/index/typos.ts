import { stem } from '../analyzer.ts';
import { type WordList, wordCount } from './word-list.ts';

const digitBit = 1 << 26;
const longest = 32;

const letterBit = (code: number): number =>
  code >= 97 && code <= 122 ? 1 << (code - 97) : code >= 48 && code <= 57 ? digitBit : 0;

const bitCount = (bits: number): number => {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** Which letters each word has, one bit a letter: most words are ruled out by it before any distance is computed. */
export const lettersOf = (list: WordList): Uint32Array<ArrayBuffer> => {
  const letters = new Uint32Array(wordCount(list));
  for (let at = 0; at < letters.length; at++) {
    const end = list.starts[at + 1] ?? 0;
    let bits = 0;
    for (let from = list.starts[at] ?? 0; from < end; from++) bits |= letterBit(list.bytes[from] ?? 0);
    letters[at] = bits;
  }
  return letters;
};

/** How many typos a word may have: one from five letters, two from nine, none where digits say which part is meant. */
export const typosAllowed = (word: string): number =>
  word.length < 5 || word.length > longest || /[^a-z]/.test(word) ? 0 : word.length < 9 ? 1 : 2;

const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/** Optimal string alignment (swapped neighbours are one typo) of `word` with the list's word or, `asPrefix`, its best beginning. */
const distance = (word: string, list: WordList, at: number, limit: number, asPrefix: boolean): number => {
  const from = list.starts[at] ?? 0;
  const length = (list.starts[at + 1] ?? 0) - from;
  const width = word.length;
  let [before, last, current] = rows as readonly [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column++) last[column] = column;
  let best = asPrefix ? width : limit + 1;
  for (let row = 1; row <= length; row++) {
    const letter = list.bytes[from + row - 1] ?? 0;
    const earlier = row > 1 ? (list.bytes[from + row - 2] ?? 0) : 0;
    let least = row;
    current[0] = row;
    for (let column = 1; column <= width; column++) {
      const own = word.charCodeAt(column - 1);
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      cost = Math.min(cost, (last[column - 1] ?? 0) + (own === letter ? 0 : 1));
      if (column > 1 && own === earlier && word.charCodeAt(column - 2) === letter)
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (asPrefix) best = Math.min(best, current[width] ?? 0);
    else if (row === length) best = current[width] ?? 0;
    // A swap reaches back two rows, so a row may exceed the limit by one before hope is lost.
    if (least > limit + 1) break;
    [before, last, current] = [last, current, before];
  }
  return best;
};

/** Places of the list's words at exactly `typos` typos from `word`, whole or, `asPrefix`, by their beginning; words with digits never. */
export const misspelt = (
  word: string,
  list: WordList,
  letters: Uint32Array,
  typos: number,
  asPrefix: boolean,
): number[] => {
  let own = 0;
  for (let at = 0; at < word.length; at++) own |= letterBit(word.charCodeAt(at));
  const found: number[] = [];
  for (let at = 0; at < letters.length; at++) {
    const bits = letters[at] ?? 0;
    const longer = (list.starts[at + 1] ?? 0) - (list.starts[at] ?? 0) - word.length;
    if (bits & digitBit || longer < -typos || (!asPrefix && longer > typos)) continue;
    if (bitCount(own & ~bits) > typos || (!asPrefix && bitCount(bits & ~own) > typos)) continue;
    if (distance(word, list, at, typos, asPrefix) === typos) found.push(at);
  }
  return found;
};

const lacksOneOfPair = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return at > 0 && long[at] === long[at - 1] && short.slice(at) === long.slice(at + 1);
};

/** Whether one of two words, or of their stems, has a letter twice where the other has it once: less than any other typo. */
export const differByPair = (one: string, other: string): boolean =>
  lacksOneOfPair(one, other) || lacksOneOfPair(stem(one), stem(other));
