import type { Autopart } from '#contract/autoparts';
import { measuresWith } from '#server/read-model/families/measures';

type Own = Pick<Autopart, 'description' | 'height' | 'width' | 'system' | 'originalCodes'> & { code: string };

/** The best word for how much there is. */
export const bestOf = (words: readonly Autopart['available'][]) =>
  (['AV', 'CO'] as const).find((word) => words.includes(word)) ?? 'NO';

/**
 * A family of these products, which are those that the caller sees, in their order; undefined where there is none.
 */
export const autopartFrom = (
  { code: family, description, originalCodes, ...own }: Own,
  products: Autopart['products'],
  applications: Autopart['applications'],
): Autopart | undefined => {
  const [first] = products;
  if (!first) return undefined;
  const { code, categoryId, categoryName } = first;
  const measures = measuresWith(
    own,
    products.map(({ specifications }) => specifications),
  );
  return {
    code,
    family,
    description,
    categoryId,
    categoryName,
    ...measures,
    originalCodes,
    isOriginal: products.some((one) => one.isOriginal),
    isPublic: products.some((one) => one.isPublic),
    images: products.find(({ images }) => images.length > 0)?.images ?? [],
    applications,
    // The part that differs by viewer comes last.
    available: bestOf(products.map((one) => one.available)),
    products,
  };
};
