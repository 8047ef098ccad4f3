import { isStopWord, wordsOf } from '#server/engine/analyzer';
import type { CodeRun } from '#server/engine/index/match-codes';

/** The words `from` to `to` (exclusive) of a text that are one code, typed in one piece: its parts mean nothing apart. */
export type CodeUnit = { from: number; to: number };

const isYear = (word: string): boolean => /^(19[5-9]|20[0-3])\d$/.test(word);
const digitsIn = (words: readonly string[]): number => words.join('').replace(/\D/g, '').length;

/** '21410-1HC0A' and 'ZZ-9999-CL' are each one code, 'gol-1.6' and '2004-2012' are none. */
const isCode = (words: readonly string[]): boolean =>
  words.length > 1 &&
  digitsIn(words) >= (words.some((word) => /[a-z]/.test(word)) ? 4 : 5) &&
  !words.every(isYear) &&
  !words.some((word) => /^[a-z]{3,}$/.test(word));

/** Whether a code of these words may as well be a model: 'F-14000' by each of its words or as one, 'MB-1114' by its number. */
export const readsAsWords = (words: readonly string[], isKnown: (word: string) => boolean): boolean =>
  words.every(isKnown) ||
  isKnown(words.join('')) ||
  (digitsIn(words) === 4 && words.filter((word) => /\d/.test(word)).some(isKnown));

/** The codes typed in one piece, each with the single letter after it: '377.121.253 E'. */
export const codeUnits = (text: string, words: readonly string[]): CodeUnit[] => {
  const pieces = text.split(/[\s/,;+]+/).map(wordsOf);
  // Where a number and the unit after it became one word, places say nothing.
  if (pieces.flat().length !== words.length) return [];
  const units: CodeUnit[] = [];
  let from = 0;
  for (const [at, piece] of pieces.entries()) {
    const to = from + piece.length;
    const [next = '', ...more] = pieces[at + 1] ?? [];
    const hasLetter = more.length === 0 && /^[a-z]$/.test(next) && !isStopWord(next);
    if (isCode(piece)) units.push({ from, to: hasLetter ? to + 1 : to });
    from = to;
  }
  return units;
};

/** Whether a run leaves no code that was typed in one piece apart. */
export const keepsWhole = (units: readonly CodeUnit[], run: CodeRun): boolean =>
  units.every(({ from, to }) => run.to <= from || run.from >= to || (run.from <= from && run.to >= to));

/** Whether a run is all of a code that was typed in one piece, or more. */
export const holdsUnit = (run: CodeRun, { from, to }: CodeUnit): boolean => run.from <= from && run.to >= to;

/** Whether the word at a place is of one of these codes. */
export const isOfUnit = (units: readonly CodeUnit[], at: number): boolean =>
  units.some(({ from, to }) => from <= at && at < to);
