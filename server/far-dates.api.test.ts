import { beforeAll, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';

const page = { rowIndex: 0, rowsMax: 10 };
let shop: TestShop;
let admin: string;
let own: number;
beforeAll(async () => {
  shop = await testShop();
  await aSeller(shop);
  admin = (await aSignedIn(shop, { roles: ['administrator'] })).token;
  const company = shop.database.db.selectFrom('company').select('id').where('own_site', '=', 'RTC');
  own = (await company.executeTakeFirstOrThrow()).id;
});

const moments = ['startDate', 'endDate'] as const;
const days = ['fromDay', 'untilDay'] as const;
const listed = (call: 'order/filter' | 'communication/filter', filters: object) =>
  shop.call(call, { filters: { ...(call === 'order/filter' && { toCompany: own }), ...filters }, ...page }, admin);
const changes = (filters: object) => shop.call('history/filter', { filters, rowsMax: 10 }, admin);
const exported = async (name: string, day: string) => {
  const asked = new URLSearchParams({ toCompany: String(own), [name]: day });
  return shop.app.request(`${shop.origin}/rest/export/orders?${asked}`, {
    headers: { authorization: `OAuth ${admin}` },
  });
};

test.each(['01/01/0001 00:00:00.0', '12/31/9999 23:59:59.9'])('a list from or until %s is one', async (moment) => {
  for (const call of ['order/filter', 'communication/filter'] as const)
    for (const name of moments) expect((await listed(call, { [name]: moment })).status).toBe(200);
});

test.each(['00/00/0000 00:00:00.0', '01/01/10000 00:00:00.0', '02/30/2026 00:00:00.0', 'infinity', '-infinity'])(
  'no list begins or ends at %s',
  async (moment) => {
    for (const call of ['order/filter', 'communication/filter'] as const)
      for (const name of moments) expect((await listed(call, { [name]: moment })).status).toBe(400);
  },
);

test.each(['0000-01-01', '0001-01-01', '9999-12-31'])(
  'the history and an export from or until %s are ones',
  async (day) => {
    for (const name of days) expect((await changes({ [name]: day })).status).toBe(200);
    for (const name of ['from', 'to']) expect((await exported(name, day)).status).toBe(200);
  },
);

test.each(['-4713-11-24', '+294277-01-01', '10000-01-01', '2026-02-30', 'infinity'])(
  'a day that is %s is refused at its field',
  async (day) => {
    for (const name of days) {
      const answer = await changes({ [name]: day });
      expect([answer.status, answer.fields?.[name]]).toEqual([422, messages['field.day']]);
    }
    for (const name of ['from', 'to']) expect((await exported(name, day)).status).toBe(422);
  },
);
