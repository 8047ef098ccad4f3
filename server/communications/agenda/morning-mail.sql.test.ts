import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventType } from '#contract/plain/communications';
import { clean } from '#server/cleaning';
import type { Ctx } from '#server/ctx';
import { transact } from '#server/database/transact';
import { barAddresses } from '#server/mail/barred-addresses';
import { aCommunication, anEvent } from '#server/test/a-communication';
import { aCompany } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aSeller, signIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { mailsOf } from '#server/test/mails';
import { type TestShop, testShop } from '#server/test/shop';
import { sendMorningMails, startMorningMailTimer } from './morning-mail.service.ts';

let shop: TestShop;
let seller: Awaited<ReturnType<typeof aSeller>>;
let creatorCompanyId: number;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop({ beside: ['NAM'] });
  seller = await aSeller(shop, { firstName: 'Sergio' });
  const own = shop.database.db.selectFrom('company').select('id').where('own_site', '=', 'RTC');
  creatorCompanyId = (await own.executeTakeFirstOrThrow()).id;
  await shop.call('agenda/setReminder', { isOn: true }, seller.token);
});
afterEach(() => void vi.unstubAllEnvs());

type More = { type?: EventType; subject?: string; contactCompanyId?: number; creatorPersonId?: number | null };
const due = (at: string, { type = 'SCH', ...more }: More = {}) =>
  aCommunication(shop.database.db, {
    creatorPersonId: seller.personId,
    creatorCompanyId,
    events: [{ type, newDate: new Date(at) }],
    ...more,
  });
/** Mails, and fails after it for this address. */
const failingFor =
  (address: string): Ctx['mail']['send'] =>
  async (...given) => {
    const done = await shop.ctx.mail.send(...given);
    if (given[2].to === address) throw new Error('Killed.');
    return done;
  };
/** Looks at a moment of Montevideo's clocks, and tells how many mails went out. */
const lookAt = (day: string, time: string, ctx: Ctx = shop.ctx) => {
  shop.clock.now = new Date(`${day}T${time}-03:00`);
  return sendMorningMails(ctx);
};
const settled = () => shop.database.db.selectFrom('agenda_mail').select(['person_id', 'day']).orderBy('day').execute();

