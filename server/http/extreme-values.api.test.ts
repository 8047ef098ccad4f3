import { beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';
import { sites } from '#sites/all';

let shop: TestShop;
let seller: Awaited<ReturnType<typeof aSeller>>;
let customer: Awaited<ReturnType<typeof aSignedIn>>;
beforeAll(async () => {
  shop = await testShop();
  seller = await aSeller(shop);
  customer = await aSignedIn(shop);
  await somePlaces(shop.database.db);
  await aProduct(shop, { code: 'P-1' });
});

const ask = async (path: string, body: object | string, token?: string) => {
  const response = await shop.post(path, typeof body === 'string' ? body : JSON.stringify(body), { token });
  return { status: response.status, ...((await response.json()) as { fields?: Record<string, string> }) };
};

describe('a number that no id can be', () => {
  test.each([1e300, -1e300, 1.5, 2 ** 53])('%d as a key is a 400', async (id) => {
    expect((await ask('person/find', { id }, seller.token)).status).toBe(400);
  });

  test.each([1e300, 1.5, 2 ** 53])('%d in a filter is a 400', async (value) => {
    const filters = [{ FilterKey: 'clientOfCompanyId', FilterValue: value }];
    expect((await ask('person/filter', { filters, rowIndex: 0, rowsMax: 10 }, seller.token)).status).toBe(400);
  });

  test.each([1e300, 2 ** 53])('%d as the id of an edited item is a 400', async (Id) => {
    const phones = [{ BCMode: 'UPD', Id, PePhone: '099 123 456' }];
    expect((await ask('person/update', { id: customer.personId, phones }, customer.token)).status).toBe(400);
  });

  test.each([
    [3_000_000_000, 1],
    [1, 2 ** 53 - 1],
  ])('city %d of state %d is no city: a 422 at its field', async (CityId, StateId) => {
    const addresses = [{ BCMode: 'INS', PeAddress: 'Rivera 1000', StateId, CityId }];
    const { status, fields } = await ask('person/update', { id: customer.personId, addresses }, customer.token);
    expect({ status, fields }).toEqual({
      status: 422,
      fields: { 'addresses.0.cityId': 'Elegí una ciudad de ese departamento' },
    });
  });
});

test.each([500, 2000, 3000, 5000, 100_000])('lists %d deep inside each other are a 400', async (depth) => {
  const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect((await ask('order/add', `{"order":${deep}}`, customer.token)).status).toBe(400);
});

test.each([500, 2000, 3000, 5000, 100_000])(
  'a value seen before that is %d lists deep is no fault of ours',
  async (depth) => {
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const parms = `[{"ParmKey":"PersonName","ParmValue":"Eva","ParmValue_Z":${deep}}]`;
    const { status } = await ask('person/update', `{"id":${customer.personId},"parms":${parms}}`, customer.token);
    expect([400, 409]).toContain(status);
  },
);

test('stock/find of what does not exist is a 404 before its quantity is a 422', async () => {
  expect((await ask('stock/find', { code: 'nope', quantity: 0 })).status).toBe(404);
  expect((await ask('stock/find', { code: 'P-1', quantity: 0 })).status).toBe(422);
});

test('a page that asks for a code with U+0000 gets a refusal, not an error of the database', async () => {
  const call = shop.visitorCall(sites.RTC);
  await expect(call('product/find', { code: 'P\0' })).rejects.toMatchObject({ name: 'Refusal', status: 400 });
  await expect(call('stock/find', { code: 'P\0' })).rejects.toMatchObject({ name: 'Refusal', status: 400 });
});
