import { expect, test } from 'vitest';
import { aProductOf } from '#web/test/parts.tsx';
import { chosenOf } from './first-to-buy.ts';

const [none, some, hidden] = [
  aProductOf('NONE', { available: 'NO' }),
  aProductOf('SOME'),
  aProductOf('HIDDEN', { isPublic: false }),
];

test.each([
  ['the one that is asked for', [some, none], 'NONE', 'NONE'],
  ['the first that a buyer can have', [none, hidden, some], null, 'SOME'],
  ['where he can have none, what only sellers see and have', [none, hidden], null, 'HIDDEN'],
  ['where nobody has any, the first', [none, aProductOf('B', { available: 'NO' })], 'GONE', 'NONE'],
])('of a family’s products is shown %s', (_, products, asked, code) => {
  expect(chosenOf(products, asked)?.code).toBe(code);
});
