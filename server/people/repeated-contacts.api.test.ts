import { beforeAll, describe, expect, test } from 'vitest';
import { aCompany } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { anAccount, aSeller } from '#server/test/an-account';
import { mailsOf } from '#server/test/mails';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await testShop();
  await somePlaces(shop.database.db);
  ({ token } = await aSeller(shop));
});

const phones = [{ mode: 'INS' as const, phone: '2900 4444', isDefault: true }];
const addresses = [{ mode: 'INS' as const, address: 'Ruta 1 km 20', stateId: 1, cityId: 1 }];
const emails = [{ mode: 'INS' as const, email: 'Ventas@ejemplo.uy' }];

describe.each(['person', 'company'] as const)('contacts of a %s', (of) => {
  const owned = async () => {
    const { db } = shop.database;
    const { id } = of === 'person' ? await aPerson(db) : await aCompany(db);
    const { email } = await anAccount(shop, of === 'person' ? { personId: id } : { companyId: id });
    const update = async (lists: object) => {
      const { status, data } = await shop.call(`${of}/update`, { id, ...lists }, token);
      expect(status).toBe(200);
      return { phones: data?.phones ?? [], addresses: data?.addresses ?? [], emails: data?.emails ?? [] };
    };
    return { update, mails: async () => (await mailsOf(shop)).filter(({ to }) => to === email).length };
  };
  const numbers = (list: { phone: string }[]) => list.map(({ phone }) => phone);

  test('that are added again after a lost answer stand there once, and are mailed of once', async () => {
    const { update, mails } = await owned();
    const first = await update({ phones, addresses, emails });
    expect([first.phones.length, first.addresses.length, first.emails.length, await mails()]).toEqual([2, 2, 2, 1]);
    expect(await update({ phones, addresses, emails })).toEqual(first);
    expect(await update({ phones: [{ ...phones[0], phone: '+598 29004444' }] })).toEqual(first);
    expect(await mails()).toBe(1);
  });

  test('that the same change removes or makes another are added', async () => {
    const { update } = await owned();
    const [first] = (await update({})).phones;
    const again = { mode: 'INS' as const, phone: first?.phone };
    const removed = await update({ phones: [{ mode: 'DLT', id: first?.id }, again] });
    expect(numbers(removed.phones)).toEqual([first?.phone]);
    expect(removed.phones[0]?.id).not.toBe(first?.id);
    const { phones: both } = await update({
      phones: [again, { mode: 'UPD', id: removed.phones[0]?.id, phone: '2900 5555' }],
    });
    expect(numbers(both)).toEqual(['2900 5555', first?.phone]);
  });

  test('that are to be the default make what stands there the default', async () => {
    const { update } = await owned();
    const { phones: added } = await update({ phones: [{ mode: 'INS', phone: '2900 4444' }] });
    expect(added.map(({ isDefault }) => isDefault)).toEqual([true, false]);
    const { phones: marked } = await update({ phones });
    expect(marked).toEqual(added.map((one) => ({ ...one, isDefault: !one.isDefault })));
  });
});
