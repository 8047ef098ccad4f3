import { z } from 'zod';
import { defineCalls, quarterHour } from '#contract/call';
import { requiredEmail } from '#contract/fields';
import { newOrder } from '#contract/new-order';
import { payment } from '#contract/orders';
import { followedOrder } from '#contract/payments';
import { personName } from '#contract/people';

// Orders of visitors (docs/decisions/033-guest-orders.md).

export const guestOrderCalls = defineCalls({
  /** Answers the same whether or not the e-mail has an account. */
  'order/addAsGuest': {
    summary: 'Crea un pedido sin cuenta y manda el correo que lo confirma',
    access: 'anyone',
    limit: quarterHour('order.addAsGuest'),
    input: z.object({ order: newOrder, email: requiredEmail(), name: personName }),
    output: z.object({ data: followedOrder, payment }),
  },
});
