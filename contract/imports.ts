import { z } from 'zod';
import { defineCalls, type Limit } from '#contract/call';
import { id } from '#contract/fields';
import { importOutcomes, importStateNames, newOnes } from '#contract/plain/imports';
import { messages } from '#contract/plain/messages';
import { percentMost, roundings } from '#contract/plain/price-change';

const label = z.string().max(1000);
const marginRule = z
  .number()
  .refine(
    (value) => value >= -90 && value <= percentMost && Number.isInteger(Math.round(value * 1e8) / 1e6),
    messages['field.percent'],
  );

/** How a file is read; what it does not say is as it was, or as the file itself tells. */
const how = z
  .strictObject({
    sheet: z.string().max(255).nullable(),
    /** The row of the header, as the spreadsheet counts; 0 where it has none, and all rows are data. */
    headerRow: z.number().int().min(0).max(1_048_576).nullable(),
    /** Columns and what they mean, by a name that imports know; '' is nothing. */
    columns: z.array(z.strictObject({ label, means: z.string().max(120) })).max(500),
    hiddenRows: z.boolean(),
    /** The currency of prices that name none. */
    currency: z.enum(['USD', 'UYU']),
    /** Whether prices have IVA in them; null where their column says it. */
    priceHasIva: z.boolean().nullable(),
    /** Per cent on each price, and the step in cents that it is rounded to then. */
    margin: marginRule,
    rounding: z.union(roundings.map((step) => z.literal(step))),
    /** New products: where nobody says, they are public. */
    newOnes: z.enum(newOnes),
    /** Whether products that are there and hidden become public. */
    publishHidden: z.boolean(),
    /** The provider of products that have none and whose row names none. */
    providerId: id.nullable(),
    /** Those of new products whose row names none. */
    categoryId: z.string().max(60).nullable(),
    brandId: id.nullable(),
    /** The provider by whose last time the file is read. */
    lastOf: id.nullable(),
    /** Whether products of other sites come to this one. */
    move: z.boolean(),
  })
  .partial();
export type ImportHow = z.output<typeof how>;

/** `means`: the field or the branch that a column fills; null where it fills none. `sample`: its first values. */
const column = z.object({ label: z.string(), means: z.string().nullable(), sample: z.string().optional() });
const file = z.object({
  /** `pictures`: a ZIP of pictures alone. */
  form: z.enum(['products', 'prices', 'stock', 'families', 'codes', 'vehicles', 'fitments', 'pictures']),
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  headerRow: z.number().nullable(),
  /** The first rows as they begin, of which one is the header. */
  starts: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
  columns: z.array(column),
  /** All that a column may mean. */
  choices: z.array(z.string()),
});
export type ImportFile = z.output<typeof file>;

const wrong = z.object({ row: z.number().nullable(), column: z.string().nullable(), says: z.string() });
/** A product and its price before and after; null where it has none, or the file is not about it. */
const example = z.object({
  code: z.string(),
  name: z.string(),
  from: z.number().nullable(),
  to: z.number().nullable(),
});
/** A product with a doubtful price is counted as one that goes up or down too. Examples are the first of them. */
const outcome = z.object({ kind: z.enum(importOutcomes), count: z.number(), examples: z.array(example) });
export type ImportOutcomes = z.output<typeof outcome>[];

/** The outcome of a check or of writing. Lists are cut to their first, `problemCount` is not. */
const report = z.object({
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** Products that are there and stay hidden, where rows say nothing of it. */
  hidden: z.number(),
  outcomes: z.array(outcome),
  problemCount: z.number(),
  problems: z.array(wrong),
  /** Columns that new products need and the file lacks, and how many problems are of them: those are not among `problems`. */
  lacking: z.object({ columns: z.array(z.string()), count: z.number() }),
  /** Lists of families: right rows that stay out with a wrong one. */
  lists: z.object({ rightOut: z.number() }),
  /** Original codes or applications that families lose, as the file has their whole lists without them. */
  removed: z.number(),
  categories: z.array(z.string()),
  brands: z.array(z.string()),
  providers: z.array(z.string()),
  moved: z.array(z.string()),
  similar: z.array(z.string()),
  hiddenRows: z.number(),
  /** Pictures of the ZIP that are no product's, and why. */
  unmatchedCount: z.number(),
  unmatched: z.array(z.object({ file: z.string(), says: z.string() })),
});
export type ImportFound = z.output<typeof report>;

