import type { SearchDocument, SearchQuery } from '#server/engine/catalog-search';

let lastId = 0;

/** A public product in stock with only what is given; ids count up. */
export const aDocument = (given: Partial<SearchDocument> = {}): SearchDocument => ({
  id: ++lastId,
  categoryPath: '1.1',
  brandId: 1,
  providerId: null,
  name: '',
  description: '',
  brandName: '',
  categoryName: '',
  specifications: '',
  codes: [],
  priceCents: 1000,
  isPublic: true,
  inStock: true,
  salesCount: 0,
  ...given,
});

/** A visitor's query for everything, by relevance, first page. */
export const aQuery = (given: Partial<SearchQuery> = {}): SearchQuery => ({
  roots: ['1'],
  filters: {},
  seller: false,
  pricesVisible: true,
  order: 'REL',
  rowIndex: 0,
  rowsMax: 18,
  ...given,
});
