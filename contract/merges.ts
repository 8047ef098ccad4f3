import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { company } from '#contract/companies';
import { id, typedText } from '#contract/fields';
import { writable } from '#contract/plain/thing';
import { company as declared } from '#contract/things/company';

const seen = { own: z.string().nullable(), other: z.string().nullable() };
const choice = z.object({ from: z.enum(['own', 'other']), ...seen }).optional();
type Field = Exclude<(typeof declared.fields)[number], { from: object }>;
/**
 * For each field that differs, the company whose value stays: the surviving one (`own`) or the one that goes (`other`).
 * `seen` are both values as the preview showed them.
 */
const fieldChoices = z.object(
  Object.fromEntries(writable(declared.fields).map(({ name }) => [name, choice])) as Record<
    Field['name'],
    typeof choice
  >,
);

const named = z.object({ id: z.number(), name: z.string(), identifier: z.string() });

/** A field that differs, with both values as people read them. */
const differing = z.object({
  name: z.string(),
  label: z.string(),
  ...seen,
});

/**
 * A list as it will be: an item that is dropped stands there already, or would name its own company. `joined`: what an item
 * says once it has what an equal one that is dropped says beside; null where it stays as it is.
 */
const united = z.object({
  name: z.string(),
  label: z.string(),
  items: z.array(
    z.object({
      text: z.string(),
      from: z.enum(['own', 'other']),
      isDropped: z.boolean(),
      joined: z.string().nullable(),
    }),
  ),
});

/** Somebody who sold for the company that goes: SEL has to be given anew. */
const position = z.object({ personId: z.number(), name: z.string(), lastName: z.string() });

/** Rows that the merge would move. Communications are those that it made or that are with it; `clients` are companies assigned to it. */
const counts = z.object({
  orders: z.number(),
  communications: z.number(),
  accounts: z.number(),
  employees: z.number(),
  clients: z.number(),
});

const preview = z.object({
  /** Why these two are not merged; null where they can be. */
  refusal: z.string().nullable(),
  own: named,
  other: named,
  fields: z.array(differing),
  lists: z.array(united),
  counts,
  positions: z.array(position),
});
export type MergePreview = z.output<typeof preview>;

/** An item or a field, as people read it. */
const told = z.object({ label: z.string(), text: z.string() });

const pastMerge = z.object({
  mergeId: z.number(),
  at: z.string(),
  until: z.string(),
  /** The name of who merged; null where that account is gone. */
  by: z.string().nullable(),
  otherId: z.number(),
  name: z.string(),
  identifier: z.string(),
});

/** A company that a new one may be: by its RUT, a phone or its name. `lastOrderAt`: of the orders that the caller sees. */
const twin = named.extend({
  cityName: z.string().nullable(),
  lastOrderAt: z.string().nullable(),
  by: z.enum(['identifier', 'phone', 'name']),
});
export type Twin = z.output<typeof twin>;

const pair = { id, otherId: id };

/** Merges of companies: docs/decisions/022-merges.md. `id` is the company that stays, `otherId` the one that goes. */
export const mergeCalls = defineCalls({
  'company/previewMerge': {
    summary: 'Muestra qué haría unir dos empresas, sin guardar nada',
    access: 'administrator',
    input: z.object(pair),
    output: z.object({ data: preview }),
    sites: 'shared',
    sample: { as: 'administrator', statements: 14, input: ({ twins }) => twins },
  },
  'company/merge': {
    summary: 'Une dos empresas que son una: la segunda pasa a ser parte de la primera',
    access: 'administrator',
    input: z.object({ ...pair, fields: fieldChoices.default({}) }),
    output: z.object({ data: company, mergeId: z.number(), positions: z.array(position) }),
    sites: 'shared',
    sample: {
      as: 'administrator',
      statements: 42,
      input: ({ twins }) => ({
        ...twins,
        fields: { name: { from: 'other', own: 'Frenos Norte SRL', other: 'Frenos Norte' } },
      }),
    },
  },
  'company/undoMerge': {
    summary: 'Deshace una unión de empresas, salvo en lo que alguien cambió después',
    access: 'administrator',
    input: z.object({ mergeId: id }),
    output: z.object({
      data: z.object({
        id: z.number(),
        otherId: z.number(),
        /** Values that stay as they are or are gone: somebody changed them since, or what they named is no more. */
        kept: z.array(told),
        /** Values that the survivor loses although somebody gave them anew after the merge. */
        returned: z.array(told),
      }),
    }),
    sites: 'shared',
    sample: { as: 'administrator', statements: 60, input: ({ merged: { mergeId } }) => ({ mergeId }) },
  },
  'company/listMerges': {
    summary: 'Lista las uniones de una empresa que todavía se pueden deshacer',
    access: 'administrator',
    input: z.object({ id }),
    output: z.object({ data: z.array(pastMerge) }),
    sites: 'shared',
    sample: { as: 'administrator', statements: 3, input: ({ merged: { id } }) => ({ id }) },
  },
  /** A form asks at every pause in typing. */
  'company/listTwins': {
    summary: 'Lista empresas que pueden ser la que se está escribiendo, por RUT, teléfono o nombre',
    access: 'seller',
    input: z.object({ name: typedText(200), identifier: typedText(40).optional(), phone: typedText(40).optional() }),
    output: z.object({ data: z.array(twin) }),
    limit: { name: 'company.listTwins', per: 'account', points: 300, seconds: 60, shared: false },
    sites: 'shared',
    sample: { as: 'seller', statements: 2, input: () => ({ name: 'Radiadores Sur S.A.', phone: '099 123 456' }) },
  },
});

/** The calls that the module of merges answers. */
export type MergePath = Exclude<keyof typeof mergeCalls, 'company/listTwins'>;
