import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { available } from '#contract/catalogue';
import { key } from '#contract/fields';
import { cartLinesMax } from '#contract/plain/cart-lines-max';
import { messages } from '#contract/plain/messages';

/** `quant` and `total` are numbers for sellers alone; everyone else learns per branch whether it has any. */
export const stock = z.object({
  code: z.string(),
  available,
  total: z.number().optional(),
  branches: z.array(
    z.object({ code: z.string(), name: z.string(), hasAny: z.boolean(), quant: z.number().optional() }),
  ),
});
export type Stock = z.output<typeof stock>;

export const quantity = z.number().int().min(1, messages['field.quantity']).max(9999, messages['field.quantity']);

export const stockCalls = defineCalls({
  'stock/find': {
    access: 'anyone',
    input: z.object({ code: key(60), quantity: quantity.default(1) }),
    output: z.object({ data: stock }),
  },
  /** For a page's cards and a cart's lines, all in one; what does not exist for the caller is left out. */
  'stock/listByCodes': {
    access: 'anyone',
    input: z.object({ codes: z.array(key(60)).max(cartLinesMax) }),
    output: z.object({ data: z.array(stock) }),
  },
});
