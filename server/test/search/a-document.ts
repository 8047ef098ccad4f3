import type { FacetDefinition, SearchDocument, SearchQuery } from '#server/engine/catalog-search';

let lastId = 0;

/** What the documents of tests are filtered by. */
export const testFacets: readonly FacetDefinition[] = [
  { key: 'categoryId', isTree: true },
  { key: 'brandId', isTree: false },
  { key: 'providerId', isTree: false },
];

type Given = Partial<SearchDocument> & { categoryId?: string; brandId?: number; providerId?: number | null };

/** A public product in stock with only what is given; ids count up. */
export const aDocument = ({ categoryId, brandId, providerId, values, ...given }: Given = {}): SearchDocument => ({
  id: ++lastId,
  values: {
    categoryId: categoryId ?? values?.categoryId ?? '1.1',
    brandId: brandId ?? values?.brandId ?? 1,
    providerId: providerId ?? values?.providerId ?? null,
  },
  name: '',
  description: '',
  brandName: '',
  categoryName: '',
  specifications: '',
  codes: [],
  amount: 1000,
  isPublic: true,
  isAvailable: true,
  popularity: 0,
  ...given,
});

/** A visitor's query for everything, by relevance, first page. */
export const aQuery = (given: Partial<SearchQuery> = {}): SearchQuery => ({
  roots: ['1'],
  filters: {},
  seesAll: false,
  seesAmounts: true,
  order: 'relevance',
  rowIndex: 0,
  rowsMax: 18,
  ...given,
});
