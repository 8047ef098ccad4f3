import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aCompany, employ } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let seller: Awaited<ReturnType<typeof aSignedIn>>;
let id: number;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  ana = await aSignedIn(shop, { firstName: 'Ana', lastName: 'Pérez' });
  seller = await aSeller(shop, { firstName: 'Sergio', lastName: 'Vidal' });
  id = ana.personId ?? 0;
});

const ownOf = async () => {
  const { data } = await shop.call('person/find', { id }, ana.token);
  if (!data) throw new Error('no person');
  return data;
};

describe('person/find', () => {
  test('gives a customer his own person with phones, addresses, e-mails and employers', async () => {
    const company = await aCompany(shop.database.db, { name: 'Taller Sur SRL' });
    await employ(shop.database.db, company.id, id, 'ADM');
    expect(await ownOf()).toMatchObject({
      id,
      name: 'Ana',
      lastName: 'Pérez',
      employeeOf: [{ id: company.id, name: 'Taller Sur SRL', position: 'ADM' }],
      phones: [{ phone: '099 123 456', type: 'HOM', isDefault: true }],
      addresses: [{ address: 'Bulevar Artigas 1234', stateName: 'Montevideo', cityName: 'Montevideo' }],
      emails: [{ email: ana.email, isDefault: true }],
    });
  });

  test('uses the wire names of the specification', async () => {
    const { body } = await shop.call('person/find', { id }, ana.token);
    expect(body.data).toMatchObject({
      PersonLastName: 'Pérez',
      Phones: [{ PePhone: '099 123 456', PePhoneType: 'HOM', IsDefault: true }],
      Addresses: [{ PeAddress: 'Bulevar Artigas 1234', StateId: 1, CityName: 'Montevideo' }],
      Emails: [{ PeEmail: ana.email }],
    });
  });

  test('shows another customer nothing, a seller of the site anyone, a visitor nothing', async () => {
    const other = await aSignedIn(shop);
    const refused = await shop.call('person/find', { id }, other.token);
    expect(refused).toMatchObject({ status: 404, error: messages['person.notFound'] });
    expect(await shop.call('person/find', { id: 99_999 }, seller.token)).toMatchObject({ status: 404 });
    expect((await shop.call('person/find', { id }, seller.token)).data?.name).toBe('Ana');
    expect(await shop.call('person/find', { id })).toMatchObject({ status: 401, error: messages['session.none'] });
  });
});

