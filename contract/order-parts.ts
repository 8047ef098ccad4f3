import { z } from 'zod';

export const stateCode = z.enum(['INI', 'PCH', 'PPE', 'PAP', 'DIS', 'CAN']);
export const anyCase = z
  .string()
  .transform((value) => value.toUpperCase())
  .pipe(stateCode);

/**
 * `longName` is what the cart calls a part (contract/plain/item-name.ts), null of all else; `brandName` its maker, null in
 * orders of before, as the former; `priceUYU` the unit in cents of pesos at the order's rate.
 */
export const orderItem = z.object({
  code: z.string(),
  name: z.string(),
  longName: z.string().nullable(),
  brandName: z.string().nullable(),
  price: z.number(),
  quantity: z.number(),
  ivaRate: z.number(),
  priceUYU: z.number().nullable(),
});

export const orderEvent = z.object({
  at: z.string(),
  by: z.string(),
  from: stateCode.nullable(),
  to: stateCode,
  mailed: z.boolean(),
  reason: z.string().nullable(),
});

export const text = z.string().nullable();

/**
 * A buyer's proof of a deposit (docs/decisions/016-slips.md). `fileSize` is in bytes; both file fields are null without
 * a file or once it is removed.
 */
export const orderSlip = z.object({
  guid: z.string(),
  at: z.string(),
  by: z.string(),
  reference: text,
  fileName: text,
  fileSize: z.number().nullable(),
  state: z.enum(['waiting', 'approved', 'rejected']),
  decidedAt: text,
  decidedBy: text,
  /** Why it was rejected. */
  reason: text,
});
export type OrderItem = z.output<typeof orderItem>;
export type OrderEvent = z.output<typeof orderEvent>;
export type OrderSlip = z.output<typeof orderSlip>;

/** An electronic fiscal document that was issued for an order (contract/plain/cfe.ts), and who noted it when. */
export const orderCfe = z.object({
  id: z.number(),
  type: z.number(),
  series: z.string(),
  number: z.number(),
  at: z.string(),
  by: z.string(),
});
export type OrderCfe = z.output<typeof orderCfe>;

/**
 * The part of an order that only staff reads (docs/decisions/026-desk.md): when it was prepared, the units of each code
 * by branch, and staff's notes.
 */
export const orderDesk = z.object({
  preparedAt: text,
  places: z.array(z.object({ code: z.string(), branchCode: z.string(), branchName: z.string(), quantity: z.number() })),
  notes: z.array(z.object({ id: z.number(), at: z.string(), by: z.string(), text: z.string() })),
});
