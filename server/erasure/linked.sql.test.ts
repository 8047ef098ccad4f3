import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson } from '#server/test/a-person';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { aPickup, placeOrder, readyForOrders } from '#server/test/an-order';
import { erasing } from '#server/test/erasing';
import type { TestShop } from '#server/test/shop';

// An account was Ana's, who ordered by it, and is Beto's now: one human, or two.
let given: Awaited<ReturnType<typeof erasing>>;
let shop: TestShop;
let account: Awaited<ReturnType<typeof aSignedIn>>;
let [ana, beto, orderId] = [0, 0, ''];
beforeEach(async () => {
  given = await erasing('zqlink');
  ({ shop } = given);
  account = await aSignedIn(shop, { firstName: 'Ana', lastName: 'Sosa' });
  ana = account.personId ?? 0;
  beto = (await aPerson(shop.database.db, { name: 'Beto', lastName: 'Paz', email: 'beto@ejemplo.uy' })).id;
  orderId = (await placeOrder(shop, account.token, aPickup([given.product]))).guid;
  await shop.call('user/linkPerson', { guid: account.guid, personId: beto }, given.admin.token);
});
const order = () =>
  shop.database.db
    .selectFrom('orders')
    .select(['user_email as email', 'account_id as account', 'person_id as person'])
    .executeTakeFirst();
const authors = async () =>
  (await shop.database.db.selectFrom('order_event').select('by').orderBy('id').execute()).map(({ by }) => by);

test('an open order that another placed by the account bars, and keeps its e-mail and its owner', async () => {
  const refused = await given.erase(beto, 'Beto Paz');
  const toCompanyId = (await readyForOrders(shop)).id;
  const bars = [{ number: 1, toCompanyId, sentence: 'El pedido 1 está en «Pago pendiente»' }];
  expect([refused.status, refused.body.bars]).toEqual([409, bars]);
  expect((await given.preview(beto)).data?.bars).toEqual(bars);
  expect(await order()).toEqual({ email: account.email, account: account.id, person: ana });
  expect((await shop.call('order/cancel', { orderId }, account.token)).status).toBe(200);
  expect((await given.erase(beto, 'Beto Paz')).status).toBe(200);
  expect(await order()).toEqual({ email: '', account: null, person: ana });
  expect(await authors()).not.toContain('Ana Sosa');
});

test('the look before names the others of the account, both ways and without an order', async () => {
  await shop.database.db.deleteFrom('phone').execute();
  const also = async (id: number) => (await given.preview(id)).data?.also;
  expect(await also(beto)).toEqual([{ id: ana, name: 'Ana Sosa', by: 'account' }]);
  expect(await also(ana)).toEqual([{ id: beto, name: 'Beto Paz', by: 'account' }]);
  const eva = await aSignedIn(shop, { firstName: 'Eva', lastName: 'Rey' });
  const { id: entered } = await aPerson(shop.database.db, { name: 'Evita', lastName: 'Rey', contacts: false });
  expect(await also(entered)).toEqual([]);
  await shop.call('user/linkPerson', { guid: eva.guid, personId: entered }, given.admin.token);
  expect(await also(entered)).toEqual([{ id: eva.personId, name: 'Eva Rey', by: 'account' }]);
});

test('the former person of an account is not left as the author of the own orders', async () => {
  await shop.call('order/cancel', { orderId }, account.token);
  expect(await authors()).toContain('Ana Sosa');
  expect((await given.erase(ana, 'Ana Sosa')).status).toBe(200);
  expect([...new Set(await authors())]).toEqual(['Persona borrada']);
  expect(await order()).toEqual({ email: '', account: null, person: null });
});

describe('of a seller whose account got another person', () => {
  let [lara, nora, commId] = [0, 0, 0];
  /** He notes and changes a communication as Lara, who ends then, and goes on with it as Nora. */
  beforeEach(async () => {
    const { db } = shop.database;
    const seller = await aSeller(shop, { firstName: 'Lara', lastName: 'Vega' });
    lara = seller.personId ?? 0;
    nora = (await aPerson(db, { name: 'Nora', lastName: 'Rey' })).id;
    const [author] = (await shop.call('communication/listAuthors', {}, seller.token)).data ?? [];
    const creator = { creatorPersonId: author?.personId ?? 0, creatorCompanyId: author?.companyId ?? 0 };
    const comm = { subject: 'Uno', message: 'Por diez', ...creator, contactCompanyId: given.companyId };
    commId = (await shop.call('communication/add', { comm }, seller.token)).data?.id ?? 0;
    const rename = (value: string, before: string) =>
      shop.call('communication/update', { id: commId, parms: { subject: { value, before } } }, seller.token);
    const later = () => {
      shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    };
    expect((await rename('Dos', 'Uno')).status).toBe(200);
    later();
    // Another one sells on.
    await aSeller(shop);
    await shop.call('user/linkPerson', { guid: seller.guid, personId: nora }, given.admin.token);
    await db.updateTable('employee').set({ person_id: nora }).where('person_id', '=', lara).execute();
    later();
    expect((await rename('Tres', 'Dos')).status).toBe(200);
    const commEvent = { type: 'SCH' as const };
    expect((await shop.call('communication/addEvent', { commId, commEvent }, seller.token)).status).toBe(200);
  });
  /** The authors of what became of its subject, and of its events. */
  const by = async () => {
    const { db } = shop.database;
    const changed = db.selectFrom('history').select('by').where('entity_id', '=', String(commId)).orderBy('id');
    const subjects = changed.where('entity', '=', 'communication').where('field', '=', 'subject');
    const events = db.selectFrom('communication_event').select('by').orderBy('id');
    const names = async (query: typeof subjects | typeof events) => (await query.execute()).map((row) => row.by);
    return { history: await names(subjects), events: await names(events) };
  };
  const [gone, named] = ['Persona borrada', 'Lara Vega'];

  test('an erasure of the former one takes the name from what was done until then, and from nothing later', async () => {
    expect(await by()).toEqual({ history: [named, named, named], events: [named, named] });
    expect((await given.erase(lara, named)).status).toBe(200);
    expect(await by()).toEqual({ history: [gone, gone, named], events: [gone, named] });
    expect((await given.erase(nora, 'Nora Rey')).status).toBe(200);
    expect(await by()).toEqual({ history: [gone, gone, gone], events: [gone, gone] });
  });

  test('an erasure of the present one leaves the events of the former, whose erasure finds them', async () => {
    expect((await given.erase(nora, 'Nora Rey')).status).toBe(200);
    expect(await by()).toEqual({ history: [gone, gone, gone], events: [named, gone] });
    expect((await given.erase(lara, named)).status).toBe(200);
    expect(await by()).toEqual({ history: [gone, gone, gone], events: [gone, gone] });
  });

  test('one who had it between two others loses what was done in that time alone', async () => {
    const { guid } = await shop.database.db
      .selectFrom('account')
      .select('guid')
      .where('person_id', '=', nora)
      .executeTakeFirstOrThrow();
    await shop.call('user/linkPerson', { guid, personId: null }, given.admin.token);
    expect((await given.erase(nora, 'Nora Rey')).status).toBe(200);
    expect(await by()).toEqual({ history: [named, named, gone], events: [named, gone] });
  });
});
