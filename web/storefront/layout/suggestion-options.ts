import type { Card, NameMark } from '#contract/catalogue';
import type { Output } from '#contract/contract';
import { paths } from '#web/paths';

export type Suggested = Output<'product/suggest'>;

/** A product or part as its line shows it; `isFrom`: others of it cost more. */
type Shown = Pick<Card, 'name' | 'price' | 'ivaRate' | 'available'> & {
  images: readonly { image: string }[];
  isFrom?: boolean;
  /** Detail that tells it from others of the same name. */
  detail?: string;
};
type Why = { name: readonly NameMark[]; code: { text: string } | null };
type Product = { product: Shown; match: Why | undefined };
/**
 * One line of the suggestions: where it leads, and a product or a name. `isForAll`: to what fits any vehicle, where one's
 * own alone was asked for.
 */
export type Option = { to: string; isForAll?: true } & (Product | { name: string });
export type OptionGroup = { title: string; options: Option[] };

/** The group whose one option leads to all results; it needs no heading for the eye. */
export const allTitle = 'Búsqueda';

type Narrowing = Pick<Suggested, 'categories' | 'brands' | 'nearest'>;

/**
 * Groups of suggestions that have something. Where things were found, the last group leads to all results. `whose`
 * names the vehicle that all of them are for: in the groups' titles or, where nothing fits, on the way to all.
 */
export const groupsOf = (
  text: string,
  { categories, brands, nearest }: Narrowing,
  found: OptionGroup,
  others: readonly OptionGroup[] = [],
  whose = '',
): OptionGroup[] => {
  const to = paths.products({ t: text });
  const all = { to, name: `Ver todos los resultados de «${text}»` };
  const forAll = { to, name: `Nada para tu ${whose}: buscar para todos los vehículos`, isForAll: true } as const;
  const ways = found.options.length > 0 ? [all] : whose ? [forAll] : [];
  const groups: OptionGroup[] = [
    { title: 'Categorías', options: categories.map(({ id, name }) => ({ to: paths.products({ c: id }), name })) },
    { title: 'Marcas', options: brands.map(({ id, name }) => ({ to: paths.products({ b: id }), name })) },
    ...others,
    { ...found, title: `${nearest ? 'Parecidos' : found.title}${whose && ` para tu ${whose}`}` },
    { title: allTitle, options: ways },
  ];
  return groups.filter(({ options }) => options.length > 0);
};

/** Suggestions on a site of products. */
export const optionGroups = (text: string, suggested: Suggested): OptionGroup[] => {
  const { data, matches } = suggested;
  const options = data.map((product, at) => ({ to: paths.product(product.code), product, match: matches[at] }));
  return groupsOf(text, suggested, { title: 'Productos', options });
};
