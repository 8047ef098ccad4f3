import { demoAccounts } from '#demo/accounts';
import { demoAutoparts } from '#demo/autoparts/products';
import { type DemoProduct, demoProducts } from '#demo/catalogue/products';
import { demoOrders } from '#demo/orders';
import { type DemoPerson, demoContacts, demoPeople } from '#demo/people';
import { allocateOrders } from '#demo/seed/allocations';
import { departments } from '#server/places/departments';
import type { Site } from '#sites/site';

const places = new Map(
  departments.flatMap((state) => state.cities.map((city) => [city.id, { state: state.name, city: city.name }])),
);

type Waiting = Map<number, number>;

const ordersOf = (site: Site, products: readonly DemoProduct[], people: readonly DemoPerson[], waiting: Waiting) => {
  const sellable = products
    .filter(({ category, isPublic }) => isPublic && category.startsWith(`${site.rootCategory}.`))
    .map(({ code, priceCents, stock }) => ({ code, priceCents, free: stock.BUL + stock.CLA }))
    .filter(({ free }) => free > 3);
  if (sellable.length === 0) return [];
  const near = site.settings.metropolitanCities;
  const isMetropolitan = (cityId: number) => {
    const place = places.get(cityId);
    return near.some(({ state, city }) => state === place?.state && city === place?.city);
  };
  return demoOrders({ seed: site.id, products: sellable, people, isMetropolitan, waiting });
};

/** All that a demo holds, the same each time; dates are minutes and days before now. Nothing is written here. */
export function demoShop(sites: readonly Site[]) {
  const { families, products: parts } = demoAutoparts();
  const products: DemoProduct[] = [...demoProducts(), ...parts];
  const people = demoPeople().map((person, at) => ({
    ...person,
    email: demoAccounts.find((account) => account.person === at)?.email ?? person.email,
  }));
  const waiting: Waiting = new Map();
  const orders = sites.flatMap((site) => ordersOf(site, products, people, waiting).map((order) => ({ site, order })));
  const { allocations, stock } = allocateOrders(
    products,
    orders.map(({ order }) => order),
  );
  return {
    products,
    families,
    people,
    contacts: demoContacts(),
    stock,
    orders: orders.map((one, at) => ({ ...one, allocations: allocations[at] ?? [] })),
  };
}

export type DemoShop = ReturnType<typeof demoShop>;
