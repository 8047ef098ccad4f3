import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aCompany, employ } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';

// Rights of docs/decisions/021-companies.md over the people of a company.
let shop: TestShop;
let id: number;
const callers: Record<string, { token: string }> = {};
beforeAll(async () => {
  shop = await testShop();
  const { db } = shop.database;
  const own = await aSeller(shop);
  ({ id } = await aCompany(db));
  Object.assign(callers, {
    'SEL of another company': await aSeller(shop, { sellsFor: [(await aCompany(db, { name: 'Otra' })).id] }),
    'SEL of the site’s own company': own,
    'SEL of it': await aSeller(shop, { sellsFor: [id] }),
    'an administrator': await aSignedIn(shop, { roles: ['administrator'] }),
  });
});

const tokenOf = (caller: string) => callers[caller]?.token ?? '';

describe('SEL of a company adds', () => {
  const add = (caller: string, personId: number) =>
    shop.call('company/update', { id, employees: [{ mode: 'INS', personId }] }, tokenOf(caller));
  const refused = { status: 422, fields: { 'employees.0.personId': messages['field.choice'] } };
  const aNew = async (caller: string) => {
    const person = { name: 'Luis', lastName: 'Sosa', phones: [], addresses: [], emails: [] };
    return (await shop.call('person/add', { person }, tokenOf(caller))).data?.id ?? 0;
  };

  test('no stranger', async () => {
    const { id: stranger } = await aPerson(shop.database.db);
    expect(await add('SEL of it', stranger)).toMatchObject(refused);
    expect((await add('SEL of the site’s own company', stranger)).status).toBe(200);
  });

  test('whom he added himself within a day, and reads him from then on', async () => {
    const [today, yesterday] = [await aNew('SEL of it'), await aNew('SEL of it')];
    expect(await add('SEL of it', await aNew('SEL of another company'))).toMatchObject(refused);
    expect((await add('SEL of it', today)).status).toBe(200);
    expect((await shop.call('person/find', { id: today }, tokenOf('SEL of it'))).data?.employeeOf).toMatchObject([
      { id },
    ]);
    const at = new Date(shop.clock.now.getTime() - 25 * 3_600_000);
    await shop.database.db.updateTable('history').set({ at }).where('entity_id', '=', String(yesterday)).execute();
    expect(await add('SEL of it', yesterday)).toMatchObject(refused);
  });

  describe('whom he took out of it', () => {
    const administrator = 'an administrator';
    const employee = async (caller: string) => {
      const { data } = await shop.call('company/find', { id }, tokenOf(caller));
      return data?.employees?.find(({ personId }) => personId === taken)?.id ?? 0;
    };
    const takeOut = async (caller: string) => {
      const edit = { mode: 'DLT' as const, id: await employee(caller) };
      expect((await shop.call('company/update', { id, employees: [edit] }, tokenOf(caller))).status).toBe(200);
    };
    let taken: number;
    beforeEach(async () => {
      ({ id: taken } = await aPerson(shop.database.db));
      await employ(shop.database.db, id, taken, 'COM');
    });

    test('back within a day, though he does not read that person meanwhile', async () => {
      await takeOut('SEL of it');
      expect((await shop.call('person/find', { id: taken }, tokenOf('SEL of it'))).status).toBe(404);
      expect((await add('SEL of it', taken)).status).toBe(200);
      expect((await shop.call('person/find', { id: taken }, tokenOf('SEL of it'))).status).toBe(200);
    });

    test('not after it', async () => {
      await takeOut('SEL of it');
      const at = new Date(shop.clock.now.getTime() - 25 * 3_600_000);
      await shop.database.db.updateTable('history').set({ at }).where('field', '=', 'employees').execute();
      expect(await add('SEL of it', taken)).toMatchObject(refused);
    });

    test('nobody whom another took out, whatever else he changed of its people', async () => {
      await add('SEL of it', await aNew('SEL of it'));
      await takeOut(administrator);
      expect(await add('SEL of it', taken)).toMatchObject(refused);
    });
  });
});
