import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany } from '#server/test/a-company';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

// The table of docs/decisions/021-companies.md: a company of the caller's own adding is his to mend for a day.
type Account = Awaited<ReturnType<typeof aSignedIn>>;
let shop: TestShop;
let adder: Account;
let colleague: Account;
let admin: Account;
let id: number;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  const { db } = shop.database;
  const other = (await aCompany(db, { name: 'Otra', identifier: '214455660018' })).id;
  await aSeller(shop);
  adder = await aSeller(shop, { sellsFor: [other] });
  colleague = await aSeller(shop, { sellsFor: [other] });
  admin = await aSignedIn(shop, { roles: ['administrator'] });
  const { data: group } = await shop.call('companyGroup/add', { companyGroup: { name: 'Sur' } }, adder.token);
  const company = { name: 'Frenos Sru', identifier: '211003420017', phones: [{ phone: '2901 2345' }] };
  id = (await shop.call('company/add', { companyGroupId: group?.id ?? 0, company }, adder.token)).data?.id ?? 0;
});
const rename = async (value: string, before: string, as = adder) =>
  (await shop.call('company/update', { id, parms: { name: { value, before } } }, as.token)).status;
const mayChange = async (as: Account) => (await shop.call('company/find', { id }, as.token)).data?.mayChange;

describe('a company that a seller of another company just added', () => {
  test('is changed by its adder, again too, and by no colleague', async () => {
    expect([await mayChange(adder), await mayChange(colleague)]).toEqual([true, false]);
    expect(await rename('Frenos Sur', 'Frenos Sru', colleague)).toBe(403);
    expect(await rename('Frenos Sur', 'Frenos Sru')).toBe(200);
    expect(await rename('Frenos del Sur', 'Frenos Sur')).toBe(200);
  });

  test('until somebody else changed it', async () => {
    expect(await rename('Frenos Sur', 'Frenos Sru', admin)).toBe(200);
    expect(await mayChange(adder)).toBe(false);
    expect(await rename('Frenos del Sur', 'Frenos Sur')).toBe(403);
  });

  test('until it has an account', async () => {
    await aSignedIn(shop, { companyId: id });
    expect(await rename('Frenos Sur', 'Frenos Sru')).toBe(403);
  });

  test('for a day', async () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 3_600_000 + 1);
    const { email, password } = adder;
    const token = (await shop.login(email, password)).access_token ?? '';
    expect(await rename('Frenos Sur', 'Frenos Sru', { ...adder, token })).toBe(403);
  });

  test('its employees stay nobody’s business', async () => {
    expect((await shop.call('company/find', { id }, adder.token)).data?.employees).toBe(null);
    const employees = [{ mode: 'INS' as const, personId: adder.personId ?? 0 }];
    expect((await shop.call('company/update', { id, employees }, adder.token)).status).toBe(422);
  });
});
