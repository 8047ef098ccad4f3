import { plainCode } from '#server/plain-text';
import { isStopWord, joinedName, wordsOf } from '../analyzer.ts';
import type { Worded } from '../search-engine.ts';
import { alsoWritten } from '../word-forms.ts';

export const contentWords = (text: string): string[] => {
  const words = wordsOf(text);
  return [...words.filter((word) => !isStopWord(word)), ...alsoWritten(words)];
};

// Several fields read the same name, one after the other.
let last: { name: string; words: readonly string[] } = { name: '', words: [] };
const wordsOfName = (name: string): readonly string[] => {
  if (last.name !== name) last = { name, words: wordsOf(name) };
  return last.words;
};

/** A name's words up to the first 'para' or 'con', and those after it: what the thing is for or comes with. */
const split = (name: string): [is: readonly string[], has: readonly string[]] => {
  const words = wordsOfName(name);
  const at = words.findIndex(
    (word, place) => word === 'para' || (word === 'con' && !words[place - 1]?.startsWith('compatible')),
  );
  return at < 1 ? [words, []] : [words.slice(0, at), words.slice(at)];
};

const withPairs = (words: readonly string[]): string[] => [
  ...words.filter((word) => !isStopWord(word)),
  ...words.flatMap((word, at) => joinedName(word, words[at + 1] ?? '') ?? []),
  ...alsoWritten(words),
];

/** The kind of thing: the first word of its name. */
export const headTerms = (name: string): string[] =>
  wordsOfName(name)
    .filter((word) => !isStopWord(word))
    .slice(0, 1);
/** The words that say what the thing is: 'Base para NodeMCU' is a base, 'Placa compatible con Arduino' an Arduino. */
export const thingWords = (name: string): string[] => split(name)[0].filter((word) => !isStopWord(word));
export const thingTerms = (name: string): string[] => withPairs(split(name)[0]);
/** The words of a name with which its own code begins: of 'Placa UNO R3' and UNO-R3-DIP it is what it is called. */
export const namesakes = (name: string, codes: Worded['codes'], ownKind: string | undefined): string[] => {
  const own = plainCode(codes.find(({ kind }) => kind === ownKind)?.raw ?? '');
  return thingWords(name).filter((word) => word.length > 2 && own.startsWith(word));
};
export const purposeTerms = (name: string): string[] => withPairs(split(name)[1]);

/** The digits of names such as LM7805 or NE555P, which is what people call them; not those of a pack (x100). */
export const numberTerms = (name: string): string[] =>
  wordsOfName(name).flatMap((word) => /^(?!x\d)[a-z]{1,4}(\d{3,})[a-z]{0,3}$/.exec(word)?.[1] ?? []);
