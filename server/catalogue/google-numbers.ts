import { lastNumber, upwards } from '#server/catalogue/category-ids';
import type { Site } from '#sites/site';

/** A root by its id, any other category by its number, which stays where it is moved. */
const keyOf = (id: string) => (id.includes('.') ? `.${lastNumber(id)}` : id);

/** The number that Google has for a category by its id: what was stored for it, else what the site says, else that of the one above. */
export const googleNumbers = (
  { googleCategories }: Pick<Site, 'googleCategories'>,
  stored: ReadonlyMap<string, number | null>,
) => {
  const ofSite = new Map(Object.entries(googleCategories).map(([id, number]) => [keyOf(id), number]));
  return (id: string): number | undefined =>
    upwards(id)
      .map((one) => stored.get(one) ?? ofSite.get(keyOf(one)))
      .find((number) => number !== undefined);
};
