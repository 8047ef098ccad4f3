import type { Ctx, Db } from '#server/ctx';
import { type Beside, onlookerOf } from '#server/read-model/card-text';
import { readCards, readCardsAfter, readCardsByCode } from '#server/read-model/cards.store';
import { availableOf } from '#server/stock/available';

/** A card before it is known who looks: with price (cents), units for sale, the branches that have any, and last sale. */
export type StoredCard = Awaited<ReturnType<typeof readCards>>[number];

/** The cards of these products in one query, in the order of `ids`; those that do not exist are left out. */
export const cardsOf = async (db: Db, ids: readonly number[]): Promise<StoredCard[]> => {
  if (ids.length === 0) return [];
  const cards = new Map((await readCards(db, ids)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
};

/** The cards of these codes in one query; codes that do not exist are left out. */
export const cardsOfCodes = async (db: Db, codes: readonly string[]): Promise<Map<string, StoredCard>> =>
  new Map((await readCardsByCode(db, codes)).map((card) => [card.code, card]));

/** The next `count` cards by product id: a read model is filled with these, page by page. */
export const cardsAfter = (db: Db, after: number, count: number): Promise<StoredCard[]> =>
  readCardsAfter(db, after, count);

/** A card, or what a page has beside it, as the caller may see it: without price where C7 hides it, last sale for sellers alone. */
export const cardFor = <T extends Omit<StoredCard, 'branches'> & Beside>(
  ctx: Pick<Ctx, 'session' | 'settings'>,
  stored: T,
) => {
  const { id: _, units, branches: _branches, relatedIds: __, price, lastSale, ...card } = stored;
  const { seesPrices, isSeller, lowStock } = onlookerOf(ctx);
  return {
    ...card,
    ...(seesPrices && { price }),
    available: availableOf(units, lowStock),
    ...(isSeller && { lastSale }),
  };
};
