import { z } from 'zod';
import { defineCalls, type Limit } from '#contract/call';
import { categoryId, changes, id, requiredText } from '#contract/fields';
import { messages } from '#contract/plain/messages';

const googleIdMax = 999_999;

/** A number of Google's list of product categories, or none. */
const googleId = z
  .number()
  .nullish()
  .transform((value) => value ?? null)
  .pipe(
    z
      .number()
      .refine((value) => Number.isInteger(value) && value > 0 && value <= googleIdMax, messages['field.googleId'])
      .nullable(),
  );

export const categoryFields = { name: requiredText(80), googleId, imageId: id.nullable() };

/** `products` stand in it, `productsBelow` in it and below it. `googleUsed`: its own, that of one above, or what the shop's variant says. */
const kept = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  googleId: z.number().nullable(),
  googleUsed: z.number().nullable(),
  imageId: z.number().nullable(),
  image: z.string().nullable(),
  products: z.number(),
  productsBelow: z.number(),
});
export type KeptCategory = z.output<typeof kept>;

/** `refusal`: why these two are not merged; null where they can be. */
const look = z.object({
  refusal: z.string().nullable(),
  name: z.string(),
  otherName: z.string(),
  products: z.number(),
  subcategories: z.number(),
  companies: z.number(),
  /** Subcategories of both that have one name. */
  sameNames: z.array(z.string()),
});
export type CategoryMergeLook = z.output<typeof look>;

/** More by one account in a quarter of an hour is no person's work. */
const ofStaff = (name: string): Limit => ({ name, per: 'account', points: 300, seconds: 900, shared: true });
const pair = { categoryId, otherId: categoryId };

/**
 * Calls by which staff edits the category tree (docs/decisions/029-categories-and-brands.md). Ids are present ones,
 * exactly.
 */
export const categoryCalls = defineCalls({
  'category/listWhole': {
    summary: 'Lista las categorías del sitio con lo que tiene cada una',
    access: 'selOfSite',
    input: z.object({}),
    output: z.object({ data: z.array(kept) }),
  },
  'category/add': {
    summary: 'Crea una categoría dentro de otra',
    access: 'selOfSite',
    limit: ofStaff('category.add'),
    input: z.object({ parentId: categoryId, category: z.object({ name: categoryFields.name }) }),
    output: z.object({ data: kept }),
  },
  'category/update': {
    summary: 'Cambia el nombre, la imagen o el número de Google de una categoría',
    access: 'selOfSite',
    limit: ofStaff('category.update'),
    input: z.object({ categoryId, parms: changes(categoryFields) }),
    output: z.object({ data: kept }),
  },
  /** Before the brother `nextId`, or last. */
  'category/move': {
    summary: 'Pone una categoría dentro de otra, o en otro lugar entre sus hermanas',
    access: 'selOfSite',
    limit: ofStaff('category.move'),
    input: z.object({ categoryId, parentId: categoryId, nextId: categoryId.nullish() }),
    output: z.object({ data: kept }),
  },
  'category/previewMerge': {
    summary: 'Muestra qué haría unir dos categorías, sin guardar nada',
    access: 'selOfSite',
    input: z.object(pair),
    output: z.object({ data: look }),
  },
  /** `otherId` is the one that goes. */
  'category/merge': {
    summary: 'Une dos categorías: lo que tiene la segunda pasa a la primera',
    access: 'selOfSite',
    limit: ofStaff('category.merge'),
    input: z.object(pair),
    output: z.object({ data: kept }),
  },
  /** Answers the one above it. */
  'category/remove': {
    summary: 'Quita una categoría sin productos ni subcategorías',
    access: 'selOfSite',
    limit: ofStaff('category.remove'),
    input: z.object({ categoryId }),
    output: z.object({ data: kept }),
  },
});
