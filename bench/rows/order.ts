import { randomUUID } from 'node:crypto';
import type { Input } from '#contract/contract';
import { unpaidOrdersMax } from '#contract/plain/commerce';
import { buyersOfOrders, tokenOf } from '../data/buyers.ts';
import { type BenchProduct, productAt, somePlaces } from '../data/products.ts';
import type { Question } from '../load.ts';
import { type Amount, callQuestion, eachOnce, mustBe, type Row, wantedSlow } from './row.ts';

const buyable = (size: number, count: number) =>
  somePlaces('order', size, count * 3)
    .map(productAt)
    .filter(({ isPublic, units }) => isPublic && units.BUL >= 20);

/**
 * An order as a browser sends it: some units of each product, picked up, by giro: as a deposit, and needs no account.
 */
const depositOrder = (items: readonly BenchProduct[], quantity: number): Input<'order/add'>['order'] => ({
  guid: randomUUID(),
  phone: '099 123 456',
  phoneType: 'HOM',
  shippingId: 'RES',
  shippingPrice: 0,
  branchCode: 'BUL',
  paymentId: 'ABGI',
  items: items.map(({ code, price }) => ({ code, price, quantity })),
});

/** An order of `quantity` units of each product; the answer has to be that order, to be paid by deposit. */
export const orderQuestion = (buyer: number, items: readonly BenchProduct[], quantity = 1): Question => {
  const order = depositOrder(items, quantity);
  const total = items.reduce((sum, { price }) => sum + price * quantity, 0);
  const authorization = `OAuth ${tokenOf(buyer)}`;
  const check = ({ data }: Record<string, unknown>) => {
    const placed = data as { guid?: string; number?: number; state?: string; total?: number } | null;
    const isPlaced = placed?.guid === order.guid && placed.state === 'PPE' && Number(placed.number) > 0;
    mustBe(isPlaced && placed.total === total, `the order of buyer ${buyer}: ${JSON.stringify(placed)}`);
  };
  return callQuestion('order/add', { order }, check, { authorization });
};

/** Orders of two lines by different buyers, who come back when all had their turn: at most three orders each. */
export const orderRow = (size: number, amount: Amount): Row => {
  const count = wantedSlow(amount);
  if (count > buyersOfOrders * unpaidOrdersMax)
    throw new Error(`${buyersOfOrders} buyers may not place ${count} orders.`);
  const products = buyable(size, count);
  const itemsOf = (at: number) => [products[at % products.length], products[(at * 7 + 1) % products.length]];
  const questions = Array.from({ length: count }, (_, at) => {
    const items = itemsOf(at).filter((item) => item !== undefined);
    return orderQuestion(at % buyersOfOrders, items[0] === items[1] ? items.slice(1) : items);
  });
  return {
    name: 'Order by deposit',
    limit: { times: 75, beside: 'select' },
    ...eachOnce(questions, amount, amount.slow),
  };
};
