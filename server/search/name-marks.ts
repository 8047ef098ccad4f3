import type { NameMark } from '#contract/catalogue';
import { isStopWord, joinedName, stem, wordsOf } from './analyzer.ts';
import type { Alternative } from './catalog-search.ts';
import { numberTerms } from './index/name-parts.ts';
import { lettersOf, misspelt, typosAllowed } from './index/typos.ts';
import { packWords } from './index/word-list.ts';

const mostKept = 20_000;

/** Remembers what was made of a text: names share most of their words. */
const kept = <T>(make: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= mostKept) known.clear();
    const made = make(text);
    known.set(text, made);
    return made;
  };
};
const stemOf = kept(stem);
const wordsIn = kept((text): readonly string[] => wordsOf(text));
const termsIn = kept((text): readonly string[] => [...wordsOf(text), ...numberTerms(text)]);

/** A piece of a name, and the words that searching knows it by. */
type Piece = { from: number; to: number; words: readonly string[] };

const pieces = /[\p{L}\p{M}\p{N}×]+(?:[.,]\p{N}+[\p{L}\p{N}]*)?/gu;

const piecesOf = (name: string): Piece[] => {
  const found: Piece[] = [];
  for (const { 0: text, index: from } of name.matchAll(pieces)) {
    const before = found.at(-1);
    // A number and its unit are one word, so they are marked together.
    const measure =
      before && /^\d/.test(name.slice(before.from, before.to))
        ? wordsIn(name.slice(before.from, from + text.length))
        : [];
    if (before && measure.length === 1) {
      Object.assign(before, { to: from + text.length, words: measure });
      continue;
    }
    const words = termsIn(text);
    const joined = before && joinedName(before.words[0] ?? '', words[0] ?? '');
    if (before && joined) before.words = [...before.words, joined];
    found.push({ from, to: from + text.length, words: joined ? [...words, joined] : words });
  }
  return found;
};

/** The words of all names at the fewest typos from a word, as a search would correct it. */
const corrected = (word: string, known: readonly string[]): Set<string> => {
  const inList = (asked: string, list: readonly string[], typos: number, asPrefix: boolean): string[] => {
    const sorted = [...new Set(list)].sort();
    const packed = packWords(sorted);
    return misspelt(asked, packed, lettersOf(packed), typos, asPrefix).map((at) => sorted[at] ?? '');
  };
  for (let typos = 1; typos <= typosAllowed(word); typos++) {
    const stems = new Set(typosAllowed(stem(word)) < typos ? [] : inList(stem(word), known.map(stem), typos, false));
    const whole = new Set([...inList(word, known, typos, false), ...known.filter((one) => stems.has(stem(one)))]);
    if (whole.size > 0) return whole;
    const begun = new Set(inList(word, known, typos, true));
    if (begun.size > 0) return begun;
  }
  return new Set();
};

const matcherOf = (form: string): ((word: string) => boolean) => {
  const root = stemOf(form);
  return (word) => (form.length > 1 ? word.startsWith(form) : word === form) || stemOf(word) === root;
};

/** For each form of a word the words of the names that it matches, or at least those at the fewest typos from it. */
const hitsOf = (form: string, known: readonly string[]): ReadonlySet<string> => {
  const hits = known.filter(matcherOf(form));
  return hits.length > 0 ? new Set(hits) : corrected(form, known);
};

/**
 * Where the words of a text are in each name; a word that is in none may be there with a typo. What stands for words of
 * the text is marked in names that have all of it, and not those words themselves.
 */
export const markNames = (
  names: readonly string[],
  text: string,
  alternatives: readonly Alternative[],
): NameMark[][] => {
  const all = names.map(piecesOf);
  const known = [...new Set(all.flatMap((one) => one.flatMap(({ words }) => words)))].filter(
    (word) => !isStopWord(word),
  );
  const typed = wordsOf(text);
  const asked = typed.map((word, at) => {
    const forms = [
      word,
      joinedName(typed[at - 1] ?? '', word) ?? [],
      joinedName(word, typed[at + 1] ?? '') ?? [],
    ].flat();
    return isStopWord(word) ? [] : forms.map((form) => hitsOf(form, known));
  });
  const instead = alternatives.map((one) => ({
    ...one,
    hits: one.words.map((word) => new Set(known.filter(matcherOf(word)))),
  }));
  return all.map((one) => {
    const has = (hits: ReadonlySet<string>): boolean => one.some(({ words }) => words.some((word) => hits.has(word)));
    const others = instead.filter(
      ({ from, to, hits }) =>
        hits.every(has) && !asked.slice(from, to).every((forms) => forms.length === 0 || forms.some(has)),
    );
    const looked = [...asked.flat(), ...others.flatMap(({ hits }) => hits)];
    return one.flatMap(({ from, to, words }): NameMark[] =>
      looked.some((hits) => words.some((word) => hits.has(word))) ? [[from, to]] : [],
    );
  });
};
