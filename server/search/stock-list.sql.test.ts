import { beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { countQueries } from '#server/database/count-queries';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder, aShopForOrders, inState, placeOrder } from '#server/test/an-order';
import { listed } from '#server/test/every-call';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: { token: string };
let token: string;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
  ({ token } = await aSeller(shop));
});

const list = async (
  filters: Input<'stock/filter'>['filters'] = {},
  page: { rowIndex?: number; rowsMax?: number } = {},
) => {
  const answer = await shop.call('stock/filter', { ...listed, filters, ...page }, token);
  const rows = (answer.data ?? []).map(({ code, branchCode, onHand, reserved, quant }) =>
    [code, branchCode, onHand, reserved, quant].join(' '),
  );
  return { rows, count: answer.resultCount };
};

const mark = (code: string, values: { barcode?: string; min_stock?: number }) =>
  shop.database.db.updateTable('product').set(values).where('code', '=', code).execute();

describe('stock/filter', () => {
  beforeEach(async () => {
    const servo = await aProduct(shop, { code: 'SG-90', name: 'Servo chico', stock: { BUL: 9, CLA: 2 } });
    await aProduct(shop, { code: 'MG-996', name: 'Servo grande', stock: { BUL: 4, CLA: 1 }, isPublic: false });
    await aProduct(shop, { code: 'FILTRO', name: 'Filtro', stock: { CLA: 0 }, categoryId: '2.301' });
    await placeOrder(shop, ana.token, anOrder([{ ...servo, quantity: 6 }]));
  });

  test('shows the lowest first, with what is reserved and free, and what is not public too', async () => {
    expect(await list()).toEqual({
      rows: ['FILTRO CLA 0 0 0', 'MG-996 CLA 1 0 1', 'SG-90 CLA 2 0 2', 'SG-90 BUL 9 6 3', 'MG-996 BUL 4 0 4'],
      count: 5,
    });
    expect(await list({}, { rowIndex: 1, rowsMax: 2 })).toEqual({
      rows: ['MG-996 CLA 1 0 1', 'SG-90 CLA 2 0 2'],
      count: 5,
    });
  });

  test('of one branch, of one part of the tree, of both', async () => {
    expect((await list({ branchCode: 'BUL' })).rows).toEqual(['SG-90 BUL 9 6 3', 'MG-996 BUL 4 0 4']);
    expect(await list({ categoryId: '2' })).toEqual({ rows: ['FILTRO CLA 0 0 0'], count: 1 });
    expect(await list({ categoryId: '2', branchCode: 'BUL' })).toEqual({ rows: [], count: 0 });
    expect(await list({ branchCode: 'ZZZ', text: 'servo' })).toEqual({ rows: [], count: 0 });
  });

  test('whole products are paged as such, each with all its branches, where its lowest row stands', async () => {
    const filter = ['FILTRO BUL 0 0 0', 'FILTRO CLA 0 0 0'];
    const big = ['MG-996 BUL 4 0 4', 'MG-996 CLA 1 0 1'];
    const small = ['SG-90 BUL 9 6 3', 'SG-90 CLA 2 0 2'];
    const whole = { wholeProducts: true };
    expect(await list(whole)).toEqual({ rows: [...filter, ...big, ...small], count: 3 });
    expect(await list(whole, { rowIndex: 1, rowsMax: 1 })).toEqual({ rows: big, count: 3 });
    expect(await list({ ...whole, branchCode: 'BUL' })).toEqual({ rows: [...small, ...big], count: 2 });
    expect(await list({ ...whole, categoryId: '2' })).toEqual({ rows: filter, count: 1 });
    expect(await list({ ...whole, text: 'filtro', branchCode: 'CLA' })).toEqual({ rows: filter, count: 1 });
    expect(await list({ ...whole, code: 'SG-90' })).toEqual({ rows: small, count: 1 });
    await mark('MG-996', { min_stock: 6 });
    await mark('SG-90', { min_stock: 7 });
    const missing = { ...whole, belowMinimum: true };
    expect(await list(missing, { rowIndex: 0, rowsMax: 1 })).toEqual({ rows: small, count: 2 });
    expect(await list(missing, { rowIndex: 1, rowsMax: 1 })).toEqual({ rows: big, count: 2 });
    const asked = { filters: whole, rowIndex: 0, rowsMax: 25 };
    const { queries } = await countQueries(() => shop.call('stock/filter', asked, token));
    expect(queries.length).toBeLessThan(5);
  });

  test('whole products have their first picture', async () => {
    const image = { path: 'foto', name: 'foto.jpg', target: 'product' as const, width: 10, height: 10 };
    const { id } = await shop.database.db.insertInto('image').values(image).returning('id').executeTakeFirstOrThrow();
    await aProduct(shop, { code: 'CON-FOTO', stock: { BUL: 50 }, images: [id] });
    const { data } = await shop.call('stock/filter', { ...listed, filters: { wholeProducts: true } }, token);
    const shown = data?.filter(({ branchCode }) => branchCode === 'BUL').map((row) => [row.code, row.image]);
    expect(shown).toContainEqual(['CON-FOTO', 'foto']);
    expect(shown).toContainEqual(['FILTRO', undefined]);
  });

  test('by a text shows each product that search finds, at every branch, page by page', async () => {
    const { rows, count } = await list({ text: 'servo' });
    expect([rows.length, count]).toEqual([4, 4]);
    expect(rows).toEqual(expect.arrayContaining(['SG-90 BUL 9 6 3', 'SG-90 CLA 2 0 2', 'MG-996 BUL 4 0 4']));
    const pages: string[] = [];
    for (const rowIndex of [0, 1, 2, 3]) pages.push(...(await list({ text: 'servo' }, { rowIndex, rowsMax: 1 })).rows);
    expect(pages).toEqual(rows);
    expect((await list({ text: 'sg90' })).rows.slice(0, 2)).toEqual(['SG-90 BUL 9 6 3', 'SG-90 CLA 2 0 2']);
    // A branch that never had it.
    expect((await list({ text: 'filtro' })).rows).toEqual(['FILTRO BUL 0 0 0', 'FILTRO CLA 0 0 0']);
    expect((await list({ text: 'filtro', categoryId: '1' })).rows).toEqual([]);
  });

  test('by a code as a scanner or a hand writes it, also one that the product had before', async () => {
    const both = ['SG-90 BUL 9 6 3', 'SG-90 CLA 2 0 2'];
    expect(await list({ code: 'SG-90' })).toEqual({ rows: both, count: 2 });
    expect((await list({ code: 'sg 90' })).rows).toEqual(both);
    const { id } = await shop.database.db
      .selectFrom('product')
      .select('id')
      .where('code', '=', 'SG-90')
      .executeTakeFirstOrThrow();
    await shop.database.db.insertInto('product_previous_code').values({ code: 'VIEJO', product_id: id }).execute();
    expect((await list({ code: 'VIEJO', branchCode: 'CLA' })).rows).toEqual(['SG-90 CLA 2 0 2']);
    expect(await list({ code: 'SG' })).toEqual({ rows: [], count: 0 });
  });

  test('by a barcode, of all that carry it, the site’s own first', async () => {
    await mark('SG-90', { barcode: '7730901234568' });
    expect((await list({ code: '7730901234568', branchCode: 'CLA' })).rows).toEqual(['SG-90 CLA 2 0 2']);
    expect((await list({ code: '773 0901-234568', branchCode: 'CLA' })).rows).toEqual(['SG-90 CLA 2 0 2']);
    expect((await list({ code: '07730901234568', branchCode: 'CLA' })).rows).toEqual(['SG-90 CLA 2 0 2']);
    await mark('FILTRO', { barcode: '00036000291452' });
    for (const code of ['036000291452', '0036000291452', '00036000291452'])
      expect((await list({ code, branchCode: 'CLA' })).rows, code).toEqual(['FILTRO CLA 0 0 0']);
    await mark('FILTRO', { barcode: '7730901234568' });
    expect((await list({ code: '7730901234568', branchCode: 'CLA' })).rows).toEqual(['SG-90 CLA 2 0 2']);
    await mark('MG-996', { barcode: '07730901234568' });
    const both = ['MG-996 CLA 1 0 1', 'SG-90 CLA 2 0 2'];
    expect(await list({ code: '7730901234568', branchCode: 'CLA' })).toEqual({ rows: both, count: 2 });
    expect((await list({ code: 'MG-996', branchCode: 'CLA' })).rows).toEqual(['MG-996 CLA 1 0 1']);
  });

  test('of a barcode alone it shows all that carry it, whatever codes there are', async () => {
    await mark('SG-90', { barcode: '7730901234568' });
    await mark('FILTRO', { barcode: '07730901234568' });
    await aProduct(shop, { code: '7730901234568', barcode: '7730901234568', stock: { CLA: 3 } });
    const rows = ['7730901234568 CLA 3 0 3', 'FILTRO CLA 0 0 0', 'SG-90 CLA 2 0 2'];
    for (const barcode of ['7730901234568', '773 0901-234568', '07730901234568'])
      expect(await list({ barcode, branchCode: 'CLA' }), barcode).toEqual({ rows, count: 3 });
    expect(await list({ barcode: 'SG-90' })).toEqual({ rows: [], count: 0 });
  });

  test('below their minimum are products that lack units in all branches together, what lacks most first', async () => {
    expect(await list({ belowMinimum: true })).toEqual({ rows: [], count: 0 });
    // 5 free: 2 and 3.
    await mark('SG-90', { min_stock: 6 });
    await mark('MG-996', { min_stock: 5 });
    await mark('FILTRO', { min_stock: 3 });
    const filter = ['FILTRO BUL 0 0 0', 'FILTRO CLA 0 0 0'];
    const servo = ['SG-90 BUL 9 6 3', 'SG-90 CLA 2 0 2'];
    expect(await list({ belowMinimum: true })).toEqual({ rows: [...filter, ...servo], count: 4 });
    expect(await list({ belowMinimum: true }, { rowIndex: 1, rowsMax: 2 })).toEqual({
      rows: ['FILTRO CLA 0 0 0', 'SG-90 BUL 9 6 3'],
      count: 4,
    });
    expect((await list({ belowMinimum: true, branchCode: 'CLA' })).rows).toEqual([filter[1], servo[1]]);
    expect((await list({ belowMinimum: true, categoryId: '1' })).rows).toEqual(servo);
    expect((await list({ belowMinimum: true, text: 'servo' })).rows).toEqual(servo);
    expect((await list({ belowMinimum: true, text: 'relé' })).rows).toEqual([]);
    const { data } = await shop.call('stock/filter', { ...listed, filters: { code: 'SG-90' } }, token);
    expect(data?.map(({ minStock }) => minStock)).toEqual([6, 6]);
  });

  test('is for sellers: a customer hears that he may not', async () => {
    expect((await shop.call('stock/filter', listed)).status).toBe(401);
    expect((await shop.call('stock/filter', listed, ana.token)).status).toBe(403);
  });
});

