import { isStopWord, joinedName, stem, wordsOf } from './analyzer.ts';
import { numberTerms } from './index/name-parts.ts';
import { differByPair, lettersOf, misspelt, typosAllowed } from './index/typos.ts';
import { packWords } from './index/word-list.ts';
import type { Alternative } from './search-engine.ts';
import { alsoWritten, formsOf, partsOf } from './word-forms.ts';

const mostMemoized = 20_000;

/** Remembers what was made of a text: names share most of their words. */
const memoized = <T>(make: (text: string) => T, most = mostMemoized): ((text: string) => T) => {
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
const wordsIn = memoized((text): readonly string[] => wordsOf(text));

/** A word by which searching knows a piece of a name. */
type Term = { word: string; stem: string };
const termOf = memoized((word): Term => ({ word, stem: stem(word) }));

/** The words by which searching knows a text, and its first. */
type Known = { first: string; terms: readonly Term[] };
const knownBy = memoized((text): Known => {
  const words = wordsOf(text);
  const all = [...words, ...numberTerms(text), ...alsoWritten(words)];
  return { first: words[0] ?? '', terms: all.filter((word) => !isStopWord(word)).map(termOf) };
});

/** A piece of a name, and the words that searching knows it by. */
type Piece = { from: number; to: number; terms: readonly Term[] };

/** Sides 'a x b' are one piece, as is a word; an inch's sign belongs to its number. */
const pieces =
  /\p{N}+(?:[.,]\p{N}+)?(?: ?[x×] ?\p{N}+(?:[.,]\p{N}+)?)+(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}×]+(?:[.,]\p{N}+[\p{L}\p{N}]*)?(?:["”″](?<=\p{N}.))?/gu;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** A piece of a name that is marked, from and to (exclusive) in UTF-16 units. */
type Mark = [from: number, to: number];

/** One bit for each letter with which a word begins, one for digits; all for what is neither. */
const digits = 1 << 26;
const everyInitial = -1;
const initialOf = (word: string): number => {
  const code = word.charCodeAt(0);
  const letter = (code | 32) - 97;
  return letter >= 0 && letter < 26 ? 1 << letter : isDigit(code) ? digits : everyInitial;
};
const onlyLetters = /^[a-zà-ü]+$/i;
const lettersAndDigits = /^[a-z0-9.,à-ü]+$/i;
const unknown: Known = { first: '', terms: [] };

/** A name's pieces. Those that no word with one of the `initials` meets have no terms: most are never looked up. */
const piecesOf = (name: string, initials: number): Piece[] => {
  // Letters may be followed by digits that are a word of their own.
  const plain = initials & digits ? onlyLetters : lettersAndDigits;
  const found: Piece[] = [];
  let before: (Piece & Known) | undefined;
  for (const { 0: text, index: from } of name.matchAll(pieces)) {
    const to = from + text.length;
    const initial = initialOf(text);
    const mayJoin = initial === digits && before !== undefined && before.first !== '';
    const isNobodys = (initial & initials) === 0 && !mayJoin && plain.test(text);
    // A number and its unit are one word, so they are marked together.
    if (before && isDigit(name.charCodeAt(before.from)) && !(isNobodys && before.first === '')) {
      const measure = name.slice(before.from, to);
      if (wordsIn(measure).length === wordsIn(name.slice(before.from, before.to)).length) {
        Object.assign(before, { to, terms: knownBy(measure).terms });
        continue;
      }
    }
    const known = isNobodys ? unknown : knownBy(text);
    const joined = mayJoin && joinedName(before?.first ?? '', known.first);
    if (before && joined) before.terms = [...before.terms, termOf(joined)];
    before = { from, to, first: known.first, terms: joined ? [...known.terms, termOf(joined)] : known.terms };
    found.push(before);
  }
  return found;
};

/** Words in which those at so many typos from another are looked up. */
const dictionaryOf = (words: Iterable<string>) => {
  const sorted = [...new Set(words)].sort();
  const list = packWords(sorted);
  const letters = lettersOf(list);
  return (asked: string, typos: number, asPrefix: boolean): string[] =>
    misspelt(asked, list, letters, typos, asPrefix).map((at) => sorted[at] ?? '');
};

/** The words of names at the fewest typos from a word, as a search would correct it. */
const corrected = (word: string, terms: readonly Term[]): string[] => {
  if (typosAllowed(word) === 0) return [];
  const inWords = dictionaryOf(terms.map((term) => term.word));
  const inStems = dictionaryOf(terms.map((term) => term.stem));
  const root = stem(word);
  for (let typos = 1; typos <= typosAllowed(word); typos++) {
    const stems = typosAllowed(root) < typos ? [] : inStems(root, typos, false);
    const inflected = terms.filter((term) => stems.includes(term.stem)).map((term) => term.word);
    const whole = [...inWords(word, typos, false), ...inflected];
    const pairs = whole.filter((one) => differByPair(word, one));
    if (pairs.length > 0) return pairs;
    if (whole.length > 0) return whole;
    const begun = inWords(word, typos, true);
    if (begun.length > 0) return begun;
  }
  return [];
};

/** The forms by which a piece of a name is looked for: a word whole, or else also as a beginning and by its stem. */
type Looked = { word: string; first: number; stem: string | undefined };

const lookedFor = (word: string): Looked => ({ word, first: word.charCodeAt(0), stem: termOf(word).stem });
const lookedWhole = (word: string): Looked => ({ word, first: word.charCodeAt(0), stem: undefined });

/** The innermost question of a page's marks. A word and its stem begin with the same letter. */
const meets = ({ word, first, stem: root }: Looked, term: Term): boolean =>
  term.word.charCodeAt(0) === first &&
  (root === undefined || word.length === 1 ? term.word === word : term.word.startsWith(word) || term.stem === root);

const meetsAny = (looked: readonly Looked[], terms: readonly Term[]): boolean => {
  for (const one of looked) for (const term of terms) if (meets(one, term)) return true;
  return false;
};

const hasAny = (name: readonly Piece[], looked: readonly Looked[]): boolean => {
  for (const { terms } of name) if (meetsAny(looked, terms)) return true;
  return false;
};
const hasAll = (name: readonly Piece[], looked: readonly Looked[]): boolean =>
  looked.every((one) => hasAny(name, [one]));

/** The matches of a word that is in no name: two words that it may be, else the words at the fewest typos from it. */
const insteadOf = (word: string, names: readonly (readonly Piece[])[]): Looked[] => {
  const terms = [...new Set(names.flatMap((name) => name.flatMap((piece) => piece.terms)))];
  const known = new Set(terms.map((term) => term.word));
  const apart = partsOf(word).filter((parts) => parts.every((part) => known.has(part)));
  const stands = apart
    .map((parts) => parts.map(lookedWhole))
    .find((parts) => names.some((name) => hasAll(name, parts)));
  return stands ?? [...new Set(corrected(word, terms))].map(lookedWhole);
};

/**
 * Where the words of a text are in each name; a word that is in none may be there with a typo. Alternatives for words of
 * the text are marked in names that have all of them, and not those words themselves.
 */
export const markNames = (names: readonly string[], text: string, alternatives: readonly Alternative[]): Mark[][] => {
  const typed = wordsOf(text);
  const exact = typed.map((word, at) => (isStopWord(word) ? undefined : formsOf(typed, at).map(lookedFor)));
  const instead = alternatives.map((one) => ({ ...one, hits: one.words.map(lookedFor) }));
  let initials = 0;
  for (const { word } of [...exact, ...instead.map(({ hits }) => hits)].flatMap((hits) => hits ?? []))
    initials |= initialOf(word);
  let all = names.map((name) => piecesOf(name, initials));
  const isThere = exact.map((hits) => !hits || all.some((name) => hasAny(name, hits)));
  if (isThere.includes(false)) all = names.map((name) => piecesOf(name, everyInitial));
  const usable = instead.filter(({ misspelt = [] }) => !misspelt.some((at) => isThere[at]));
  const asked = exact.map((hits, at) => (isThere[at] ? hits : insteadOf(typed[at] ?? '', all)));
  const words = asked.flatMap((hits) => hits ?? []);
  return all.map((name) => {
    const others = usable.filter(
      ({ from, to, hits }) => hasAll(name, hits) && asked.slice(from, to).some((word) => word && !hasAny(name, word)),
    );
    const looked = others.length === 0 ? words : [...words, ...others.flatMap(({ hits }) => hits)];
    const marks: Mark[] = [];
    for (const { from, to, terms } of name) if (meetsAny(looked, terms)) marks.push([from, to]);
    return marks;
  });
};
