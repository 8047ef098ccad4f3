import { isStopWord, isUnit, joinedName } from './analyzer.ts';

const letterForComma = /^(\d+)([krvunp])(\d{1,2})$/;
const unitOfLetter: Record<string, string> = { k: 'k', r: 'ohm', v: 'v', u: 'uf', n: 'nf', p: 'pf' };
const thousands = /^(\d{1,3})(\.?)000([a-z]*)$/;
const tenths = /^(\d+)(\.0)?([a-z]+)$/;
const sides = /^(\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+)(mm|cm|m)$/;

/** How else a number is written: '4k7' as '4.7k', '1mm' as '1.0mm', '10000mah' as '10.000mah', '40x10mm' as '40x10'. */
const otherNumbers = (word: string): string[] => {
  if (!/^\d/.test(word)) return [];
  const [, whole = '', letter = '', part = ''] = letterForComma.exec(word) ?? [];
  if (letter) return [`${whole}.${part}${unitOfLetter[letter]}`];
  const [, before = '', dot = '', unit = ''] = thousands.exec(word) ?? [];
  if (before) return [`${before}${dot ? '' : '.'}000${unit}`];
  const [, count = '', zero = '', measured = ''] = tenths.exec(word) ?? [];
  if (count && isUnit(measured)) return [`${count}${zero ? '' : '.0'}${measured}`];
  return sides.exec(word)?.slice(1, 2) ?? [];
};

const isPlain = (word: string): boolean => /^[a-z]{3,}$/.test(word) && !isStopWord(word);

/** The word that two neighbours make when written together: 'nema 17', 'porta pilas'. */
const together = (one: string, other: string): string | undefined =>
  joinedName(one, other) ?? (isPlain(one) && isPlain(other) ? one + other : undefined);

/** The word itself, how else it is written, and what it is when written together with its neighbour. */
export const formsOf = (words: readonly string[], at: number): string[] => {
  const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]];
  return [word, ...otherNumbers(word), together(before, word) ?? [], together(word, after) ?? []].flat();
};

const shortestPart = 3;

/** The two words that a word may be: 'dipswitch' as 'dip' and 'switch', and so at every place. */
export const partsOf = (word: string): [string, string][] => {
  if (!/^[a-z]+$/.test(word)) return [];
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * shortestPart + 1) }, (_, at) => at + shortestPart);
  return cuts.map((cut) => [word.slice(0, cut), word.slice(cut)]);
};

const number = /^\d+(?:\.\d+)?$/;
const measured = /^(\d+(?:\.\d+)?)(mm|cm|m)?$/;

/** The sides of a thing that is written 'a x b x c mm' from a word on, and their unit. */
const sidesFrom = (words: readonly string[], from: number): { numbers: string[]; unit: string } => {
  const numbers: string[] = [];
  for (let at = from; ; at += 2) {
    const [, side, unit = ''] = measured.exec(words[at] ?? '') ?? [];
    if (side) numbers.push(side);
    if (!side || unit || words[at + 1] !== 'x') return { numbers, unit };
  }
};

/** Other forms by which the words of a text are found: 'a x b mm' as 'axb' and by each side, '3.5pulg' as the number. */
export const alsoWritten = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    if (!/^\d/.test(word)) return [];
    if (word.endsWith('pulg')) return [word.slice(0, -4)];
    if (
      !number.test(word) ||
      words[at + 1] !== 'x' ||
      (at > 1 && words[at - 1] === 'x' && number.test(words[at - 2] ?? ''))
    )
      return [];
    const { numbers, unit } = sidesFrom(words, at);
    return numbers.length < 2 ? [] : [numbers.join('x'), ...(unit ? numbers.map((side) => side + unit) : [])];
  });