describe('a morning', () => {
  test.each([
    ['07:29:59.999', 0],
    ['07:30:00', 1],
    ['11:00:00', 1],
    ['11:59:59.999', 1],
    ['12:00:00', 0],
    ['23:00:00', 0],
  ])('at %s sends %i', async (time, sent) => {
    await due('2026-11-23T20:00:00Z');
    expect(await lookAt('2026-11-23', time)).toBe(sent);
    expect(await mailsOf(shop)).toHaveLength(sent);
  });

  test('sends once, whatever is moved, restarted or set back, and again the next day', async () => {
    const { id } = await due('2026-11-23T20:00:00Z');
    expect(await lookAt('2026-11-23', '11:00:00')).toBe(1);
    await anEvent(shop.database.db, id, { type: 'RSC', newDate: new Date('2026-11-23T16:00:00Z') });
    expect(await lookAt('2026-11-23', '11:01:00')).toBe(0);
    const token = await signIn(shop, seller);
    expect((await shop.call('agenda/find', {}, token)).data).toMatchObject({ today: 1, overdue: 0 });
    expect(await lookAt('2026-11-23', '07:30:00')).toBe(0);
    expect(await lookAt('2026-11-24', '07:30:00')).toBe(1);
    expect(await lookAt('2026-11-23', '09:00:00')).toBe(0);
    expect((await settled()).map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24']);
  });

  test('sends once where two processes look at the same time', async () => {
    await due('2026-11-23T20:00:00Z');
    const looks = await Promise.all([1, 2, 3].map(() => lookAt('2026-11-23', '08:00:00')));
    expect(looks.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    expect(await mailsOf(shop)).toHaveLength(1);
  });

  test('sends once where a process dies between the mail and the commit', async () => {
    await due('2026-11-23T20:00:00Z');
    const killed = { ...shop.ctx, mail: { ...shop.ctx.mail, send: failingFor(seller.email) } };
    expect(await lookAt('2026-11-23', '08:00:00', killed)).toBe(0);
    expect([await mailsOf(shop), await settled()]).toEqual([[], []]);
    expect(await lookAt('2026-11-23', '08:01:00')).toBe(1);
    expect(await mailsOf(shop)).toHaveLength(1);
  });

  test('brings the others theirs where one’s fails, which is logged', async () => {
    const lara = await aSeller(shop);
    await shop.call('agenda/setReminder', { isOn: true }, lara.token);
    for (const { personId: creatorPersonId } of [seller, lara]) await due('2026-11-23T20:00:00Z', { creatorPersonId });
    const error = vi.fn();
    const failing = {
      ...shop.ctx,
      mail: { ...shop.ctx.mail, send: failingFor(seller.email) },
      log: { ...shop.ctx.log, error },
    };
    expect(await lookAt('2026-11-23', '08:00:00', failing)).toBe(1);
    expect((await mailsOf(shop)).map(({ to }) => to)).toEqual([lara.email]);
    expect(error.mock.calls).toEqual([['agenda.morning', new Error('Killed.'), { person: seller.personId }]]);
  });

  test.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])('is Montevideo’s for a server in %s', async (zone) => {
    vi.stubEnv('TZ', zone);
    await due('2026-11-24T02:59:00Z');
    expect(await lookAt('2026-11-23', '07:29:00')).toBe(0);
    expect(await lookAt('2026-11-23', '07:30:00')).toBe(1);
    expect(await settled()).toEqual([{ person_id: seller.personId, day: '2026-11-23' }]);
  });

  test('on which nothing is due brings no mail, also not where something is scheduled afterwards', async () => {
    await due('2026-11-24T03:00:00Z');
    await due('2026-11-23T12:00:00Z', { type: 'DON' });
    await due('2026-11-23T12:00:00Z', { type: 'CAN' });
    expect(await lookAt('2026-11-23', '07:30:00')).toBe(0);
    await due('2026-11-23T20:00:00Z');
    expect(await lookAt('2026-11-23', '09:00:00')).toBe(0);
    expect(await mailsOf(shop)).toEqual([]);
    expect(await lookAt('2026-11-24', '07:30:00')).toBe(1);
  });
});

