import { beforeAll, beforeEach, expect, test } from 'vitest';
import { saveConfig } from '#server/content/content.service';
import { countQueries } from '#server/database/count-queries';
import { inTransaction } from '#server/in-transaction';
import { aProduct } from '#server/test/a-product';
import { aSeller } from '#server/test/an-account';
import { anImport, namedBranches } from '#server/test/an-import';
import { aPickup, aShopForOrders, placeOrder, stockNow } from '#server/test/an-order';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aShopForOrders>>['ana'];
let other: { code: string; price: number };
const before = { code: 'HUNT-R1', price: 1000 };
const now = { code: 'HUNT-R2', price: 1000 };

const imported = async (text: string) => {
  expect(await anImport(shop, text)).toMatchObject({ isWritten: true, errors: [] });
  await shop.changes.follow();
};
const idOf = async () =>
  shop.database.db.selectFrom('product').select('id').where('code', '=', now.code).executeTakeFirstOrThrow();

beforeAll(async () => {
  ({ shop, ana } = await aShopForOrders());
  await shop.database.db.insertInto('branch').values(namedBranches).execute();
  const first =
    'código;nombre;categoría;marca;precio;stock Bulevar\nHUNT-R1;Sensor renombrado;Ferretería;Genérica;10,00;5\n';
  await imported(first);
  other = await aProduct(shop, { code: 'OTRO', stock: { BUL: 5 } });
  await aProduct(shop, { code: 'HIDDEN-1', isPublic: false });
  const groups = [{ title: 'Novedades', codes: ['HUNT-R1', 'HIDDEN-1', 'NOTHING', 'HUNT-R2'] }];
  await inTransaction(shop.ctx, (inside) => saveConfig(inside, 'RELEASES_HOME', groups));
  await placeOrder(shop, ana.token, aPickup([before], { branchCode: 'BUL' }));
  await imported('código;código anterior\nHUNT-R2;HUNT-R1\nHIDDEN-2;HIDDEN-1\n');
});
beforeEach(() => shop.changes.follow());

test('a line of a cart with the code of before has its stock, told under that code, for visitors and the signed-in', async () => {
  for (const token of [undefined, ana.token]) {
    const { data } = await shop.call('stock/listByCodes', { codes: ['HUNT-R1', 'OTRO', 'HIDDEN-1', 'X'] }, token);
    expect(data).toMatchObject([{ code: 'HUNT-R1', available: 'AV' }, { code: 'OTRO' }]);
    for (const quantity of [1, 2]) {
      const one = await shop.call('stock/find', { code: 'HUNT-R1', quantity }, token);
      expect(one.data).toMatchObject({ code: 'HUNT-R1', available: 'AV' });
    }
    expect((await shop.call('stock/find', { code: 'HIDDEN-1' }, token)).status).toBe(404);
  }
});

test('it is ordered as what it is now, in one line where the cart has both codes', async () => {
  const { id } = await idOf();
  const { data: mine } = await shop.call('order/filter', { filters: {}, rowIndex: 0, rowsMax: 5 }, ana.token);
  expect(mine?.[0]?.items).toMatchObject([{ code: 'HUNT-R1' }]);
  const sent = aPickup([before, { ...now, quantity: 2 }, other], { branchCode: 'BUL' });
  const placed = await placeOrder(shop, ana.token, sent);
  expect(placed.items).toMatchObject([{ code: 'HUNT-R2', quantity: 3 }, { code: 'OTRO' }]);
  expect(await stockNow(shop, { id })).toMatchObject({ BUL: [5, 4] });
  expect((await placeOrder(shop, ana.token, sent)).number).toBe(placed.number);
});

test('what stands in its way is told under the code that the cart has', async () => {
  const dear = await shop.call(
    'order/add',
    { order: aPickup([{ ...before, price: 5 }], { branchCode: 'BUL' }) },
    ana.token,
  );
  expect(dear.body.conflicts).toMatchObject([{ code: 'HUNT-R1' }]);
  const many = aPickup([{ ...before, quantity: 50 }], { branchCode: 'BUL' });
  const short = await shop.call('order/add', { order: many }, ana.token);
  expect(short.body.conflicts).toMatchObject([{ code: 'HUNT-R1' }]);
  const hidden = await shop.call('order/add', { order: aPickup([{ code: 'HIDDEN-1', price: 1250 }]) }, ana.token);
  expect(hidden.error).toContain('ya no se vende');
});

test.each([
  [2, 1, ['HUNT-R1 1', 'HUNT-R2 0']],
  [1, 4, ['HUNT-R2 0']],
])('a cart with both codes that is short is told so at each line: %i and %i', async (old, present, expected) => {
  const items = [{ ...before, quantity: old }, { ...now, quantity: present }, other];
  const { body } = await shop.call('order/add', { order: aPickup(items, { branchCode: 'BUL' }) }, ana.token);
  const conflicts = body.conflicts as { code: string; left: number }[];
  expect(conflicts.map(({ code, left }) => `${code} ${left}`)).toEqual(expected);
});

test('releases and what was seen name it, once, and nothing that is hidden', async () => {
  const { data: groups } = await shop.call('release/list', {});
  expect(groups).toMatchObject([{ title: 'Novedades', items: [{ code: 'HUNT-R2' }] }]);
  expect(groups?.[0]?.items).toHaveLength(1);
  const codes = ['HUNT-R1', 'OTRO', 'HUNT-R2', 'HIDDEN-1'];
  const { data: seen } = await shop.call('product/listByCodes', { codes });
  expect(seen?.map(({ code, asked }) => [code, asked])).toEqual([
    ['HUNT-R2', ['HUNT-R1', 'HUNT-R2']],
    ['OTRO', ['OTRO']],
  ]);
});

test('where its units lie is told under the code that the order has', async () => {
  const { token } = await aSeller(shop);
  const { data } = await shop.call(
    'order/filter',
    { filters: { text: before.code }, rowIndex: 0, rowsMax: 9 },
    ana.token,
  );
  const { guid = '' } = data?.at(-1) ?? {};
  const order = (await shop.call('order/find', { orderId: guid }, token)).data;
  expect(order?.items).toMatchObject([{ code: 'HUNT-R1' }]);
  expect(order?.desk?.places).toMatchObject([{ code: 'HUNT-R1', branchCode: 'BUL', quantity: 1 }]);
});

test('orders are found by its codes of before and now, in whichever they were placed', async () => {
  const numbers = async (text: string) => {
    const { data } = await shop.call('order/filter', { filters: { text }, rowIndex: 0, rowsMax: 5 }, ana.token);
    return data?.map(({ items }) => items.map(({ code }) => code).join(' '));
  };
  for (const text of ['HUNT-R1', 'HUNT-R2', 'hunt-r2'])
    expect(await numbers(text), text).toEqual(['HUNT-R2 OTRO', 'HUNT-R1']);
});

test('a code that is known costs no query more', async () => {
  const asked = async (codes: string[]) =>
    (await countQueries(() => shop.call('stock/listByCodes', { codes }, ana.token))).queries.length;
  expect((await asked(['HUNT-R1'])) - (await asked(['HUNT-R2']))).toBe(2);
});
