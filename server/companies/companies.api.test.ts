import { beforeAll, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aCompany } from '#server/test/a-company';
import { aSignedIn } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let companyId: number;
beforeAll(async () => {
  shop = await testShop();
  companyId = (await aCompany(shop.database.db, { name: 'Taller Sur SRL' })).id;
});

describe('company/find', () => {
  test('gives the company of one’s own account, with its lists', async () => {
    const { token } = await aSignedIn(shop, { companyId });
    const { data, body } = await shop.call('company/find', { id: companyId }, token);
    expect(data).toMatchObject({ name: 'Taller Sur SRL', identifier: '211003420017', phones: [{ isDefault: true }] });
    expect(body.data).toMatchObject({ CompanyIdentifier: '211003420017', Phones: [{ CoPhone: '099 123 456' }] });
  });

  test('shows a customer no other company, a seller any', async () => {
    const customer = await aSignedIn(shop);
    const refused = await shop.call('company/find', { id: companyId }, customer.token);
    expect(refused).toMatchObject({ status: 404, error: messages['company.notFound'] });
    const seller = await aSignedIn(shop, { roles: ['seller'] });
    expect((await shop.call('company/find', { id: companyId }, seller.token)).data?.id).toBe(companyId);
    expect(await shop.call('company/find', { id: 99_999 }, seller.token)).toMatchObject({ status: 404 });
    expect(await shop.call('company/find', { id: companyId })).toMatchObject({ status: 401 });
  });
});

describe('company/filter', () => {
  test('lists companies to sellers, found by name, RUT and e-mail, a page at a time', async () => {
    const { id: other } = await aCompany(shop.database.db, { name: 'Ñandubay', identifier: '219999990017' });
    await shop.database.db
      .insertInto('email')
      .values({ company_id: other, email: 'compras@monte.uy', is_default: false })
      .execute();
    const seller = await aSignedIn(shop, { roles: ['seller'] });
    const find = (text: string, rowsMax = 10) =>
      shop.call('company/filter', { filters: { text }, rowIndex: 0, rowsMax }, seller.token);
    expect((await find('')).data?.map(({ name }) => name)).toEqual(['Ñandubay', 'Taller Sur SRL']);
    expect((await find('nandu')).data).toMatchObject([{ name: 'Ñandubay', phones: [{ isDefault: true }] }]);
    expect((await find('21999')).data).toMatchObject([{ name: 'Ñandubay' }]);
    for (const text of ['compras@monte.uy', 'COMPRAS@', 'ñandubay monte'])
      expect(await find(text)).toMatchObject({ resultCount: 1, data: [{ name: 'Ñandubay' }] });
    // A phone is found as it is written, with what is dialled inside, whoever wrote that down.
    const phones = shop.database.db.updateTable('phone').where('company_id', '=', other);
    for (const phone of ['2900 0142 int. 12', '2900 0142']) {
      await phones.set({ phone }).execute();
      for (const text of ['2900 0142 int. 12', '29000142 interno 12', '2900 0142'])
        expect(await find(text)).toMatchObject({ resultCount: 1, data: [{ name: 'Ñandubay' }] });
    }
    const hits = (await shop.call('panel/find', { text: 'compras@monte.uy' }, seller.token)).data;
    expect(hits).toMatchObject([{ kind: 'company', title: 'Ñandubay' }]);
    expect(await find('', 1)).toMatchObject({ resultCount: 2, data: [{}] });
    const customer = await aSignedIn(shop);
    const list = { filters: {}, rowIndex: 0, rowsMax: 10 };
    expect((await shop.call('company/filter', list, customer.token)).status).toBe(403);
    expect((await shop.call('company/filter', list)).status).toBe(401);
  });
});

describe('tag/list and workBranch/list', () => {
  test('answer sellers with whole sorted lists', async () => {
    const { db } = shop.database;
    await db
      .insertInto('tag')
      .values([{ name: 'Zona sur' }, { name: 'Ñandú' }, { name: 'Oriente' }])
      .execute();
    await db.insertInto('work_branch').values({ name: 'Chapa y pintura' }).execute();
    const seller = await aSignedIn(shop, { roles: ['seller'] });
    const tags = await shop.call('tag/list', {}, seller.token);
    expect(tags.data?.map((tag) => tag.name)).toEqual(['Ñandú', 'Oriente', 'Zona sur']);
    expect((await shop.call('workBranch/list', {}, seller.token)).data).toMatchObject([{ name: 'Chapa y pintura' }]);
    const customer = await aSignedIn(shop);
    for (const path of ['tag/list', 'workBranch/list'] as const) {
      expect(await shop.call(path, {}, customer.token)).toMatchObject({ status: 403 });
      expect(await shop.call(path, {})).toMatchObject({ status: 401 });
    }
  });
});
