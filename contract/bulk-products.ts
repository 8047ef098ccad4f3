import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { productFilters } from '#contract/catalogue';
import { cents, guid, key } from '#contract/fields';
import { messages } from '#contract/plain/messages';
import { percentMost, roundings } from '#contract/plain/price-change';
import { productFields } from '#contract/products';

/** So many products are changed at once at most. */
export const bulkMax = 5000;

const shape = { params: { shape: true } };

/** Which products: these, or all that `product/filter` finds by the same filters. */
const which = z
  .object({
    codes: z.array(key(60)).max(bulkMax).optional(),
    filters: z.strictObject(productFilters).partial().optional(),
  })
  .refine(({ codes, filters }) => (codes === undefined) !== (filters === undefined), shape);

const percentRule = z
  .number()
  .refine(
    (value) => value >= -90 && value <= percentMost && value !== 0 && Number.isInteger(Math.round(value * 1e8) / 1e6),
    messages['field.percent'],
  );

const values = {
  isPublic: z.boolean().optional(),
  brandId: productFields.brandId.optional(),
  categoryId: productFields.categoryId.optional(),
  price: cents.optional(),
  percent: percentRule.optional(),
};

/** One change for all of them. `rounding` goes with `percent`: the price becomes a multiple of so many cents. */
const change = z
  .strictObject({ ...values, rounding: z.union(roundings.map((step) => z.literal(step))).optional() })
  .refine(
    (given) => Object.keys(values).filter((name) => given[name as keyof typeof values] !== undefined).length === 1,
    shape,
  )
  .refine(({ percent, rounding }) => rounding === undefined || percent !== undefined, shape);
export type BulkChange = z.output<typeof change>;

/** A product with what it has now and what it would have, in words. */
const sample = z.object({ code: z.string(), name: z.string(), before: z.string(), after: z.string() });
const named = z.object({ code: z.string(), name: z.string() });

/** Changes of many products at once: docs/decisions/010-bulk-changes.md. */
export const bulkProductCalls = defineCalls({
  'product/previewMany': {
    summary: 'Muestra qué haría un cambio de varios productos, sin guardar nada',
    access: 'seller',
    input: z.object({ which, change }),
    output: z.object({
      data: z.object({
        /** How many were meant, and how many of them would change. */
        found: z.number(),
        changes: z.number(),
        /** Prices that change by more than half; they begin the sample. */
        big: z.number(),
        /** Products that are shown without a price by this change. */
        onRequest: z.number(),
        sample: z.array(sample),
        seen: z.string(),
      }),
    }),
  },
  /** `seen` is the preview's. */
  'product/updateMany': {
    summary: 'Hace el cambio de varios productos que se mostró antes',
    access: 'seller',
    input: z.object({ which, change, seen: key(64) }),
    output: z.object({ data: z.object({ changeId: z.string(), changes: z.number() }) }),
  },
  /** `kept`: those that somebody changed since, the first of them by name. */
  'product/undoMany': {
    summary: 'Deshace un cambio de varios productos, salvo en los que alguien cambió después',
    access: 'seller',
    input: z.object({ changeId: guid }),
    output: z.object({
      data: z.object({
        changeId: z.string().nullable(),
        changes: z.number(),
        keptCount: z.number(),
        kept: z.array(named),
      }),
    }),
  },
});
