import type { CartLine } from '#web/data/cart';

/** What the cart is called, and the ways to it, from it to the order and back to the products. */
export const cartTitle = 'Mi compra';
export const toCart = 'Ver mi compra';
export const toOrder = 'Finalizar compra';
export const keepBuying = 'Seguir comprando';

/** Units in words: '1 item', '3 items'. */
export const itemsCount = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** A line by what tells it from others of its name: 'Gol 1.6 (Valeo)'. */
export const calledInCart = ({ name, brand }: Pick<CartLine, 'name' | 'brand'>) =>
  brand ? `${name} (${brand})` : name;
