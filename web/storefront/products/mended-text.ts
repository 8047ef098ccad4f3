import { foldedText } from '#contract/plain/folded-text';

// Only the loader uses this, so none of it reaches the browser.

const shortest = 5;
const longFrom = 7;

/** A word without its number and gender: 'placas' and 'placa' are one. */
const rootOf = (word: string) => word.replace(/(es|[oae]s|s|[oae])$/, '');

const wordsOf = (text: string) => foldedText(text).match(/[a-z0-9]+/g) ?? [];

/** How many letters are to be added, left out, changed or swapped with the next to make one word of another. */
export const typosBetween = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const [above = [], before = []] = [rows[i - 1], rows[i - 2]];
      const changed = (above[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        changed,
        isSwap ? (before[j - 2] ?? 0) + 1 : changed,
      );
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
};

/** Names of results, each with where the words of the text stand in it. */
type Marked = readonly { name: string; marks: readonly (readonly [number, number])[] }[];

/**
 * A typed text as it was understood where a word of it is misspelt: none of the names has the word, and one that is marked is
 * a letter or two from it. Undefined where nothing was mended.
 */
export const mendedText = (text: string, results: Marked): string | undefined => {
  const marked = results.flatMap(({ name, marks }) => marks.map(([from, to]) => name.slice(from, to).toLowerCase()));
  const known = new Set(results.flatMap(({ name }) => wordsOf(name)).map(rootOf));
  const words = text.split(/\s+/).map((typed) => {
    const [word = '', ...others] = wordsOf(typed);
    const isThere = [...known].some((root) => root === rootOf(word) || root.startsWith(word));
    if (others.length > 0 || word.length < shortest || isThere) return typed;
    const most = word.length < longFrom ? 1 : 2;
    return marked.find((one) => one.length >= shortest && typosBetween(word, foldedText(one)) <= most) ?? typed;
  });
  const mended = words.join(' ');
  return mended === text ? undefined : mended;
};
