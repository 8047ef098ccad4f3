import { expect, test } from 'vitest';
import { personTwinWords } from './person-twins.tsx';

test.each([
  [{ identifier: '4.123.456-7', email: null, by: 'identifier' as const }, 'documento 4.123.456-7 · mismo documento'],
  [{ identifier: null, email: 'ana@ejemplo.uy', by: 'email' as const }, 'ana@ejemplo.uy · mismo e-mail'],
  [{ identifier: null, email: null, by: 'phone' as const }, 'mismo teléfono'],
])('a twin %j is told as %j', (given, words) => {
  expect(personTwinWords(given)).toBe(words);
});
