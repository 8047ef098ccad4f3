import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { parseICS, type VEvent } from 'node-ical';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EventType } from '#contract/plain/communications';
import { messages } from '#contract/plain/messages';
import { logRequests } from '#server/http/request-log';
import { securityHeaders } from '#server/http/security-headers';
import { openLog } from '#server/log/log';
import { aCommunication, anEvent } from '#server/test/a-communication';
import { aCompany, employ } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { dumpTables } from '#server/test/dump-tables';
import { type TestShop, testShop } from '#server/test/shop';

const lines: string[] = [];
const log = openLog('trace', { write: (line) => void lines.push(line) });

let shop: TestShop;
let seller: Awaited<ReturnType<typeof aSeller>>;
let creatorCompanyId: number;
let url: string;
beforeEach(async () => {
  lines.length = 0;
  await freshDatabase();
  shop = await testShop({ log, beside: ['NAM'] });
  seller = await aSeller(shop);
  creatorCompanyId = (await aCompany(shop.database.db)).id;
  url = await renew();
});

const renew = async (token = seller.token) => (await shop.call('agenda/renewFeed', {}, token)).data?.url ?? '';
const tokenOf = (address: string) => /agenda\/(.+)\.ics$/.exec(address)?.[1] ?? '';
const get = async (address = url, headers: Record<string, string> = {}, method = 'GET') =>
  shop.app.request(address, { method, headers });
const bodyOf = async (address?: string) => (await get(address)).text();
const eventsOf = async (address?: string) =>
  Object.values(parseICS(await bodyOf(address))).filter((one): one is VEvent => one?.type === 'VEVENT');

const daysFrom = (days: number) => new Date(shop.clock.now.getTime() + days * 24 * 3_600_000);
const noted = (subject: string, types: [EventType, ...EventType[]], days = 1, creatorPersonId = seller.personId) => {
  const [first, ...others] = types.map((type) => ({ type, newDate: daysFrom(days), at: shop.clock.now }));
  if (!first) throw new Error('No event.');
  return aCommunication(shop.database.db, { subject, creatorPersonId, creatorCompanyId, events: [first, ...others] });
};

test('holds the owner’s open ones, however late, and those done in the last 30 days', async () => {
  await noted('Agendada', ['SCH']);
  await noted('Vencida', ['SCH', 'RSC', 'RSC'], -90);
  await noted('Hecha', ['SCH', 'DON'], -30);
  await noted('Hecha antes', ['SCH', 'DON'], -30.001);
  await noted('Cancelada', ['SCH', 'CAN']);
  await noted('Reabierta', ['DON', 'SCH'], 2);
  await noted('De otro', ['SCH'], 1, (await aSeller(shop)).personId);
  const events = await eventsOf();
  expect(events.map(({ summary, sequence }) => [summary, sequence])).toEqual([
    ['Llamada: Vencida', 2],
    ['✓ Llamada: Hecha', 0],
    ['Llamada: Agendada', 0],
    ['Llamada: Reabierta', 0],
  ]);
});

test('holds what its owner reads alone: nothing more once he sells for nobody, at another site what that shows him', async () => {
  const { db } = shop.database;
  const { id: otherId } = await aCompany(db, { name: 'Frenos del Este' });
  await employ(db, otherId, seller.personId ?? 0);
  const events = [{ type: 'SCH' as const, newDate: shop.clock.now }] as const;
  await noted('De una tercera', ['SCH'], 1);
  await aCommunication(db, { subject: 'De otra', creatorPersonId: seller.personId, creatorCompanyId: otherId, events });
  const agenda = async (at: Pick<TestShop, 'call'> = shop) =>
    (await at.call('agenda/find', {}, seller.token)).data?.today;
  const listed = async (at: Pick<TestShop, 'call'> = shop) => {
    const filters = { creatorPersonId: seller.personId ?? 0, state: 'OPE' as const };
    return (await at.call('communication/filter', { filters, rowIndex: 0, rowsMax: 20 }, seller.token)).resultCount;
  };
  const nam = shop.at('NAM');
  const atNam = async () => (await eventsOf(url.replace(shop.origin, nam.origin))).length;
  expect([(await eventsOf()).length, await listed(), await agenda()]).toEqual([2, 2, 1]);
  expect([await atNam(), await listed(nam), await agenda(nam)]).toEqual([1, 1, 1]);
  const jobs = db.updateTable('employee').where('person_id', '=', seller.personId);
  await jobs.set({ position: 'COM' }).where('company_id', '<>', otherId).execute();
  expect([await eventsOf(), await listed(), await agenda()]).toMatchObject([[{ summary: 'Llamada: De otra' }], 1, 1]);
  await jobs.set({ position: 'COM' }).execute();
  expect([await eventsOf(), await listed(), await agenda()]).toEqual([[], 0, 0]);
});

