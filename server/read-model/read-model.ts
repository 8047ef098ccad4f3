import type { Change, Db } from '#server/ctx';
import type { Part } from '#server/database/changes';
import { fingerprint } from '#server/engine/index/fields';
import { openRebuilding } from '#server/engine/rebuilding';
import type { AlikeQuery, SearchAnswer, SearchDocument, SearchEngine, SearchQuery } from '#server/engine/search-engine';
import type { Log } from '#server/log/log';
import { Refusal } from '#server/refusal';
import { type CardCache, type Listed, openCardCache } from './card-cache.ts';
import { readNames, readProductIds } from './documents.store.ts';
import { allPages, pagesOf, placed } from './documents.ts';
import { type Names, namesFrom, noNames } from './names.ts';

/** A product's place in lists before and after a change; undefined where there was none, or is none any more. */
export type Move = { before: Listed | undefined; after: Listed | undefined };

/** One process's copy of the catalogue: the index and the cards, read from the database once and kept up by the change log. */
export type ReadModel = {
  /**
   * How the products of the batch of changes that was told last were listed before and are now, for those who hear of it
   * after this; of a product that is not among them nothing is known.
   */
  moves: () => ReadonlyMap<number, Move>;
  /** Resolves once searches can be answered; starts the building where nobody has yet. Rejects where it failed; asking again tries again. */
  ready: () => Promise<void>;
  isReady: () => boolean;
  /**
   * Waits until it is ready; throws search.preparing where the index has ended and another one is being built. The cards
   * are the catalogue's as they are now: look up those of the answer's ids at once.
   */
  search: (query: (names: Names) => SearchQuery) => Promise<SearchAnswer & { cards: CardCache; names: Names }>;
  /** The cards of products that are like one; waits and throws as `search` does. */
  findAlike: (query: AlikeQuery) => Promise<{ ids: number[]; cards: CardCache; names: Names }>;
  /** The data kept beside the index: names, and the catalogue's cards as they are now. Waits until it is ready. */
  loaded: () => Promise<{ cards: CardCache; names: Names }>;
  /** For `changes.subscribe`. Answers what a change touches that is too much to be read within it. */
  onChanges: (changes: readonly Change[], part?: Part) => Promise<Change[]>;
  close: () => Promise<void>;
};

type State = {
  names: Names;
  /** The readings of the names, one after the other, so that an older one never replaces a younger. */
  naming: Promise<void>;
  cards: CardCache;
  /** Products whose card a change has set since the first reading began, while it lasts: pages may hold older ones. */
  changedMeanwhile: Set<number> | undefined;
};

/** From here on words that a batch changes are cheaper, and hold up nobody, in a new index than product by product. */
const isMany = (count: number, { cards }: State): boolean => count > Math.max(1000, 0.05 * cards.count());
/** More products that a name or a setting touches are told as changes of their own. */
const touchedMost = 1000;

const wordsOf = (document: SearchDocument | undefined): number => (document ? fingerprint(document) : 0);

const rename = (db: Db, state: State): Promise<void> => {
  const read = async (): Promise<void> => {
    state.names = namesFrom(await readNames(db));
  };
  state.naming = state.naming.then(read, read);
  return state.naming;
};

/**
 * Nothing is read before `ready` or `search` is first called. `renewed` is told each time a new index has taken an old one's
 * place: what was answered meanwhile may be older than what changed before.
 */
