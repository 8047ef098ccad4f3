import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { categoryId, key } from '#contract/fields';
import { facetFilters, filterId, filterPrice, filterProperties, filterText, listInput } from '#contract/filters';

export type Category = { id: string; name: string; items: Category[] };
export const category: z.ZodType<Category> = z.lazy(() =>
  z.object({ id: z.string(), name: z.string(), items: z.array(category) }),
);
export const brand = z.object({ id: z.number(), name: z.string(), logo: z.string().nullable() });
export const provider = z.object({ id: z.number(), name: z.string() });
export type Brand = z.output<typeof brand>;

export const available = z.enum(['NO', 'CO', 'AV']);
export type Available = z.output<typeof available>;

/** `image` is a path without width and format; `web/ui/picture.tsx` makes the addresses of its steps. */
const productImage = z.object({ id: z.number(), name: z.string(), image: z.string() });
export const specification = z.object({ id: z.number(), key: z.string(), value: z.string(), isDefault: z.boolean() });
export const relatedLink = z.object({ id: z.number(), name: z.string(), url: z.string(), isDefault: z.boolean() });
export const sale = z.object({ date: z.string(), quant: z.number() });

/**
 * A product as lists show it. `price` is in cents, absent for those who may not see it (C7), 0 where it is on request;
 * `lastSale` is for sellers.
 */
export const card = z.object({
  code: z.string(),
  name: z.string(),
  brandId: z.number(),
  brandName: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
  price: z.number().optional(),
  /** In per cent; the price includes it. */
  ivaRate: z.number(),
  isOriginal: z.boolean(),
  isPublic: z.boolean(),
  available,
  images: z.array(productImage),
  lastSale: z.string().nullable().optional(),
});
export type Card = z.output<typeof card>;

/** The same thing in another quantity; `units` 1 is the single. */
const pack = card.pick({ code: true, price: true }).extend({ units: z.number() });
export type Pack = z.output<typeof pack>;

/** A product's page. The optional fields after `relatedLinks` are for sellers alone. */
export const product = card.extend({
  description: z.string(),
  family: z.string().nullable(),
  mLCode: z.string().nullable(),
  barcode: z.string().nullable(),
  specifications: z.array(specification),
  relatedLinks: z.array(relatedLink),
  providerId: z.number().nullable().optional(),
  providerCode: z.string().nullable().optional(),
  providerUrl: z.string().nullable().optional(),
  dua: z.string().nullable().optional(),
  minStock: z.number().nullable().optional(),
  stock: available.optional(),
  isLoading: z.boolean().optional(),
  sales: z.array(sale).optional(),
});
export type Product = z.output<typeof product>;

/** A piece of a name, from and to (exclusive) in UTF-16 units: what a JavaScript string is cut by. */
const nameMark = z.tuple([z.number(), z.number()]);
export type NameMark = z.output<typeof nameMark>;
const codeKind = z.enum(['own', 'ml', 'original', 'barcode', 'provider']);
export const codeMatch = z.object({ kind: codeKind, text: z.string() });
/** Why a product was found: where words of the text stand in its name, and the code, where the name does not say enough. */
const match = z.object({
  name: z.array(nameMark),
  code: codeMatch.nullable(),
});
export type Match = z.output<typeof match>;

export const facetItem = z.object({ id: z.string(), name: z.string(), count: z.number() });
export const facet = z.object({ key: z.string(), items: z.array(facetItem) });
export type Facet = z.output<typeof facet>;

/**
 * Filters of the product lists. `specifications` are groups and values ('Voltaje:12 V'), alternatives within a group;
 * prices are whole units of the site's currency and narrow only for who sees prices.
 */
export const productFilters = {
  ...facetFilters('products'),
  specifications: filterProperties,
  priceFrom: filterPrice,
  priceTo: filterPrice,
  inStock: z.boolean(),
  /** Only what has no unit free. */
  outOfStock: z.boolean(),
  /** Public products, or those that are not: for sellers, who alone see the latter. */
  isPublic: z.boolean(),
  /** Only what has no picture in the shop, no price, or fewer units free than its minimum: for sellers, ignored of others. */
  noPicture: z.boolean(),
  noPrice: z.boolean(),
  belowMinimum: z.boolean(),
  year: filterId,
  text: filterText,
  state: filterText,
};

