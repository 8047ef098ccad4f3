import { openChanges } from '#server/database/changes';
import { openMemorySearch } from '#server/engine/memory-search';
import type { SearchQuery } from '#server/engine/search-engine';
import { openLog } from '#server/log/log';
import { openReadModel, type ReadModel } from '#server/read-model/read-model';
import { productSchema } from '#server/read-model/search-schema';
import type { TestShop } from '#server/test/shop';
import { aQuery } from './a-document.ts';

/** A second process on a shop's database: its own reader of the change log, its own copy. */
export const anotherProcess = async (shop: TestShop) => {
  const { db } = shop.database;
  const log = openLog('silent');
  const changes = await openChanges(db, log);
  const catalogue = openReadModel(db, log, openMemorySearch(productSchema));
  changes.subscribe(catalogue.onChanges);
  return { changes, catalogue, close: changes.close };
};

/** The cards that a query finds. */
export const foundCards = async (catalogue: ReadModel, given: Partial<SearchQuery>) => {
  const { ids, cards, names } = await catalogue.search(() => aQuery(given));
  return ids.flatMap((id) => cards.get(id, names) ?? []);
};
