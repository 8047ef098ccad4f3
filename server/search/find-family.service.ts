import type { Output } from '#contract/contract';
import { findFamily, relationsOf } from '#server/autoparts/families.service';
import { isSeller } from '#server/is-seller';
import type { StoredCard } from '#server/read-model/cards.service';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { scopeOf } from './families/scope.ts';
import { showSlot, slotIn } from './families/show-families.ts';

/**
 * A family's page: from memory but its relations, where the index knows the family; else from the database, which a new
 * family is in first. Sellers always read the database. Throws 404 where it does not exist for the caller (decisions C6).
 */
export const showFamilyPage = async (
  ctx: MemoryCtx,
  asked: string,
): Promise<Output<'autopart/findByFamily'>['data']> => {
  const family = asked.trim();
  if (isSeller(ctx)) return findFamily(ctx, family);
  const loaded = await ctx.families.loaded();
  const slot = slotIn(loaded.index, scopeOf(loaded.index, { root: ctx.site.rootCategory, isSeller: false }), family);
  const shown = slot === undefined ? undefined : showSlot(ctx, loaded, slot);
  return shown ? { ...shown, relations: await relationsOf(ctx, family) } : findFamily(ctx, family);
};

/** The products of a family that sellers see, from memory. */
export const familyCards = async (ctx: MemoryCtx, family: string): Promise<StoredCard[]> => {
  const { index, cards, names } = await ctx.families.loaded();
  const slot = slotIn(index, scopeOf(index, { root: ctx.site.rootCategory, isSeller: true }), family);
  const ids = slot === undefined ? [] : (index.slots.products[slot] ?? []);
  return ids.flatMap((id) => cards.get(id, names) ?? []);
};
