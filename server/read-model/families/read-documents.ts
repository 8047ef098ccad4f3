import { isOnRequest } from '#contract/plain/on-request';
import { gtinForms } from '#contract/plain/product-numbers';
import type { Db } from '#server/ctx';
import { wordsOf as wordsIn } from '#server/engine/analyzer';
import { thingWords } from '#server/engine/index/name-parts';
import type { Worded } from '#server/engine/search-engine';
import { cardsOf, type StoredCard } from '#server/read-model/cards.service';
import { measuresWith } from '#server/read-model/families/measures';
import { familyCodes, type StoredFamily, storedFamilies } from '#server/read-model/families/stored-families.service';
import { readSearched, type Searched } from '../documents.store.ts';
import { originalMark } from '../documents.ts';
import { type Names, rootOf } from '../names.ts';
import type { CodeKind, SearchTexts } from '../search-schema.ts';
import type { FamilyDocument, FamilyView } from './family-document.ts';

/** So few that no turn of reading them holds up the thread that serves requests. */
const atOnce = 100;

/** A product of a family as it is shown and searched. */
export type Product = { card: StoredCard; searched: Searched };

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
const withAbove = (path: string): string[] => path.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'));

const codesOf = (family: StoredFamily, products: readonly Product[]): Worded['codes'] => {
  const codes: { kind: CodeKind; raw: string | null }[] = [
    { kind: 'own', raw: family.code },
    ...family.originalCodes.map(({ code }) => ({ kind: 'original' as const, raw: code })),
    ...products.flatMap(({ card, searched }): typeof codes => [
      { kind: 'own', raw: card.code },
      { kind: 'ml', raw: searched.mLCode },
      { kind: 'provider', raw: searched.providerCode },
      ...(searched.barcode ? gtinForms(searched.barcode) : []).map((raw) => ({ kind: 'barcode' as const, raw })),
    ]),
  ];
  return codes.flatMap(({ kind, raw }) => (raw ? [{ kind, raw }] : []));
};

/**
 * A text without what the applications say: a name that tells its first vehicle, or a description that lists some, would
 * else answer for a vehicle where another application answers for the year.
 */
const beside = (text: string, applied: ReadonlySet<string>): string => {
  const own = wordsIn(text).filter((word) => !applied.has(word));
  return own.length === 0 ? text : own.join(' ');
};

const appliedWords = ({ fitments }: StoredFamily): Set<string> =>
  new Set(
    fitments.flatMap((row) =>
      wordsIn([row.brandName, row.application, row.model, row.engine, row.qualifier].filter(Boolean).join(' ')),
    ),
  );

const wordsOf = (
  family: StoredFamily,
  products: readonly Product[],
  names: Names,
  applied: ReadonlySet<string>,
): Worded => {
  const joined = (texts: readonly (string | null)[]): string => distinct(texts.filter(Boolean)).join('. ');
  return {
    name: joined(products.map(({ card }) => beside(card.name, applied))),
    texts: {
      brand: joined(products.map(({ card }) => card.brandName)),
      category: joined(products.map(({ card }) => names.trail(card.categoryId))),
      specifications: joined([
        family.system,
        ...products.flatMap(({ card, searched }) => [searched.specifications, card.isOriginal ? originalMark : null]),
      ]),
      description: joined(
        [family.description, ...products.map(({ searched }) => searched.description)].map((text) =>
          beside(text, applied),
        ),
      ),
    } satisfies SearchTexts,
    codes: codesOf(family, products),
  };
};

/** A family's price: the lowest one in stock, else the lowest public one. On request where all of those are. */
const priceOf = (products: readonly Product[]): number => {
  const inSight = products.filter(({ card }) => card.isPublic);
  const toBuy = inSight.filter(({ card }) => card.units > 0);
  const [offered = products] = [toBuy, inSight].filter((some) => some.length > 0);
  const known = offered.map(({ card }) => card.price).filter((price) => !isOnRequest(price));
  return known.length > 0 ? Math.min(...known) : 0;
};

const sidesOf = (family: StoredFamily, products: readonly Product[]) => {
  const specified = new Map(family.products.map(({ id, specifications }) => [id, specifications]));
  const { height, width } = measuresWith(
    family,
    products.map(({ card }) => specified.get(card.id) ?? []),
  );
  return { height, width };
};

