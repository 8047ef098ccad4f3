import { z } from 'zod';
import { defineCalls, quarterHour } from '#contract/call';
import { guid, key, optionalText, requiredEmail, requiredPassword } from '#contract/fields';
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
  /**
   * By the key of the mail. `account`: it is the caller's or was just made, somebody has one by this e-mail, or nobody has. With a password the
   * mailbox gets an account where it has none that is active; `consent` is the version of the text that was shown with it.
   */
  'order/confirm': {
    summary: 'Confirma un pedido sin cuenta con la clave que llegó por correo, y lo pasa a la cuenta de ese correo',
    access: 'anyone',
    limit: { name: 'order.confirm', points: 20, seconds: 900, shared: true },
    input: z.object({
      orderId: guid,
      key: key(200),
      password: requiredPassword.optional(),
      consent: optionalText(40).optional(),
    }),
    output: z.object({
      data: followedOrder,
      account: z.enum(['attached', 'known', 'none']),
      email: z.string(),
      /** An earlier call confirmed it. */
      wasConfirmed: z.boolean(),
    }),
  },
  'order/cancelByLink': {
    summary: 'Cancela con su enlace un pedido que ninguna cuenta tiene',
    access: 'anyone',
    limit: { name: 'order.cancelByLink', points: 20, seconds: 900, shared: true },
    input: z.object({ orderId: guid, key: guid }),
    output: z.object({ data: followedOrder }),
  },
});
