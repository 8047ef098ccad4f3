import { expect, test } from 'vitest';
import { googleNumbers } from './google-numbers.ts';

const site = { googleCategories: { '1': 222, '1.2': 6865 } };
const numberOf = (stored: Record<string, number | null>, id: string) =>
  googleNumbers(site, new Map(Object.entries(stored)))(id);

test.each([
  ['what it says itself', { '1.2.3': 505 }, '1.2.3', 505],
  ['the nearest above it', { '1.2': 505 }, '1.2.3', 505],
  ['what the site says of the nearest, before what the root says itself', { '1': 505 }, '1.2.3', 6865],
  ['what the site says, by its number, wherever it stands now', {}, '1.7.2', 6865],
  ['the root’s', { '1.7': null }, '1.7', 222],
])('Google has %s', (_, stored, id, number) => expect(numberOf(stored, id)).toBe(number));

test('a number below a root is no root', () => expect(numberOf({}, '9.1')).toBeUndefined());
