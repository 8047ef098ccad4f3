import { z } from 'zod';
import { familyFilters } from '#contract/autoparts';
import { productFilters } from '#contract/catalogue';
import { key } from '#contract/fields';
import { filterId } from '#contract/filters';
import { orderFilters } from '#contract/orders';
import {
  type ExportForm,
  exportedMost,
  exportFormNames,
  exportForms,
  exportKinds,
  exportPath,
  listOf,
} from '#contract/plain/exports';
import { messages } from '#contract/plain/messages';
import { beginExport } from '#server/exports/exports.service';
import type { DoorEntry } from '#server/http/door';
import { parseInput } from '#server/http/parse';
import { streamOf } from '#server/http/stream-of';
import type { MemoryCtx } from '#server/read-model/memory-ctx';

const asked = z.object({
  kind: z.enum(exportKinds).default('csv'),
  columns: z.array(z.string().max(300)).max(500).optional(),
});
const day = z.preprocess((value) => value || undefined, z.iso.date(messages['field.day']).optional());
const jsonOf = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
};
/** Filters of a list, as JSON. */
const filtersOf = <T extends z.ZodRawShape>(filters: T) =>
  z.preprocess((text) => text && jsonOf(text), z.strictObject(filters).partial().optional());
/** An export of products may be of those that `product/filter` finds; one of stock also of a branch alone. */
const askedOfProducts = asked.extend({ filters: filtersOf({ ...productFilters, branchCode: key(20) }) });
/** One of families, of their applications or codes, those that `autopart/filter` finds. */
const askedOfFamilies = asked.extend({ filters: filtersOf(familyFilters) });
/** One of vehicles those of a brand. */
const askedOfVehicles = asked.extend({ filters: filtersOf({ brandId: filterId }) });
/** An export of orders names the company that sold them, and the days on which they were paid, their numbers, or what `order/filter` finds. */
const askedOfOrders = asked.extend({
  toCompany: z.coerce.number().int(),
  from: day,
  to: day,
  numbers: z.array(z.coerce.number().int().positive()).max(exportedMost).optional(),
  filters: filtersOf(orderFilters),
});

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const readAsked = (form: ExportForm, request: Request) => {
  const { searchParams } = new URL(request.url);
  const allOf = (name: string) => (searchParams.has(name) ? searchParams.getAll(name) : undefined);
  const parts = {
    ...Object.fromEntries(searchParams),
    columns: allOf('columns')?.filter(Boolean),
    numbers: allOf('numbers'),
  };
  if (form === 'orders') return { form, ...parseInput(askedOfOrders, parts) };
  const list = listOf(form);
  if (list === 'products') {
    const { filters: products, ...rest } = parseInput(askedOfProducts, parts);
    return { form, ...rest, products };
  }
  if (list === 'families') {
    const { filters: families, ...rest } = parseInput(askedOfFamilies, parts);
    return { form, ...rest, families };
  }
  if (list === 'vehicles') {
    const { filters: vehicles, ...rest } = parseInput(askedOfVehicles, parts);
    return { form, ...rest, vehicles };
  }
  return { form, ...parseInput(asked, parts) };
};

/** GET /rest/export/{form}: an export as a spreadsheet (docs/decisions/030-import-screens.md). */
export const exportEntries = exportFormNames.map(
  (form): DoorEntry<MemoryCtx> => ({
    method: 'GET',
    path: exportPath(form) as `/${string}`,
    access: exportForms[form].access,
    limit: { name: 'export', points: 30, seconds: 900, shared: false },
    answer: async (ctx, { request }) => {
      const wanted = readAsked(form, request);
      return {
        headers: {
          'content-type': types[wanted.kind],
          'content-disposition': `attachment; filename="${exportForms[form].file}.${wanted.kind}"`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        },
        body: streamOf(await beginExport(ctx, wanted), ctx.log),
      };
    },
  }),
);
