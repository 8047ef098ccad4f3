import { beforeAll, expect, test } from 'vitest';
import { type OrderState, orderMoves, orderStates } from '#contract/plain/commerce';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder, aShopForOrders, inState, placeOrder, stockNow } from '#server/test/an-order';
import type { TestShop } from '#server/test/shop';

// Each from one state to another, of an order, a buyer and a product of its own.

let shop: TestShop;
let seller: string;
beforeAll(async () => {
  ({ shop } = await aShopForOrders());
  seller = (await aSeller(shop)).token;
});

const states = Object.keys(orderStates) as OrderState[];
const moves = states.flatMap((from) => states.map((to) => [from, to] as const));

test.each(moves)('%s to %s', async (from, to) => {
  const { token } = await aSignedIn(shop);
  const board = await aProduct(shop, { stock: { BUL: 5 } });
  const { guid: orderId } = await placeOrder(shop, token, anOrder([{ ...board, quantity: 2 }]));
  const find = async (reader: string) => (await shop.call('order/find', { orderId }, reader)).data;
  await inState(shop, orderId, from);
  const before = await find(token);
  const offered = (await find(seller))?.moves;
  const move = (more = {}) => shop.call('order/changeState', { orderId, state: to, sendEmail: false, ...more }, seller);
  const answer = await move();
  const isMove = orderMoves[from].seller.includes(to);
  expect(offered?.includes(to)).toBe(isMove);
  expect(answer.status).toBe(isMove || from === to ? 200 : 409);
  if (from === to) expect((await move({ reason: 'Otro motivo', seenState: to })).status).toBe(200);
  const after = await find(token);
  expect(after?.state).toBe(isMove ? to : from);
  expect(after?.events.length).toBe((before?.events.length ?? 0) + (isMove ? 1 : 0));
  if (answer.status === 409) {
    const [a, b] = [orderStates[from].label, orderStates[to].label];
    expect(answer.error).toBe(`El pedido está en «${a}» y no puede pasar a «${b}»`);
  }
  const held = { INI: [5, 2], PCH: [5, 0], PPE: [5, 2], PAP: [5, 2], DIS: [3, 0], CAN: [5, 0] };
  expect(await stockNow(shop, board)).toEqual({ BUL: held[isMove ? to : from] });
});