test('says nothing of people, phones or messages', async () => {
  const { id } = await noted('Presupuesto', ['SCH']);
  await shop.database.db.updateTable('communication').set({ message: 'Llamar al 099 123 456' }).execute();
  const [event] = await eventsOf();
  expect(event?.uid).toBe(`communication-${id}@tienda.test`);
  expect(await bodyOf()).not.toMatch(/Pérez|Taller|099|Llamar|ATTENDEE|ORGANIZER|DESCRIPTION|ejemplo/);
});

test('is the same byte for byte until something changes, and a 304 for whoever has it', async () => {
  const { id } = await noted('Cotización', ['SCH']);
  const first = await get();
  const body = await first.text();
  const etag = first.headers.get('etag') ?? '';
  shop.clock.now = daysFrom(0.4);
  expect(await bodyOf()).toBe(body);
  for (const seen of [etag, `W/${etag}`, `"x", ${etag}`]) {
    const again = await get(url, { 'if-none-match': seen });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  }
  await anEvent(shop.database.db, id, { type: 'RSC', newDate: daysFrom(3), at: shop.clock.now });
  const moved = await get(url, { 'if-none-match': etag });
  expect([moved.status, moved.headers.get('etag') === etag]).toEqual([200, false]);
});

test('a communication stays one event however often it moves, and its sequence only grows', async () => {
  const { id } = await noted('Cotización', ['SCH']);
  for (let moves = 0; moves < 5; moves += 1) {
    expect(await eventsOf()).toMatchObject([{ uid: `communication-${id}@tienda.test`, sequence: moves }]);
    await anEvent(shop.database.db, id, { type: 'RSC', newDate: daysFrom(moves), at: daysFrom(0.01 * moves) });
  }
  await anEvent(shop.database.db, id, { type: 'DON', newDate: shop.clock.now });
  await anEvent(shop.database.db, id, { type: 'SCH', newDate: daysFrom(1), at: shop.clock.now });
  expect(await eventsOf()).toMatchObject([{ sequence: 5, start: daysFrom(1), dtstamp: shop.clock.now }]);
});

test('its headers keep it private; HEAD works', async () => {
  const app = new Hono().use(securityHeaders(() => true)).route('/', shop.app);
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, body } = await app.request(url, { method });
    expect([status, body === null]).toEqual([200, method === 'HEAD']);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    expect(headers.has('content-disposition')).toBe(false);
  }
});

test('is whole with 5,000 events, and the same whoever’s session asks', async () => {
  await shop.database.query(`insert into communication
      (type, subject, message, creator_person_id, creator_company_id, contact_company_id, last_event, new_date, created_at, changed_at)
    select 'VIS', 'Visita ' || at, '-', ${seller.personId}, ${creatorCompanyId}, ${creatorCompanyId}, 'SCH',
      timestamptz '2026-12-01T12:00Z' + at * interval '1 hour', now(), now() from generate_series(1, 5000) at`);
  const events = await eventsOf();
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(5000);
  const other = await aSignedIn(shop, { roles: ['administrator'] });
  const asked = await get(url, { cookie: 'session=x', authorization: `OAuth ${other.token}` });
  expect(await asked.text()).toBe(await bodyOf());
});

