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
type Line = { code: string; available: string; branches: string[] };
const lineOf = ({ code, available, branches }: Line) => [code, available, ...branches].join(' ');
const listed = async (token?: string) => {
  const { data } = await shop.call('autopart/filter', { filters: {}, rowIndex: 0, rowsMax: 18 }, token);
  return data?.flatMap(({ products: each }) => each.map(lineOf));
};
const found = async (token?: string) =>
  (await shop.call('autopart/findByFamily', { family: 'F-STOCK' }, token)).data?.products.map(lineOf);
/** The branches on the card, as the page that visitors get shows them. */
const answer = async () => {
  const { body } = await get('/productos?search=');
  const [, code = '', list = ''] = /<ul aria-label="Sucursales con stock de ([^"]*)"[^>]*>(.*?)<\/ul>/.exec(body) ?? [];
  const [, shown] = /<dt>Código<\/dt><dd><span class="code">([^<]*)</.exec(body) ?? [];
  return `${shown}|${code}|${list}`
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .split(/\|+/)
    .map((text) => text.trim())
    .filter(Boolean);
};

test('the card names the branches that have any of what its reader sees, without asking the database', async () => {
  const seller = (await aSeller(shop)).token;
  const visitors = ['A-1 AV CLA', 'A-2 NO'];
  const sellers = [...visitors, 'A-3 AV BUL'];
  expect([await listed(), await listed(seller)]).toEqual([visitors, sellers]);
  expect([await found(), await found(seller)]).toEqual([visitors, sellers]);
  expect(await answer()).toEqual(['A-1', 'A-1', 'Bulevar: no hay', 'Cerro Largo: hay']);
  expect((await countQueries(() => listed())).queries).toEqual([]);
});

test('a kept page says so anew once a branch gets its first, or sells its last: of the product whose code it shows', async () => {
  await setStock('A-2', 'BUL', 3);
  expect(await listed()).toEqual(['A-1 AV CLA', 'A-2 CO BUL']);
  expect(await answer()).toEqual(['A-1', 'A-1', 'Bulevar: no hay', 'Cerro Largo: hay']);
  await setStock('A-1', 'CLA', 0);
  expect(await listed()).toEqual(['A-1 NO', 'A-2 CO BUL']);
  expect(await answer()).toEqual(['A-2', 'A-2', 'Bulevar: hay', 'Cerro Largo: no hay']);
  await setStock('A-2', 'BUL', 0);
  expect(await listed()).toEqual(['A-1 NO', 'A-2 NO']);
  expect(await answer()).toEqual(['A-1']);
});