const viewOf = (family: StoredFamily, products: readonly Product[], names: Names, applied = appliedWords(family)) => ({
  words: wordsOf(family, products, names, applied),
  nameWords: thingWords(beside(products[0]?.card.name ?? '', applied)).length,
  productIds: products.map(({ card }) => card.id),
  brandIds: distinct(products.map(({ card }) => card.brandId)),
  offers: products.map(({ card: { brandId, price, units } }) => ({ brandId, price, inStock: units > 0 })),
  categories: distinct(products.flatMap(({ card }) => withAbove(card.categoryId))),
  price: priceOf(products),
  ...sidesOf(family, products),
  inStock: products.some(({ card }) => card.units > 0),
  sales: products.reduce((sum, { searched }) => sum + searched.salesCount, 0),
});

/** One view for sellers and one for the visitors of each root; those who see the same products share it. */
const viewsOf = (family: StoredFamily, products: readonly Product[], names: Names): FamilyView[] => {
  if (products.length === 0) return [];
  const seen = Map.groupBy(
    products.filter(({ card }) => card.isPublic),
    ({ card }) => rootOf(card.categoryId),
  );
  const all = [...seen].filter(([, some]) => some.length === products.length).map(([root]) => root);
  return [
    { ...viewOf(family, products, names), roots: all, forSellers: true },
    ...[...seen]
      .filter(([root]) => !all.includes(root))
      .map(([root, some]) => ({ ...viewOf(family, some, names), roots: [root], forSellers: false })),
  ];
};

/** A family as it is searched, with the products that there are. */
export const documentOf = (family: StoredFamily, products: readonly Product[], names: Names): FamilyDocument => ({
  code: family.code,
  description: family.description,
  height: family.height,
  width: family.width,
  system: family.system,
  originalCodes: family.originalCodes.map(({ code }) => code),
  otherCodes: products.flatMap(({ card, searched }) =>
    [searched.mLCode, searched.providerCode].flatMap((text) => (text ? [{ productId: card.id, text }] : [])),
  ),
  ownMeasures: family.products.flatMap(({ id, specifications }) =>
    specifications.map(({ key, value }) => ({ productId: id, key, value })),
  ),
  applications: family.fitments.map((row) => ({
    vehicleId: row.vehicleId,
    brandId: row.brandId,
    brandName: row.brandName ?? '',
    name: row.application ?? [row.model, row.engine].filter(Boolean).join(' '),
    engine: row.application === null ? (row.engine ?? '') : '',
    qualifier: row.qualifier,
    source: row.source,
    from: row.from,
    to: row.to,
  })),
  views: viewsOf(family, products, names),
});

/** These families as they are searched; those that are no more have no view. */
const documentsOf = async (db: Db, codes: readonly string[], names: Names): Promise<FamilyDocument[]> => {
  const families = await storedFamilies(db, codes, { root: null });
  const ids = families.flatMap(({ products }) => products.map(({ id }) => id));
  const cards = new Map((await cardsOf(db, ids)).map((card) => [card.id, card]));
  const searched = new Map((ids.length > 0 ? await readSearched(db, ids) : []).map((row) => [row.id, row]));
  const found = families.map((family) => {
    const products = family.products.flatMap(({ id }) => {
      const [card, row] = [cards.get(id), searched.get(id)];
      return card && row ? [{ card, searched: row }] : [];
    });
    return documentOf(family, products, names);
  });
  const there = new Set(found.map(({ code }) => code));
  const gone = codes.filter((code) => !there.has(code));
  return [...found, ...gone.map((code) => ({ ...nothing, code }))];
};

const nothing: Omit<FamilyDocument, 'code'> = {
  description: '',
  height: null,
  width: null,
  system: null,
  originalCodes: [],
  otherCodes: [],
  ownMeasures: [],
  applications: [],
  views: [],
};

/** All families that have a product, page by page. */
export const allDocuments = async function* (db: Db, names: Names): AsyncGenerator<FamilyDocument[]> {
  for await (const codes of familyCodes(db, atOnce)) yield await documentsOf(db, codes, names);
};

/** These families, page by page. */
export const pagesOfFamilies = async function* (
  db: Db,
  codes: readonly string[],
  names: Names,
): AsyncGenerator<FamilyDocument[]> {
  for (let at = 0; at < codes.length; at += atOnce) yield await documentsOf(db, codes.slice(at, at + atOnce), names);
};
