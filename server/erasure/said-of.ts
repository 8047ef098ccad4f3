import { localDigits, plainText } from '#server/plain-text';
import type { Subject } from './entries.ts';

/** The words of a text in plain letters. */
export const wordsOf = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const isPhrase = (words: readonly string[], phrase: readonly string[], inOrder: boolean) => {
  const keyOf = (list: readonly string[]) => (inOrder ? list : list.toSorted()).join(' ');
  return phrase.length > 0 && words.some((_, at) => keyOf(words.slice(at, at + phrase.length)) === keyOf(phrase));
};

/** The numbers of a text, however their digits are parted. */
const numbersOf = (text: string) => (text.match(/\d[\d\s().+-]*/g) ?? []).map(localDigits);

// A shorter part of a name may be any word, a shorter number an order's.
const shortestWord = 4;
const shortestNumber = 6;

/**
 * The part of a text that identifies somebody: his name, a word of it, his document, an address or a phone; undefined
 * where there is none.
 */
export const saidOf = (
  { name, identifier, addresses, phones }: Pick<Subject, 'name' | 'identifier' | 'addresses' | 'phones'>,
  text: string,
): string | undefined => {
  const words = wordsOf(text);
  const numbers = numbersOf(text);
  const document = identifier === null ? [] : [identifier];
  const isSaid = (one: string) => one.length >= shortestWord && isPhrase(words, wordsOf(one), true);
  const isNumberSaid = (one: string) =>
    numbersOf(one).some((sought) => sought.length >= shortestNumber && numbers.some((said) => said.includes(sought)));
  return (
    [...name.split(/\s+/), ...document, ...addresses].find(isSaid) ??
    (isPhrase(words, wordsOf(name), false) ? name : undefined) ??
    [...document, ...phones].find(isNumberSaid)
  );
};
