import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { clean } from '#server/cleaning';
import { aPerson } from '#server/test/a-person';
import { registration } from '#server/test/a-registration';
import { aSignedIn } from '#server/test/an-account';
import { aPickup } from '#server/test/an-order';
import { dumpTables, rowsWith } from '#server/test/dump-tables';
import { erasing, reason } from '#server/test/erasing';
import { keyTo } from '#server/test/mails';
import { setSetting } from '#server/test/set-setting';
import type { TestShop } from '#server/test/shop';
import { untilBlocked } from '#server/test/until-blocked';

const mark = 'zqana';
/** The tables that know a marked person. */
const knowing = [
  'account',
  'address',
  'arrival_notice',
  'communication',
  'communication_event',
  'consent',
  'email',
  'history',
  'mail',
  'newsletter_subscription',
  'order_alert',
  'order_event',
  'order_slip',
  'orders',
  'payment',
  'payment_answer',
  'payment_attempt',
  'payment_refund',
  'person',
  'phone',
];
let given: Awaited<ReturnType<typeof erasing>>;
let shop: TestShop;
beforeEach(async () => {
  given = await erasing(mark);
  ({ shop } = given);
});

const orders = async () => {
  const { rows } = await shop.database.query(
    `select number, state, site, placed_at, total_cents, total_uyu_cents, rate, shipping_id, payment_id, to_company_id,
       (select json_agg(i order by position) from order_item i where i.order_id = orders.id) as items,
       (select json_agg(to_state order by e.id) from order_event e where e.order_id = orders.id) as states,
       (select sum(amount_cents - refunded_cents) from payment where payment.order_id = orders.id) as paid
     from orders order by number`,
  );
  return rows;
};

