import type { SearchDocument, SearchQuery, SearchSchema } from '#server/engine/search-engine';

let lastId = 0;

export const testSchema: SearchSchema = {
  facets: [
    { key: 'categoryId', isTree: true },
    { key: 'brandId', isTree: false },
    { key: 'providerId', isTree: false },
  ],
  texts: [
    { key: 'brand', weight: 5 },
    { key: 'category', weight: 5, confirmsName: true },
    { key: 'specifications', weight: 2 },
    { key: 'description', weight: 1 },
  ],
  codes: [{ key: 'own' }, { key: 'ml' }, { key: 'original' }, { key: 'provider', isSecret: true }],
  properties: 4,
  orders: [
    { key: 'code', by: 'code', kind: 'own' },
    { key: 'name', by: 'name' },
    { key: 'units', by: 'number' },
  ],
};

type Given = Partial<SearchDocument> & { categoryId?: string; brandId?: number; providerId?: number | null };

/** A public document that is available, with only what is given; ids count up. */
export const aDocument = ({
  categoryId,
  brandId,
  providerId,
  values,
  texts,
  ...given
}: Given = {}): SearchDocument => ({
  id: ++lastId,
  values: {
    categoryId: categoryId ?? values?.categoryId ?? '1.1',
    brandId: brandId ?? values?.brandId ?? 1,
    providerId: providerId ?? values?.providerId ?? null,
  },
  name: '',
  texts: { brand: '', category: '', specifications: '', description: '', ...texts },
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
