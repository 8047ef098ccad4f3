import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#server/test/a-person';
import { anAccount, aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { mailsOf } from '#server/test/mails';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  await somePlaces(shop.database.db);
});

const address = { mode: 'INS' as const, address: 'Calle Secreta 9', stateId: 1, cityId: 1 };
const email = { mode: 'INS' as const, email: 'otra@ejemplo.uy' };
const phone = { mode: 'INS' as const, phone: '099 123 456' };

test('the owner gets a mail when addresses or e-mails change, without what they are', async () => {
  const ana = await aSignedIn(shop);
  const change = (lists: object) => shop.call('person/update', { id: ana.personId ?? 0, ...lists }, ana.token);
  expect((await change({ phones: [phone] })).status).toBe(200);
  expect(await mailsOf(shop)).toEqual([]);
  expect((await change({ addresses: [address] })).status).toBe(200);
  expect((await change({ addresses: [{ ...address, recipient: 'Eva' }], emails: [email] })).status).toBe(200);
  const mails = await mailsOf(shop);
  expect(mails).toMatchObject(Array(2).fill({ to: ana.email, subject: 'Cambiaron tus datos en RTC', urgent: true }));
  expect(mails.map(({ text }) => /acaban de cambiar (.+?)\./.exec(text)?.[1])).toEqual([
    'tus direcciones',
    'tus direcciones y tus e-mails',
  ]);
  expect(JSON.stringify(mails)).not.toMatch(/Secreta|otra@/);
});

test('also when a seller changes them; a refused change, a person without account and one not activated cause none', async () => {
  const [ana, seller] = [await anAccount(shop), await aSeller(shop)];
  const change = (id: number, changed: object) =>
    shop.call('person/update', { id, addresses: [{ ...address, ...changed }] }, seller.token);
  expect((await change(ana.personId ?? 0, { cityId: 999_999 })).status).toBe(422);
  const nobodys = await aPerson(shop.database.db);
  const idle = await anAccount(shop, { isActive: false });
  for (const id of [nobodys.id, idle.personId ?? 0]) expect((await change(id, {})).status).toBe(200);
  expect(await mailsOf(shop)).toEqual([]);
  expect((await change(ana.personId ?? 0, {})).status).toBe(200);
  expect(await mailsOf(shop)).toMatchObject([{ to: ana.email }]);
});

test('an account changes data 120 times in 15 minutes, so that its mails hold up nobody’s', async () => {
  const ana = await aSignedIn(shop);
  const change = () => shop.call('person/update', { id: ana.personId ?? 0, addresses: [address] }, ana.token);
  for (let at = 0; at < 120; at += 1) await shop.call('person/update', { id: ana.personId ?? 0 }, ana.token);
  expect((await change()).status).toBe(429);
  expect(await mailsOf(shop)).toEqual([]);
});
