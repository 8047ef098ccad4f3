import { singular, stem } from '#server/engine/analyzer';
import { partsOf } from '#server/engine/word-forms';

const typos = (one: string, other: string): number => {
  const table: number[][] = [];
  for (let row = 0; row <= one.length; row++) {
    const line: number[] = [row];
    for (let column = 1; column <= other.length; column++) {
      const above = table[row - 1];
      if (!above) {
        line.push(column);
        continue;
      }
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) cost = Math.min(cost, (table[row - 2]?.[column - 2] ?? 0) + 1);
      line.push(cost);
    }
    table.push(line);
  }
  return table[one.length]?.[other.length] ?? 0;
};

const typosAtBeginning = (word: string, term: string): number =>
  Math.min(...Array.from({ length: term.length + 1 }, (_, length) => typos(word, term.slice(0, length))));

const allowed = (word: string): number => (/^[a-z]{5,32}$/.test(word) ? (word.length < 9 ? 1 : 2) : 0);

/** Worth of a term as a match, 0 to 4. */
export type Matcher = (term: string) => number;

export const exactly =
  (word: string): Matcher =>
  (term) => {
    if (term === word) return 4;
    if (stem(term) === stem(word)) return singular(term) === singular(word) ? 4 : 3;
    return term.startsWith(word) ? 3 : 0;
  };

const single = (word: string): string[] =>
  Array.from(word, (letter, at) => (letter === word[at - 1] ? word.slice(0, at) + word.slice(at + 1) : [])).flat();

const arePaired = (one: string, other: string): boolean => single(one).includes(other) || single(other).includes(one);

const isOff = (word: string, term: string, count: number): boolean =>
  !/\d/.test(term) &&
  (typos(word, term) === count || (allowed(stem(word)) >= count && typos(stem(word), stem(term)) === count));

export const withTypos = (word: string): Matcher[] =>
  Array.from({ length: allowed(word) }, (_, at) => at + 1).flatMap((count): Matcher[] => [
    (term) => (isOff(word, term, count) && (arePaired(word, term) || arePaired(stem(word), stem(term))) ? 2 : 0),
    (term) => (isOff(word, term, count) ? 2 : 0),
    (term) => (!/\d/.test(term) && typosAtBeginning(word, term) === count ? 2 : 0),
  ]);

/** Every way to read a word as two, by what each is worth. */
export const apart = (word: string): [Matcher, Matcher][] =>
  partsOf(word).map(([one, other]) => [(term) => (term === one ? 4 : 0), (term) => (term === other ? 4 : 0)]);
