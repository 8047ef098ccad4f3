import { beforeAll, describe, expect, test } from 'vitest';
import type { Hit } from '#contract/panel';
import { aCompany } from '#server/test/a-company';
import { aFamily } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { aPickup, placeOrder, readyForOrders } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

const ean = '7501031311309';

let shop: TestShop;
let token: string;
let strangers: string;
let number: number;
beforeAll(async () => {
  await freshDatabase();
  shop = await testShop({ site: 'NAM' });
  const own = await readyForOrders(shop);
  const { db } = shop.database;
  token = (await aSeller(shop)).token;
  const other = await aCompany(db, { name: 'Frenos del Este', identifier: '214455660018' });
  strangers = (await aSignedIn(shop, { roles: ['seller'], sellsFor: [other.id] })).token;
  const { products } = await aFamily(shop, {
    family: 'RAD-200',
    originalCodes: ['1K0 121 251'],
    products: [{ code: 'RM-310', name: 'Radiador de aluminio', barcode: ean }],
  });
  await aFamily(shop, {
    family: 'TER-40',
    products: [
      { code: 'T-1', price: 3000, stock: { CLA: 2 } },
      { code: 'T-2', price: 2500, stock: { BUL: 1 } },
      { code: 'T-3', price: 0, stock: {} },
    ],
  });
  const { id } = await aProduct(shop, {
    code: 'BOMBA-9',
    price: 4500,
    stock: { BUL: 5, CLA: 2 },
    name: 'Bomba de agua',
    categoryId: '2.302',
    isPublic: false,
  });
  await aProduct(shop, { code: 'BOMBA-1', name: 'Bomba de otro sitio', categoryId: '1.1' });
  await db.insertInto('product_previous_code').values({ code: 'BOMBA-VIEJA', product_id: id }).execute();
  await shop.changes.follow();
  const ana = await aSignedIn(shop, { firstName: 'Irma', lastName: 'Núñez', email: 'irma@ejemplo.uy' });
  await db.updateTable('person').set({ identifier: '4.111.222-3' }).where('id', '=', ana.personId).execute();
  const order = await placeOrder(shop, ana.token, aPickup(products));
  expect(order.toCompanyId).toBe(own.id);
  number = order.number;
});

const find = async (text: string, as = token): Promise<Hit[]> =>
  (await shop.call('panel/find', { text }, as)).data ?? [];
const product = { kind: 'product', key: 'RM-310', title: 'Radiador de aluminio', guid: null };
const family = { kind: 'family', key: 'RAD-200' };

