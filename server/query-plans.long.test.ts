import { beforeAll, expect, inject, test } from 'vitest';
import type { CallPath } from '#contract/contract';
import { clean } from '#server/cleaning';
import { calendarOf } from '#server/communications/agenda/agenda.service';
import { sendMorningMails } from '#server/communications/agenda/morning-mail.service';
import { countQueries, type SentQuery } from '#server/database/count-queries';
import { moveByClock } from '#server/orders/order-clock.service';
import { readVehicle } from '#server/read-model/families/vehicles.store';
import { employ } from '#server/test/a-company';
import { signIn } from '#server/test/an-account';
import { everyCall, listed } from '#server/test/every-call';
import { explain, type Plan } from '#server/test/explain';
import { manyRows } from '#server/test/many-rows';
import { type TestShop, testShop } from '#server/test/shop';

/** How many rows a statement may read for each that it returns or changes, and how many in any case. */
const timesMost = 20;
const freeRows = 400;

/** Statements that read more on purpose, of `table` alone where one is named, of one `call` where one is. */
const exceptions: readonly { part: RegExp; table?: string; call?: CallPath; why: string }[] = [
  ...(['category/listWhole', 'category/remove'] as const).map((call) => ({
    call,
    part: /^\s*select category\.id, .* as products\s+from category/s,
    table: 'product',
    why: 'The products of every category of the site are counted, by an index alone: all are shown, or the root is answered.',
  })),
  {
    call: 'named/list',
    part: /^select thing\.id, .* from "(brand|provider)" as thing/s,
    table: 'product',
    why: 'The products of every brand or provider are counted, by an index alone.',
  },
  { part: /^select count\(\*\)/, why: 'How many there are in all is part of what a list answers.' },
  {
    part: /^select "id", "name", "path", .*\(select count\(\*\) as "count" from "image"/,
    why: 'How many there are in all is part of what a list answers.',
  },
  {
    part: /^\s*select type, id, name from \(/,
    why: 'The brands that companies bought: what all their orders hold is looked through, for a few hundred choices.',
  },
  {
    part: /^select "vehicle"\."id", .*join "brand"|^\s*select r\.kind, r\.id, case r\.kind/s,
    why: 'Brands are some hundreds, which are read whole sooner than by an index.',
  },
  {
    part: /^\s*select type, id, name from \(/,
    why: 'By what companies are narrowed: the brands that they bought are told from all their orders at once.',
  },
  {
    part: /^select \* from \(\s*\(select 1 as source, h\.id/,
    why: 'What staff did to orders, the newest first: where they did little, all events of orders are looked at.',
  },
  {
    part: /^delete from "(session|account_key)" where "(used_at|expires_at)"/,
    why: 'Once a night; an index would cost each use of a session.',
  },
  {
    part: /^select json_build_array\(\(select |^update "mail" set/,
    table: 'mail',
    why: 'Mails that name an address of somebody who is erased, or who asks what is stored of him: each text is looked through, as rarely as that.',
  },
  {
    part: /^update "(order_slip|order_alert|order_event|payment_refund)" set .* where "(solved_)?account_id" = /,
    why: 'Rows whose author is erased, once for each; an index would cost every move of an order.',
  },
  {
    part: /exists \(select from orders where orders\.person_id = "person"\."id"/,
    table: 'orders',
    why: 'People who bought from the company of a seller are told from its orders at once, by an index alone: of all people he may read few.',
  },
  {
    part: /^\s*with sold as materialized|^select \(select count\(\*\) from orders where/,
    why: 'Sales of 60 days are summed, and open orders counted, by indexes that hold all that is needed of them.',
  },
  {
    part: /^select "agenda"\."reminder_site"/,
    why: 'How much somebody has to do is counted.',
  },
];

/** Inputs beside the table's, which another plan may answer. */
const more: readonly [CallPath, 'visitor' | 'customer' | 'seller' | 'administrator', object][] = [
  ['product/find', 'visitor', { code: 'MUCHO-90010' }],
  ['product/find', 'seller', { code: 'MUCHO-77' }],
  ['product/find', 'visitor', { code: 'mucho 90010' }],
  ['product/listRelated', 'visitor', { code: 'MUCHO-90010' }],
  ['product/listRelated', 'visitor', { code: 'MUCHO-90011' }],
  ['stock/find', 'visitor', { code: 'MUCHO-90010' }],
  ['brand/listByCategory', 'visitor', { categoryId: '1.5003' }],
  ['autopart/findByFamily', 'visitor', { family: 'F78' }],
  ['autopart/findByFamily', 'seller', { family: 'F80' }],
  ['autopart/listRelated', 'visitor', { family: 'F78' }],
  ['autopart/listRelated', 'seller', { family: 'F80' }],
  ['brand/list', 'seller', {}],
  ['category/list', 'seller', {}],
  ['order/filter', 'administrator', listed],
  ['order/filter', 'seller', { ...listed, filters: { state: 'PEN' } }],
  ['order/filter', 'seller', { ...listed, filters: { state: 'SEN' }, rowIndex: 300 }],
  ['order/filter', 'seller', { ...listed, filters: { text: 'Persona777' } }],
  ['slip/filter', 'administrator', listed],
  ['slip/filter', 'seller', { ...listed, filters: { state: 'waiting' } }],
  ['slip/filter', 'seller', { ...listed, filters: { state: 'approved' }, rowIndex: 300 }],
  ['person/filter', 'seller', { ...listed, filters: { text: 'persona777 muchas' } }],
  ['person/filter', 'seller', { ...listed, filters: { text: '099 007 919' } }],
  ['person/filter', 'seller', { ...listed, rowIndex: 300 }],
  ['company/filter', 'seller', { ...listed, filters: { text: 'empresa 777' } }],
  ['company/filter', 'seller', { ...listed, filters: { text: '2110034 00777' } }],
  ['company/filter', 'seller', { ...listed, rowIndex: 300 }],
  ['company/filter', 'seller', { ...listed, filters: { groupId: 77 } }],
  ['communication/filter', 'administrator', { ...listed, rowIndex: 300 }],
  ['communication/filter', 'seller', { ...listed, filters: { text: 'asunto 77777' } }],
  ['communication/filter', 'seller', { ...listed, filters: { text: 'empresa777 asunto' } }],
  ['communication/filter', 'seller', { ...listed, filters: { text: 'persona7777' } }],
  ['communication/filter', 'seller', { ...listed, filters: { text: '211003400777' } }],
  ['panel/find', 'seller', { text: 'muchas777 persona777' }],
  ['panel/find', 'seller', { text: 'nadie' }],
  ['panel/find', 'seller', { text: '098 765 432' }],
  ['panel/find', 'administrator', { text: 'muchas4321' }],
  ['user/filter', 'administrator', { ...listed, filters: { text: 'muchas77' } }],
  ['user/filter', 'administrator', { ...listed, filters: { personId: 777 } }],
];

/** As a seller of another company, of which there is much, and who made some of it. */
const ofOther = (sellerId: number, companyId: number, buyer: { personId: number; companyId: number }) =>
  [
    ['communication/filter', listed],
    ['communication/filter', { ...listed, rowIndex: 300 }],
    ['communication/filter', { ...listed, filters: { creatorPersonId: sellerId, state: 'OPE' } }],
    ['communication/filter', { ...listed, filters: { contactCompanyId: buyer.companyId } }],
    ['communication/filter', { ...listed, filters: { contactPersonId: buyer.personId } }],
    ['communication/filter', { ...listed, filters: { text: 'empresa777 asunto' } }],
    ['communication/listAuthors', {}],
    ['agenda/find', {}],
    ['person/filter', listed],
    ['person/filter', { ...listed, filters: { clientOfCompanyId: companyId } }],
    ['person/filter', { ...listed, filters: { text: 'persona777 muchas' } }],
    ['person/find', { id: buyer.personId }],
    ['company/filter', listed],
    ['company/find', { id: buyer.companyId }],
    ['order/filter', { ...listed, filters: { toCompany: companyId } }],
    ['slip/filter', listed],
    ['panel/find', { text: 'muchas777 persona777' }],
    ['history/filter', { filters: { entities: ['communication', 'person'] }, rowsMax: 50 }],
  ] as const satisfies readonly (readonly [CallPath, object])[];

/** A seller of the first company that is no site's own, who made many communications of his own and of it. */
const aSellerOfMuch = async () => {
  const { db } = shop.database;
  const first = db.selectFrom('company').select('id').where('name', '=', 'Empresa 1');
  const { id: companyId } = await first.executeTakeFirstOrThrow();
  const { id, personId } = await db
    .selectFrom('communication')
    .innerJoin('account', 'account.person_id', 'creator_person_id')
    .select(['account.id', 'account.person_id as personId'])
    .where('creator_company_id', '=', companyId)
    .orderBy('communication.id')
    .executeTakeFirstOrThrow();
  await db.insertInto('account_role').values({ account_id: id, role: 'seller' }).execute();
  await employ(db, companyId, personId ?? 0);
  await shop.database.query('analyze account_role');
  return { companyId, personId: personId ?? 0, token: await signIn(shop, { id }) };
};

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
}, 600_000);

/** Every scan of a plan, with the rows that it looked at. A small table is read whole sooner than by an index, each time. */
const scansOf = (plan: Plan): { table: string; read: number; node: string }[] => {
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const read = (plan['Actual Rows'] + removed) * plan['Actual Loops'];
  const below = (plan.Plans ?? []).flatMap(scansOf);
  const table = plan['Relation Name'];
  const isSmall = plan['Node Type'] === 'Seq Scan' && plan['Actual Rows'] + removed <= freeRows / 2;
  return table && plan['Node Type'].includes('Scan') && !isSmall
    ? [{ table, read, node: plan['Node Type'] }, ...below]
    : below;
};

const returnedBy = (plan: Plan): number =>
  plan['Node Type'] === 'ModifyTable' ? (plan.Plans?.[0]?.['Actual Rows'] ?? 0) : plan['Actual Rows'];

/** The scans of a statement that read too much. */
const wasteOf = async (what: string, query: SentQuery): Promise<string[]> => {
  // Rows that are inserted as they stand read nothing, and are there already.
  if (!/^\s*(select|update|delete|with|insert(?!.* values \())\b/s.test(query.sql)) return [];
  if (/ from json_populate_recordset\(/.test(query.sql)) return [];
  if (/^\s*insert [^]* from jsonb_to_recordset\((?![^]*\b(join|where|select)\b)/.test(query.sql)) return [];
  const allowed = exceptions.filter(({ part, call }) => part.test(query.sql) && (call ?? what) === what);
  if (allowed.some(({ table }) => table === undefined)) return [];
  const plan = await explain(shop.database, query);
  const returned = returnedBy(plan);
  return scansOf(plan)
    .filter(({ table }) => !allowed.some((one) => one.table === table))
    .filter(({ read }) => read > Math.max(freeRows, timesMost * Math.max(1, returned)))
    .map(
      ({ table, read, node }) =>
        `${what}: ${node} reads ${read} of ${table} for ${returned}: ${query.sql.slice(0, 3000)}`,
    );
};

// Both engines plan alike, and a server fills large tables sooner.
test.runIf('run' in inject('source'))(
  'no statement of a call or a job reads more than 20 rows for each that it returns',
  async () => {
    const every = await everyCall(shop);
    await manyRows(shop.database);
    // Hundreds of families at once are read for the index in whatever way the database finds cheapest; calls are looked at below.
    await shop.families.ready();
    const wasted = new Set<string>();
    const look = async (what: string, sent: readonly SentQuery[]): Promise<void> => {
      for (const query of sent) for (const waste of await wasteOf(what, query)) wasted.add(waste);
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
    const other = await aSellerOfMuch();
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
    shop.clock.now = new Date('2026-11-23T11:00:00Z');
    const morning = await countQueries(() => sendMorningMails(ctx));
    expect(morning.result).toBe(1);
    await look('agenda.morning', morning.sent);
    expect([...wasted]).toEqual([]);
  },
);
