import type { Match } from '#contract/catalogue';
import { facetsOf } from '#contract/plain/facets';
import { fieldsOf } from '#server/engine/index/fields';
import type { SearchSchema } from '#server/engine/search-engine';

export type CodeKind = NonNullable<Match['code']>['kind'];

const texts = [
  { key: 'brand', weight: 5 },
  { key: 'category', weight: 5, confirmsName: true },
  { key: 'specifications', weight: 2 },
  { key: 'description', weight: 1 },
] as const;

/** Whole codes that match are listed in this order. A provider's is the shop's secret (decisions C2, A3). */
const codes: readonly { key: CodeKind; isSecret?: boolean }[] = [
  { key: 'own' },
  { key: 'ml' },
  { key: 'original' },
  { key: 'barcode' },
  { key: 'provider', isSecret: true },
];

const facets = facetsOf('products').map(({ key, value }) => ({ key, isTree: value === 'path' }));

/** So many specifications of a product narrow lists: each takes four bytes of every product, whether it has it or not. */
const properties = 24;

/** The orders of the panel's list. */
const orders = [
  { key: 'code', by: 'code', kind: 'own' },
  { key: 'name', by: 'name' },
  { key: 'brand', by: 'text', text: 'brand' },
  // By its trail, so that what lies beside each other in the tree does so here.
  { key: 'category', by: 'text', text: 'category' },
  // Active products that lack nothing come first.
  { key: 'state', by: 'number' },
  { key: 'units', by: 'number' },
  { key: 'lastSale', by: 'number' },
] as const;
export type ListOrder = (typeof orders)[number]['key'];

/** Defects that sellers filter products by, a bit each. */
const marks = { noPicture: 1, noPrice: 2, belowMinimum: 4 };

/** The bits of those that hold. */
export const marksOf = ({ noPicture, noPrice, belowMinimum }: { [mark in keyof typeof marks]?: boolean | undefined }) =>
  (noPicture ? marks.noPicture : 0) | (noPrice ? marks.noPrice : 0) | (belowMinimum ? marks.belowMinimum : 0);

/** In what products are searched, and by what they are filtered, counted and ordered. */
export const productSchema: SearchSchema = { facets, texts, codes, properties, orders };
/** The texts of a product or family beside its name. */
export type SearchTexts = Record<(typeof texts)[number]['key'], string>;

/** In what a family is searched: what it says of itself, and what it fits. */
export const familyFields = fieldsOf(productSchema);

const applicationTexts = [
  { key: 'brand', weight: 5 },
  { key: 'qualifier', weight: 2 },
  { key: 'engine', weight: 1 },
] as const;
export const applicationFields = fieldsOf({ texts: applicationTexts, codes: [] });
export type ApplicationTexts = Record<(typeof applicationTexts)[number]['key'], string>;

/** The kind of a code that was found. */
export const codeKindOf = (kind: string): CodeKind => codes.find(({ key }) => key === kind)?.key ?? 'own';
