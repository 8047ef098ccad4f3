import { beforeAll, expect, test } from 'vitest';
import { countQueries } from '#server/database/count-queries';
import { inTransaction } from '#server/in-transaction';
import { noteStock, setOnHand } from '#server/stock/on-hand.service';
import { aFamily } from '#server/test/a-family';
import { aSeller } from '#server/test/an-account';
import { pageServer } from '#server/test/page-server';
import { type TestShop, testShop } from '#server/test/shop';

// A part's card says for everyone whether each branch has any of it (decisions C5); how many is for sellers.

let shop: TestShop;
let get: Awaited<ReturnType<typeof pageServer>>['get'];
let products: Awaited<ReturnType<typeof aFamily>>['products'];
beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  ({ get } = await pageServer(shop));
  ({ products } = await aFamily(shop, {
    family: 'F-STOCK',
    products: [
      { code: 'A-1', stock: { BUL: 0, CLA: 4 } },
      { code: 'A-2', stock: { BUL: 0 } },
      { code: 'A-3', stock: { BUL: 7 }, isPublic: false },
    ],
  }));
});

const branchIds = async () => {
  const rows = await shop.database.db.selectFrom('branch').select(['id', 'code']).execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
};
const setStock = async (code: string, branch: string, onHand: number) => {
  const productId = products.find((one) => one.code === code)?.id ?? 0;
  const branchId = (await branchIds()).get(branch) ?? 0;
  await inTransaction(shop.ctx, async (inside) =>
    noteStock(inside, await setOnHand(inside, [{ productId, branchId, onHand }])),
  );
};
const listed = async (token?: string) => {
  const { data } = await shop.call('autopart/filter', { filters: {}, rowIndex: 0, rowsMax: 18 }, token);
  return data?.map(({ branches, available }) => [available, ...branches].join(' '));
};
const found = async (token?: string) =>
  (await shop.call('autopart/findByFamily', { family: 'F-STOCK' }, token)).data?.branches;
/** What the card says of the branches, as its page is sent to visitors. */
const answer = async () => {
  const { body } = await get('/productos?search=');
  const [, list = ''] = /<ul aria-label="Sucursales con stock de A-1"[^>]*>(.*?)<\/ul>/.exec(body) ?? [];
  return list
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .split(/\|+/)
    .map((text) => text.trim())
    .filter(Boolean);
};

test('the card names the branches that have any of what its reader sees, without asking the database', async () => {
  const seller = (await aSeller(shop)).token;
  expect([await listed(), await listed(seller)]).toEqual([['AV CLA'], ['AV CLA BUL']]);
  expect([await found(), await found(seller)]).toEqual([['CLA'], ['CLA', 'BUL']]);
  expect(await answer()).toEqual(['Bulevar', 'No hay', 'Cerro Largo', 'Hay']);
  expect((await countQueries(() => listed())).queries).toEqual([]);
});

test('a kept page says so anew once a branch gets its first, or sells its last', async () => {
  await setStock('A-2', 'BUL', 3);
  expect([await listed(), await answer()]).toEqual([['AV CLA BUL'], ['Bulevar', 'Hay', 'Cerro Largo', 'Hay']]);
  await setStock('A-1', 'CLA', 0);
  expect([await listed(), await answer()]).toEqual([['CO BUL'], ['Bulevar', 'Hay', 'Cerro Largo', 'No hay']]);
  await setStock('A-2', 'BUL', 0);
  expect([await listed(), await answer()]).toEqual([['NO'], []]);
});
