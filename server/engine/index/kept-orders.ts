import type { Facts, KeptOrder, SearchDocument } from '../search-engine.ts';
import { firstSlots } from './order.ts';
import { type CompareSlots, type OrderedSlots, settleSlots, sortedSlots } from './ordered-slots.ts';
import { enlarge } from './slot-columns.ts';
import { appendTextKey, compareTextKeys, emptyTextKeys, type TextKeys } from './text-keys.ts';

/**
 * An order of the schema: what each slot is ordered by (a number, or a text that stays as long as the slot), all slots in
 * that order, equal ones by id, and of each how many different ones stand before it.
 */
export type OrderColumn = KeptOrder & {
  numbers: Float64Array<ArrayBuffer>;
  texts: TextKeys;
  ordered: OrderedSlots;
  ranks: Uint32Array<ArrayBuffer>;
};

type Slots = { count: number; id: Float64Array; orders: OrderColumn[] };

export const emptyOrders = (orders: readonly KeptOrder[], room: number): OrderColumn[] =>
  orders.map((order) => ({
    ...order,
    numbers: new Float64Array(order.by === 'number' ? room : 0),
    texts: emptyTextKeys(order.by === 'number' ? 0 : room),
    ordered: { slots: new Uint32Array(0), moved: new Set() },
    ranks: new Uint32Array(0),
  }));

const textFor = (order: KeptOrder, { name, texts, codes }: SearchDocument): string => {
  if (order.by === 'code') return codes.find(({ kind }) => kind === order.kind)?.raw ?? '';
  return order.by === 'text' ? (texts[order.text] ?? '') : name;
};

/** Notes the texts of the slot that was added last; `room`: for how many slots there is any. */
export const appendToOrders = (
  orders: readonly OrderColumn[],
  slot: number,
  document: SearchDocument,
  room: number,
): void => {
  for (const order of orders) {
    if (order.by !== 'number') appendTextKey(order.texts, slot, textFor(order, document));
    else if (order.numbers.length < room) order.numbers = enlarge(order.numbers, room);
  }
};

/** Writes the numbers of a slot. */
export const writeNumbers = (orders: readonly OrderColumn[], slot: number, { numbers: own = {} }: Facts): void => {
  for (const { key, by, numbers } of orders) if (by === 'number') numbers[slot] = own[key] ?? 0;
};

/** Makes a change of a slot, and notes in which orders it moves by that. */
export const movedBy = (orders: readonly OrderColumn[], slot: number, change: () => void): void => {
  const before = orders.map(({ numbers }) => numbers[slot]);
  change();
  for (const [at, { numbers, ordered }] of orders.entries()) if (numbers[slot] !== before[at]) ordered.moved.add(slot);
};

/** Negative, 0 or positive; 0 where two are equal. */
const compareIn = ({ by, numbers, texts }: OrderColumn): CompareSlots =>
  by === 'number'
    ? (one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0)
    : (one, other) => compareTextKeys(texts, one, other);

const thenById =
  (by: CompareSlots, id: Float64Array): CompareSlots =>
  (one, other) =>
    by(one, other) || (id[one] ?? 0) - (id[other] ?? 0);

/** Two neighbours that are where they were stand to each other as their ranks said before. */
const rank = (count: number, order: OrderColumn, isMoved: (slot: number) => boolean): void => {
  const { ordered, ranks: before } = order;
  const compare = compareIn(order);
  const ranks = new Uint32Array(count);
  for (let at = 1, now = 0; at < count; at++) {
    const [last, slot] = [ordered.slots[at - 1] ?? 0, ordered.slots[at] ?? 0];
    const isKnown = !isMoved(slot) && !isMoved(last);
    if (isKnown ? before[last] !== before[slot] : compare(last, slot) !== 0) now++;
    ranks[slot] = now;
  }
  order.ranks = ranks;
};

/** Sorts all slots from the beginning. */
export const sortOrders = ({ count, id, orders }: Slots): void => {
  for (const order of orders) {
    order.ordered = sortedSlots(count, thenById(compareIn(order), id));
    rank(count, order, () => true);
  }
};

/** Puts what changed since the last time where it belongs: whoever asks for the order does it, not whoever changes. */
const settle = ({ count, id }: Slots, order: OrderColumn): void => {
  if (order.ordered.moved.size === 0) return;
  const moved = new Uint8Array(count);
  for (const slot of order.ordered.moved) moved[slot] = 1;
  settleSlots(count, order.ordered, thenById(compareIn(order), id));
  rank(count, order, (slot) => moved[slot] === 1);
};

/** From that share of all on, results are found by walking the order instead of choosing the first of them. */
const manyOf = 8;

/**
 * The places `from` to `from + most` of the results in an order, equal ones by id whichever way; `results` undefined: all
 * that are visible.
 */
export const pageInOrder = (
  columns: Slots,
  visible: Uint8Array,
  { key, descends }: { key: string; descends: boolean },
  results: Uint32Array | undefined,
  from: number,
  most: number,
): number[] => {
  const order = columns.orders.find((one) => one.key === key);
  if (!order) throw new Error(`The index keeps no order ${key}.`);
  settle(columns, order);
  const { ranks } = order;
  if (!results) return walk(columns.count, order, descends, visible, from, most);
  if (results.length * manyOf < columns.count)
    return firstSlots(columns, results, from, most, (slot) => (descends ? 1 : -1) * (ranks[slot] ?? 0));
  const found = new Uint8Array(columns.count);
  for (let at = 0; at < results.length; at++) found[results[at] ?? 0] = 1;
  return walk(columns.count, order, descends, found, from, most);
};

const walk = (
  count: number,
  { ordered: { slots }, ranks }: OrderColumn,
  descends: boolean,
  shown: Uint8Array,
  from: number,
  most: number,
): number[] => {
  const page: number[] = [];
  let passed = 0;
  const isFull = (slot: number): boolean => {
    if (shown[slot] === 1 && passed++ >= from) page.push(slot);
    return page.length === most;
  };
  if (most === 0) return page;
  if (!descends) {
    for (let at = 0; at < count; at++) if (isFull(slots[at] ?? 0)) return page;
    return page;
  }
  for (let last = count; last > 0; ) {
    let first = last - 1;
    while (first > 0 && ranks[slots[first - 1] ?? 0] === ranks[slots[last - 1] ?? 0]) first--;
    for (let at = first; at < last; at++) if (isFull(slots[at] ?? 0)) return page;
    last = first;
  }
  return page;
};

/** The buffers to hand over when the orders go from one thread to another. */
export const orderBuffers = (orders: readonly OrderColumn[]): ArrayBuffer[] =>
  orders.flatMap(({ numbers, texts, ordered, ranks }) => [
    numbers.buffer,
    texts.bytes.buffer,
    texts.starts.buffer,
    ordered.slots.buffer,
    ranks.buffer,
  ]);
