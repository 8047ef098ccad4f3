import { expect, test } from 'vitest';
import { appendTextKey, compareTextKeys, emptyTextKeys } from './text-keys.ts';

const sorted = (texts: readonly string[]) => {
  const keys = emptyTextKeys(0);
  for (const [slot, text] of texts.entries()) appendTextKey(keys, slot, text);
  const slots = texts.map((_, slot) => slot);
  return slots.toSorted((one, other) => compareTextKeys(keys, one, other) || one - other).map((slot) => texts[slot]);
};

test.each([
  ['numbers by what they are', ['A-10', 'A-9', 'a-010', 'A-1'], ['A-1', 'A-9', 'A-10', 'a-010']],
  ['ñ after n', ['Nuez', 'Ñandú', 'Oro', 'nz'], ['Nuez', 'nz', 'Ñandú', 'Oro']],
  ['without case and accents', ['árbol 2', 'Arbol 10', 'ARBOL 1', ''], ['', 'ARBOL 1', 'árbol 2', 'Arbol 10']],
  ['digits before letters', ['ab', 'a1', 'a', 'a b'], ['a', 'a b', 'a1', 'ab']],
  [
    'however long a number is',
    ['9'.repeat(300), `1${'0'.repeat(300)}`, '7'],
    ['7', `1${'0'.repeat(300)}`, '9'.repeat(300)],
  ],
])('%s', (_, texts, expected) => {
  expect(sorted(texts)).toEqual(expected);
});
