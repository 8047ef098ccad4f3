import type { FamilyApplication, FamilyDocument, FamilyView } from '#server/read-model/families/family-document';
import type { FamilyQuery } from '#server/search/families/search-families';

let lastProduct = 0;

export const anApplication = (given: Partial<FamilyApplication> = {}): FamilyApplication => ({
  vehicleId: null,
  brandId: null,
  brandName: '',
  name: 'Gol',
  engine: '',
  qualifier: '',
  source: '',
  from: null,
  to: null,
  ...given,
});

type GivenView = Partial<Omit<FamilyView, 'words'>> & { words?: Partial<FamilyView['words']> };

/** A view that visitors of root 2 and sellers share. It has one product of each maker, with price and stock. */
export const aView = ({ words, ...given }: GivenView = {}): FamilyView => {
  const view = viewOf(given, words);
  const { price, inStock, brandIds } = view;
  return { ...view, offers: given.offers ?? brandIds.map((brandId) => ({ brandId, price, inStock })) };
};

const viewOf = (given: Omit<GivenView, 'words'>, words: GivenView['words']): FamilyView => ({
  roots: ['2'],
  forSellers: true,
  nameWords: 1,
  productIds: [++lastProduct],
  brandIds: [],
  offers: [],
  categories: ['2'],
  price: 1000,
  inStock: true,
  sales: 0,
  height: null,
  width: null,
  ...given,
  words: {
    name: 'Radiador',
    texts: {},
    codes: [],
    ...words,
  },
});

/** Its views have its measures where they are given none of their own. */
export const aFamilyDocument = ({
  height = null,
  width = null,
  views = [aView()],
  ...given
}: Partial<FamilyDocument> & { code: string }): FamilyDocument => ({
  description: '',
  height,
  width,
  system: null,
  originalCodes: [],
  otherCodes: [],
  ownMeasures: [],
  applications: [],
  ...given,
  views: views.map((view) => ({ ...view, height: view.height ?? height, width: view.width ?? width })),
});

/** All that a visitor of root 2 sees, twenty at a time; what is given instead holds. */
export const aFamilyQuery = ({
  filters = {},
  ...given
}: Partial<Omit<FamilyQuery, 'filters'>> & { filters?: Partial<FamilyQuery['filters']> } = {}): FamilyQuery => ({
  root: '2',
  isSeller: false,
  alternatives: [],
  pricesVisible: true,
  order: 'relevance',
  rowIndex: 0,
  rowsMax: 20,
  isTyping: false,
  years: { first: 1976, last: 2026 },
  ...given,
  filters: { tolerance: 10, ...filters },
});
