import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codesIn, splitByCodes } from './text-codes.ts';

test('what has a digit may be a code, without the signs of the sentence around it', () => {
  const text = 'Pidió 10 de TL074CN, el (74HC595) y un BC-547/B. ¿Y el «7805»? Llamar el 28';
  expect(codesIn([text])).toEqual(['TL074CN', '74HC595', 'BC-547/B', '7805']);
  expect(codesIn(['Dos TL074CN', 'y otro TL074CN'])).toEqual(['TL074CN']);
  expect(codesIn(['', 'radiador', `${'9'.repeat(61)}`])).toEqual([]);
});

test.each([
  ['', []],
  ['Sin códigos', [['Sin códigos', false]]],
  ['TL074CN', [['TL074CN', true]]],
  [
    'Diez TL074CN, y 7805.',
    [
      ['Diez ', false],
      ['TL074CN', true],
      [', y ', false],
      ['7805', true],
      ['.', false],
    ],
  ],
  [
    'TL074CN TL074CN\nXTL074CN',
    [
      ['TL074CN', true],
      [' ', false],
      ['TL074CN', true],
      ['\nXTL074CN', false],
    ],
  ],
] as const)('"%s" is split at the codes that exist', (text, pieces) => {
  const found = splitByCodes(text, new Set(['TL074CN', '7805']));
  expect(found.map(({ text: part, isCode }) => [part, isCode])).toEqual(pieces);
});

test('no letter of a text is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const pieces = splitByCodes(text, new Set(codesIn([text])));
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});
