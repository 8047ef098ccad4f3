import { type FacetKey, facetsOf } from '#contract/plain/facets';
import { gtinForms } from '#contract/plain/product-numbers';
import type { Db } from '#server/ctx';
import { fingerprint } from '#server/engine/index/fields';
import type { SearchChanges, SearchDocument } from '#server/engine/search-engine';
import { cardsAfter, cardsOf, type StoredCard } from '#server/read-model/cards.service';
import { readSearched, type Searched } from './documents.store.ts';
import type { Names } from './names.ts';
import { type CodeKind, type ListOrder, marksOf, type SearchTexts } from './search-schema.ts';

/** So few that no turn of reading them holds up the thread that serves requests, collecting their garbage included. */
const atOnce = 100;

/** Products as they are searched, and their cards; the same products in the same order. */
type Page = { cards: StoredCard[]; documents: SearchDocument[] };

/** Label of a product that is the maker's own; people search by this word. */
export const originalMark = 'Original';

const codesOf = (card: StoredCard, { providerCode, mLCode, barcode }: Searched): SearchDocument['codes'] => {
  const codes: { kind: CodeKind; raw: string | null }[] = [
    { kind: 'own', raw: card.code },
    { kind: 'ml', raw: mLCode },
    { kind: 'provider', raw: providerCode },
    ...(barcode ? gtinForms(barcode) : []).map((raw) => ({ kind: 'barcode' as const, raw })),
  ];
  return codes.flatMap(({ kind, raw }) => (raw ? [{ kind, raw }] : []));
};

/** Each value is a column of `Searched` or of the card, by the facet's key. */
const facets = facetsOf('products');

const valuesOf = (card: StoredCard, searched: Searched): SearchDocument['values'] => {
  const row: Record<FacetKey<'products'>, string | number | null> = { ...card, ...searched };
  return Object.fromEntries(facets.map(({ key }) => [key, row[key]]));
};

/** A product as it is searched. */
export const documentOf = (card: StoredCard, searched: Searched, names: Names): SearchDocument => ({
  id: card.id,
  values: valuesOf(card, searched),
  properties: searched.properties ?? [],
  name: card.name,
  texts: {
    brand: card.brandName,
    category: names.trail(card.categoryId),
    specifications: [searched.specifications, card.isOriginal && originalMark].filter(Boolean).join('. '),
    description: searched.description,
  } satisfies SearchTexts,
  codes: codesOf(card, searched),
  amount: card.price,
  isPublic: card.isPublic,
  isAvailable: card.units > 0,
  popularity: searched.salesCount,
  marks: marksOf({
    noPicture: card.images.length === 0,
    noPrice: card.price === 0,
    belowMinimum: card.units < (searched.minStock ?? 0),
  }),
  numbers: {
    state: (card.isPublic ? 0 : 4) + (card.units > 0 ? 0 : 2) + (card.images.length > 0 ? 0 : 1),
    units: card.units,
    // A day as a number; one that was never sold stands before all others.
    lastSale: card.lastSale ? Date.parse(card.lastSale) : 0,
  } satisfies Partial<Record<ListOrder, number>>,
});

/** Products as they are changed ahead of a rebuild. */
export const placed = (documents: readonly SearchDocument[]): SearchChanges['place'] =>
  documents.map((document) => {
    const { name: _, texts: __, codes: ___, ...facts } = document;
    return { ...facts, words: fingerprint(document) };
  });

const pageOf = async (db: Db, read: StoredCard[], names: Names): Promise<Page> => {
  const ids = read.map(({ id }) => id);
  const searched = new Map((await readSearched(db, ids)).map((row) => [row.id, row]));
  const cards = read.filter(({ id }) => searched.has(id));
  const documents = cards.flatMap((card) => {
    const row = searched.get(card.id);
    return row ? [documentOf(card, row, names)] : [];
  });
  return { cards, documents };
};

/** The whole catalogue in pages, by product id. */
export const allPages = async function* (db: Db, names: Names): AsyncGenerator<Page> {
  let cards = await cardsAfter(db, 0, atOnce);
  while (cards.length > 0) {
    yield await pageOf(db, cards, names);
    cards = await cardsAfter(db, cards.at(-1)?.id ?? 0, atOnce);
  }
};

/** These products in pages; of those that are no more `gone` names the ids. */
export const pagesOf = async function* (
  db: Db,
  ids: readonly number[],
  names: Names,
): AsyncGenerator<Page & { gone: number[] }> {
  for (let at = 0; at < ids.length; at += atOnce) {
    const asked = ids.slice(at, at + atOnce);
    const page = await pageOf(db, await cardsOf(db, asked), names);
    const there = new Set(page.cards.map(({ id }) => id));
    yield { ...page, gone: asked.filter((id) => !there.has(id)) };
  }
};
