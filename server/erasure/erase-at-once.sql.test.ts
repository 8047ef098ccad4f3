import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { sendMorningMails } from '#server/communications/agenda/morning-mail.service';
import type { Ctx } from '#server/ctx';
import { aPerson } from '#server/test/a-person';
import { aSale, sell } from '#server/test/a-sale';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { aPickup } from '#server/test/an-order';
import { dumpTables, rowsWith } from '#server/test/dump-tables';
import { erasing } from '#server/test/erasing';
import type { TestShop } from '#server/test/shop';
import { untilBlocked } from '#server/test/until-blocked';

const mark = 'zqonce';
let given: Awaited<ReturnType<typeof erasing>>;
let shop: TestShop;
let eva: Awaited<ReturnType<typeof aSignedIn>>;
let evaId: number;
beforeEach(async () => {
  given = await erasing(mark);
  ({ shop } = given);
  eva = await aSignedIn(shop, { firstName: 'Eva', lastName: mark, email: `${mark}@ejemplo.uy` });
  evaId = eva.personId ?? 0;
});

const accountOf = async () =>
  (await shop.database.db.selectFrom('account').select('person_id').where('id', '=', eva.id).executeTakeFirst())
    ?.person_id;
const isThere = async (id: number) =>
  (await shop.database.db.selectFrom('person').select('id').where('id', '=', id).execute()).length === 1;

/** Begins one call after the other while a row is held for which both wait, and gives what they answered. */
const whileHeld = async <A, B>(
  table: 'account' | 'person' | 'communication',
  id: number,
  one: () => Promise<A>,
  two: () => Promise<B>,
) => {
  const { first, second } = await shop.database.db.transaction().execute(async (tx) => {
    await tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
    const first = one();
    await untilBlocked();
    const second = two();
    await untilBlocked();
    return { first, second };
  });
  return [await first, await second] as const;
};
const orders = ['the erasure first', 'the erasure second'] as const;

describe('an erasure at once with an order of the person', () => {
  test.each(orders)('%s: one of both is refused', async (order) => {
    const erase = () => given.erase(evaId, `Eva ${mark}`);
    const place = () => shop.call('order/add', { order: aPickup([given.product]) }, eva.token);
    const statuses =
      order === 'the erasure first'
        ? (await whileHeld('account', eva.id, erase, place)).map(({ status }) => status)
        : (await whileHeld('account', eva.id, place, erase)).map(({ status }) => status).toReversed();
    const stored = await shop.database.db
      .selectFrom('orders')
      .select(['person_id as person', 'account_id as account', 'user_email as email'])
      .execute();
    expect([
      [200, 401],
      [409, 200],
    ]).toContainEqual(statuses);
    if (statuses[0] === 200) {
      expect([stored, rowsWith(await dumpTables(shop.database), mark)]).toEqual([[], []]);
    } else {
      expect(stored).toEqual([{ person: evaId, account: eva.id, email: eva.email }]);
      expect(await isThere(evaId)).toBe(true);
    }
  });
});

test('an erasure at once with a seller’s order for the person: the order is refused', async () => {
  const { token } = await aSeller(shop);
  const erase = () => given.erase(evaId, `Eva ${mark}`);
  const place = () => sell(shop, token, aSale([given.product], { personId: evaId }));
  const [erased, sold] = await whileHeld('person', evaId, erase, place);
  expect([erased.status, sold.status, Object.keys(sold.fields ?? {})]).toEqual([200, 422, ['personId']]);
  expect(rowsWith(await dumpTables(shop.database), mark)).toEqual([]);
});

describe('an erasure at once with a link', () => {
  let beto: number;
  beforeEach(async () => {
    beto = (await aPerson(shop.database.db, { name: 'Beto', lastName: 'Paz', email: 'beto@ejemplo.uy' })).id;
  });
  const link = () => shop.call('user/linkPerson', { guid: eva.guid, personId: beto }, given.admin.token);

  test.each(orders)('of the person whom the account leaves, %s', async (order) => {
    const erase = () => given.erase(evaId, `Eva ${mark}`);
    const [linked, erased] =
      order === 'the erasure first'
        ? (await whileHeld('account', eva.id, erase, link)).toReversed()
        : await whileHeld('account', eva.id, link, erase);
    expect([erased?.status, await isThere(evaId), await isThere(beto)]).toEqual([200, false, true]);
    expect([
      [200, beto],
      [404, undefined],
    ]).toContainEqual([linked?.status, await accountOf()]);
  });

  test.each(orders)('of the person whom the account gets, %s', async (order) => {
    const erase = () => given.erase(beto, 'Beto Paz');
    const [linked, erased] =
      order === 'the erasure first'
        ? (await whileHeld('person', beto, erase, link)).toReversed()
        : await whileHeld('person', beto, link, erase);
    expect([erased?.status, await isThere(evaId), await isThere(beto)]).toEqual([200, true, false]);
    expect([
      [200, undefined],
      [404, evaId],
    ]).toContainEqual([linked?.status, await accountOf()]);
  });
});

