import { beforeEach, describe, expect, test } from 'vitest';
import { cfesMax } from '#contract/plain/cfe';
import { messages, sentence } from '#contract/plain/messages';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder, aShopForOrders, inState, placeOrder } from '#server/test/an-order';
import type { TestShop } from '#server/test/shop';

type Person = { token: string };
let shop: TestShop;
let ana: Person;
let seller: Person;
let orderId: string;
let other: { guid: string; number: number };
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
  seller = await aSeller(shop, { firstName: 'Vera', lastName: 'Vende' });
  const board = await aProduct(shop, { stock: { BUL: 5 } });
  orderId = (await placeOrder(shop, ana.token, anOrder([board]))).guid;
  other = await placeOrder(shop, ana.token, anOrder([board]));
});

const ticket = { type: 101, series: 'a', number: 123 };
const add = (cfe: object, { token } = seller, at = orderId) =>
  shop.call('order/addCfe', { orderId: at, cfe: cfe as typeof ticket }, token);
const remove = (cfeId: number, { token } = seller, at = orderId) =>
  shop.call('order/removeCfe', { orderId: at, cfeId }, token);
const find = async () => (await shop.call('order/find', { orderId }, ana.token)).data;

describe('a CFE', () => {
  test('is noted by a seller, with a line in the history that mails nobody, and its buyer reads it', async () => {
    const mails = () => shop.database.db.selectFrom('mail').select('id').execute();
    const before = (await mails()).length;
    expect((await add(ticket)).status).toBe(200);
    const order = await find();
    expect(order?.cfes).toMatchObject([{ type: 101, series: 'A', number: 123, by: 'Vera Vende' }]);
    expect(order?.events.at(-1)).toMatchObject({
      from: 'PPE',
      to: 'PPE',
      mailed: false,
      reason: 'Se anotó: e-Ticket A 123',
    });
    expect((await mails()).length).toBe(before);
  });

  test('noted twice stands once; its series may be typed in small letters', async () => {
    await add(ticket);
    expect((await add({ ...ticket, series: ' A ' })).data?.cfes).toHaveLength(1);
    expect((await find())?.events.filter(({ reason }) => reason?.startsWith('Se anotó'))).toHaveLength(1);
    expect((await add({ ...ticket, type: 102 })).data?.cfes).toHaveLength(2);
  });

  test('of another order is a 409 that names it', async () => {
    await add(ticket, seller, other.guid);
    const { status, error } = await add(ticket);
    expect([status, error]).toEqual([409, sentence('cfe.taken', { cfe: 'e-Ticket A 123', number: other.number })]);
  });

  test('noted by two sellers at two orders at once stands at one', async () => {
    const answers = await Promise.all([add(ticket), add(ticket, seller, other.guid)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test.each(['PAP', 'DIS', 'CAN'] as const)('can be noted on an order in %s', async (state) => {
    await inState(shop, orderId, state);
    expect((await add({ ...ticket, type: 112 })).data).toMatchObject({ state, cfes: [{ type: 112 }] });
  });

  test('that was typed wrongly is removed, and the history says so', async () => {
    const cfe = (await add(ticket)).data?.cfes[0];
    expect((await remove(cfe?.id ?? 0, seller, other.guid)).status).toBe(404);
    expect((await remove(cfe?.id ?? 0)).data?.cfes).toEqual([]);
    expect((await find())?.events.at(-1)?.reason).toBe('Se quitó: e-Ticket A 123');
    const again = await remove(cfe?.id ?? 0);
    expect([again.status, again.error]).toEqual([404, messages['cfe.notFound']]);
    expect((await add(ticket, seller, other.guid)).status).toBe(200);
  });

  test('is one of few', async () => {
    for (let number = 1; number <= cfesMax; number += 1) await add({ ...ticket, number });
    const { status, error } = await add(ticket);
    expect([status, error]).toEqual([409, sentence('cfe.tooMany', { max: cfesMax })]);
  });
});

test.each([
  ['type', { type: 104 }, messages['field.choice']],
  ['type', { type: 1.5 }, messages['field.choice']],
  ['series', { series: '' }, messages['field.required']],
  ['series', { series: 'ABC' }, messages['cfe.series']],
  ['series', { series: 'Ñ' }, messages['cfe.series']],
  ['number', { number: 0 }, messages['cfe.number']],
  ['number', { number: 10_000_000 }, messages['cfe.number']],
  ['number', { number: 1.5 }, messages['cfe.number']],
])('a wrong %s (%j) is told at its field', async (field, wrong, said) => {
  const { status, fields } = await add({ ...ticket, ...wrong });
  expect([status, fields]).toEqual([422, { [field]: said }]);
});

test('for who sells elsewhere there is no such order, and its buyer may not note anything', async () => {
  const far = await aSeller(shop, { sellsFor: [(await aCompany(shop.database.db)).id] });
  const cfe = (await add(ticket)).data?.cfes[0]?.id ?? 0;
  for (const answer of [await add(ticket, far), await remove(cfe, far)]) {
    expect([answer.status, answer.error]).toEqual([404, messages['order.notFound']]);
  }
  expect([(await add(ticket, ana)).status, (await remove(cfe, ana)).status]).toEqual([403, 403]);
  const admin = await aSignedIn(shop, { roles: ['administrator'] });
  expect((await remove(cfe, admin)).status).toBe(200);
});