describe('stock/listHolds', () => {
  test('names the orders that hold a product, and no others', async () => {
    const servo = await aProduct(shop, { code: 'SG90', stock: { BUL: 9 } });
    const other = await aProduct(shop, { code: 'RELE' });
    const held = await placeOrder(shop, ana.token, anOrder([{ ...servo, quantity: 2 }, other]));
    const sent = await placeOrder(shop, ana.token, anOrder([servo]));
    const gone = await placeOrder(shop, ana.token, anOrder([servo]));
    await inState(shop, sent.guid, 'DIS');
    await inState(shop, gone.guid, 'CAN');
    const { data } = await shop.call('stock/listHolds', { code: 'SG90' }, token);
    expect(data).toEqual([
      {
        branchCode: 'BUL',
        branchName: 'Sucursal BUL',
        quantity: 2,
        order: {
          guid: held.guid,
          number: held.number,
          date: held.date,
          state: 'PPE',
          toCompanyId: held.toCompanyId,
          personName: 'Ana Pérez',
          companyName: null,
        },
      },
    ]);
  });

  test('of a company that the seller does not sell for only how many', async () => {
    const servo = await aProduct(shop, { code: 'SG90', stock: { BUL: 9 } });
    for (const quantity of [2, 3]) await placeOrder(shop, ana.token, anOrder([{ ...servo, quantity }]));
    const elsewhere = await aCompany(shop.database.db, { name: 'Otra' });
    const stranger = await aSignedIn(shop, { roles: ['seller'], sellsFor: [elsewhere.id] });
    const { data } = await shop.call('stock/listHolds', { code: 'SG90' }, stranger.token);
    expect(data).toEqual([{ branchCode: 'BUL', branchName: 'Sucursal BUL', quantity: 5, order: null }]);
  });
});
