import { paths } from '#web/paths';
import type { Suggested } from './ask-suggestions.ts';

type Product = { product: Suggested['data'][number]; match: Suggested['matches'][number] | undefined };
/** One line of the suggestions: where it leads, and a product or a name. */
export type Option = { to: string } & (Product | { name: string });
export type OptionGroup = { title: string; options: Option[] };

/** The group whose one option leads to all results; it needs no heading for the eye. */
export const allTitle = 'Búsqueda';

/** What is suggested, in groups that have something; with products the last group leads to all results. */
export const optionGroups = (text: string, suggested: Suggested): OptionGroup[] => {
  const { data, matches, categories, brands, nearest } = suggested;
  const products = data.map((product, at) => ({ to: paths.product(product.code), product, match: matches[at] }));
  const all = { to: paths.products({ t: text }), name: `Ver todos los resultados de “${text}”` };
  const groups: OptionGroup[] = [
    { title: 'Categorías', options: categories.map(({ id, name }) => ({ to: paths.products({ c: id }), name })) },
    { title: 'Marcas', options: brands.map(({ id, name }) => ({ to: paths.products({ b: id }), name })) },
    { title: nearest ? 'Parecidos' : 'Productos', options: products },
    { title: allTitle, options: products.length > 0 ? [all] : [] },
  ];
  return groups.filter(({ options }) => options.length > 0);
};
