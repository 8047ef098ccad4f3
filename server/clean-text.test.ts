import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

test.each([
  [' dos  espacios ', 'dos  espacios', 'dos espacios'],
  ['uno \r\ndos\r', 'uno \ndos', 'uno dos'],
  ['\ufeffa\u200bb\u0000c', 'abc', 'abc'],
  ['Gol \u202e8002\u2069', 'Gol 8002', 'Gol 8002'],
  ['nin\u0303o', 'niño', 'niño'],
  ['e\u200b\u0301', 'é', 'é'],
])('%j is kept as %j, in one line as %j', (given, text, line) => {
  expect(cleanText(given)).toBe(text);
  expect(cleanLine(given)).toBe(line);
});

test('what is clean stays as it is', () => {
  const piece = fc.constantFrom(' ', '\r', '\n', '\t', '\u200b', '\u00a0', '\u0301', '\u0000', 'e', '\u2001', '\ufeff');
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: piece })), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
    }),
    { numRuns: 2000 },
  );
});
