import type { Order, Payment } from '#contract/orders';

/** How the buyer of a placed order goes on. Online providers answer with a redirect here once the shop has them. */
export const paymentOf = (order: Order): Payment => ({ kind: 'instructions', text: order.instructions ?? '' });