describe('what a text leads to', () => {
  test.each([
    ['a code', 'RM-310'],
    ['a code written otherwise', 'rm 310'],
    ['the beginning of a code', 'RM-3'],
    ['words of a name', 'radiador alum'],
    ['a barcode', ean],
    ['a barcode as it is printed', '7 501031 311309'],
    ['a barcode as a GTIN-14', `0${ean}`],
  ])('%s: its product', async (_, text) => {
    expect(await find(text)).toContainEqual(expect.objectContaining(product));
  });

  test('an original code: its family, and which code it was', async () => {
    expect(await find('1k0121251')).toContainEqual(expect.objectContaining({ ...family, detail: '1K0 121 251' }));
  });

  test('the code of a family: the family first', async () => {
    expect((await find('RAD200'))[0]).toMatchObject(family);
  });

  test('a code of before, and what is not public, but nothing of another site', async () => {
    const keys = async (text: string) => (await find(text)).map(({ key }) => key);
    expect(await keys('BOMBA-VIEJA')).toContain('BOMBA-9');
    expect(await keys('bomba')).toContain('BOMBA-9');
    expect(await keys('bomba')).not.toContain('BOMBA-1');
  });

  test('a product comes with its price and units for sale, however it is found; an order without', async () => {
    const worth = async (text: string) => (await find(text)).map(({ kind, price, units }) => ({ kind, price, units }));
    const pump = { kind: 'product', price: 4500, units: 7 };
    for (const text of ['BOMBA-9', 'bomba', 'BOMBA-VIEJA']) expect(await worth(text), text).toContainEqual(pump);
    expect(await worth(`pedido ${number}`)).toEqual([{ kind: 'order', price: null, units: null }]);
  });

  test('a family comes with the lowest price of its products and the units of all', async () => {
    const worth = { kind: 'family', price: 2500, units: 3 };
    expect(await find('TER-40')).toContainEqual(expect.objectContaining(worth));
  });

  test.each([
    ['its number', (given: number) => `${given}`],
    ['its number with a sign', (given: number) => `#${given}`],
    ['the word before it', (given: number) => `Pedido ${given}`],
  ])('%s: the order', async (_, textOf) => {
    const order = { kind: 'order', key: String(number), title: 'Irma Núñez', detail: 'PPE' };
    expect(await find(textOf(number))).toContainEqual(expect.objectContaining(order));
  });

  test('who says that it is an order gets nothing else', async () => {
    expect((await find(`pedido ${number}`)).map(({ kind }) => kind)).toEqual(['order']);
    expect(await find('pedido 999999')).toEqual([]);
  });

  test.each([
    ['a name', 'frenos'],
    ['a RUT', '214455660018'],
    ['the beginning of a RUT with dots', '21.445.566'],
    ['a phone without blanks', '099123456'],
    ['the beginning of a phone', '099123'],
    ['a phone with its country', '+598 99 123 456'],
  ])('%s: its company', async (_, text) => {
    const company = { kind: 'company', id: expect.any(Number), key: '214455660018', title: 'Frenos del Este' };
    expect(await find(text)).toContainEqual(expect.objectContaining(company));
  });

  test.each([['nuñez irma'], ['irma@ejemplo.uy'], ['41112223'], ['099123456'], ['99 123-456']])(
    '«%s»: the person',
    async (text) => {
      const person = { kind: 'person', key: 'Irma Núñez', detail: 'irma@ejemplo.uy' };
      expect(await find(text)).toContainEqual(expect.objectContaining(person));
    },
  );

  test.each([
    'nuñez irma',
    'irma@ejemplo.uy',
    'ma@EJEM',
    'Úñe',
    'úñ ir',
    '41112223',
    '4.111.222',
    '099123456',
    '099123',
    '99 123-456',
  ])('«%s»: what she ordered', async (text) => {
    const order = { kind: 'order', key: String(number), title: 'Irma Núñez' };
    expect((await find(text)).filter(({ kind }) => kind === 'order')).toEqual([expect.objectContaining(order)]);
    expect((await find(text, strangers)).filter(({ kind }) => kind === 'order')).toEqual([]);
  });

  test('what is merely near leads nowhere, and a letter is no question', async () => {
    expect(await find('zzzzqqqq 4711-99')).toEqual([]);
    expect(await find('r')).toEqual([]);
  });
});

describe('who may ask', () => {
  test('a seller of another company finds products, not the order', async () => {
    expect(await find('RM-310', strangers)).toContainEqual(expect.objectContaining(product));
    expect(await find(`${number}`, strangers)).not.toContainEqual(expect.objectContaining({ kind: 'order' }));
  });

  test('an administrator finds the orders of every company', async () => {
    const { token: admin } = await aSignedIn(shop, { roles: ['administrator'] });
    expect(await find(`pedido ${number}`, admin)).toHaveLength(1);
  });

  test('a customer is refused, a visitor has to sign in', async () => {
    const ana = await aSignedIn(shop);
    expect((await shop.call('panel/find', { text: 'RM-310' }, ana.token)).status).toBe(403);
    expect((await shop.call('panel/find', { text: 'RM-310' })).status).toBe(401);
  });

  test('of a text without end the beginning counts', async () => {
    expect(await find(`RM-310${' '.repeat(194)}${'x'.repeat(5000)}`)).toContainEqual(expect.objectContaining(product));
  });
});
