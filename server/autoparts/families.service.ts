import type { Autopart } from '#contract/autoparts';
import type { Output } from '#contract/contract';
import type { Ctx, Db } from '#server/ctx';
import { isSeller } from '#server/is-seller';
import { cardFor, cardsOf } from '#server/read-model/cards.service';
import { measuresOf } from '#server/read-model/families/measures';
import {
  productsOfFamily,
  type StoredFamily,
  storedFamilies,
} from '#server/read-model/families/stored-families.service';
import { sightOf } from '#server/read-model/visibility';
import { Refusal } from '#server/refusal';
import { autopartFrom } from './autopart-from.ts';
import { readRelated, readRelations } from './families.store.ts';
import { yearRangeText } from './year-range.ts';

type Application = Autopart['applications'][number];
type Fitment = StoredFamily['fitments'][number];

const applicationOf = (ctx: Ctx, row: Fitment): Application => ({
  name: row.application ?? [row.model, row.engine].filter(Boolean).join(' '),
  yearRange: yearRangeText(row),
  brandId: row.brandId,
  brandName: row.brandName ?? '',
  vehicleId: row.vehicleId,
  qualifier: row.qualifier,
  ...(isSeller(ctx) && { source: row.source }),
});

/** These families as the caller may see them, in this order and in a fixed number of queries; those hidden are left out. */
export const autopartsOf = async (ctx: Ctx, families: readonly string[]): Promise<Autopart[]> => {
  if (families.length === 0) return [];
  const rows = new Map((await storedFamilies(ctx.db, families, sightOf(ctx))).map((row) => [row.code, row]));
  const ids = [...rows.values()].flatMap(({ products }) => products.map(({ id }) => id));
  const cards = new Map((await cardsOf(ctx.db, ids)).map((card) => [card.id, card]));
  return families.flatMap((family) => {
    const row = rows.get(family);
    if (!row) return [];
    const own = row.products.flatMap(({ id, specifications }) => {
      const card = cards.get(id);
      return card ? [{ card, specifications: measuresOf(specifications, row) }] : [];
    });
    const shown = own.map(({ card, specifications }) => ({
      ...cardFor(ctx, card),
      branches: card.branches,
      specifications,
    }));
    const applications = row.fitments.map((fitment) => applicationOf(ctx, fitment));
    return autopartFrom(row, shown, applications) ?? [];
  });
};

/** The families that replace this one or go with it, as the caller may see them. */
export const relationsOf = (ctx: Ctx, family: string) => readRelations(ctx.db, family, sightOf(ctx));

/** A family's page from the database. Throws 404 where it does not exist for the caller (decisions C6). */
export const findFamily = async (ctx: Ctx, asked: string): Promise<Output<'autopart/findByFamily'>['data']> => {
  const family = asked.trim();
  const [found] = await autopartsOf(ctx, [family]);
  if (!found) throw new Refusal('autopart.notFound');
  return { ...found, relations: await relationsOf(ctx, family) };
};

/** The ids of a family's products that exist for the caller. Throws 404 where there are none. */
export const requireProducts = async (ctx: Ctx, family: string): Promise<number[]> => {
  const products = await productsOfFamily(ctx.db, family, sightOf(ctx));
  if (products.length === 0) throw new Refusal('autopart.notFound');
  return products;
};

/** The families that the shop related to this one by hand, whoever may see them. */
export const relatedByHand = (db: Db, family: string): Promise<string[]> => readRelated(db, family);
