import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { key } from '#contract/fields';
import { filterText, rowsMax } from '#contract/filters';
import { messages } from '#contract/plain/messages';

/** The kinds of things whose changes are kept. An order's are its events. */
export const historyKinds = [
  'product',
  'stock',
  'image',
  'autopart',
  'vehicle',
  'brand',
  'provider',
  'tag',
  'workBranch',
  'category',
  'company',
  'companyGroup',
  'person',
  'communication',
  'order',
  'config',
  'setting',
  'user',
  'export',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

const day = z.iso.date(messages['field.day']);
/** The last row of the page before, as `next` named it. */
const cursor = key(40).refine((value) => /^\d{1,15}\.[01]\.\d{1,15}$/.test(value), { params: { shape: true } });

/** One field that somebody changed. `fromName` and `toName` are what a value that is an id stands for. */
const change = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  entity: z.enum(historyKinds),
  entityId: z.string(),
  /** The thing's present name; null where it is gone, or its id says it all. */
  name: z.string().nullable(),
  /** The company that an order is addressed to. */
  companyId: z.number().nullable(),
  field: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  fromName: z.string().nullable(),
  toName: z.string().nullable(),
  reason: z.string().nullable(),
  /** Whether it was one of many that were changed at once. */
  isBulk: z.boolean(),
});
export type HistoryChange = z.output<typeof change>;

export const historyCalls = defineCalls({
  /** It tells what the caller may keep himself (docs/decisions/007-history.md). */
  'history/filter': {
    summary: 'Lista quién cambió qué y cuándo, primero lo más nuevo',
    access: 'seller',
    input: z.object({
      filters: z
        .strictObject({
          entities: z.array(z.enum(historyKinds)).min(1).max(historyKinds.length),
          /** The whole code or id of a thing. */
          code: filterText,
          /** The whole name of who did it. */
          by: filterText,
          fromDay: day,
          untilDay: day,
        })
        .partial(),
      before: cursor.optional(),
      rowsMax,
    }),
    output: z.object({ data: z.array(change), next: z.string().nullable() }),
  },
});
