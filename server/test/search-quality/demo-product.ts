import type { DemoProduct } from '#demo/catalogue/products';
import type { Product } from '#server/read-model/families/read-documents';

const ids = new Map<string, number>();
/** A number for a brand's name, the same for the same name. */
export const brandIdOf = (name: string): number => {
  const known = ids.get(name) ?? ids.size + 1;
  ids.set(name, known);
  return known;
};

/** A product of the demo as it would be read from the database. */
export const productOf = (part: DemoProduct, id: number): Product => ({
  card: {
    id,
    code: part.code,
    name: part.name,
    brandId: brandIdOf(part.brand),
    brandName: part.brand,
    categoryId: part.category,
    categoryName: '',
    price: part.priceCents,
    ivaRate: 22,
    images: [],
    lastSale: null,
    isOriginal: part.isOriginal,
    isPublic: part.isPublic,
    units: part.stock.BUL + part.stock.CLA,
    branches: [],
  },
  searched: {
    id,
    description: part.description,
    barcode: null,
    minStock: null,
    providerId: null,
    providerCode: part.providerCode,
    mLCode: part.mLCode ?? null,
    properties: null,
    specifications: part.specifications.map((pair) => pair.join(' ')).join('. '),
    salesCount: part.sales.reduce((sum, { quantity }) => sum + quantity, 0),
  },
});
