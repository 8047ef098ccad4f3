import type { Card } from '#contract/catalogue';
import { readCards, readCardsAfter, readCardsByCode } from '#server/catalogue/cards.store';
import { pricesVisible } from '#server/catalogue/visibility';
import type { Ctx, Db } from '#server/ctx';
import { isSeller } from '#server/is-seller';
import { availableOf } from '#server/stock/available';

/** A card before it is known who looks: with price (cents), units for sale over all branches, and last sale. */
export type KeptCard = Awaited<ReturnType<typeof readCards>>[number];

/** The cards of these products in one query, in the order of `ids`; those that do not exist are left out. */
export const cardsOf = async (db: Db, ids: readonly number[]): Promise<KeptCard[]> => {
  if (ids.length === 0) return [];
  const cards = new Map((await readCards(db, ids)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
};

/** The cards of these codes in one query; codes that do not exist are left out. */
export const cardsOfCodes = async (db: Db, codes: readonly string[]): Promise<Map<string, KeptCard>> =>
  new Map((await readCardsByCode(db, codes)).map((card) => [card.code, card]));

/** The next `count` cards by product id: a read model is filled with these, page by page. */
export const cardsAfter = (db: Db, after: number, count: number): Promise<KeptCard[]> =>
  readCardsAfter(db, after, count);

/** A card as the caller may see it: without price where C7 hides it, last sale for sellers alone. */
export const cardFor = (ctx: Pick<Ctx, 'session' | 'settings'>, kept: KeptCard): Card => {
  const { id: _, units, price, lastSale, ...card } = kept;
  return {
    ...card,
    ...(pricesVisible(ctx) && { price }),
    available: availableOf(units, ctx.settings.lowStock),
    ...(isSeller(ctx) && { lastSale }),
  };
};
