import { createHash } from 'node:crypto';
import { orderStates } from '#contract/plain/commerce';
import { demoAccounts } from '#demo/accounts';
import type { DemoProduct } from '#demo/catalogue/products';
import type { DemoEvent, DemoOrder } from '#demo/orders';
import type { DemoPerson } from '#demo/people';
import { idsBy, insertRows, valueOf } from '#demo/seed/insert';
import type { DemoShop } from '#demo/shop';
import type { Db } from '#server/ctx';
import { deadlineOf, kindOf, systemName } from '#server/orders/deadlines';
import { departments } from '#server/places/departments';

const minute = 60_000;

const placeNames = new Map(
  departments.flatMap((state) => state.cities.map((city) => [city.id, { state: state.name, city: city.name }])),
);

type Given = {
  products: readonly DemoProduct[];
  people: readonly DemoPerson[];
  /** Ids of the people, in their order. */
  personIds: readonly number[];
  accounts: ReadonlyMap<string, number>;
  productIds: ReadonlyMap<string, number>;
  rate: { value: number; date: string };
  now: Date;
};
type Placed = DemoShop['orders'][number];

const pesos = (cents: number, rate: number) => Math.round(cents * rate);

/** When the clock moves an order that still waits for money. */
const holdUntil = ({ state, paymentId, events }: DemoOrder, now: Date, site: Placed['site']): Date | null => {
  const since = new Date(now.getTime() - (events.at(-1)?.minutesAgo ?? 0) * minute);
  return deadlineOf(state, kindOf(paymentId), since, { site, settings: site.settings });
};

/** Writes orders as the shop itself writes them, numbered from 1 in the order of their dates. */
export async function seedOrders(db: Db, placed: readonly Placed[], given: Given) {
  const age = ({ order }: Placed) => order.events[0]?.minutesAgo ?? 0;
  const orders = placed.toSorted((a, b) => age(b) - age(a));
  const own = await db.selectFrom('company').select(['id', 'name', 'identifier', 'own_site']).execute();
  const companies = new Map(own.map((company) => [company.own_site ?? '', company]));
  const byCode = new Map(given.products.map((product) => [product.code, product]));
  const rows = orders.map((one, at) => orderRow(given, byCode, one, valueOf(companies, one.site.id), at + 1));
  await insertRows(db, 'orders', rows);
  const ids = await idsBy(db, 'orders', 'guid');
  const branches = await idsBy(db, 'branch', 'code');

  const items = orders.flatMap(({ order }) =>
    order.lines.map(({ code, quantity }, position) => {
      const { name, brand, priceCents, ivaRate } = valueOf(byCode, code);
      return {
        order_id: valueOf(ids, order.guid),
        position,
        product_id: valueOf(given.productIds, code),
        code,
        name,
        brand_name: brand,
        quantity,
        price_cents: priceCents,
        iva_rate: ivaRate,
        price_uyu_cents: pesos(priceCents, given.rate.value),
      };
    }),
  );
  const taken = orders.flatMap(({ order, allocations }) =>
    allocations.map(({ code, branch, quantity }) => ({
      order_id: valueOf(ids, order.guid),
      product_id: valueOf(given.productIds, code),
      quantity,
      branch_id: valueOf(branches, branch),
    })),
  );
  const events = orders.flatMap(({ order }) =>
    order.events.map((event) => eventRow(given, order, event, valueOf(ids, order.guid))),
  );
  await insertRows(db, 'order_item', items);
  await insertRows(db, 'order_allocation', taken);
  await insertRows(db, 'order_event', events);
  await insertRows(db, 'counter', [{ name: 'order', value: orders.length }]);
}

type Company = { id: number; name: string; identifier: string };
type ByCode = ReadonlyMap<string, DemoProduct>;