describe('an erasure', () => {
  test('leaves no word of the person anywhere, and all of the orders’ figures', async () => {
    const person = await given.marked();
    await given.later();
    const before = await orders();
    expect([...new Set(rowsWith(await dumpTables(shop.database), mark).map(([table]) => table))]).toEqual(knowing);
    expect(readdirSync(shop.slipsFolder)).toHaveLength(1);
    const answer = await given.erase(person.personId, person.name);
    expect([answer.status, answer.error, answer.data]).toEqual([
      200,
      '',
      { at: shop.clock.now.toISOString(), by: 'Alba Sosa', reason },
    ]);
    expect(rowsWith(await dumpTables(shop.database), mark)).toEqual([]);
    const { rows: jobs } = await shop.database.query(
      `select job::text as row from job.job where data::text like '%' || $1 || '%'`,
      [mark],
    );
    expect([jobs, JSON.stringify(shop.enqueued).includes(mark)]).toEqual([[], false]);
    expect(readdirSync(shop.slipsFolder)).toEqual([]);
    expect(await orders()).toEqual(before);
    const { data } = await shop.call(
      'history/filter',
      { filters: { entities: ['person'] }, rowsMax: 10 },
      given.admin.token,
    );
    expect(data).toMatchObject([
      { entityId: String(person.personId), field: 'erased', to: 'Datos borrados a pedido', by: 'Alba Sosa', reason },
    ]);
    expect(await shop.call('order/find', { orderId: person.orderId }, given.admin.token)).toMatchObject({
      status: 200,
      data: { personName: null, userEmail: '', phone: '', address: null, slips: [], total: 1850 },
    });
    // Neither session nor password opens anything, and the mailbox may register anew.
    expect((await shop.call('user/get', { guid: person.guid }, person.token)).status).toBe(401);
    expect((await shop.login(person.email, person.password)).status).toBe(401);
    await shop.call('user/addWithPerson', registration(person.email));
    const guid = await keyTo(shop, person.email, '/activar/');
    expect((await shop.call('user/activate', { guid })).status).toBe(200);
  });

  test('twice, and twice at once, is one', async () => {
    const { id } = await aPerson(shop.database.db, { name: 'José', lastName: 'Núñez' });
    const answers = await Promise.all([given.erase(id, 'jose nunez'), given.erase(id, 'José Núñez')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
    expect((await given.erase(id, 'cualquiera', 'Otro')).data).toEqual(answers[0]?.data);
    const rows = await shop.database.db.selectFrom('erasure').selectAll().execute();
    expect(rows).toMatchObject([{ person_id: id, by: 'Alba Sosa', reason }]);
  });

  test('keeps the name that a fiscal document was for, for the years of the setting, and then no more', async () => {
    const person = await given.marked({ hasDocument: true });
    await given.later();
    const { data } = await given.preview(person.personId);
    expect(data?.stays).toContainEqual({
      what: 'Nombre y documento en pedidos con comprobante fiscal',
      count: 1,
      why: 'A nombre de quién salió un comprobante fiscal se guarda 5 años, y después se borra solo.',
    });
    expect((await given.erase(person.personId, person.name)).status).toBe(200);
    const left = async () => rowsWith(await dumpTables(shop.database), mark).map(([table]) => table);
    expect(await left()).toEqual(['orders']);
    const found = await shop.call('order/find', { orderId: person.orderId }, given.admin.token);
    expect(found.data).toMatchObject({ personName: `Ana${mark}`, personIdentifier: mark, phone: '', address: null });
    const after = (years: number, days: number) => new Date(Date.UTC(2026 + years, 10, 20 + days, 15));
    await clean(shop.database.db, after(5, -1));
    expect(await left()).toEqual(['orders']);
    await setSetting(shop, 'fiscalYears', 6);
    await clean(shop.database.db, after(5, 1));
    expect(await left()).toEqual(['orders']);
    await clean(shop.database.db, after(6, 1));
    expect(await left()).toEqual([]);
  });

  test('keeps such a name as long at a site that nobody serves any more, by what was set there', async () => {
    const { db } = shop.database;
    const person = await given.marked({ hasDocument: true });
    await given.later();
    await given.erase(person.personId, person.name);
    await db.updateTable('orders').set({ site: 'NAM' }).execute();
    await db.insertInto('setting').values({ site: 'NAM', key: 'fiscalYears', value: '7' }).execute();
    const left = async () => rowsWith(await dumpTables(shop.database), mark).length;
    await clean(db, new Date('2032-11-20T15:00:00Z'));
    expect(await left()).toBe(1);
    await clean(db, new Date('2033-11-21T15:00:00Z'));
    expect(await left()).toBe(0);
  });

  test('waits for who chooses another default employee', async () => {
    const { db } = shop.database;
    const { companyId } = given;
    const people = [await aPerson(db), await aPerson(db, { name: 'Eva' }), await aPerson(db, { name: 'Zoe' })];
    const employees = people.map(({ id }) => ({ mode: 'INS' as const, personId: id }));
    await shop.call('company/update', { id: companyId, employees }, given.admin.token);
    const [one, , three] = people.map(({ id }) => id);
    const { erasing } = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute();
      const erasing = given.erase(one ?? 0, 'Ana Pérez');
      await untilBlocked();
      // As an edit of the list does.
      await tx
        .updateTable('employee')
        .set({ is_default: false })
        .where('person_id', '=', one ?? 0)
        .execute();
      await tx
        .updateTable('employee')
        .set({ is_default: true })
        .where('person_id', '=', three ?? 0)
        .execute();
      return { erasing };
    });
    expect((await erasing).status).toBe(200);
    const { data } = await shop.call('company/find', { id: companyId }, given.admin.token);
    expect(data?.employees).toMatchObject([{ isDefault: false }, { personId: three, isDefault: true }]);
  });

  test('makes another employee the default where the person was it', async () => {
    const { db } = shop.database;
    const [one, two] = [await aPerson(db), await aPerson(db, { name: 'Eva', lastName: 'Paz' })];
    const employees = [one, two].map(({ id }) => ({ mode: 'INS' as const, personId: id }));
    await shop.call('company/update', { id: given.companyId, employees }, given.admin.token);
    expect((await given.erase(one.id, 'Ana Pérez')).status).toBe(200);
    const { data } = await shop.call('company/find', { id: given.companyId }, given.admin.token);
    expect(data?.employees).toMatchObject([{ personId: two.id, isDefault: true }]);
    const history = await shop.call(
      'history/filter',
      { filters: { entities: ['company'] }, rowsMax: 10 },
      given.admin.token,
    );
    const names = JSON.stringify(history.data?.find(({ field }) => field === 'employees')?.to);
    expect([names.includes('Pérez'), names.includes('Persona borrada'), names.includes('Eva')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('takes the name of an author from what he did to others’ things', async () => {
    const seller = await aSignedIn(shop, { firstName: 'Leo', lastName: 'Ruiz', roles: ['administrator'] });
    const { id } = await aPerson(shop.database.db, { name: 'Eva', lastName: 'Paz' });
    await shop.call('person/update', { id, parms: { name: { value: 'Evita', before: 'Eva' } } }, seller.token);
    expect((await given.erase(seller.personId ?? 0, 'Leo Ruiz')).status).toBe(200);
    const { data } = await shop.call(
      'history/filter',
      { filters: { code: String(id) }, rowsMax: 10 },
      given.admin.token,
    );
    expect(data).toMatchObject([{ field: 'name', from: 'Eva', to: 'Evita', by: 'Persona borrada' }]);
  });
});

test('an order that is placed at once bars the erasure, or finds no account any more', async () => {
  for (let time = 0; time < 3; time += 1) {
    const buyer = await aSignedIn(shop, { firstName: 'Eva', lastName: 'Paz' });
    const [order, erased] = await Promise.all([
      shop.call('order/add', { order: aPickup([given.product]) }, buyer.token),
      given.erase(buyer.personId ?? 0, 'Eva Paz'),
    ]);
    expect([
      [200, 409],
      [401, 200],
    ]).toContainEqual([order.status, erased.status]);
  }
});

test('a preview says what goes and what stays, and changes nothing', async () => {
  const person = await given.marked();
  await given.later();
  const before = await dumpTables(shop.database);
  const { data } = await given.preview(person.personId);
  expect(data?.name).toBe(person.name);
  expect(data?.goes).toEqual(
    expect.arrayContaining([
      { what: 'Datos personales', count: 1 },
      { what: 'Correos electrónicos', count: 2 },
      { what: 'Comprobantes que mandó', count: 1 },
    ]),
  );
  expect(data?.stays.map(({ what, count }) => [what, count])).toEqual([
    ['Pedidos', 1],
    ['Artículos de sus pedidos', 1],
  ]);
  expect(data?.bars).toEqual([]);
  expect(await dumpTables(shop.database)).toEqual(before);
});
