import { beforeAll, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aCompany } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { companyRegistration } from '#server/test/a-registration';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

const refusal = messages['field.geolocation'];
const rincon = { address: 'Rincón 500', stateId: 1, cityId: 1 };
let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await testShop();
  await somePlaces(shop.database.db);
  ({ token } = await aSeller(shop));
});

describe('the place of an address', () => {
  test('of a new person is latitude and longitude, or nothing, and is stored in one spelling', async () => {
    const add = (geolocation: string | null) => {
      const person = { name: 'Eva', lastName: 'Paz', addresses: [{ ...rincon, geolocation }] };
      return shop.call('person/add', { person }, token);
    };
    for (const wrong of ['acá', '95, 10', '-34,9, -56,2'])
      expect(await add(wrong)).toMatchObject({ status: 422, fields: { 'addresses.0.geolocation': refusal } });
    expect((await add('-34.90328,-56.18816')).data?.addresses).toMatchObject([{ geolocation: '-34.90328, -56.18816' }]);
    expect((await add(' ')).data?.addresses).toMatchObject([{ geolocation: null }]);
  });

  test.each(['person', 'company'] as const)(
    'of a %s that cannot be read stays, and keeps no other field',
    async (of) => {
      const { db } = shop.database;
      const { id } = of === 'person' ? await aPerson(db) : await aCompany(db);
      const old = 'Frente a la plaza';
      await db.updateTable('address').set({ geolocation: old }).where(`${of}_id`, '=', id).execute();
      const update = (geolocation: string | null, zIPCode: string) =>
        shop.call(
          `${of}/update`,
          { id, addresses: [{ mode: 'UPD', id: item, ...rincon, geolocation, zIPCode }] },
          token,
        );
      const item = (await shop.call(`${of}/find`, { id }, token)).data?.addresses[0]?.id ?? 0;
      expect((await update(old, '11000')).data?.addresses).toMatchObject([{ geolocation: old, zIPCode: '11000' }]);
      const other = await update('Frente al puerto', '12000');
      expect(other).toMatchObject({ status: 422, fields: { 'addresses.0.geolocation': refusal } });
      const added = await shop.call(
        `${of}/update`,
        { id, addresses: [{ mode: 'INS', ...rincon, geolocation: old }] },
        token,
      );
      expect(added).toMatchObject({ status: 422, fields: { 'addresses.0.geolocation': refusal } });
      const right = await update('-34.9,-56.2', '12000');
      expect(right.data?.addresses).toMatchObject([{ geolocation: '-34.9, -56.2', zIPCode: '12000' }]);
      expect((await update(old, '12000')).status).toBe(422);
    },
  );

  test('is refused at a registration, whether or not its e-mail is known, and where a company adds an address', async () => {
    const { id } = await aCompany(shop.database.db);
    const own = await aSignedIn(shop, { companyId: id });
    for (const email of ['nueva.empresa@ejemplo.uy', own.email]) {
      const { company, ...rest } = companyRegistration(email);
      const given = { ...rest, company: { ...company, addresses: [{ ...rincon, geolocation: 'acá' }] } };
      const refused = await shop.call('user/addWithCompany', given);
      expect(refused).toMatchObject({ status: 422, fields: { 'addresses.0.geolocation': refusal } });
    }
    const addresses = [{ ...rincon, geolocation: 'acá' }];
    const refused = await shop.call('company/addContacts', { id, addresses }, own.token);
    expect(refused).toMatchObject({ status: 422, fields: { 'addresses.0.geolocation': refusal } });
  });
});
