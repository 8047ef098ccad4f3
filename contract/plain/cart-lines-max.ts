/** Lines that a cart, and so an order, may have. Alone in its file: every page loads it. */
export const cartLinesMax = 100;
