import type { Autopart } from '#contract/autoparts';
import { relatedByHand, requireProducts } from '#server/autoparts/families.service';
import { rowOf } from '#server/engine/growing';
import { itemsAt } from '#server/engine/index/lists';
import { isSeller } from '#server/is-seller';
import type { FamilyIndex } from '#server/read-model/families/columns';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { type Scope, scopeOf } from './families/scope.ts';
import { showSlot, slotIn } from './families/show-families.ts';

const most = 12;
/** More vehicles than anything shares. */
const chosenFirst = 1e6;

const codeOf = ({ families, slots }: FamilyIndex, slot: number): string =>
  families.codes.values[slots.family[slot] ?? -1] ?? '';

/** How many of the vehicles that a family fits each slot of a scope fits. */
const sharedBy = ({ families, applications, wordings }: FamilyIndex, scope: Scope, code: string) => {
  const own = rowOf(applications.wording, families.codes.byValue.get(code) ?? -1);
  const shared = new Map<number, number>();
  for (const vehicle of new Set(own.map((wording) => wordings.vehicle.items[wording] ?? -1)))
    for (const slot of itemsAt(scope.by.vehicle(), vehicle)) shared.set(slot, (shared.get(slot) ?? 0) + 1);
  return shared;
};

/**
 * Families that the shop related to this one, then those that fit most of the same vehicles: what visitors of this site
 * see, for sellers too. None that shares a category with it by products that the caller sees in it, and only by what
 * visitors see of theirs. Throws 404 where the family does not exist for the caller, which the database says of one
 * that the index does not know: it may have yet to follow.
 */
export const listRelatedFamilies = async (ctx: MemoryCtx, asked: string): Promise<Autopart[]> => {
  const family = asked.trim();
  const loaded = await ctx.families.loaded();
  const { index, cards } = loaded;
  const categoriesOf = (products: readonly number[] = []) => products.flatMap((id) => cards.categoryOf(id) ?? []);
  const root = ctx.site.rootCategory;
  const visitors = scopeOf(index, { root, isSeller: false });
  const callers = scopeOf(index, { root, isSeller: isSeller(ctx) });
  const known = slotIn(index, callers, family);
  const own = known === undefined ? await requireProducts(ctx, family) : index.slots.products[known];
  const chosen = await relatedByHand(ctx.db, family);
  const ownCategories = new Set(categoriesOf(own));
  const shared = sharedBy(index, visitors, family);
  const isChosen = new Set(chosen.flatMap((code) => slotIn(index, visitors, code) ?? []));
  const ranked = [...new Set([...isChosen, ...shared.keys()])]
    .map((slot) => ({
      slot,
      code: codeOf(index, slot),
      rank: (shared.get(slot) ?? 0) + (isChosen.has(slot) ? chosenFirst : 0),
    }))
    .filter(({ code }) => code !== family)
    .sort((one, other) => (one.rank === other.rank ? (one.code < other.code ? -1 : 1) : other.rank - one.rank));
  const related: Autopart[] = [];
  for (const { slot, code } of ranked) {
    if (related.length === most) break;
    if (categoriesOf(index.slots.products[slot]).some((category) => ownCategories.has(category))) continue;
    const shown = showSlot(ctx, loaded, slotIn(index, callers, code) ?? slot);
    if (shown) related.push(shown);
  }
  return related;
};
