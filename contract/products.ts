import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { product } from '#contract/catalogue';
import {
  categoryId,
  cents,
  changes,
  id,
  itemLimit,
  key,
  listItem,
  optionalLink,
  optionalText,
  optionalTextBlock,
  requiredId,
  requiredLink,
  requiredText,
} from '#contract/fields';
import { messages } from '#contract/plain/messages';
import { bareBarcode, isGtin, isProductCode } from '#contract/plain/product-numbers';
import { firstUnits } from '#contract/stock';

const required = messages['field.required'];

/** A category that has to be chosen: missing or '0' is the field's error. */
const requiredCategory = z
  .string()
  .nullish()
  .transform((value) => (value === '0' ? '' : (value ?? '')))
  .pipe(z.string().min(1, required))
  .pipe(categoryId);

/** Cents that have to be entered: a product without a price would be sold as one on request. */
const requiredPrice = z
  .number()
  .nullish()
  .transform((value) => value ?? Number.NaN)
  .pipe(z.custom<number>((value) => !Number.isNaN(value), required))
  .pipe(cents);

/** A GTIN by its digits, or nothing. */
const barcode = optionalText(30)
  .transform((text) => text && bareBarcode(text))
  .pipe(z.string().refine(isGtin, messages['field.barcode']).nullable());

const minStock = z
  .number()
  .nullish()
  .transform((value) => value ?? null)
  .pipe(
    z
      .number()
      .refine((value) => Number.isInteger(value) && value >= 0 && value <= 9_999_999, messages['field.minStock'])
      .nullable(),
  );

/** Editable fields of a product; its code stays. */
export const productFields = {
  name: requiredText(200),
  brandId: requiredId,
  categoryId: requiredCategory,
  price: requiredPrice,
  ivaRate: z.union([z.literal(22), z.literal(10), z.literal(0)]),
  description: optionalTextBlock(20_000),
  providerId: id.nullable(),
  providerCode: optionalText(60),
  providerUrl: optionalLink(500),
  mLCode: optionalText(60),
  barcode,
  minStock,
  dua: optionalText(60),
  family: optionalText(60),
  isOriginal: z.boolean(),
  isPublic: z.boolean(),
  isLoading: z.boolean(),
};

export const specificationFields = {
  key: requiredText(60),
  value: requiredText(300),
  isDefault: z.boolean().optional(),
};
export const linkFields = { name: requiredText(120), url: requiredLink(500), isDefault: z.boolean().optional() };

/**
 * An edit of a product's pictures, which are named by their ids: INS puts one last, UPD puts `id` where `before` was, DLT takes
 * it off. Taken off and put last again it has another place.
 */
const imageEdit = z.object({
  mode: z.enum(['INS', 'UPD', 'DLT']),
  id,
  before: z.number().nullish(),
});
export type ImageEdit = z.output<typeof imageEdit>;

const { name, brandId, categoryId: category, price, description, providerId, ...others } = productFields;
const { providerCode, providerUrl, mLCode, dua, family } = others;

/** The code of a new product; an earlier one stays as it is. */
export const productCode = requiredText(60).pipe(z.string().refine(isProductCode, messages['product.code']));

/** A new product. Its insert defaults are those of the form that makes it. */
const newProduct = z.object({
  code: productCode,
  name,
  brandId,
  categoryId: category,
  price,
  description,
  providerCode,
  providerUrl,
  mLCode,
  barcode,
  minStock,
  dua,
  family,
  providerId: providerId.optional(),
  ivaRate: productFields.ivaRate.default(22),
  isOriginal: z.boolean().default(false),
  isPublic: z.boolean().default(true),
  isLoading: z.boolean().default(false),
  images: z.array(z.object({ id })).max(itemLimit).default([]),
  specifications: z.array(z.object(specificationFields)).max(itemLimit).default([]),
  relatedLinks: z.array(z.object(linkFields)).max(itemLimit).default([]),
});

export const productCalls = defineCalls({
  'product/add': {
    summary: 'Crea un producto',
    access: 'seller',
    input: z.object({ product: newProduct, shelves: z.array(firstUnits).max(itemLimit).default([]) }),
    output: z.object({ data: product }),
  },
  /** `code` is the product's present one, exactly. */
  'product/update': {
    summary: 'Cambia los datos de un producto, sus imágenes, especificaciones y enlaces',
    access: 'seller',
    input: z.object({
      code: key(60),
      parms: changes(productFields).optional(),
      images: z.array(imageEdit).max(itemLimit).optional(),
      specifications: z.array(listItem(specificationFields)).max(itemLimit).optional(),
      relatedLinks: z.array(listItem(linkFields)).max(itemLimit).optional(),
    }),
    output: z.object({ data: product }),
  },
});
