import { beforeEach, describe, expect, test } from 'vitest';
import { placeAddresses } from '#server/people/locate-addresses.service';
import { aCompany } from '#server/test/a-company';
import { aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

const found = { latitude: -34.9, longitude: -56.2, name: 'Rincón 500, Montevideo', credit: 'un servicio' };
const rincon = { address: 'Rincón 500', stateId: 1, cityId: 1 };
/** The addresses that were asked for. */
let asked: string[];
/** Runs while an address is looked for; tells what is answered. */
let meanwhile: () => Promise<typeof found | null>;
let shop: TestShop;
let person: { id: number; token: string };
beforeEach(async () => {
  await freshDatabase();
  asked = [];
  meanwhile = async () => found;
  shop = await testShop({
    geocoder: (address) => {
      asked.push(address);
      return meanwhile();
    },
  });
  await somePlaces(shop.database.db);
  const { personId, token } = await aSignedIn(shop);
  person = { id: personId ?? 0, token };
  await shop.database.db.deleteFrom('address').execute();
});

type Edit = { mode: 'INS' | 'UPD'; id?: number; geolocation?: string | null } & Partial<typeof rincon>;
const edit = async (...addresses: Edit[]) => {
  const { status, data } = await shop.call('person/update', { id: person.id, addresses } as never, person.token);
  expect(status).toBe(200);
  return data?.addresses[0]?.id ?? 0;
};
const place = () => placeAddresses(shop.ctx, { personId: person.id });
const stored = async () => (await shop.call('person/find', { id: person.id }, person.token)).data?.addresses ?? [];
const located = () => shop.enqueued.filter(({ queue }) => queue === 'address.locate').map(({ data }) => data);

describe('an address of a person', () => {
  test('is looked for with its city, department and country once it is stored, and once again where it changes', async () => {
    const id = await edit({ mode: 'INS', ...rincon });
    expect(located()).toEqual([{ site: 'RTC', personId: person.id }]);
    await place();
    expect(asked).toEqual(['Rincón 500, Montevideo, Uruguay']);
    expect(await stored()).toMatchObject([{ geolocation: '-34.90000, -56.20000' }]);
    await place();
    expect(asked).toHaveLength(1);
    const { geolocation } = (await stored())[0] ?? {};
    await edit({ mode: 'UPD', id, ...rincon, address: 'Sarandí 200', geolocation: geolocation ?? null });
    meanwhile = async () => ({ ...found, latitude: -34.8 });
    await place();
    expect(asked.slice(1)).toEqual(['Sarandí 200, Montevideo, Uruguay']);
    expect(await stored()).toMatchObject([{ geolocation: '-34.80000, -56.20000' }]);
  });

  test('that somebody placed stays where it is', async () => {
    const id = await edit({ mode: 'INS', ...rincon, geolocation: '-34.7, -56.1' });
    await place();
    expect([asked, await stored()]).toMatchObject([[], [{ geolocation: '-34.7, -56.1' }]]);
    await edit({ mode: 'UPD', id, ...rincon, address: 'Sarandí 200', geolocation: '-34.7, -56.1' });
    await place();
    expect(asked).toEqual([]);
  });

  test('that is nowhere is asked for once, and has no place of another', async () => {
    const id = await edit({ mode: 'INS', ...rincon });
    await place();
    const { geolocation } = (await stored())[0] ?? {};
    meanwhile = async () => null;
    await edit({ mode: 'UPD', id, ...rincon, address: 'Calle que no hay 1', geolocation: geolocation ?? null });
    await place();
    expect(await stored()).toMatchObject([{ geolocation: null }]);
    await place();
    expect(asked).toHaveLength(2);
  });

  test('that loses its place to an editor who did not see it gets it back', async () => {
    const id = await edit({ mode: 'INS', ...rincon });
    await place();
    await edit({ mode: 'UPD', id, ...rincon, geolocation: null });
    await place();
    expect(await stored()).toMatchObject([{ geolocation: '-34.90000, -56.20000' }]);
  });

  test('that changes while it is looked for does not get the place of what it was', async () => {
    const id = await edit({ mode: 'INS', ...rincon });
    meanwhile = async () => {
      await edit({ mode: 'UPD', id, ...rincon, address: 'Sarandí 200' });
      return found;
    };
    await place();
    expect(await stored()).toMatchObject([{ address: 'Sarandí 200', geolocation: null }]);
    expect(located()).toHaveLength(2);
  });

  test('is looked for again by the job where nobody answers', async () => {
    await edit({ mode: 'INS', ...rincon });
    meanwhile = () => Promise.reject(new Error('status 500'));
    await expect(place()).rejects.toThrow('status 500');
    meanwhile = async () => found;
    await place();
    expect(await stored()).toMatchObject([{ geolocation: '-34.90000, -56.20000' }]);
  });
});

test('so are those with which a company or a person is added', async () => {
  const { token } = await aSignedIn(shop, { roles: ['administrator'] });
  const group = await shop.call('companyGroup/add', { companyGroup: { name: 'Sur' } }, token);
  const add = async (given: object) => {
    const company = { name: 'Taller Sur', identifier: '211003420017', ...given };
    return (await shop.call('company/add', { companyGroupId: group.data?.id ?? 0, company }, token)).data?.id;
  };
  const [listed, beside] = [await add({ addresses: [rincon] }), await add(rincon)];
  await add({});
  const added = await shop.call('person/add', { person: { name: 'Eva', lastName: 'Paz', addresses: [rincon] } }, token);
  expect(located()).toEqual([
    { site: 'RTC', companyId: listed },
    { site: 'RTC', companyId: beside },
    { site: 'RTC', personId: added.data?.id },
  ]);
});

test('so is one of a company that staff changes, and of nobody where there is no provider', async () => {
  const { token } = await aSignedIn(shop, { roles: ['administrator'] });
  const { id } = await aCompany(shop.database.db);
  await shop.call('company/update', { id, addresses: [{ mode: 'INS', ...rincon }] } as never, token);
  expect(located()).toEqual([{ site: 'RTC', companyId: id }]);
  await placeAddresses(shop.ctx, { companyId: id });
  expect(asked).toContain('Rincón 500, Montevideo, Uruguay');
  const without = await testShop({ geocoder: undefined });
  const changed = await without.call('company/update', { id, addresses: [{ mode: 'INS', ...rincon }] } as never, token);
  expect([changed.status, without.enqueued]).toEqual([200, []]);
});