const none = z.object({});

/**
 * As lists are for visitors, and for sellers by code, name, brand, category, state, free units or last sale too, up and down; what was
 * never sold is older than all else. For anyone else these are `REL`.
 */
const productOrders = [
  'REL',
  'PLO',
  'PHI',
  'CLO',
  'CHI',
  'NLO',
  'NHI',
  'BLO',
  'BHI',
  'TLO',
  'THI',
  'ALO',
  'AHI',
  'SLO',
  'SHI',
  'DLO',
  'DHI',
] as const;
export type ProductOrder = (typeof productOrders)[number];

export const catalogueCalls = defineCalls({
  'category/list': {
    summary: 'Devuelve el árbol de categorías del sitio',
    access: 'anyone',
    input: none,
    output: z.object({ data: z.array(category) }),
  },
  'category/find': {
    summary: 'Devuelve una categoría con sus subcategorías y el camino hasta ella',
    access: 'anyone',
    input: z.object({ categoryId }),
    output: z.object({
      data: z.object({
        id: z.string(),
        name: z.string(),
        items: z.array(category),
        trail: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
    }),
  },
  /** `image` was chosen for the category, or is that of `code`, the product that the category's own name finds first. */
  'category/listTop': {
    summary: 'Lista las categorías principales que tienen algo para ver, con una imagen de cada una',
    access: 'anyone',
    input: none,
    output: z.object({
      data: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          count: z.number(),
          code: z.string().nullable(),
          image: z.string().nullable(),
        }),
      ),
    }),
  },
  'brand/list': {
    summary: 'Lista las marcas',
    access: 'anyone',
    input: none,
    output: z.object({ data: z.array(brand) }),
  },
  'brand/listByCategory': {
    summary: 'Lista las marcas de una categoría; en los sitios de repuestos, las de vehículos',
    access: 'anyone',
    input: z.object({ categoryId }),
    output: z.object({ data: z.array(brand) }),
  },
  'brand/count': {
    summary: 'Lista los filtros por marca con la cantidad que deja cada una, de mayor a menor',
    access: 'anyone',
    input: none,
    output: z.object({ data: z.array(facet) }),
  },
  'provider/list': {
    summary: 'Lista los proveedores',
    access: 'anyone',
    input: none,
    output: z.object({ data: z.array(provider) }),
  },
  /** By its code now, one of before, or one in another form that only this one has. */
  'product/find': {
    summary: 'Devuelve un producto por su código, actual o anterior',
    access: 'anyone',
    input: z.object({ code: key(60) }),
    output: z.object({ data: product }),
  },
  'product/filter': {
    summary: 'Lista productos según texto, filtros y orden, con los filtros que siguen siendo posibles',
    access: 'anyone',
    input: listInput(productFilters).extend({ orderBy: z.enum(productOrders).default('REL') }),
    output: z.object({
      data: z.array(card),
      resultCount: z.number(),
      /** After the facets, in a category, the specifications that tell its products apart best: `specifications:Voltaje`. */
      resultFilters: z.array(facet),
      /** No product matched every word: these are the nearest. */
      nearest: z.boolean(),
      /** One for each of `data`, in its order; none where no text was asked for. */
      matches: z.array(match),
    }),
    limit: { name: 'lists', points: 600, seconds: 60, shared: false },
  },
  /** The search box asks at every pause in typing. */
  'product/suggest': {
    summary: 'Sugiere productos, categorías y marcas mientras se escribe una búsqueda',
    access: 'anyone',
    input: z.object({ text: filterText }),
    output: z.object({
      data: z.array(card),
      /** One for each of `data`, in its order. */
      matches: z.array(match),
      nearest: z.boolean(),
      /** These and brands by their names; `count` is what the text finds among theirs, not all that they hold. */
      categories: z.array(facetItem),
      brands: z.array(facetItem),
    }),
    limit: { name: 'suggest', points: 300, seconds: 60, shared: false },
  },
  'product/listRelated': {
    summary: 'Lista los productos relacionados con uno y el mismo en otras cantidades',
    access: 'anyone',
    input: z.object({ code: key(60) }),
    output: z.object({ data: z.array(card), packs: z.array(pack) }),
  },
});
