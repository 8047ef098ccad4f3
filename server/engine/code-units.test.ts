import { expect, test } from 'vitest';
import { wordsOf } from '#server/engine/analyzer';
import { codeUnits, readsAsWords } from './code-units.ts';

test.each([
  ['21410-1HC0A', ['21410 1hc0a']],
  ['radiador 21410-1hc0a/21410-1hc0b gol', ['21410 1hc0a', '21410 1hc0b']],
  ['377.121.253 F', ['377.121 253 f']],
  ['377.121.253 E', ['377.121 253']],
  ['377.121.253 y otro', ['377.121 253']],
  ['377 121 253 F', []],
  ['radiador gol-1.6 2004-2012', []],
  ['radiador ZZ-9999-CL', ['zz 9999 cl']],
  ['l-200 98-04', []],
  ['rad-12345', []],
  ['93302078', []],
])('the codes of "%s" that were typed in one piece', (text, codes) => {
  const words = wordsOf(text);
  expect(codeUnits(text, words).map(({ from, to }) => words.slice(from, to).join(' '))).toEqual(codes);
});

test.each([
  ['F-14000', true],
  ['MB-1114', true],
  ['ZZ-9999-CL', false],
  ['1114-9999-CL', false],
])('a code such as "%s" may be a model by the words that are known', (text, isModel) => {
  expect(readsAsWords(wordsOf(text), (word) => ['f', '14000', '1114'].includes(word))).toBe(isModel);
});
