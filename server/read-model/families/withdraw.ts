import type { FamilyIndex } from './columns.ts';

/**
 * Takes from visitors, where it stands, what shows a product of these families that is no longer theirs to see, and makes
 * no text of theirs last. Answers the families that visitors see less of by that than there is for them.
 */
export const withdraw = (
  index: FamilyIndex,
  codes: readonly string[],
  seenIn: (productId: number) => string | undefined,
): string[] => {
  const { families, slots, roots } = index;
  const torn = new Set<string>();
  for (const code of codes) {
    for (const slot of families.slots[families.codes.byValue.get(code) ?? -1] ?? []) {
      slots.texts.delete(slot);
      const shownIn = (slots.products[slot] ?? []).map(seenIn);
      for (const [place, root] of roots.values.entries()) {
        const bits = slots.seenBy[slot] ?? 0;
        if ((bits & (1 << place)) === 0 || shownIn.every((one) => one === root)) continue;
        slots.seenBy[slot] = bits & ~(1 << place);
        index.version++;
        if (shownIn.includes(root)) torn.add(code);
      }
    }
  }
  return [...torn];
};
