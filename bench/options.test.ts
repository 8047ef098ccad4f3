import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without arguments the table at two sizes, with sizes the plots', () => {
  expect(readOptions([])).toMatchObject({ sizes: [20_000, 100_000], growth: false, output: 'docs' });
  expect(readOptions(['--sizes', '20000,1000000'])).toMatchObject({ sizes: [20_000, 1_000_000], growth: true });
  expect(readOptions(['--engines', 'pglite'])?.engines).toEqual(['pglite']);
  expect(readOptions(['--autoparts'])).toMatchObject({ autoparts: true, families: 20_000, growth: false });
});

test('a quick run writes no documents', () => {
  expect(readOptions(['--quick', '--folder', '/tmp/x'])).toMatchObject({
    sizes: [600],
    families: 600,
    output: '/tmp/x/quick',
  });
});

test('refuses what it does not know, and gives help', () => {
  expect(() => readOptions(['--sizes', 'many'])).toThrow('--sizes many');
  expect(() => readOptions(['--engines', 'oracle'])).toThrow('pglite, postgres');
  expect(() => readOptions(['--fast'])).toThrow('--fast');
  expect(readOptions(['--help'])).toBeUndefined();
});
