import { beforeAll, expect, test } from 'vitest';
import { aCompany } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aSeller } from '#server/test/an-account';
import { anOrderOf } from '#server/test/merged-companies';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await testShop();
  ({ token } = await aSeller(shop));
  const { db } = shop.database;
  await somePlaces(db);
  await aPerson(db, { name: 'Agustina', lastName: 'Acosta', email: 'agustina@ejemplo.uy' });
  const { id } = await aCompany(db, { name: 'Agropecuaria del Sur S.R.L.', identifier: '213861675015' });
  await anOrderOf(shop, id);
  await shop.call('companyGroup/add', { companyGroup: { name: 'Sur S.A.' } }, token);
});

const page = { rowIndex: 0, rowsMax: 20 };
const listed = async (path: 'company/filter' | 'person/filter' | 'companyGroup/filter', text: string) =>
  (await shop.call(path, { ...page, filters: { text } }, token)).data?.map(({ name }) => name);
/** Hits of Ctrl+K. */
const hits = async (text: string) =>
  (await shop.call('panel/find', { text }, token)).data?.map(({ kind, title }) => `${kind} ${title}`);

test.each(['Acosta, Agustina', 'acosta,agustina', 'Agustina Acosta.'])('a person is found as «%s»', async (text) => {
  expect(await listed('person/filter', text)).toEqual(['Agustina']);
  expect(await hits(text)).toContain('person Agustina Acosta');
});

test.each([
  'agropecuaria, sur',
  'agropecuaria del sur srl',
  'Agropecuaria del Sur, S.R.L',
  'UY 213861675015',
  'RUT 21 386167 5015',
])('a company, and what it ordered, is found as «%s»', async (text) => {
  expect(await listed('company/filter', text)).toEqual(['Agropecuaria del Sur S.R.L.']);
  expect(await hits(text)).toContain('company Agropecuaria del Sur S.R.L.');
  expect((await hits(text))?.filter((hit) => hit.startsWith('order'))).toHaveLength(1);
});

test.each(['sur sa', 'Sur, S.A.'])('a group is found as «%s»', async (text) => {
  expect(await listed('companyGroup/filter', text)).toEqual(['Sur S.A.']);
});