function orderRow(
  given: Given,
  byCode: ByCode,
  { site, order, allocations }: Placed,
  company: Company,
  number: number,
) {
  const { now, people, personIds, rate } = given;
  const person = people[order.buyer];
  if (!person) throw new Error(`No buyer ${order.buyer}`);
  const shipping = site.settings.shipping.find(({ id }) => id === order.shippingId);
  const payment = site.settings.payments.find(({ id }) => id === order.paymentId);
  const shippingPrice = shipping?.price ?? 0;
  const [first] = allocations;
  const branch = order.shippingId === 'RES' ? site.branches.find(({ code }) => code === first?.branch) : undefined;
  const sum = (unit: (cents: number) => number) =>
    order.lines.reduce((total, { code, quantity }) => total + quantity * unit(valueOf(byCode, code).priceCents), 0);
  return {
    guid: order.guid,
    number,
    site: site.id,
    state: order.state,
    placed_at: new Date(now.getTime() - (order.events[0]?.minutesAgo ?? 0) * minute),
    account_id: valueOf(given.accounts, person.email),
    user_email: person.email,
    content_hash: createHash('sha256').update(order.guid).digest('hex'),
    person_id: personIds[order.buyer] ?? null,
    person_name: person.name,
    person_last_name: person.lastName,
    person_identifier: person.identifier,
    to_company_id: company.id,
    to_company_name: company.name,
    to_company_identifier: company.identifier,
    ...contactColumns(order, person),
    shipping_id: order.shippingId,
    shipping_name: shipping?.name ?? '',
    shipping_price_cents: shippingPrice,
    branch_code: branch?.code ?? null,
    branch_name: branch?.name ?? null,
    carrier_name: order.carrier,
    payment_id: order.paymentId,
    payment_name: payment?.name ?? '',
    total_cents: sum((cents) => cents) + shippingPrice,
    rate: rate.value,
    rate_date: rate.date,
    total_uyu_cents: sum((cents) => pesos(cents, rate.value)) + pesos(shippingPrice, rate.value),
    holds_stock: orderStates[order.state].stock === 'held',
    hold_until: holdUntil(order, now, site),
  };
}

function contactColumns({ shippingId }: DemoOrder, { phones, addresses }: DemoPerson) {
  const [phone] = phones;
  const [address] = shippingId === 'RES' ? [] : addresses;
  const place = address && placeNames.get(address.cityId);
  return {
    phone: phone?.phone ?? '',
    phone_type: phone?.type ?? 'HOM',
    phone_observation: phone?.observation ?? null,
    address: address?.address ?? null,
    address_observation: address?.observation ?? null,
    address_zip_code: address?.zipCode ?? null,
    address_recipient: address?.recipient ?? null,
    address_geolocation: address?.geolocation ?? null,
    address_state_id: address?.stateId ?? null,
    address_state_name: place?.state ?? null,
    address_city_id: address?.cityId ?? null,
    address_city_name: place?.city ?? null,
  };
}

function eventRow(given: Given, order: DemoOrder, event: DemoEvent, orderId: number) {
  const { people, accounts, now } = given;
  const buyer = people[order.buyer];
  const seller = demoAccounts.find(({ what }) => what === 'vendedor de la tienda');
  const sellerPerson = people[seller?.person ?? 0];
  const names = {
    buyer: `${buyer?.name} ${buyer?.lastName}`,
    seller: `${sellerPerson?.name} ${sellerPerson?.lastName}`,
    clock: systemName,
    provider: order.paymentId === 'PYPL' ? 'PayPal' : 'Mercado Pago',
  };
  const emails = { buyer: buyer?.email, seller: seller?.email, clock: undefined, provider: undefined };
  const email = emails[event.by];
  return {
    order_id: orderId,
    at: new Date(now.getTime() - event.minutesAgo * minute),
    by: names[event.by],
    account_id: email ? valueOf(accounts, email) : null,
    from_state: event.from,
    to_state: event.to,
    mailed: event.mailed,
    reason: event.reason,
  };
}
