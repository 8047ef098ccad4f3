import { expect, test } from 'vitest';
import { isSame, type Typed } from './typed-number.tsx';

const unread = (text: string): Typed => ({ unread: text, error: 'No es un número' });

test.each<[Typed, Typed, boolean]>([
  [250_00, 250_00, true],
  [null, null, true],
  [unread('1.234'), unread('1.234'), true],
  [250_00, 300_00, false],
  [250_00, null, false],
  [null, 300_00, false],
  [unread('1.234'), 300_00, false],
  [unread('1.234'), unread('1.235'), false],
])('of %j typed the form that holds %j still shows it: %j', (typed, held, expected) => {
  expect(isSame(typed, held)).toBe(expected);
});
