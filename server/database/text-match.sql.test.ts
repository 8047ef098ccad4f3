import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { countQueries } from './count-queries.ts';
import { matchesText } from './text-match.ts';

const { db } = await testDatabase();
const matches = async (content: string, text: string) => {
  const match = matchesText([sql`${content}::text`], text);
  return (await sql<{ yes: boolean }>`select ${match} as yes`.execute(db)).rows[0]?.yes;
};

test.each([
  ['José Núñez', 'nunez jose', true],
  ['jose nunez', 'JOSÉ NÚÑ', true],
  ['Ana Pérez', 'ana gómez', false],
  ['Ana Pérez', '   ', true],
  ['Ana', 'a_a', false],
  ['a_a', 'a_a', true],
  ['Ana', '%', false],
  ['100 %', '%', true],
  ['Ana', 'A\\na', false],
  ['c:\\datos', '\\d', true],
])('%j matches %j: %s', async (content, text, expected) => {
  expect(await matches(content, text)).toBe(expected);
});

test('reads what is searched once, however many words are asked for', async () => {
  const { queries } = await countQueries(() => matches('Ana Pérez', 'a '.repeat(100)));
  expect(queries.join(' ').split('concat_ws')).toHaveLength(2);
});
