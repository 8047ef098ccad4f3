import { expect, test } from 'vitest';
import { idIn, wordIn } from './address-values.ts';

test.each([
  ['7', 7],
  ['999999999999999', 999999999999999],
  ['0', undefined],
  ['-1', undefined],
  ['1e9', undefined],
  ['1.5', undefined],
  ['1000000000000000', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the id in %j is %s', (text, id) => expect(idIn(text)).toBe(id));

test.each([
  ['PHO', 'PHO'],
  ['toString', undefined],
  [null, undefined],
])('the word in %j is %s', (word, found) => expect(wordIn({ PHO: 'Llamada' }, word)).toBe(found));