export const openReadModel = (db: Db, log: Log, search: SearchEngine, renewed = () => {}): ReadModel => {
  let state: State | undefined;
  let moves = new Map<number, Move>();
  /** Products of a batch that was followed in part only: told again, they would seem to have moved nowhere. */
  const doubtful = new Set<number>();

  const start = async (): Promise<void> => {
    const began = Date.now();
    const changedMeanwhile = new Set<number>();
    const naming = Promise.resolve();
    const building: State = { names: namesFrom(noNames), naming, cards: openCardCache(), changedMeanwhile };
    state = building;
    await rename(db, building);
    const pages = async function* (): AsyncGenerator<SearchDocument[]> {
      for await (const { cards, documents } of allPages(db, building.names)) {
        for (const [at, card] of cards.entries())
          if (!changedMeanwhile.has(card.id)) building.cards.set(card, building.names, wordsOf(documents[at]));
        yield documents;
      }
    };
    await search.rebuild(pages());
    building.changedMeanwhile = undefined;
    log.info('search.ready', { products: building.cards.count(), ms: Date.now() - began });
  };

  const rebuild = async (): Promise<void> => {
    const now = state;
    if (!now) return;
    const began = Date.now();
    const pages = async function* (): AsyncGenerator<SearchDocument[]> {
      for await (const { documents } of allPages(db, now.names)) yield documents;
    };
    await search.rebuild(pages());
    renewed();
    log.info('search.rebuilt', { products: now.cards.count(), ms: Date.now() - began });
  };

  const first = (): Promise<void> =>
    start().catch((error: unknown) => {
      state = undefined;
      throw error;
    });
  const rebuilding = openRebuilding({ log, name: 'search.rebuild' }, { first, anew: rebuild });

  const rebuildWhereWanted = (): void => {
    if (!rebuilding.isUnderWay() && search.wantsRebuild()) void rebuilding.soon();
  };

  const followProducts = async (now: State, ids: readonly number[], many: boolean): Promise<Map<number, Move>> => {
    const found = new Map<number, Move>();
    try {
      for await (const { cards, documents, gone } of pagesOf(db, ids, now.names)) {
        const there = cards.map(({ id }) => id);
        for (const id of [...there, ...gone]) found.set(id, { before: now.cards.listed(id), after: undefined });
        for (const [at, card] of cards.entries()) now.cards.set(card, now.names, wordsOf(documents[at]));
        for (const id of gone) now.cards.remove(id);
        for (const id of there) found.set(id, { before: found.get(id)?.before, after: now.cards.listed(id) });
        for (const id of [...there, ...gone]) now.changedMeanwhile?.add(id);
        await search.apply(
          many ? { put: [], remove: gone, place: placed(documents) } : { put: documents, remove: gone },
        );
        // Providers have no entry in the change log of their own.
        if (!documents.every(({ values }) => now.names.hasProvider(values.providerId))) await rename(db, now);
      }
    } catch (error) {
      for (const id of found.keys()) doubtful.add(id);
      throw error;
    }
    for (const id of found.keys()) if (doubtful.delete(id)) found.delete(id);
    return found;
  };

  const onChanges = async (changes: readonly Change[], part?: Part): Promise<Change[]> => {
    const now = state;
    moves = new Map();
    if (!now) return [];
    const isFilled = !now.changedMeanwhile;
    const { ids, touched } = await changedProducts(db, now, changes);
    const many = isMany(part?.of ?? ids.length, now);
    const found = await followProducts(now, ids, many);
    if (isFilled) moves = found;
    await rebuilding.after(many, part);
    if (!many) rebuildWhereWanted();
    return touched.map((id) => ({ entity: 'product', id: String(id) }));
  };

  const asked = async <T>(ask: (state: State) => Promise<T>): Promise<T & { cards: CardCache; names: Names }> => {
    await rebuilding.first();
    if (!state) throw new Error('The catalogue is not read.');
    const { cards, names } = state;
    const answer = await ask(state).catch((error: unknown) => {
      rebuildWhereWanted();
      if (!rebuilding.isUnderWay()) throw error;
      log.error('search.ended', error);
      throw new Refusal('search.preparing', { seconds: 30 });
    });
    return { ...answer, cards, names };
  };

  return {
    ready: rebuilding.first,
    close: () => {
      rebuilding.close();
      return search.close();
    },
    isReady: () => state !== undefined && !state.changedMeanwhile,
    onChanges,
    moves: () => moves,
    loaded: async () => {
      await rebuilding.first();
      if (!state) throw new Error('The catalogue is not read.');
      return { cards: state.cards, names: state.names };
    },
    search: (query) => asked(async ({ names }) => search.search(query(names))),
    findAlike: (query) => asked(async () => ({ ids: await search.findAlike(query) })),
  };
};

const idsOf = (changes: readonly Change[], ...entities: string[]): string[] =>
  changes.filter(({ entity }) => entities.includes(entity)).map(({ id }) => id);

/**
 * The products whose card or words a batch of changes touches; a renamed category, brand or provider touches all of its. `touched`
 * are those that are too many to be read with the batch.
 */
const changedProducts = async (
  db: Db,
  state: State,
  changes: readonly Change[],
): Promise<{ ids: number[]; touched: number[] }> => {
  // Stock is noted where visitors see it change, so units that were alike may differ once "the last ones" means others.
  const all = idsOf(changes, 'setting').some((id) => id.endsWith('.lowStock')) ? state.cards.ids() : [];
  const products = idsOf(changes, 'product', 'stock', 'sale').map(Number);
  const brands = idsOf(changes, 'brand').map(Number);
  const providers = idsOf(changes, 'provider').map(Number);
  const categories = idsOf(changes, 'category');
  const isRenamed = brands.length + providers.length + categories.length > 0;
  if (isRenamed) await rename(db, state);
  const touched = isRenamed ? [...all, ...(await readProductIds(db, { brands, providers, categories }))] : all;
  if (touched.length > touchedMost) return { ids: [...new Set(products)], touched: [...new Set(touched)] };
  return { ids: [...new Set([...products, ...touched])], touched: [] };
};
