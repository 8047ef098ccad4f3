import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { transact } from '#server/database/transact';
import { allowedMails } from '#server/mail/barred-addresses';
import { type MailKind, mailKinds } from '#server/mail/mail-kinds';
import { aPerson } from '#server/test/a-person';
import { aProduct } from '#server/test/a-product';
import { registration } from '#server/test/a-registration';
import { aPhoneOrder, sell } from '#server/test/a-sale';
import { anAccount, aSeller, aSignedIn } from '#server/test/an-account';
import { readyForOrders } from '#server/test/an-order';
import { keyTo, mailsOf } from '#server/test/mails';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

let shop: TestShop;
let admin: Awaited<ReturnType<typeof aSignedIn>>;
beforeAll(async () => {
  shop = await testShop();
  admin = await aSignedIn(shop, { roles: ['administrator'] });
  await somePlaces(shop.database.db);
});

/** Erases a person who has that e-mail. */
const erased = async (email: string) => {
  const { id } = await aPerson(shop.database.db, { name: 'Ema', lastName: 'Díaz', email });
  const answer = await shop.call('person/erase', { id, name: 'Ema Díaz', reason: 'Lo pidió' }, admin.token);
  expect(answer.status).toBe(200);
  return email;
};
const mailsTo = async (email: string) => (await mailsOf(shop)).filter(({ to }) => to === email).length;
const lastKey = (email: string, part: string) => keyTo(shop, email, part);
const other = () => ({ client: randomUUID() });

/** The kinds of mails that reach an address now. */
const kindsTo = async (to: string) => {
  const mails = (Object.keys(mailKinds) as MailKind[]).map((kind) => ({ to, kind, subject: '', text: '', html: '' }));
  return (await allowedMails(shop.database.db, mails)).map(({ kind }) => kind);
};
const all = ['own', 'reminder', 'newsletter', 'byStaff'];

test('of an erased address nothing goes out but what its owner causes, however it is typed', async () => {
  const email = await erased('ema@ejemplo.uy');
  expect(await kindsTo(email)).toEqual(['own']);
  expect(await kindsTo(' EMA@Ejemplo.UY ')).toEqual(['own']);
  expect(await kindsTo('gema@ejemplo.uy')).toEqual(all);
  const { rows } = await shop.database.query('select address_hash::text as hash from barred_address');
  expect(JSON.stringify(rows)).not.toContain('ema');
});

test('an invitation is not mailed there: who invites gets the link', async () => {
  const email = await erased('iris@ejemplo.uy');
  const names = { firstName: 'Iris', lastName: 'Paz', roles: ['seller' as const] };
  const answer = await shop.call('user/invite', { ...names, email: 'IRIS@ejemplo.uy' }, admin.token);
  expect([answer.status, answer.link]).toEqual([200, expect.stringContaining('/activar/')]);
  const again = await shop.call('user/sendInvitation', { guid: answer.data?.guid ?? '' }, admin.token);
  expect([again.status, again.link, await mailsTo(email)]).toEqual([200, expect.stringContaining('/activar/'), 0]);
  const free = await shop.call('user/invite', { ...names, email: 'libre@ejemplo.uy' }, admin.token);
  expect([free.link, await mailsTo('libre@ejemplo.uy')]).toEqual([null, 1]);
});

test('a registration is mailed there, and lifts the bar once it is confirmed', async () => {
  const email = await erased('lara@ejemplo.uy');
  await shop.call('user/addWithPerson', registration(email), undefined, other());
  expect([await mailsTo(email), await kindsTo(email)]).toEqual([1, ['own']]);
  const guid = await lastKey(email, '/activar/');
  expect((await shop.call('user/activate', { guid }, undefined, other())).status).toBe(200);
  expect(await kindsTo(email)).toEqual(all);
});

test('so do a password that is set by a mailed link, and the newsletter', async () => {
  const [reset, read] = [await erased('rita@ejemplo.uy'), await erased('nora@ejemplo.uy')];
  await anAccount(shop, { email: reset, isActive: false });
  await shop.call('user/restorePwdStep1', { email: reset }, undefined, other());
  const key = await lastKey(reset, '/restablecer-contrasena/');
  const set = await shop.call(
    'user/restorePwdStep2',
    { email: reset, key, newPassword: 'secreta2' },
    undefined,
    other(),
  );
  expect([set.status, await kindsTo(reset)]).toEqual([200, all]);
  await shop.call('suscription/add', { type: 'NEM', value: read }, undefined, other());
  expect(await kindsTo(read)).toEqual(['own']);
  const confirmed = await shop.call('suscription/confirm', { key: await lastKey(read, '/confirmar/') });
  expect([confirmed.status, await kindsTo(read)]).toEqual([200, all]);
});

test('an order that its owner places by telephone is mailed there, and lifts no bar', async () => {
  const email = await erased('tel@ejemplo.uy');
  await readyForOrders(shop);
  const board = await aProduct(shop, { stock: { BUL: 5 } });
  const { token } = await aSeller(shop);
  const { id: personId } = await aPerson(shop.database.db, { name: 'Eva', lastName: 'Paz' });
  const answer = await sell(shop, token, aPhoneOrder([board], { personId, userEmail: email }));
  expect([answer.status, answer.error, await mailsTo(email), await kindsTo(email)]).toEqual([200, '', 1, ['own']]);
});

test('a mail that waits for an erased address is not sent', async () => {
  const { id } = await aPerson(shop.database.db, { name: 'Ema', lastName: 'Díaz', email: 'espera@ejemplo.uy' });
  const mail = {
    to: 'espera@ejemplo.uy',
    subject: 'Mañana vence',
    text: 'Hola',
    html: 'Hola',
    kind: 'reminder' as const,
  };
  await transact(shop.database.db, (tx) => shop.ctx.mail.send(tx, 'RTC', mail));
  await shop.call('person/erase', { id, name: 'Ema Díaz', reason: 'Lo pidió' }, admin.token);
  const rows = await shop.database.db.selectFrom('mail').selectAll().where('failed_at', 'is not', null).execute();
  expect(rows).toMatchObject([{ recipient: '', subject: '', text: '', html: '', sent_at: null }]);
  const { barred } = await transact(shop.database.db, (tx) =>
    shop.ctx.mail.send(tx, 'RTC', mail, { ...mail, kind: 'own' }),
  );
  expect([barred, await mailsTo(mail.to)]).toEqual([1, 1]);
});
