import { beforeAll, expect, inject, test } from 'vitest';
import type { CallPath } from '#contract/contract';
import { endNotice } from '#server/arrivals/arrivals.service';
import { tellArrivals } from '#server/arrivals/tell-arrivals.service';
import { clean } from '#server/cleaning';
import { calendarOf } from '#server/communications/agenda/agenda.service';
import { sendMorningMails } from '#server/communications/agenda/morning-mail.service';
import { countQueries, type SentQuery } from '#server/database/count-queries';
import { moveByClock } from '#server/orders/order-clock.service';
import { readVehicle } from '#server/read-model/families/vehicles.store';
import { everyCall, listed } from '#server/test/every-call';
import { manyRows } from '#server/test/many-rows';
import { aSellerOfMuch } from '#server/test/query-plans/a-seller-of-much';
import { more, ofOther } from '#server/test/query-plans/inputs';
import { manyNotices } from '#server/test/query-plans/many-notices';
import { wasteOf } from '#server/test/query-plans/waste-of';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
}, 600_000);

// Both engines plan alike, and a server fills large tables sooner.
test.runIf('run' in inject('source'))(
  'no statement of a call or a job reads more than 20 rows for each that it returns',
  async () => {
    const every = await everyCall(shop);
    await manyRows(shop.database);
    await manyNotices(shop.database);
    // Hundreds of families at once are read for the index in whatever way the database finds cheapest; calls are looked at below.
    await shop.families.ready();
    const wasted = new Set<string>();
    const look = async (what: string, sent: readonly SentQuery[]): Promise<void> => {
      for (const query of sent) for (const waste of await wasteOf(shop.database, what, query)) wasted.add(waste);
    };
    for (const path of Object.keys(every.calls) as CallPath[]) {
      const [as, , usual] = every.calls[path];
      const { result, sent } = await every.ask(path, as, await usual());
      expect([path, result.status, result.error]).toEqual([path, 200, '']);
      await look(path, sent);
    }
    const { toCompany, personId, companyId } = await shop.database.db
      .selectFrom('orders')
      .select(['to_company_id as toCompany', 'person_id as personId', 'company_id as companyId'])
      .where('company_id', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const ofBuyers = [{}, { personId }, { companyId }].map(
      (buyer) => ['order/filter', 'seller', { ...listed, filters: { toCompany, ...buyer } }] as const,
    );
    // He has an account and an order that was sent, which bars nothing.
    const { id: erasedId, name } = await shop.database.db
      .selectFrom('orders')
      .select(['person_id as id', 'person_name as name'])
      .where('number', '=', 1_000_001)
      .executeTakeFirstOrThrow();
    const erasure = [
      ['person/previewErasure', 'administrator', { id: erasedId }],
      ['person/file', 'administrator', { id: erasedId }],
      ['person/erase', 'administrator', { id: erasedId, name: `${name} Muchas`, reason: 'Lo pidió por carta' }],
    ] as const;
    const { creatorPersonId } = await shop.database.db
      .selectFrom('communication')
      .select('creator_person_id as creatorPersonId')
      .where('contact_person_id', '=', personId)
      .executeTakeFirstOrThrow();
    const dates = { startDate: '11/01/2026 00:00:00.0', endDate: '11/02/2026 00:00:00.0' };
    const ofContacts = [{ contactPersonId: personId }, { contactCompanyId: companyId }, { creatorPersonId }, dates].map(
      (filters) => ['communication/filter', 'seller', { ...listed, filters }] as const,
    );
    for (const [path, as, input] of [...more, ...ofBuyers, ...ofContacts, ...erasure]) {
      const { result, sent } = await every.ask(path, as, input);
      expect([path, result.status, result.error]).toEqual([path, 200, '']);
      await look(path, sent);
    }
    const other = await aSellerOfMuch(shop);
    const bought = await shop.database.db
      .selectFrom('orders')
      .select((e) => [e.fn.max('person_id').as('personId'), e.fn.max('company_id').as('companyId')])
      .where('to_company_id', '=', other.companyId)
      .executeTakeFirstOrThrow();
    const buyer = { personId: bought.personId ?? 0, companyId: bought.companyId ?? 0 };
    for (const [path, input] of ofOther(other.personId, other.companyId, buyer)) {
      const { result, sent } = await countQueries(() => shop.call(path, input as never, other.token));
      expect([path, result.status, result.error]).toEqual([path, 200, '']);
      await look(`${path} as a seller of another company`, sent);
    }
    const { ctx } = shop;
    const feed = await shop.call('agenda/renewFeed', {}, other.token);
    const [, key = ''] = /([\w-]{43})\.ics$/.exec(feed.data?.url ?? '') ?? [];
    const calendar = await countQueries(() => calendarOf(ctx, key));
    expect(calendar.result).toContain('BEGIN:VEVENT');
    await look('agenda feed', calendar.sent);
    await shop.call('agenda/setReminder', { isOn: true }, other.token);
    const { id } = await ctx.db
      .selectFrom('vehicle')
      .select('id')
      .where('model', '=', 'Modelo 7')
      .executeTakeFirstOrThrow();
    const elsewhere = await countQueries(() => readVehicle(ctx.db, id, { root: '2' }));
    expect(elsewhere.result).toMatchObject({ model: 'Modelo 7' });
    await look("a vehicle at another site's", elsewhere.sent);
    await look('orders.clock', (await countQueries(() => moveByClock(ctx))).sent);
    await look('shop.clean', (await countQueries(() => clean(ctx.db, ctx.clock()))).sent);
    await look('arrivals.end', (await countQueries(() => endNotice(ctx, 'muchas-7'))).sent);
    const arrived = await countQueries(() => tellArrivals(shop.systemCtx(ctx.site)));
    expect(arrived.result).toBeGreaterThan(0);
    await look('arrivals.tell', arrived.sent);
    shop.clock.now = new Date('2026-11-23T11:00:00Z');
    const morning = await countQueries(() => sendMorningMails(ctx));
    expect(morning.result).toBe(1);
    await look('agenda.morning', morning.sent);
    expect([...wasted]).toEqual([]);
  },
);
