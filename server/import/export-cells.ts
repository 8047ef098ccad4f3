import type { StoredProduct } from '#server/catalogue/save-products.service';
import { type Field, fields } from '#server/import/columns';
import { exactText } from '#server/import/read-words';

/** The columns of an export in order. A price without IVA is the same as the one with; all are in dollars. */
export const exported = fields.filter((field) => field !== 'netPrice' && field !== 'currency');

/** The names that stand for the ids of products. */
export type ExportNames = {
  category: (id: string) => string;
  brand: (id: number) => string;
  provider: (id: number) => string;
  /** A product's pictures, each by a name that the import finds again. */
  images: (ids: readonly number[]) => string[];
};

export const escaped = (text: string) => text.replace(/[|\\]/g, '\\$&');
const escapedKey = (text: string) => text.replace(/[|:\\]/g, '\\$&');
const yesNo = (is: boolean) => (is ? 'sí' : 'no');

/** Cents as people here write them: `1234,50`. */
export const priceText = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

const texts: Record<Field, (product: StoredProduct, names: ExportNames) => string | null> = {
  code: ({ code }) => exactText(code),
  previousCodes: ({ previousCodes }) => previousCodes.map((code) => escaped(exactText(code))).join(' | '),
  name: ({ name }) => name,
  description: ({ description }) => description,
  category: ({ categoryId }, names) => names.category(categoryId),
  brand: ({ brandId }, names) => names.brand(brandId),
  price: ({ price }) => priceText(price),
  netPrice: () => null,
  currency: () => null,
  ivaRate: ({ ivaRate }) => (ivaRate === 0 ? 'exento' : String(ivaRate)),
  isOriginal: ({ isOriginal }) => yesNo(isOriginal),
  isPublic: ({ isPublic }) => yesNo(isPublic),
  provider: ({ providerId }, names) => (providerId === null ? null : names.provider(providerId)),
  providerCode: ({ providerCode }) => providerCode && exactText(providerCode),
  providerUrl: ({ providerUrl }) => providerUrl,
  mLCode: ({ mLCode }) => mLCode && exactText(mLCode),
  barcode: ({ barcode }) => barcode,
  minStock: ({ minStock }) => (minStock === null ? null : String(minStock)),
  family: ({ family }) => family && exactText(family),
  dua: ({ dua }) => dua && exactText(dua),
  specifications: ({ specifications }) =>
    specifications.map(({ key, value }) => `${escapedKey(key)}: ${escaped(value)}`).join(' | '),
  links: ({ relatedLinks }) => relatedLinks.map(({ name, url }) => `${escaped(name)}: ${escaped(url)}`).join(' | '),
  images: ({ images }, names) => names.images(images).map(escaped).join(' | '),
};

/** A product's cells, in the order of `exported`. */
export const cellsOf = (product: StoredProduct, names: ExportNames): string[] =>
  exported.map((field) => texts[field](product, names) ?? '');
