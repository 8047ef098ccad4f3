import { beforeAll, expect, test } from 'vitest';
import { autopartsOfCodes } from '#server/autoparts/families-of-codes.service';
import { saveConfig } from '#server/content/content.service';
import { countQueries } from '#server/database/count-queries';
import { inTransaction } from '#server/in-transaction';
import { aFamily, aVehicle } from '#server/test/a-family';
import { anAccount, aSeller, signIn } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let customer: string;

beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  customer = await signIn(shop, await anAccount(shop));
  const vehicle = await aVehicle(shop, { model: 'Gol', engine: '1.6' });
  await aFamily(shop, {
    family: 'REL-F',
    fitments: [{ vehicleId: vehicle.id }],
    products: [
      { code: 'REL-GONE', stock: { BUL: 0 } },
      { code: 'REL-HAS', price: 5000, stock: { BUL: 9 } },
    ],
  });
  await aFamily(shop, { family: 'REL-BARE', products: [{ code: 'REL-C', name: 'Tapa de radiador' }] });
  await aFamily(shop, { family: 'REL-HIDDEN', products: [{ code: 'REL-D', isPublic: false }] });
  await aFamily(shop, { family: 'REL-ELSE', products: [{ code: 'REL-E', categoryId: '1.1' }] });
  const codes = ['REL-GONE', 'REL-BARE', 'REL-D', 'REL-HIDDEN', 'REL-E', 'NOTHING'];
  await inTransaction(shop.ctx, (inside) => saveConfig(inside, 'RELEASES_HOME', [{ title: 'Novedades', codes }]));
});

const released = async (token?: string) => (await shop.call('release/list', {}, token)).data?.[0]?.items ?? [];

test('a release of a family or of one of its products leads to the family, with its name and what can be had of it', async () => {
  const items = await released();
  expect(items.map(({ family, code, name, available }) => [family, code, name, available])).toEqual([
    ['REL-F', 'REL-HAS', 'Volkswagen Gol 1.6', 'AV'],
    ['REL-BARE', 'REL-C', 'Tapa de radiador', expect.any(String)],
  ]);
});

test('what is hidden or of another site is told to nobody else, in the key neither (C6)', async () => {
  const { data } = await shop.call('config/getPublic', { key: 'RELEASES_HOME' });
  expect(JSON.parse(data ?? '')).toEqual([{ title: 'Novedades', codes: ['REL-GONE', 'REL-BARE'] }]);
  const { token } = await aSeller(shop);
  expect((await released(token)).map(({ family }) => family)).toContain('REL-HIDDEN');
});

test('a code of a family and of another family’s product means the family, unless that is hidden', async () => {
  await aFamily(shop, { family: 'SAME', products: [{ code: 'SAME-OWN' }] });
  await aFamily(shop, { family: 'SAME-HIDDEN', products: [{ code: 'SAME-H', isPublic: false }] });
  await aFamily(shop, { family: 'SAME-ELSE', products: [{ code: 'SAME' }, { code: 'SAME-HIDDEN' }] });
  const parts = await autopartsOfCodes(shop.ctx, ['SAME', 'SAME-HIDDEN']);
  const families = new Map([...parts].map(([code, { family }]) => [code, family]));
  expect(families).toEqual(
    new Map([
      ['SAME', 'SAME'],
      ['SAME-HIDDEN', 'SAME-ELSE'],
    ]),
  );
});

test('its price is for who is signed in (C7)', async () => {
  expect((await released()).every(({ price }) => price === undefined)).toBe(true);
  expect((await released(customer))[0]?.price).toBe(5000);
});

test('takes eight queries at most', async () => {
  const { queries } = await countQueries(() => released());
  expect(queries.length).toBeLessThanOrEqual(8);
});