test('what is overdue comes first, then today by the hour; the link leads to the agenda', async () => {
  const { id: contactCompanyId } = await aCompany(shop.database.db, { name: 'Radiadores <Sur>' });
  await due('2026-11-23T20:30:00Z', { subject: 'Tarde' });
  await due('2026-11-23T12:00:00Z', { subject: 'Mañana', contactCompanyId });
  await due('2026-11-20T18:00:00Z', { subject: 'Atrasada', contactCompanyId });
  await due('2026-11-24T12:00:00Z', { subject: 'Otro día' });
  expect(await lookAt('2026-11-23', '07:30:00')).toBe(1);
  const [mail] = await mailsOf(shop);
  expect(mail).toMatchObject({
    to: seller.email,
    urgent: false,
    subject: 'Tu agenda del 23/11/2026: 2 para hoy y 1 vencida',
  });
  const places = [
    'Hola, Sergio:',
    'Vencidas:',
    'Llamada: Atrasada (Radiadores <Sur>) · 20/11/2026 a las 15:00',
    'Para hoy:',
    'Llamada: Mañana (Radiadores <Sur>) · 09:00',
    'Llamada: Tarde (Particular) · 17:30',
    'Abrir mi agenda:\nhttp://tienda.test/gestion/agenda',
    'podés dejar de recibirlo',
  ].map((part) => mail?.text.indexOf(part) ?? -1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect([places.includes(-1), mail?.text.includes('Otro día')]).toEqual([false, false]);
  const { html } = await shop.database.db.selectFrom('mail').select('html').executeTakeFirstOrThrow();
  expect(html).toContain('Radiadores &lt;Sur&gt;');
  expect(html).toContain('href="http://tienda.test/gestion/agenda"');
});

test('more than thirty are counted', async () => {
  for (let at = 0; at < 32; at += 1) await due('2026-11-20T18:00:00Z', { subject: `Llamar ${at}` });
  await lookAt('2026-11-23', '07:30:00');
  const [mail] = await mailsOf(shop);
  expect(mail?.subject).toBe('Tu agenda del 23/11/2026: 32 vencidas');
  expect(mail?.text.match(/Llamar \d+/g)).toHaveLength(30);
  expect(mail?.text).toContain('Y 2 más.');
});

test('is sent by the site at which it was asked for', async () => {
  await due('2026-11-23T20:00:00Z');
  const nam = shop.at('NAM');
  await nam.call('agenda/setReminder', { isOn: true }, seller.token);
  expect(await lookAt('2026-11-23', '08:00:00')).toBe(0);
  expect(await lookAt('2026-11-23', '08:00:00', nam.ctx)).toBe(1);
  const mail = await shop.database.db.selectFrom('mail').select(['site', 'text']).executeTakeFirstOrThrow();
  expect([mail.site, mail.text.includes(`${nam.origin}/gestion/agenda`)]).toEqual(['NAM', true]);
});

describe('nobody is mailed', () => {
  const now = new Date('2026-11-20T15:00:00Z');
  const account = () => shop.database.db.updateTable('account').where('id', '=', seller.id);
  test.each<[string, () => Promise<unknown>]>([
    ['gave it up', () => shop.call('agenda/setReminder', { isOn: false }, seller.token)],
    ['is locked', () => account().set({ locked_at: now }).execute()],
    ['is not activated', () => account().set({ activated_at: null }).execute()],
    ['lost the role', () => shop.database.db.deleteFrom('account_role').execute()],
    [
      'kept the role but sells for nobody any more',
      () => shop.database.db.updateTable('employee').set({ position: 'COM' }).execute(),
    ],
    [
      'sells for another company now',
      async () =>
        shop.database.db
          .updateTable('employee')
          .set({ company_id: (await aCompany(shop.database.db)).id })
          .execute(),
    ],
    [
      'has no account any more',
      async () =>
        account()
          .set({ person_id: (await aPerson(shop.database.db)).id })
          .execute(),
    ],
    ['has an address that is barred', () => transact(shop.database.db, (tx) => barAddresses(tx, [seller.email], now))],
  ])('who %s', async (_, happens) => {
    await due('2026-11-23T20:00:00Z');
    await happens();
    expect(await lookAt('2026-11-23', '08:00:00')).toBe(0);
    expect(await mailsOf(shop)).toEqual([]);
  });

  test('who was erased: the agenda goes with the person', async () => {
    const { db } = shop.database;
    const { id } = await aPerson(db);
    await db.insertInto('agenda').values({ person_id: id, reminder_site: 'RTC' }).execute();
    await db.insertInto('agenda_mail').values({ person_id: id, day: '2026-11-20' }).execute();
    await db.deleteFrom('person').where('id', '=', id).execute();
    expect(await settled()).toEqual([]);
    expect(await db.selectFrom('agenda').select('person_id').execute()).toEqual([{ person_id: seller.personId }]);
  });
});

test('its copy and the settled day are deleted after 30 days', async () => {
  await due('2026-11-23T20:00:00Z');
  await lookAt('2026-11-23', '08:00:00');
  const { db } = shop.database;
  await clean(db, new Date('2026-12-23T10:00:00Z'));
  expect([(await mailsOf(shop)).length, (await settled()).length]).toEqual([1, 1]);
  await clean(db, new Date('2026-12-24T12:00:00Z'));
  expect([await mailsOf(shop), await settled()]).toEqual([[], []]);
});

test('the clock looks at once and again', async () => {
  await due('2026-11-23T20:00:00Z');
  shop.clock.now = new Date('2026-11-23T10:00:00Z');
  const timer = startMorningMailTimer(() => [shop.ctx], 20);
  shop.clock.now = new Date('2026-11-23T10:30:00Z');
  await expect.poll(async () => (await mailsOf(shop)).length, { timeout: 60_000 }).toBe(1);
  await timer.close();
});
