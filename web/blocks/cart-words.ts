/** What the cart is called, and the way from it to the order. */
export const cartTitle = 'Mi compra';
export const toOrder = 'Finalizar compra';

/** Units in words: '1 item', '3 items'. */
export const itemsCount = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
