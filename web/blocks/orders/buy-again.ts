import type { Output } from '#contract/contract';
import type { OrderItem } from '#contract/order-parts';
import { recentMax } from '#contract/plain/browser-memory';
import { counted } from '#contract/plain/counted-text';
import { withoutVehicle } from '#contract/plain/for-vehicle';
import { isOnRequest } from '#contract/plain/on-request';
import { call } from '#web/data/call';
import { type CartLine, cart } from '#web/data/cart';

type Card = Output<'product/listByCodes'>['data'][number];

/** The items that went into the cart, those that are sold no more, and those that it has no room for. */
export type BoughtAgain = { added: OrderItem[]; gone: OrderItem[]; left: OrderItem[] };

/** An ordered item as a line of the cart, at its price of today; undefined where it is not sold. */
export const lineOf = (item: OrderItem, cards: readonly Card[]): CartLine | undefined => {
  const card = cards.find(({ asked }) => asked.includes(item.code));
  if (!card || isOnRequest(card.price)) return undefined;
  const image = card.images[0]?.image;
  return {
    code: card.code,
    name: item.name,
    ...(item.longName && { longName: withoutVehicle(item.longName) }),
    ...(card.brandName && { brand: card.brandName }),
    quantity: item.quantity,
    ...(card.price !== undefined && { price: card.price }),
    ...(image && { image }),
    ...(card.family && { imageCode: card.family }),
  };
};

/** The card of an ordered item. That of a family names the first of its products that can be had: the ordered one is asked for by itself. */
const ownCard = async (item: OrderItem, cards: readonly Card[]) => {
  const card = cards.find(({ asked }) => asked.includes(item.code));
  if (!card?.family || card.code === item.code) return card;
  const answer = await call('product/find', { code: item.code });
  if (!answer.ok) return answer.status === 404 ? undefined : { error: answer.error };
  const { code, brandName, price, ivaRate } = answer.data;
  const { price: _, ...rest } = card;
  return { ...rest, code, brandName, ivaRate, ...(price !== undefined && { price }) };
};

/** Puts an order's items into this browser's cart; a sentence where the shop was not reached, and then nothing is put. */
export const buyAgain = async (items: readonly OrderItem[]): Promise<BoughtAgain | { error: string }> => {
  const cards: Card[] = [];
  for (let at = 0; at < items.length; at += recentMax) {
    const codes = items.slice(at, at + recentMax).map(({ code }) => code);
    const answer = await call('product/listByCodes', { codes });
    if (!answer.ok) return { error: answer.error };
    cards.push(...answer.data);
  }
  const owns: Card[] = [];
  for (const item of items) {
    const own = await ownCard(item, cards);
    if (own && 'error' in own) return own;
    if (own) owns.push({ ...own, asked: [item.code] });
  }
  const result: BoughtAgain = { added: [], gone: [], left: [] };
  for (const item of items) {
    const line = lineOf(item, owns);
    if (!line) result.gone.push(item);
    else result[cart.add(line) ? 'added' : 'left'].push(item);
  }
  return result;
};

const namesOf = (items: readonly OrderItem[]) => items.map(({ longName, name }) => longName ?? name).join(', ');

/** Sentences of what became of each item. */
export const boughtWords = ({ added, gone, left }: BoughtAgain) => [
  ...(added.length > 0
    ? [`Agregamos ${counted(added.length, 'producto', 'productos')} a tu compra, con los precios de hoy.`]
    : []),
  ...(gone.length > 0 ? [`Ya no se vende: ${namesOf(gone)}.`] : []),
  ...(left.length > 0 ? [`No entra, porque tu compra ya tiene 100 productos distintos: ${namesOf(left)}.`] : []),
];
