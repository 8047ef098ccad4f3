import type { ProductColumns } from '#server/catalogue/save-products.store';

/**
 * A product's new values, named by its code. An absent field stays as it is; a new product needs name, categoryId,
 * brandId and price (integer cents, IVA included). `images` are image ids, `related` product codes.
 */
export type ProductToSave = { code: string } & Partial<Omit<ProductColumns, 'code'>> & {
    specifications?: readonly { key: string; value: string; isDefault?: boolean }[];
    relatedLinks?: readonly { name: string; url: string; isDefault?: boolean }[];
    images?: readonly number[];
    sales?: readonly { date: string; quant: number }[];
    related?: readonly string[];
    /** Codes that it had before, which no living product has. */
    previousCodes?: readonly string[];
  };
