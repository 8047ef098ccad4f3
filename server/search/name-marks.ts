import type { NameMark } from '#contract/catalogue';
import { isStopWord, joinedName, stem, wordsOf } from './analyzer.ts';
import type { Alternative } from './catalog-search.ts';
import { numberTerms } from './index/name-parts.ts';
import { lettersOf, misspelt, typosAllowed } from './index/typos.ts';
import { packWords } from './index/word-list.ts';
import { alsoWritten, formsOf, partsOf } from './word-forms.ts';

const mostKept = 20_000;

/** Remembers what was made of a text: names share most of their words. */
const kept = <T>(make: (text: string) => T, most = mostKept): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const made = make(text);
    known.set(text, made);
    return made;
  };
};
const wordsIn = kept((text): readonly string[] => wordsOf(text));
const termsIn = kept((text): readonly string[] => {
  const words = wordsOf(text);
  return [...words, ...numberTerms(text), ...alsoWritten(words)];
});

/** A word by which searching knows a piece of a name. */
type Term = { word: string; stem: string };
const termOf = kept((word): Term => ({ word, stem: stem(word) }));

/** A piece of a name, and the words that searching knows it by. */
type Piece = { from: number; to: number; terms: readonly Term[] };

/** Sides 'a x b' are one piece, as is a word; an inch's sign belongs to its number. */
const pieces =
  /\p{N}+(?:[.,]\p{N}+)?(?: ?[x×] ?\p{N}+(?:[.,]\p{N}+)?)+(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}×]+(?:[.,]\p{N}+[\p{L}\p{N}]*)?(?:["”″](?<=\p{N}.))?/gu;

const piecesOf = (name: string): Piece[] => {
  const found: { from: number; to: number; words: readonly string[] }[] = [];
  for (const { 0: text, index: from } of name.matchAll(pieces)) {
    const before = found.at(-1);
    // A number and its unit are one word, so they are marked together.
    const number = before ? name.slice(before.from, before.to) : '';
    const measure = before && /^\d/.test(number) ? name.slice(before.from, from + text.length) : '';
    if (before && measure && wordsIn(measure).length === wordsIn(number).length) {
      Object.assign(before, { to: from + text.length, words: termsIn(measure) });
      continue;
    }
    const words = termsIn(text);
    const joined = before && joinedName(before.words[0] ?? '', words[0] ?? '');
    if (before && joined) before.words = [...before.words, joined];
    found.push({ from, to: from + text.length, words: joined ? [...words, joined] : words });
  }
  return found.map(({ from, to, words }) => {
    return { from, to, terms: words.filter((word) => !isStopWord(word)).map(termOf) };
  });
};
// The same products are found by many texts.
const piecesIn = kept(piecesOf, 5000);

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

type Matcher = (term: Term) => boolean;

const matcherOf = (form: string): Matcher => {
  const root = termOf(form).stem;
  return ({ word, stem: own }) => (form.length > 1 ? word.startsWith(form) : word === form) || own === root;
};

const hasAny = (name: readonly Piece[], matches: Matcher): boolean => name.some(({ terms }) => terms.some(matches));

/** What a word (the first of its `forms`) matches in the names, whole or as two words, or at least the words at the fewest typos from it. */
const hitsOf = (forms: readonly string[], names: readonly (readonly Piece[])[]): Matcher[] => {
  const exact = forms.map(matcherOf);
  if (names.some((name) => exact.some((matches) => hasAny(name, matches)))) return exact;
  const [word = ''] = forms;
  const apart = partsOf(word).map((parts) =>
    parts.map(
      (part): Matcher =>
        (term) =>
          term.word === part,
    ),
  );
  const stands = apart.find((parts) => names.some((name) => parts.every((matches) => hasAny(name, matches))));
  if (stands) return stands;
  const known = new Set(names.flatMap((name) => name.flatMap(({ terms }) => terms.map((term) => term.word))));
  const words = corrected(word, [...known]);
  return [(term) => words.has(term.word)];
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
  const all = names.map(piecesIn);
  const typed = wordsOf(text);
  const asked = typed.map((word, at) => (isStopWord(word) ? [] : hitsOf(formsOf(typed, at), all)));
  const instead = alternatives.map((one) => ({ ...one, hits: one.words.map(matcherOf) }));
  return all.map((name) => {
    const has = (matches: Matcher): boolean => hasAny(name, matches);
    const others = instead.filter(
      ({ from, to, hits }) =>
        hits.every(has) && !asked.slice(from, to).every((forms) => forms.length === 0 || forms.some(has)),
    );
    const looked = [...asked.flat(), ...others.flatMap(({ hits }) => hits)];
    return name.flatMap(({ from, to, terms }): NameMark[] =>
      terms.some((term) => looked.some((matches) => matches(term))) ? [[from, to]] : [],
    );
  });
};
