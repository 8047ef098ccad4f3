import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { guid, requiredText } from '#contract/fields';
import { filterId, listInput } from '#contract/filters';
import { orderSlip } from '#contract/order-parts';
import { order } from '#contract/orders';

/** A slip in a list, with what its order expects: cents of dollars, and of pesos where the order froze a rate. */
const listedSlip = orderSlip.extend({
  order: order.pick({
    guid: true,
    number: true,
    date: true,
    state: true,
    userEmail: true,
    companyName: true,
    personName: true,
    personLastName: true,
    toCompanyId: true,
    paymentName: true,
    total: true,
    totalUYU: true,
  }),
  /** Numbers of the company's other orders for which the same file or number was sent. */
  alsoIn: z.array(z.number()),
});
export type ListedSlip = z.output<typeof listedSlip>;

export const slipCalls = defineCalls({
  /** Slips of orders addressed to a company for which the caller sells; without `toCompany` to any. Those that wait come oldest first, else the newest. */
  'slip/filter': {
    summary: 'Lista los comprobantes de pago según empresa, pedido y estado del comprobante',
    access: 'selOfCompany',
    input: listInput({
      toCompany: filterId,
      orderNumber: filterId,
      state: z.enum(['waiting', 'approved', 'rejected']),
    }),
    output: z.object({ data: z.array(listedSlip), resultCount: z.number() }),
  },
  'slip/approve': {
    summary: 'Aprueba los comprobantes de pago de un pedido y lo pasa a Pago aprobado',
    access: 'selOfCompany',
    input: z.object({ slipId: guid }),
    output: z.object({ data: order }),
  },
  'slip/reject': {
    summary: 'Rechaza un comprobante de pago con su motivo',
    access: 'selOfCompany',
    input: z.object({ slipId: guid, reason: requiredText(300) }),
    output: z.object({ data: order }),
  },
});
