import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { countQueries } from './count-queries.ts';
import { findsWords, hasSomeWord, hasTrigrams, matchesWords } from './text-match.ts';

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
  ['Agustina Acosta', 'Acosta, Agustina', true],
  ['Agropecuaria del Sur', 'agropecuaria,sur; del', true],
  ['Agropecuaria del Sur S.R.L.', 'agropecuaria del sur srl', true],
  ['Agropecuaria del Sur S. R. L.', 'SRL', true],
  ['Agropecuaria del Sur SRL', 'sur S.R.L.', true],
  ['Agropecuaria del Sur S.R.L.', 'sur S.A.', false],
  ['Sur S.A.S', 'sas', true],
  ['Ferretería Ltda', 'Ltda.', true],
  ['Ana', ',', false],
  ['Ana', '...', false],
  ['Ana', ' ', true],
  ['1,5 kg', '1,5', true],
  ['15 kg', '1,5', false],
])('%j matches %j: %s', async (name, text, expected) => {
  expect(await matches(name, text)).toBe(expected);
});

test('every part of a word is among its runs of three signs, whatever signs these are', async () => {
  const sign = fc.constantFrom('a', 'ñ', 'B', '7', '.', '%', '\\', '"', ',', '{', ' ', '🙂', 'ç');
  const texts = fc.string({ unit: sign, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(texts, texts, texts, async (before, part, after) => {
      await db
        .updateTable('company')
        .set({ name: `${before}${part}${after}` })
        .where('id', '=', id)
        .execute();
      const has = db.selectFrom('company').select(hasTrigrams('company.searched', part).as('has')).where('id', '=', id);
      expect(await has.executeTakeFirstOrThrow()).toEqual({ has: true });
    }),
  );
});

test('each word is found in the text or in another place, as without an index', async () => {
  await db.insertInto('email').values({ company_id: id, email: '-', is_default: true }).execute();
  const words = fc.array(fc.constantFrom('ana', 'gómez', 'a7', '77', 'an', 'mez', 'sol'), { maxLength: 3 });
  const texts = words.map((all) => all.join(' '));
  await fc.assert(
    fc.asyncProperty(texts, texts, texts, async (name, email, text) => {
      await db.updateTable('company').set({ name }).where('id', '=', id).execute();
      await db.updateTable('email').set({ email }).where('company_id', '=', id).execute();
      const { found, expected } = await db
        .selectFrom('company')
        .innerJoin('email', 'company_id', 'company.id')
        .select(
          findsWords('company', text, (has) => [sql`select company_id from email where ${has('email.searched')}`]).as(
            'found',
          ),
        )
        .select(matchesWords(text, (has) => sql`${has('company.searched')} or ${has('email.searched')}`).as('expected'))
        .where('company.id', '=', id)
        .executeTakeFirstOrThrow();
      expect(found).toBe(expected);
    }),
  );
});

test('other words are told from them by their runs of three signs', async () => {
  await db.updateTable('company').set({ name: 'Ferretería Núñez' }).where('id', '=', id).execute();
  const has = async (text: string) =>
    (
      await db
        .selectFrom('company')
        .select(hasTrigrams('company.searched', text).as('has'))
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).has;
  expect([await has('ferreterías'), await has('FERRE nunez'), await has('nu'), await has('xy ferre')]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test.each([
  ['FERRE xyz', true],
  ['xyz núñ', true],
  ['xyz', false],
  ['x nu', true],
  ['ferreterías', false],
  ['%', false],
])('some word of %j: %s', async (text, expected) => {
  await db.updateTable('company').set({ name: 'Ferretería Núñez' }).where('id', '=', id).execute();
  const has = db.selectFrom('company').select(hasSomeWord('company.searched', text).as('has')).where('id', '=', id);
  expect(await has.executeTakeFirstOrThrow()).toEqual({ has: expected });
});

test('a legal form is among the runs of a text, however it is written', async () => {
  await db.updateTable('company').set({ name: 'Sur S.R.L.' }).where('id', '=', id).execute();
  for (const text of ['sur, srl', 'S.R.L.', 'sur s.r.l']) {
    const asked = [hasTrigrams('company.searched', text).as('all'), hasSomeWord('company.searched', text).as('some')];
    const has = db.selectFrom('company').select(asked).where('id', '=', id);
    expect(await has.executeTakeFirstOrThrow()).toEqual({ all: true, some: true });
  }
});

test('a word is asked for once, and none that stands in another', async () => {
  const { result, sent } = await countQueries(() => matches('Ana Pérez', `${'a '.repeat(100)} ana PÉREZ perez`));
  expect(result).toBe(true);
  expect(sent.at(-1)?.parameters).toEqual([id, '%ana%', '%perez%']);
});

test('sixteen words are asked for, however many there are', async () => {
  const words = Array.from({ length: 3000 }, (_, at) => `w${at + 1000}`);
  const { result, sent } = await countQueries(() => matches(words.slice(0, 16).join(' '), words.join(' ')));
  expect(result).toBe(true);
  expect(sent.at(-1)?.parameters).toEqual([id, ...words.slice(0, 16).map((word) => `%${word}%`)]);
  const has = hasTrigrams('company.searched', words.join(' ')).compile(db);
  expect(has.parameters).toEqual([expect.arrayContaining(['w10', '015'])]);
  expect(has.parameters[0]).not.toContain('016');
});

test('every sign that is folded in a question is folded in what is stored', async () => {
  const signs = 'áàäâãéèëêíìïîóòöôõúùüûñç';
  expect(await matches(signs, signs)).toBe(true);
  expect(await matches(signs.toUpperCase(), signs)).toBe(true);
  expect(await matches('aaaaaeeeeiiiiooooouuuunc', signs)).toBe(true);
});
