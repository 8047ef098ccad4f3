import { beforeAll, describe, expect, test } from 'vitest';
import { aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

const forms = ['NFC', 'NFD'] as const;
const page = { rowIndex: 0, rowsMax: 10 };
let shop: TestShop;
let token: string;
beforeAll(async () => {
  await freshDatabase();
  shop = await testShop();
  ({ token } = await aSignedIn(shop, { roles: ['administrator'], firstName: 'Alma', lastName: 'Rey' }));
  for (const form of forms) {
    const [firstName, lastName, name] = ['Inés', 'Muñoz', `Grupo Muñoz ${form}`].map((one) => one.normalize(form));
    await aSignedIn(shop, { firstName, lastName });
    await shop.call('companyGroup/add', { companyGroup: { name: name ?? '', web: null } }, token);
  }
});

describe.each(forms)('a name that is typed as %s is found however it was stored', (form) => {
  const text = 'Inés Muñoz'.normalize(form);

  test('among people', async () => {
    expect((await shop.call('person/filter', { filters: { text }, ...page }, token)).resultCount).toBe(2);
    const [name = '', lastName = ''] = text.split(' ');
    expect((await shop.call('person/listTwins', { name, lastName }, token)).data).toHaveLength(2);
  });

  test('among accounts', async () => {
    expect((await shop.call('user/filter', { filters: { text }, ...page }, token)).resultCount).toBe(2);
  });

  test('among groups', async () => {
    const filters = { text: 'muñoz'.normalize(form) };
    expect((await shop.call('companyGroup/filter', { filters, ...page }, token)).resultCount).toBe(2);
  });
});
