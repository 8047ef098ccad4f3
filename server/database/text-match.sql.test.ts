import { expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { countQueries } from './count-queries.ts';
import { matchesWords } from './text-match.ts';

const { db } = await testDatabase();
const { id } = await db
  .insertInto('company')
  .values({ name: '', identifier: '' })
  .returning('id')
  .executeTakeFirstOrThrow();
const matches = async (name: string, text: string) => {
  await db.updateTable('company').set({ name }).where('id', '=', id).execute();
  const found = db
    .selectFrom('company')
    .select('id')
    .where('id', '=', id)
    .where(matchesWords(text, (has) => has('company.searched')));
  return (await found.executeTakeFirst()) !== undefined;
};

test.each([
  ['José Núñez', 'nunez jose', true],
  ['jose nunez', 'JOSÉ NÚÑ', true],
  ['jose nunez', 'JOSE\u0301', true],
  ['João Conceição', 'conceicao joao', true],
  ['PINGÜINO Äß', 'pinguino aß', true],
  ['Ana Pérez', 'ana gómez', false],
  ['Ana Pérez', '   ', true],
  ['Ana', 'a_a', false],
  ['a_a', 'a_a', true],
  ['Ana', '%', false],
  ['100 %', '%', true],
  ['Ana', 'A\\na', false],
  ['c:\\datos', '\\d', true],
])('%j matches %j: %s', async (name, text, expected) => {
  expect(await matches(name, text)).toBe(expected);
});

test('a word is asked for once, and none that stands in another', async () => {
  const { result, sent } = await countQueries(() => matches('Ana Pérez', `${'a '.repeat(100)} ana PÉREZ perez`));
  expect(result).toBe(true);
  expect(sent.at(-1)?.parameters).toEqual([id, '%ana%', '%perez%']);
});

test('every sign that is folded in a question is folded in what is stored', async () => {
  const signs = 'áàäâãéèëêíìïîóòöôõúùüûñç';
  expect(await matches(signs, signs)).toBe(true);
  expect(await matches(signs.toUpperCase(), signs)).toBe(true);
  expect(await matches('aaaaaeeeeiiiiooooouuuunc', signs)).toBe(true);
});
