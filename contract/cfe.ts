import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { guid, id, requiredText } from '#contract/fields';
import { order } from '#contract/orders';
import { cfeNumberMax, cfeTypes, isCfeSeries } from '#contract/plain/cfe';
import { messages } from '#contract/plain/messages';

const isNumber = (value: number) => Number.isSafeInteger(value) && value >= 1 && value <= cfeNumberMax;

/** A CFE as a seller notes it. */
const newCfe = z.object({
  type: z.number().refine((value) => Object.hasOwn(cfeTypes, value), messages['field.choice']),
  series: requiredText(10)
    .transform((value) => value.toUpperCase())
    .pipe(z.string().refine(isCfeSeries, messages['cfe.series'])),
  number: z.number().refine(isNumber, messages['cfe.number']),
});

export const cfeCalls = defineCalls({
  /** One that is noted there already changes nothing. */
  'order/addCfe': {
    summary: 'Anota el comprobante fiscal que se emitió por un pedido',
    access: 'selOfCompany',
    input: z.object({ orderId: guid, cfe: newCfe }),
    output: z.object({ data: order }),
  },
  'order/removeCfe': {
    summary: 'Quita un comprobante fiscal que se anotó en un pedido',
    access: 'selOfCompany',
    input: z.object({ orderId: guid, cfeId: id }),
    output: z.object({ data: order }),
  },
});
