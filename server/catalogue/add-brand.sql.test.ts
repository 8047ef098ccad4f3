import { beforeEach, expect, inject, test } from 'vitest';
import { saveBrands } from '#server/catalogue/brands.service';
import { historyOf } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  token = (await aSeller(shop)).token;
});

const add = (name: string, as = token) => shop.call('brand/add', { brand: { name } }, as);
const listed = async () => (await shop.call('brand/list', {}, token)).data?.map(({ name }) => name);

test('a brand is there at once, for products and vehicles, and the history says who made it', async () => {
  const { data } = await add('  Peñarol   Frío ');
  expect(data).toEqual({ id: expect.any(Number), name: 'Peñarol Frío', logo: null });
  const brandId = data?.id ?? 0;
  expect(await listed()).toEqual(['Peñarol Frío']);
  const vehicle = { brandId, name: 'Gol', engine: null, yearFrom: null, yearTo: null };
  expect((await shop.call('vehicle/add', { vehicle }, token)).data?.brandName).toBe('Peñarol Frío');
  const rows = await historyOf(shop.ctx, { entity: 'brand', id: brandId });
  expect(rows).toMatchObject([{ field: 'name', from: null, to: 'Peñarol Frío' }]);
  const { data: shown } = await shop.call('history/filter', { filters: { entities: ['brand'] }, rowsMax: 10 }, token);
  expect(shown).toMatchObject([{ entity: 'brand', name: 'Peñarol Frío' }]);
});

test.each(['Citroën', 'citroen', 'CITROËN', ' Citroën  '])('where there is Citroën, %j is refused', async (name) => {
  await add('Citroën');
  const again = await add(name);
  expect([again.status, again.error]).toEqual([409, 'Ya hay una marca «Citroën»']);
  expect(await listed()).toEqual(['Citroën']);
});

test('of two at the same moment one is made', async () => {
  const both = await Promise.all([add('Behr'), add('BEHR')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await listed()).toHaveLength(1);
});

// The embedded database has one connection.
test.runIf('run' in inject('source'))('an import that is still at work does not hold it up', async () => {
  const { promise: ending, resolve: end } = Promise.withResolvers<void>();
  const { promise: written, resolve: wrote } = Promise.withResolvers<void>();
  const importing = inTransaction(shop.ctx, async (inside) => {
    await saveBrands(inside, [{ name: 'Valeo' }]);
    wrote();
    await ending;
  });
  await written;
  expect((await add('Behr')).status).toBe(200);
  end();
  await importing;
  expect(await listed()).toEqual(['Behr', 'Valeo']);
});

test.each([
  [' ', 'Este campo es obligatorio'],
  ['a'.repeat(81), 'Escribí hasta 80 caracteres'],
])('the name %j is refused at its field', async (name, sentence) => {
  const answer = await add(name);
  expect([answer.status, answer.body.fields]).toEqual([422, { name: sentence }]);
});

test('only sellers may', async () => {
  expect((await add('Behr', (await aSignedIn(shop)).token)).status).toBe(403);
  expect((await shop.call('brand/add', { brand: { name: 'Behr' } })).status).toBe(401);
});
