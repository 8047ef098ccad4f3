import type { Category } from '#contract/catalogue';
import { paths } from '#web/paths';
import type { RootData } from '#web/root-data';

/** Makers of one kind, each with its list; `all` is where the others are too, and how many there are together. */
export type Makers = { title: string; items: { name: string; to: string }[]; all?: { to: string; count: number } };

/** `text` is what it was read from. */
export type Catalogue = { categories: readonly Category[]; makers: readonly Makers[]; text: string };

/** A line of the category menu; without `to` it only names the lines below it. */
export type CategoryLine = { id: string; name: string; to?: string; items: { id: string; name: string; to: string }[] };

type MenuSite = Pick<RootData['site'], 'rootCategory'> & {
  settings: Pick<RootData['site']['settings'], 'subcategories' | 'categoryLinks'>;
};

/** The category menu by the site's settings: whether subcategories show, and whether a category without any is a link. */
export const categoryLines = (
  categories: readonly Category[],
  { settings, rootCategory }: MenuSite,
): CategoryLine[] => {
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
