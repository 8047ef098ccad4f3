import { expect, it } from 'vitest';
import { demoShop } from '#demo/shop';
import { sites } from '#sites/all';

const unpaid = new Set(['INI', 'PCH', 'PPE']);
const all = demoShop(Object.values(sites));

it('has forty orders of each shop that it serves, those of the first as if it were alone', () => {
  const ofFirst = ({ orders }: Pick<typeof all, 'orders'>) => orders.filter(({ site }) => site.id === 'RTC');
  expect(Map.groupBy(all.orders, ({ site }) => site.id).size).toBe(5);
  expect(all.orders).toHaveLength(200);
  expect(ofFirst(all).map(({ order }) => order)).toEqual(demoShop([sites.RTC]).orders.map(({ order }) => order));
});

it('leaves every buyer within three unpaid orders, and its own customers room for two', () => {
  const waiting = Map.groupBy(
    all.orders.filter(({ order }) => unpaid.has(order.state)),
    ({ order }) => order.buyer,
  );
  for (const [buyer, orders] of waiting) expect(orders.length, `${buyer}`).toBeLessThanOrEqual(buyer < 2 ? 1 : 3);
});