describe('an erasure at once with what is noted of a talk with the person', () => {
  let seller: Awaited<ReturnType<typeof aSeller>>;
  let id: number;
  beforeEach(async () => {
    seller = await aSeller(shop);
    const [author] = (await shop.call('communication/listAuthors', {}, seller.token)).data ?? [];
    const creator = { creatorPersonId: author?.personId ?? 0, creatorCompanyId: author?.companyId ?? 0 };
    const contact = { contactCompanyId: given.companyId, contactPersonId: evaId };
    const comm = { ...creator, ...contact, subject: mark, message: 'Por diez', lastEvent: 'SCH' as const };
    id = (await shop.call('communication/add', { comm }, seller.token)).data?.id ?? 0;
  });
  const erase = () => given.erase(evaId, `Eva ${mark}`);
  const left = async () => rowsWith(await dumpTables(shop.database), mark);
  const changes = {
    'a change': () =>
      shop.call(
        'communication/update',
        { id, parms: { message: { value: `Llamó ${mark}`, before: 'Por diez' } } },
        seller.token,
      ),
    'an event': () => {
      const commEvent = { type: 'DON' as const, observation: mark };
      return shop.call('communication/addEvent', { commId: id, commEvent, seenContactPersonId: evaId }, seller.token);
    },
  };
  const names = Object.keys(changes) as (keyof typeof changes)[];

  test.each(names.flatMap((name) => orders.map((order) => [name, order] as const)))('%s, %s', async (name, order) => {
    const change = changes[name];
    const [erased, changed] =
      order === 'the erasure first'
        ? await whileHeld('communication', id, erase, change)
        : (await whileHeld('communication', id, change, erase)).toReversed();
    expect(erased?.status).toBe(200);
    expect([200, 409]).toContain(changed?.status);
    expect(await left()).toEqual([]);
  });

  test('a change that is not yet stored: the erasure waits for it, and finds its history', async () => {
    const { erased } = await shop.database.db.transaction().execute(async (tx) => {
      await tx.selectFrom('communication').select('id').where('id', '=', id).forUpdate().execute();
      const waiting = erase();
      await untilBlocked();
      // As a change does.
      await tx.updateTable('communication').set({ message: mark }).where('id', '=', id).execute();
      const what = { entity: 'communication', entity_id: String(id), field: 'message', by: 'Ana Pérez', site: 'RTC' };
      await tx
        .insertInto('history')
        .values({ ...what, at: shop.clock.now, from_value: '"Por diez"', to_value: JSON.stringify(mark) })
        .execute();
      return { erased: waiting };
    });
    expect((await erased).status).toBe(200);
    expect(await left()).toEqual([]);
  });

  test('a morning mail that is not yet stored: the erasure waits for it', async () => {
    await shop.call('agenda/setReminder', { isOn: true }, seller.token);
    const begun = Promise.withResolvers<void>();
    const erased = begun.promise.then(erase);
    const send: Ctx['mail']['send'] = async (...mails) => {
      const sent = await shop.ctx.mail.send(...mails);
      begun.resolve();
      await untilBlocked();
      return sent;
    };
    const clock = () => new Date('2026-11-20T12:00:00Z');
    expect(await sendMorningMails({ ...shop.ctx, clock, mail: { ...shop.ctx.mail, send } })).toBe(1);
    expect((await erased).status).toBe(200);
    expect(await left()).toEqual([]);
  });

  test('what is noted of a talk whose person was erased since it was seen is refused, and what says nothing of it is not', async () => {
    expect((await erase()).status).toBe(200);
    const answer = await changes['an event']();
    expect([answer.status, answer.error]).toEqual([409, messages['communication.otherContact']]);
    expect((await changes['a change']()).status).toBe(409);
    expect(await left()).toEqual([]);
    // Its appointment is cancelled; another one is with the company.
    const seen = { commId: id, commEvent: { type: 'SCH' as const }, seenContactPersonId: null };
    expect((await shop.call('communication/addEvent', seen, seller.token)).status).toBe(200);
  });
});

test.each([0, 1])('of two administrators who erase each other one stays, beside %d others', async (others) => {
  const leo = await aSignedIn(shop, { firstName: 'Leo', lastName: 'Ruiz', roles: ['administrator'] });
  for (let at = 0; at < others; at += 1) await aSignedIn(shop, { roles: ['administrator'] });
  const reason = 'Lo pidió por carta';
  const answers = await Promise.all([
    given.erase(leo.personId ?? 0, 'Leo Ruiz'),
    shop.call('person/erase', { id: given.admin.personId ?? 0, name: 'Alba Sosa', reason }, leo.token),
  ]);
  const [done, refused] = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect([done, refused]).toEqual([200, 401]);
  const left = await shop.database.db
    .selectFrom('account_role')
    .where('role', '=', 'administrator')
    .selectAll()
    .execute();
  expect(left).toHaveLength(1 + others);
});

test('of two who alone sell for the site’s own company one stays, where both are erased at once', async () => {
  const sellers = [await aSeller(shop, { lastName: 'Paz' }), await aSeller(shop, { lastName: 'Ruiz' })] as const;
  const [paz, ruiz] = sellers.map(({ personId }) => personId ?? 0);
  const answers = await Promise.all([given.erase(paz ?? 0, 'Ana Paz'), given.erase(ruiz ?? 0, 'Ana Ruiz')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect([await isThere(paz ?? 0), await isThere(ruiz ?? 0)].filter(Boolean)).toHaveLength(1);
});

test('of an erased person there is neither a file nor a look', async () => {
  expect((await given.erase(evaId, `Eva ${mark}`)).status).toBe(200);
  const gone = { status: 404, error: messages['person.notFound'] };
  expect(await given.preview(evaId)).toMatchObject(gone);
  expect(await shop.call('person/file', { id: evaId }, given.admin.token)).toMatchObject(gone);
  const document = await shop.app.request(`${shop.origin}/rest/person/document?id=${evaId}`, {
    headers: { authorization: `OAuth ${given.admin.token}` },
  });
  expect(document.status).toBe(404);
});
