import { beforeAll, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aCompany } from '#server/test/a-company';
import { aSignedIn } from '#server/test/an-account';
import { mailsOf } from '#server/test/mails';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

describe('company/addContacts', () => {
  const phones = [{ phone: '2900 4444', type: 'WOR' as const, observation: 'de 9 a 18' }];
  const addresses = [{ address: 'Ruta 1 km 20', recipient: 'Depósito', stateId: 1, cityId: 1 }];

  test('adds to the company of one’s own account, changes nothing of it, and mails the account', async () => {
    const { id } = await aCompany(shop.database.db, { name: 'Taller Norte' });
    const { token, email } = await aSignedIn(shop, { companyId: id });
    const before = (await shop.call('company/find', { id }, token)).data;
    const given = { id, phones, addresses, name: 'Otro', emails: [{ email: 'a@b.uy' }], isDefault: true };
    const { data, body } = await shop.call('company/addContacts', given, token);
    expect(data).toMatchObject({
      ...before,
      phones: [...(before?.phones ?? []), { phone: '2900 4444', type: 'WOR', isDefault: false }],
      addresses: [...(before?.addresses ?? []), { address: 'Ruta 1 km 20', recipient: 'Depósito', isDefault: false }],
    });
    expect(body.data).toMatchObject({ Phones: [{}, { CoPhone: '2900 4444', CoPhoneObservation: 'de 9 a 18' }] });
    const [mail, ...others] = (await mailsOf(shop)).filter(({ to }) => to === email);
    expect([mail?.subject, others]).toEqual(['Cambiaron tus datos en RTC', []]);
    await shop.call('company/addContacts', { id, phones }, token);
    expect((await mailsOf(shop)).filter(({ to }) => to === email)).toHaveLength(1);
  });

  test('made again after a lost answer it adds nothing, mails nothing, and answers what is stored', async () => {
    const { db } = shop.database;
    const { id } = await aCompany(db);
    const { token, email } = await aSignedIn(shop, { companyId: id });
    const add = async (given: object) => (await shop.call('company/addContacts', { id, ...given }, token)).data;
    const first = await add({ phones, addresses });
    expect([first?.phones.length, first?.addresses.length]).toEqual([2, 2]);
    // The shop found the place meanwhile.
    const found = '-34.90000, -56.20000';
    await db.updateTable('address').set({ geolocation: found }).where('address', '=', 'Ruta 1 km 20').execute();
    const again = await add({ phones: phones.map((one) => ({ ...one, phone: '+598 29004444' })), addresses });
    expect(again).toEqual({
      ...first,
      addresses: first?.addresses.map((one) => ({ ...one, ...(!one.isDefault && { geolocation: found }) })),
    });
    expect((await mailsOf(shop)).filter(({ to }) => to === email)).toHaveLength(1);
    // Another observation, number, recipient or place is another contact.
    const others = await add({
      phones: [
        { ...phones[0], observation: null },
        { ...phones[0], phone: '2900 4445' },
      ],
      addresses: [
        { ...addresses[0], recipient: null },
        { ...addresses[0], geolocation: '-34.8, -56.1' },
      ],
    });
    expect([others?.phones.length, others?.addresses.length]).toEqual([4, 4]);
  });

  test('takes no default and no change of what is there', async () => {
    const { id } = await aCompany(shop.database.db);
    const { token } = await aSignedIn(shop, { companyId: id });
    const [first] = (await shop.call('company/find', { id }, token)).data?.phones ?? [];
    const more = { mode: 'DLT', id: first?.id, isDefault: true };
    const tries = phones.map((phone) => ({ ...phone, ...more }));
    const { data } = await shop.call('company/addContacts', { id, phones: tries }, token);
    expect(data?.phones).toMatchObject([first, { isDefault: false }]);
  });

  test('says what is wrong at its field, and stores nothing then', async () => {
    const { id } = await aCompany(shop.database.db);
    const { token } = await aSignedIn(shop, { companyId: id });
    const short = await shop.call('company/addContacts', { id, phones: [{ phone: '29' }], addresses }, token);
    expect(short).toMatchObject({ status: 422, fields: { 'phones.0.phone': messages['field.phone'] } });
    expect((await shop.call('company/find', { id }, token)).data).toMatchObject({ phones: [{}], addresses: [{}] });
  });

  test('is for nobody else: not a customer, not its employee, not a seller', async () => {
    const { id } = await aCompany(shop.database.db);
    const employee = await aSignedIn(shop, { sellsFor: [id] });
    const others = [await aSignedIn(shop), employee, await aSignedIn(shop, { roles: ['seller'] })];
    for (const { token } of others) {
      const refused = await shop.call('company/addContacts', { id, phones }, token);
      expect(refused).toMatchObject({ status: 404, error: messages['company.notFound'] });
    }
    expect(await shop.call('company/addContacts', { id, phones })).toMatchObject({ status: 401 });
  });
});
