import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
let companyGroupId: number;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  ({ token } = await aSeller(shop));
  const group = await shop.call('companyGroup/add', { companyGroup: { name: 'Sur' } }, token);
  companyGroupId = group.data?.id ?? 0;
});

type Sent = { guid?: string; name?: string };
const company = { name: 'Radiadores Sur S.A.', identifier: '211003420017', phones: [{ phone: '2901 2345' }] };
const person = {
  name: 'Iris',
  lastName: 'Sosa',
  phones: [{ phone: '099 123 456' }],
  emails: [{ email: 'iris@ejemplo.uy' }],
};
const forms = {
  company: {
    add: (given: Sent, as = token) =>
      shop.call('company/add', { companyGroupId, company: { ...company, ...given } }, as),
    change: (id: number) => {
      const name = { value: 'Otra', before: company.name };
      return shop.call('company/update', { id, parms: { name } }, token);
    },
  },
  person: {
    add: (given: Sent, as = token) => shop.call('person/add', { person: { ...person, ...given } }, as),
    change: (id: number) => {
      const name = { value: 'Otra', before: person.name };
      return shop.call('person/update', { id, parms: { name } }, token);
    },
  },
};

const taken = { status: 409, error: messages['call.guidTaken'], data: null };

describe.each(['company', 'person'] as const)('the form of a %s', (table) => {
  const { add, change } = forms[table];
  const stored = async () => (await shop.database.db.selectFrom(table).select('id').execute()).length;

  test('that is sent again is answered by what it made, with its lists once; two forms make two', async () => {
    const [guid, before] = [randomUUID(), await stored()];
    const { data } = await add({ guid });
    const again = await add({ guid });
    expect(again).toMatchObject({ status: 200, data: { id: data?.id, phones: [{}] } });
    expect(again.data?.phones).toHaveLength(1);
    expect(await stored()).toBe(before + 1);
    for (const other of [{ guid: randomUUID() }, {}, {}]) expect((await add(other)).data?.id).not.toBe(data?.id);
    expect(await stored()).toBe(before + 4);
    const changes = { filters: { entities: [table], code: String(data?.id) }, rowsMax: 20 };
    const history = await shop.call('history/filter', changes, token);
    expect(history.data?.filter(({ field }) => field === 'name')).toHaveLength(1);
  });

  test('sent twice at once makes one', async () => {
    const [guid, before] = [randomUUID(), await stored()];
    const answers = await Promise.all([add({ guid }), add({ guid }), add({ guid })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
    expect(await stored()).toBe(before + 1);
  });

  test('with other content, by another account, or once that was changed is a 409, and makes nothing', async () => {
    const guid = randomUUID();
    const other = await aSignedIn(shop, { roles: ['seller'] });
    const { data } = await add({ guid });
    const before = await stored();
    expect(await add({ guid, name: 'Otro nombre' })).toMatchObject(taken);
    expect(await add({ guid }, other.token)).toMatchObject(taken);
    expect((await add({ guid: 'x' })).status).toBe(400);
    expect((await change(data?.id ?? 0)).status).toBe(200);
    expect(await add({ guid })).toMatchObject(taken);
    expect(await stored()).toBe(before);
  });
});

test('the form of a person tells nothing of whom somebody else has by now', async () => {
  const guid = randomUUID();
  const { token: nobodys } = await aSignedIn(shop, { roles: ['seller'] });
  const { data } = await forms.person.add({ guid }, nobodys);
  expect((await forms.person.add({ guid }, nobodys)).data).toEqual(data);
  await aSignedIn(shop, { personId: data?.id ?? 0 });
  expect(await forms.person.add({ guid }, nobodys)).toMatchObject(taken);
});
