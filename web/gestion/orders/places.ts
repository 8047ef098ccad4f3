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

type Place = NonNullable<Order['desk']>['places'][number];

/**
 * All that is to be brought to where a paid order leaves from, or to `branchCode`, where it is to wait instead. One that is marked
 * prepared has it there.
 */
export const toBring = (order: Placed & Pick<Order, 'state'>, branchCode = order.branchCode): Place[] => {
  const isThere = order.desk?.preparedAt && branchCode === order.branchCode;
  if (order.state !== 'PAP' || isThere) return [];
  const home = homeOf({ ...order, branchCode });
  return (order.desk?.places ?? []).filter((place) => place.branchCode !== home);
};

/** Units by the branch where they lie, in words. */
export const byBranch = (places: readonly Place[]) =>
  [...new Map(places.map((place) => [place.branchCode, place.branchName]))].map(([code, name]) => {
    const own = places.filter(({ branchCode }) => branchCode === code);
    return { code, name, units: own.map((place) => `${place.quantity} × ${place.code}`).join(', ') };
  });

/** Why an order is not worked on together with others; undefined where nothing is to be brought, to `branchCode` where it is given. */
export const bringRefusal = (order: Placed & Pick<Order, 'state'>, branchCode?: string): string | undefined => {
  const names = byBranch(toBring(order, branchCode)).map(({ name }) => name);
  return names.length === 0
    ? undefined
    : `Hay que traer unidades de ${names.join(' y ')}: seguí en la página del pedido`;
};
