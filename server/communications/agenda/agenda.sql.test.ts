import { beforeEach, expect, test } from 'vitest';
import type { EventType } from '#contract/plain/communications';
import { messages } from '#contract/plain/messages';
import { countQueries } from '#server/database/count-queries';
import { aCommunication } from '#server/test/a-communication';
import { aCompany } from '#server/test/a-company';
import { aSeller, aSignedIn, signIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { serverZones, standIn } from '#server/test/in-zone';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let seller: Awaited<ReturnType<typeof aSeller>>;
let creatorCompanyId: number;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  seller = await aSeller(shop);
  creatorCompanyId = (await aCompany(shop.database.db)).id;
});

const due = (at: string, type: EventType = 'SCH', creatorPersonId = seller.personId) =>
  aCommunication(shop.database.db, { creatorPersonId, creatorCompanyId, events: [{ type, newDate: new Date(at) }] });
const find = async (token = seller.token) => (await shop.call('agenda/find', {}, token)).data;
/** The agenda's counts at a moment, in a session that begins then. */
const countsAt = async (at: string) => {
  shop.clock.now = new Date(at);
  const { overdue, today } = (await find(await signIn(shop, seller))) ?? {};
  return [overdue, today];
};

test.each(serverZones)(
  'from %s counts what is overdue, and with it what is open until the day ends in Montevideo',
  async (zone) => {
    standIn(zone);
    for (const at of ['2026-11-19T15:00:00Z', '2026-11-20T14:59:59.999Z', '2026-11-20T15:00:00Z']) await due(at);
    await due('2026-11-21T02:59:59.999Z', 'RSC');
    await due('2026-11-21T03:00:00Z');
    for (const type of ['DON', 'CAN'] as const) await due('2026-11-20T12:00:00Z', type);
    await due('2026-11-20T12:00:00Z', 'SCH', (await aSeller(shop)).personId);
    const { result, queries } = await countQueries(() => find());
    expect(result).toEqual({ overdue: 2, today: 4, hasReminder: false, feed: null });
    expect(queries).toHaveLength(2);
  },
);

test('what is to be done with a colleague stands in the agenda of the one who does it alone', async () => {
  const colleague = await aSeller(shop);
  await aCommunication(shop.database.db, {
    creatorPersonId: seller.personId,
    creatorCompanyId,
    contactPersonId: colleague.personId,
    events: [{ type: 'SCH', newDate: new Date('2026-11-20T15:00:00Z') }],
  });
  expect([(await find())?.today, (await find(colleague.token))?.today]).toEqual([1, 0]);
});

test.each([
  ['an evening that is tomorrow in UTC', '2026-11-20T23:30:00Z', '2026-11-21T02:59:00Z', '2026-11-21T03:00:00Z'],
  ['the last of a month', '2026-11-30T12:00:00Z', '2026-12-01T02:59:00Z', '2026-12-01T03:00:00Z'],
  ['the last of a year', '2026-12-31T12:00:00Z', '2027-01-01T02:59:00Z', '2027-01-01T03:00:00Z'],
  ['29 February', '2028-02-29T12:00:00Z', '2028-03-01T02:59:00Z', '2028-03-01T03:00:00Z'],
  ['the day on which Europe’s clocks change', '2026-10-25T12:00:00Z', '2026-10-26T02:59:00Z', '2026-10-26T03:00:00Z'],
])('%s ends at midnight in Montevideo', async (_, now, last, next) => {
  await due(last);
  await due(next);
  expect(await countsAt(now)).toEqual([0, 1]);
  expect(await countsAt(last.replace(':00Z', ':59.999Z'))).toEqual([1, 1]);
  expect(await countsAt(next)).toEqual([1, 2]);
  expect(await countsAt(next.replace(':00Z', ':00.001Z'))).toEqual([2, 2]);
});

test('the morning mail is asked for and given up, at whichever site', async () => {
  const set = async (isOn: boolean) => (await shop.call('agenda/setReminder', { isOn }, seller.token)).status;
  const stored = () => shop.database.db.selectFrom('agenda').select(['person_id', 'reminder_site']).execute();
  expect([await set(true), await set(true)]).toEqual([200, 200]);
  expect(await stored()).toEqual([{ person_id: seller.personId, reminder_site: 'RTC' }]);
  expect(await find()).toMatchObject({ hasReminder: true });
  expect([await set(false), (await find())?.hasReminder]).toEqual([200, false]);
  expect(await stored()).toEqual([{ person_id: seller.personId, reminder_site: null }]);
});

test('a calendar is renewed and removed without touching the morning mail', async () => {
  await shop.call('agenda/setReminder', { isOn: true }, seller.token);
  expect((await shop.call('agenda/renewFeed', {}, seller.token)).data?.url).toMatch(
    /^http:\/\/tienda\.test\/agenda\/[\w-]{43}\.ics$/,
  );
  const since = shop.clock.now.toISOString();
  expect(await find()).toMatchObject({ hasReminder: true, feed: { since, usedAt: null } });
  expect((await shop.call('agenda/removeFeed', {}, seller.token)).status).toBe(200);
  expect(await find()).toMatchObject({ hasReminder: true, feed: null });
});

test('an account of a company has no agenda', async () => {
  const { id: companyId } = await aCompany(shop.database.db);
  const { token } = await aSignedIn(shop, { companyId, roles: ['seller'] });
  expect(await find(token)).toEqual({ overdue: 0, today: 0, hasReminder: false, feed: null });
  const refused = { status: 422, error: messages['agenda.noPerson'] };
  expect(await shop.call('agenda/setReminder', { isOn: true }, token)).toMatchObject(refused);
  expect(await shop.call('agenda/renewFeed', {}, token)).toMatchObject(refused);
  expect((await shop.call('agenda/removeFeed', {}, token)).status).toBe(200);
  expect(await shop.database.db.selectFrom('agenda').selectAll().execute()).toEqual([]);
});
