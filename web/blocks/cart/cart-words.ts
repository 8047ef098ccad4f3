import { leftMax } from '#contract/plain/left-max';
import type { CartLine } from '#web/data/cart';

/** The names of the cart and of the ways to it, from it to the order and back to the products. */
export const cartTitle = 'Mi compra';
export const toCart = 'Ver mi compra';
export const toOrder = 'Finalizar compra';
export const keepBuying = 'Seguir comprando';
/** For a line of which the shop has less than is wanted. */
export const shortStock = 'Stock insuficiente';

/** The units left of such a line, where the shop tells them and there are any: 'Quedan 2'. */
export const leftShort = (left = 0) =>
  left > 0 ? `${left === 1 ? 'Queda' : 'Quedan'} ${left === leftMax ? 'al menos ' : ''}${left}` : '';

/** Units in words: '1 item', '3 items'. */
export const itemsCount = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** A line by what tells it from others of its name: 'Placa Uno (Nodo)'. */
export const calledInCart = ({ name, longName, brand }: Pick<CartLine, 'name' | 'longName' | 'brand'>) =>
  longName ?? (brand ? `${name} (${brand})` : name);