describe('its token', () => {
  test('is stored as a hash alone, and stands in no line of the log', async () => {
    const token = tokenOf(url);
    const answer = logRequests(
      (request) => shop.app.fetch(request),
      log,
      () => 'RTC',
    );
    for (const address of [url, url.replace('.ics', 'x.ics')]) await answer(new Request(address));
    expect(lines.filter((line) => line.includes('/agenda/…'))).toHaveLength(2);
    expect(lines.join('\n')).not.toContain(token);
    expect(JSON.stringify(await dumpTables(shop.database))).not.toContain(token);
    const { feed_hash: hash } = await shop.database.db
      .selectFrom('agenda')
      .select('feed_hash')
      .executeTakeFirstOrThrow();
    expect(hash).toEqual(createHash('sha256').update(token).digest());
  });

  test('is not in the log of a fault either', async () => {
    const broken = await testShop({ log });
    broken.clock.now = new Date(Number.NaN);
    const failed = await broken.app.request(url);
    expect([failed.status, lines.some((line) => line.includes('call.failed'))]).toEqual([500, true]);
    expect(`${await failed.text()}\n${lines.join('\n')}`).not.toContain(tokenOf(url));
  });

  test('dies with a renewal and a removal', async () => {
    const next = await renew();
    expect([(await get()).status, (await get(next)).status]).toEqual([404, 200]);
    await shop.call('agenda/removeFeed', {}, seller.token);
    const gone = await get(next);
    expect([gone.status, await gone.text()]).toEqual([404, messages['agenda.notFound']]);
  });

  const account = () => shop.database.db.updateTable('account').where('id', '=', seller.id);
  test.each<[string, () => Promise<unknown>]>([
    ['the account is locked', () => account().set({ locked_at: shop.clock.now }).execute()],
    ['the account was never activated', () => account().set({ activated_at: null }).execute()],
    ['the role is lost', () => shop.database.db.deleteFrom('account_role').execute()],
  ])('is a 404 while %s', async (_, happens) => {
    expect((await get()).status).toBe(200);
    await happens();
    expect((await get()).status).toBe(404);
  });

  test('dies when the account gets another person, also that of the person', async () => {
    const admin = await aSignedIn(shop, { roles: ['administrator'] });
    await aSeller(shop);
    const { id: personId } = await aPerson(shop.database.db);
    const hash = Buffer.alloc(32);
    await shop.database.db.insertInto('agenda').values({ person_id: personId, feed_hash: hash }).execute();
    await shop.call('agenda/setReminder', { isOn: true }, seller.token);
    expect((await shop.call('user/linkPerson', { guid: seller.guid, personId }, admin.token)).status).toBe(200);
    expect((await get()).status).toBe(404);
    expect(await shop.database.db.selectFrom('agenda').selectAll().execute()).toEqual([]);
    const back = { guid: seller.guid, personId: seller.personId };
    expect((await shop.call('user/linkPerson', back, admin.token)).status).toBe(200);
    expect((await get()).status).toBe(404);
  });

  test('serves an administrator who is no seller', async () => {
    const { token } = await aSignedIn(shop, { roles: ['administrator'] });
    expect((await get(await renew(token))).status).toBe(200);
  });

  test('is a 404 that tells nothing where it is nobody’s', async () => {
    const { origin } = shop;
    const token = tokenOf(url);
    const others = [`${'x'.repeat(43)}.ics`, `${token}`, `${token}.ICS`, `${token}%00.ics`, `x${token}.ics`, '.ics'];
    for (const file of others) expect([file, (await get(`${origin}/agenda/${file}`)).status]).toEqual([file, 404]);
  });
});

test('the agenda says when a calendar asked for it last, to the hour', async () => {
  const used = async () => (await shop.call('agenda/find', {}, seller.token)).data?.feed?.usedAt;
  expect(await used()).toBeNull();
  const [first, soon, later] = [daysFrom(0), daysFrom(0.01), daysFrom(0.1)];
  const told: unknown[] = [];
  for (const at of [first, soon, later]) {
    shop.clock.now = at;
    await get();
    told.push(await used());
  }
  expect(told).toEqual([first, first, later].map((at) => at.toISOString()));
  await renew();
  expect(await used()).toBeNull();
});

test('an address that asks more than 60 times a minute waits', async () => {
  const client = { 'x-test-client': '10.9.0.1' };
  for (let at = 0; at < 60; at += 1) expect((await get(url, client)).status).toBe(200);
  const refused = await get(url, client);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect((await get()).status).toBe(200);
});
