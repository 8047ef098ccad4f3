import type { Category } from '#contract/catalogue';
import { useSite } from '#web/data/site';
import { paths } from '#web/paths';

/** Makers of one kind, each with its list; `all` is where the others are too, and how many there are together. */
export type Makers = { title: string; items: { name: string; to: string }[]; all?: { to: string; count: number } };

export type Catalogue = { categories: readonly Category[]; makers: readonly Makers[] };

/** A line of the category menu; without `to` it only names the lines below it. */
export type CategoryLine = { id: string; name: string; to?: string; items: { id: string; name: string; to: string }[] };

/** The category menu by the site's settings: whether subcategories show, and whether a category without any is a link. */
export const useCategoryLines = (categories: readonly Category[]): CategoryLine[] => {
  const { settings, rootCategory } = useSite().site;
  const top = categories.find(({ id }) => id === rootCategory)?.items ?? categories;
  return top.map(({ id, name, items }) => {
    const below = settings.subcategories ? items : [];
    const isLink = below.length > 0 || settings.categoryLinks;
    return {
      id,
      name,
      ...(isLink && { to: paths.products({ c: id }) }),
      items: below.map((item) => ({ id: item.id, name: item.name, to: paths.products({ c: item.id }) })),
    };
  });
};
