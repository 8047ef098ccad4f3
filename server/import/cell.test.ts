import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asLiteral, readLiteral } from './cell.ts';

const pieces = fc.constantFrom("'", '=', '+', '-', '–', '@', '\t', '\r', '#N/A', '1', 'a', ' ');
const texts = fc.oneof(
  fc.string(),
  fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join('')),
);

test('whatever text is exported is read back as it was, and runs nowhere as a formula', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const written = asLiteral(text);
      expect(readLiteral(written) ?? written).toBe(text);
      expect(written).not.toMatch(/^[=+\-@\t\r]/);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['@eco', "'@eco"],
  ['-', "'-"],
  ['#REF!', "'#REF!"],
  ["'=x", "''=x"],
  ["'90", "'90"],
  ['10 - 20', '10 - 20'],
])('«%s» is written as «%s»', (text, written) => {
  expect(asLiteral(text)).toBe(written);
});
