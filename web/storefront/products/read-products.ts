import { readCategoryTiles } from '#web/blocks/cards/category-tiles.tsx';
import { shownCards } from '#web/blocks/cards/shown-card';
import type { Call } from '#web/context';
import { paths } from '#web/paths';
import { productFilters } from './list-filters.ts';
import type { ListChoice } from './list-query.ts';
import { mendedText } from './mended-text.ts';
import { type ListShown, nowhere, pageInput, readBrand, readCategory, tellList } from './read-list.ts';

// Only the loader uses this, so none of it reaches the browser.

/** The page of categories and brands. */
export const readLanding = async (call: Call, about: string) => {
  const [tiles, brands] = await Promise.all([readCategoryTiles(call), call('brand/list', {})]);
  const meta = { title: 'Productos', description: about, path: paths.products() };
  return { kind: 'landing' as const, meta, tiles, brands: brands.data };
};

/** A page of the list of products. Throws 404 for a category or brand that is not there. */
export const readProducts = async (call: Call, choice: ListChoice, shownAt: ListShown) => {
  const { b } = choice;
  const input = { filters: productFilters(choice), ...pageInput(choice, shownAt.size) };
  const [found, category] = await Promise.all([call('product/filter', input), readCategory(call, choice)]);
  const names = { brand: await readBrand(call, b), category };
  if (b !== undefined && names.brand === null) throw nowhere();
  const shown = { ...found, data: shownCards(found.data) };
  const { resultCount, matches, data } = found;
  const marked = data.map(({ name }, at) => ({ name, marks: matches[at]?.name ?? [] }));
  return {
    kind: 'products' as const,
    choice,
    input,
    found: shown,
    mended: choice.t && mendedText(choice.t, marked),
    names,
    ...tellList('products', choice, names, shownAt, resultCount),
  };
};

export type ProductListData = Awaited<ReturnType<typeof readProducts>>;
