import type { Order } from '#contract/orders';

type Placed = Pick<Order, 'desk' | 'branchCode'>;

/** The branch that an order leaves from: its own, else the one that holds most of its units, of equals the first (decision 026). */
const homeOf = ({ desk, branchCode }: Placed) => {
  if (branchCode) return branchCode;
  const held = new Map<string, number>();
  for (const place of desk?.places ?? [])
    held.set(place.branchCode, (held.get(place.branchCode) ?? 0) + place.quantity);
  return [...held].reduce<[string, number] | undefined>(
    (most, one) => (most && most[1] >= one[1] ? most : one),
    undefined,
  )?.[0];
};

/** Where the units of a code lie, each with whether they are to be brought from there first. */
export const placesOf = (order: Placed, code: string) => {
  const home = homeOf(order);
  return (order.desk?.places ?? [])
    .filter((place) => place.code === code)
    .map((place) => ({ ...place, isElsewhere: place.branchCode !== home }));
};

/** All that is to be brought before the order can be dispatched. */
export const toBring = (order: Placed) => {
  const home = homeOf(order);
  return (order.desk?.places ?? []).filter(({ branchCode }) => branchCode !== home);
};
