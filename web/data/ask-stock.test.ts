import { expect, test } from 'vitest';
import { cartLinesMax } from '#contract/plain/cart-lines-max';
import type { Stock } from '#contract/stock';
import { openStock } from './ask-stock.ts';

const stockOf = (code: string): Stock => ({ code, available: 'AV', branches: [] });
/** A shop that has all but what is called GONE, and what it was asked. */
const start = () => {
  const asked: string[][] = [];
  const askStock = openStock(async (codes) => {
    asked.push(codes);
    return codes.filter((code) => code !== 'GONE').map(stockOf);
  });
  return { asked, askStock };
};

test('what the cards of a page ask for is one call, each code once', async () => {
  const { asked, askStock } = start();
  const cards = [['A', 'B'], ['B', 'C'], ['GONE']];
  const [first, ...others] = await Promise.all(cards.map(askStock));
  expect(asked).toEqual([['A', 'B', 'C', 'GONE']]);
  expect([...(first ?? [])]).toEqual(['A', 'B', 'C'].map((code) => [code, stockOf(code)]));
  for (const other of others) expect(other).toEqual(first);
});

test('what is asked for later is another call, and no more are asked for at once than the shop takes', async () => {
  const { asked, askStock } = start();
  await askStock(['A']);
  const many = Array.from({ length: cartLinesMax + 1 }, (_, at) => `N-${at}`);
  expect((await askStock(many)).size).toBe(many.length);
  expect(asked.map(({ length }) => length)).toEqual([1, cartLinesMax, 1]);
});
