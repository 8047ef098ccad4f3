import {
  type OrderState,
  type PaymentId,
  paymentIds,
  paymentKinds,
  type ShippingId,
  unpaidOrdersMax,
  unpaidStates,
} from '#contract/plain/commerce';
import { demoAccounts } from '#demo/accounts';
import type { DemoPerson } from '#demo/people';
import { randomOf } from '#demo/random';
import { clockMoves } from '#server/orders/deadlines';

type Buyable = { code: string; priceCents: number; free: number };

export type DemoEvent = {
  minutesAgo: number;
  by: 'buyer' | 'seller' | 'clock' | 'provider';
  from: OrderState | null;
  to: OrderState;
  mailed: boolean;
  reason: string | null;
};

export type DemoOrder = {
  guid: string;
  state: OrderState;
  /** Newest events last; the first is the placing. */
  events: DemoEvent[];
  /** Counts into the people given: the demo's two customers, or somebody after its accounts. */
  buyer: number;
  paymentId: PaymentId;
  shippingId: ShippingId;
  carrier: string | null;
  lines: { code: string; quantity: number }[];
};

const hour = 60;
const day = 24 * hour;
const story: { state: OrderState; count: number; ages: [number, number] }[] = [
  { state: 'CAN', count: 6, ages: [4 * day, 60 * day] },
  { state: 'DIS', count: 13, ages: [3 * day, 75 * day] },
  { state: 'PAP', count: 8, ages: [5 * hour, 4 * day] },
  { state: 'PPE', count: 8, ages: [40, 2 * day] },
  { state: 'PCH', count: 3, ages: [2 * hour, 20 * hour] },
  { state: 'INI', count: 2, ages: [2, 9] },
];
const deposits = paymentIds.filter((id) => paymentKinds[id] === 'deposit');
const online = ['MPU', 'MPU', 'PYPL'] as const;
const carriers = ['DAC', 'Agencia Central', 'Correo Uruguayo', 'Turil', 'Núñez'];

function eventsOf(state: OrderState, isDeposit: boolean, age: number, seed: string): DemoEvent[] {
  const random = randomOf('events', seed);
  const placed: DemoEvent = { minutesAgo: age, by: 'buyer', from: null, to: 'INI', mailed: true, reason: null };
  const events = [placed];
  const then = (by: DemoEvent['by'], to: OrderState, share: number, more: Partial<DemoEvent> = {}) => {
    const last = events.at(-1) ?? placed;
    const mailed = to === 'PAP' || to === 'DIS';
    events.push({ minutesAgo: last.minutesAgo * share, by, from: last.to, to, mailed, reason: null, ...more });
  };
  if (state === 'INI') return events;
  if (state === 'PCH') then('clock', 'PCH', 1, { minutesAgo: age - 30, reason: clockMoves.INI?.reason ?? null });
  if (isDeposit && state !== 'PCH') then('buyer', 'PPE', 1);
  if (state === 'PAP' || state === 'DIS') then(isDeposit ? 'seller' : 'provider', 'PAP', isDeposit ? 0.7 : 0.999);
  if (state === 'DIS') then('seller', 'DIS', 0.6);
  if (state === 'CAN') {
    const fate = random.int(0, 2);
    if (!isDeposit) then('buyer', 'CAN', 0.95, { reason: 'Me equivoqué de modelo' });
    else if (fate === 0) then('clock', 'CAN', 1, { minutesAgo: age - 3 * day, reason: clockMoves.PPE?.reason ?? null });
    else if (fate === 1) then('seller', 'CAN', 0.8, { reason: 'El cliente pidió cambiarlo por otro producto' });
    else then('buyer', 'CAN', 0.9);
  }
  return events;
}

/** How an order reaches a buyer's first address. */
const shippingFor = (person: DemoPerson, isMetropolitan: (cityId: number) => boolean): DemoOrder['shippingId'] => {
  const place = person.addresses[0];
  if (!place) return 'RES';
  if (place.stateId === 1) return 'MON';
  return isMetropolitan(place.cityId) ? 'AME' : 'INT';
};

type Given = {
  seed: string;
  /** Unpaid orders of each buyer at the shops before this one; nobody gets more than the shop lets anyone have. */
  waiting?: Map<number, number>;
  products: readonly Buyable[];
  people: readonly DemoPerson[];
  isMetropolitan: (cityId: number) => boolean;
};

/** Forty orders in all states, oldest first; open ones never ask for more than is free. */
export function demoOrders({ seed, products, people, isMetropolitan, waiting = new Map() }: Given): DemoOrder[] {
  const left = new Map(products.map(({ code, free }) => [code, free]));
  const strangers = demoAccounts.length;
  const isFirstShop = waiting.size === 0;
  const orders = story.flatMap(({ state, count, ages: [youngest, oldest] }) =>
    Array.from({ length: count }, (_, at): DemoOrder => {
      const key = `${seed}-${state}-${at}`;
      const random = randomOf('order', key);
      const isDeposit = state === 'PPE' || (state !== 'INI' && state !== 'PCH' && random.chance(0.6));
      // The demo's own customers keep room for new orders: of unpaid ones they have one each.
      const isTheirs = at < 2 && (isFirstShop ? state !== 'INI' && state !== 'PCH' : !unpaidStates.includes(state));
      let buyer = isTheirs ? at : random.int(strangers, people.length - 1);
      if (unpaidStates.includes(state)) {
        while ((waiting.get(buyer) ?? 0) >= unpaidOrdersMax) buyer = buyer < people.length - 1 ? buyer + 1 : strangers;
        waiting.set(buyer, (waiting.get(buyer) ?? 0) + 1);
      }
      const person = people[buyer];
      if (!person) throw new Error('An order needs a buyer');
      const shippingId = random.chance(0.35) ? 'RES' : shippingFor(person, isMetropolitan);
      const lines = random.some(products, random.pick([1, 1, 2, 2, 3, 4, 6])).flatMap(({ code, priceCents }) => {
        const most = priceCents < 500 ? 12 : priceCents < 4000 ? 3 : 1;
        const quantity = Math.min(random.int(1, most), left.get(code) ?? 0);
        if (quantity < 1) return [];
        left.set(code, (left.get(code) ?? 0) - quantity);
        return [{ code, quantity }];
      });
      const age = youngest + Math.floor(((oldest - youngest) * (at + random.next())) / count);
      return {
        guid: random.guid(),
        state,
        events: eventsOf(state, isDeposit, age, key),
        buyer,
        paymentId: isDeposit ? random.pick(deposits) : random.pick(online),
        shippingId,
        carrier: shippingId === 'INT' ? random.pick(carriers) : null,
        lines,
      };
    }),
  );
  const placedAgo = (order: DemoOrder) => order.events[0]?.minutesAgo ?? 0;
  return orders.filter(({ lines }) => lines.length > 0).sort((a, b) => placedAgo(b) - placedAgo(a));
}
