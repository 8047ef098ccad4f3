import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { changes, guid, optionalText, requiredLines } from '#contract/fields';
import { order } from '#contract/orders';
import { type OrderMark, orderMarks } from '#contract/plain/order-queues';

const found = z.object({ data: order });

/** docs/decisions/026-desk.md */
export const deskCalls = defineCalls({
  'order/mark': {
    summary: 'Marca un pedido como preparado o entregado, o le saca la marca',
    access: 'selOfCompany',
    input: z.object({
      orderId: guid,
      mark: z.enum(Object.keys(orderMarks) as [OrderMark, ...OrderMark[]]),
      isSet: z.boolean(),
      /** Whether it takes back the caller's own mark alone. */
      onlyOwn: z.boolean().optional(),
    }),
    output: found,
  },
  'order/changeDispatch': {
    summary: 'Cambia la agencia o la guía de un pedido despachado y, si se pide, avisa por correo',
    access: 'selOfCompany',
    input: z.object({
      orderId: guid,
      parms: changes({ carrierName: optionalText(80), tracking: optionalText(200) }),
      sendEmail: z.boolean(),
    }),
    output: found,
  },
  'order/addNote': {
    summary: 'Anota algo en un pedido para el equipo; el comprador no lo ve',
    access: 'selOfCompany',
    input: z.object({ orderId: guid, text: requiredLines(1000) }),
    output: found,
  },
});