describe('person/update', () => {
  test('stores changed fields only', async () => {
    const answer = await shop.call(
      'person/update',
      { id, parms: { name: { value: ' Ana María ', before: 'Ana' } } },
      ana.token,
    );
    expect(answer.data).toMatchObject({ name: 'Ana María', lastName: 'Pérez' });
    expect(await ownOf()).toMatchObject({ name: 'Ana María' });
  });

  test('refuses a change of what somebody else changed, naming the field and what is stored, and stores nothing', async () => {
    await shop.call('person/update', { id, parms: { name: { value: 'Anita', before: 'Ana' } } }, seller.token);
    const answer = await shop.call(
      'person/update',
      {
        id,
        parms: { lastName: { value: 'Paz', before: 'Pérez' }, name: { value: 'Ana Inés', before: 'Ana' } },
        phones: [{ mode: 'INS', phone: '290001' }],
      },
      ana.token,
    );
    const sentence = 'Otra persona cambió «Nombre» mientras editabas: ahora es «Anita»';
    expect(answer).toMatchObject({ status: 409, error: sentence, fields: { name: sentence } });
    expect(await ownOf()).toMatchObject({ name: 'Anita', lastName: 'Pérez', phones: [{ phone: '099 123 456' }] });
  });

  test('takes what is already the new value as done', async () => {
    const change = { id, parms: { name: { value: 'Anita', before: 'Ana' } } };
    await shop.call('person/update', change, ana.token);
    expect(await shop.call('person/update', change, ana.token)).toMatchObject({ status: 200 });
  });

  test('adds, changes and removes items, and leaves absent lists as they are', async () => {
    const before = await ownOf();
    const [phone] = before.phones;
    const added = await shop.call(
      'person/update',
      {
        id,
        phones: [
          { mode: 'UPD', id: phone?.id ?? 0, phone: '098 000 111', type: 'WOR', observation: 'de 9 a 18' },
          { mode: 'INS', phone: '2900 0000' },
        ],
        addresses: [{ mode: 'INS', address: 'Ruta 8 km 30', stateId: 2, cityId: 2, zIPCode: '91000' }],
      },
      ana.token,
    );
    expect(added.data?.phones).toMatchObject([
      { id: phone?.id, phone: '098 000 111', type: 'WOR', observation: 'de 9 a 18', isDefault: true },
      { phone: '2900 0000', type: 'HOM', observation: null, isDefault: false },
    ]);
    expect(added.data?.addresses[1]).toMatchObject({ cityName: 'Pando', zIPCode: '91000', isDefault: false });
    expect(added.data?.emails).toEqual(before.emails);
    const removed = await shop.call('person/update', { id, phones: [{ mode: 'DLT', id: phone?.id ?? 0 }] }, ana.token);
    expect(removed.data?.phones).toMatchObject([{ phone: '2900 0000', isDefault: true }]);
  });

  test('keeps exactly one default: the one chosen, and the first left when it goes', async () => {
    const choosing = (...chosen: string[]) =>
      ['290001', '290002', '290003'].map((phone) => ({
        mode: 'INS' as const,
        phone,
        isDefault: chosen.includes(phone),
      }));
    const twice = await shop.call('person/update', { id, phones: choosing('290001', '290003') }, ana.token);
    expect(twice).toMatchObject({
      status: 422,
      fields: { 'phones.2.isDefault': messages['child.twoDefaults'] },
    });
    const phones = choosing('290003');
    const { data } = await shop.call('person/update', { id, phones }, ana.token);
    const defaults = (list: { phone: string; isDefault: boolean }[] | undefined) =>
      list?.filter((item) => item.isDefault).map((item) => item.phone);
    expect(defaults(data?.phones)).toEqual(['290003']);
    const idOf = (phone: string) => data?.phones.find((item) => item.phone === phone)?.id ?? 0;
    const chosen = await shop.call(
      'person/update',
      { id, phones: [{ mode: 'UPD', id: idOf('290002'), phone: '290002', isDefault: true }] },
      ana.token,
    );
    expect(defaults(chosen.data?.phones)).toEqual(['290002']);
    const unset = await shop.call(
      'person/update',
      { id, phones: [{ mode: 'UPD', id: idOf('290002'), phone: '290002', isDefault: false }] },
      ana.token,
    );
    expect(defaults(unset.data?.phones)).toEqual(['099 123 456']);
    const all = unset.data?.phones.map((item) => ({ mode: 'DLT' as const, id: item.id })) ?? [];
    const left = await shop.call('person/update', { id, phones: all.slice(0, 2) }, ana.token);
    expect(defaults(left.data?.phones)).toEqual(['290002']);
    const none = await shop.call('person/update', { id, phones: all.slice(2) }, ana.token);
    expect(none.data?.phones).toEqual([]);
  });

  test('refuses items of another owner and stores nothing of that update', async () => {
    const other = await aPerson(shop.database.db, { name: 'Otro' });
    const { data } = await shop.call('person/find', { id: other.id }, seller.token);
    const foreign = data?.phones[0]?.id ?? 0;
    for (const item of [
      { mode: 'UPD' as const, id: foreign, phone: '290666' },
      { mode: 'DLT' as const, id: foreign },
    ]) {
      const answer = await shop.call(
        'person/update',
        { id, phones: [{ mode: 'INS', phone: '290005' }, item] },
        ana.token,
      );
      expect(answer).toMatchObject({ status: 409, error: messages['child.notFound'] });
    }
    expect((await ownOf()).phones).toHaveLength(1);
    expect((await shop.call('person/find', { id: other.id }, seller.token)).data?.phones).toHaveLength(1);
  });

  test('names the field that a rule refuses', async () => {
    const phone = await shop.call('person/update', { id, phones: [{ mode: 'INS', phone: ' ' }] }, ana.token);
    expect(phone).toMatchObject({ status: 422, fields: { 'phones.0.phone': messages['field.required'] } });
    const short = await shop.call('person/update', { id, phones: [{ mode: 'INS', phone: '099 12' }] }, ana.token);
    expect(short).toMatchObject({ status: 422, fields: { 'phones.0.phone': 'Ingresá un teléfono válido' } });
    const city = await shop.call(
      'person/update',
      { id, addresses: [{ mode: 'INS', address: 'Ruta 8', stateId: 1, cityId: 2 }] },
      ana.token,
    );
    expect(city).toMatchObject({ status: 422, fields: { 'addresses.0.cityId': messages['field.city'] } });
    const name = await shop.call(
      'person/update',
      { id, parms: { name: { value: 'x'.repeat(61), before: 'Ana' } } },
      ana.token,
    );
    expect(name).toMatchObject({ status: 422, fields: { name: 'Escribí hasta 60 caracteres' } });
  });

  test('keeps no more than 50 of a kind', async () => {
    const phones = Array.from({ length: 50 }, (_, at) => ({ mode: 'INS' as const, phone: `290 0${100 + at}` }));
    const answer = await shop.call('person/update', { id, phones }, ana.token);
    expect(answer).toMatchObject({ status: 422, fields: { phones: 'Podés guardar hasta 50' } });
    expect((await ownOf()).phones).toHaveLength(1);
  });

  test("is for one's own person and for sellers; another's is not there, even with a broken field", async () => {
    const other = await aSignedIn(shop);
    const change = { id, parms: { name: { value: 'Mala', before: 'Ana' } } };
    expect(await shop.call('person/update', change, other.token)).toMatchObject({ status: 404 });
    const broken = { id, phones: [{ mode: 'INS' as const, phone: '' }] };
    expect(await shop.call('person/update', broken, other.token)).toMatchObject({ status: 404 });
    expect(await shop.call('person/update', change)).toMatchObject({ status: 401 });
    expect(await shop.call('person/update', { ...change, id: 99_999 }, seller.token)).toMatchObject({ status: 404 });
    expect(await shop.call('person/update', change, seller.token)).toMatchObject({ status: 200 });
  });

  test('of several who saw the same name and change it at once, one does', async () => {
    const change = (value: string) =>
      shop.call('person/update', { id, parms: { name: { value, before: 'Ana' } } }, seller.token);
    const statuses = (await Promise.all(['Eva', 'Mia', 'Zoe', 'Noa'].map(change))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toEqual([200]);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
  });

  test('two at once leave one default', async () => {
    const insert = (phone: string) =>
      shop.call('person/update', { id, phones: [{ mode: 'INS', phone, isDefault: true }] }, ana.token);
    await Promise.all(['290007', '290008', '290009'].map(insert));
    const { phones } = await ownOf();
    expect(phones).toHaveLength(4);
    expect(phones.filter((item) => item.isDefault)).toHaveLength(1);
  });
});