/**
 * Products that got something back, those that it made and that are hidden already, those that somebody changed since, and how many
 * pictures left the library again.
 */
const undone = z.object({
  changes: z.number(),
  hiddenCount: z.number(),
  pictureCount: z.number(),
  keptCount: z.number(),
  kept: z.array(z.object({ code: z.string(), name: z.string() })),
});
/** A ZIP of pictures, and how many it has. */
const pictures = z.object({ name: z.string(), size: z.number(), count: z.number() });
export type ImportPictures = z.output<typeof pictures>;
const progress = z.object({
  step: z.enum(['checking', 'fetching', 'pictures', 'writing', 'undoing']),
  done: z.number(),
  total: z.number().nullable(),
});
export type RunProgress = z.output<typeof progress>;

/** `problem`: why it could not be read or ended. `written`: how many products it changed. */
const imported = z.object({
  id: z.number(),
  at: z.string(),
  by: z.string().nullable(),
  fileName: z.string(),
  fileSize: z.number(),
  state: z.enum(importStateNames),
  how,
  file,
  pictures: pictures.nullable(),
  problem: z.string().nullable(),
  report: report.nullable(),
  written: z.number().nullable(),
  undone: undone.nullable(),
  progress: progress.nullable(),
  isCancelling: z.boolean(),
});
export type Import = z.output<typeof imported>;

const ofStaff = (name: string): Limit => ({ name, per: 'account', points: 120, seconds: 900, shared: true });
const one = z.object({ data: imported });

/** Files that staff imports: docs/decisions/030-import-screens.md. They are added by a form, `POST /rest/import/add`, and pictures by `POST /rest/import/pictures`. */
export const importCalls = defineCalls({
  'import/list': {
    summary: 'Lista las últimas importaciones del sitio, primero la más nueva',
    access: 'selOfSite',
    input: z.object({}),
    output: z.object({ data: z.array(imported) }),
    sample: { as: 'seller', statements: 3, input: () => ({}) },
  },
  'import/find': {
    summary: 'Devuelve una importación: qué encontró, cuánto lleva y en qué quedó',
    access: 'selOfSite',
    input: z.object({ id }),
    output: one,
  },
  'import/gone': {
    summary: 'Devuelve los códigos de los productos del proveedor que el archivo no trae',
    access: 'selOfSite',
    input: z.object({ id }),
    output: z.object({ data: z.object({ codes: z.array(z.string()) }) }),
  },
  'import/check': {
    summary: 'Revisa el archivo de una importación contra lo guardado, sin cambiar nada',
    access: 'selOfSite',
    limit: ofStaff('import.check'),
    input: z.object({ id, how: how.optional() }),
    output: one,
  },
  'import/cancel': {
    summary: 'Corta lo que una importación está haciendo; lo que ya confirmó queda',
    access: 'selOfSite',
    limit: ofStaff('import.cancel'),
    input: z.object({ id }),
    output: one,
  },
  'import/write': {
    summary: 'Importa lo que se revisó',
    access: 'selOfSite',
    limit: ofStaff('import.write'),
    /** `how`: the rules that the caller saw checked; a 409 where it was checked by others since. */
    input: z.object({ id, how: how.optional() }),
    output: one,
  },
  'import/undo': {
    summary: 'Deshace una importación, salvo en lo que alguien cambió después',
    access: 'selOfSite',
    limit: ofStaff('import.undo'),
    input: z.object({ id }),
    output: one,
  },
});
