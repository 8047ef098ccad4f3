import type { Brand } from '#contract/catalogue';
import type { Call } from '#web/context';
import { itemsOf } from '#web/data/facet-items';
import { type ListQuery, paths } from '#web/paths';
import type { Makers } from './catalogue-links.ts';

// Only the loader uses this, so none of it reaches the browser.

/** So many of a kind stand in the menu. */
const shown = 18;

/** The first of the makers, by name; where there are more, `all` leads to them. */
const makersOf = (
  title: string,
  key: 'b' | 'vb' | 'pb',
  makers: readonly { id: Brand['id'] | string; name: string }[],
  all: string,
): Makers => ({
  title,
  items: makers
    .slice(0, shown)
    .sort((one, other) => one.name.localeCompare(other.name, 'es'))
    .map(({ id, name }) => ({ name, to: paths.products({ [key]: id } satisfies ListQuery) })),
  ...(makers.length > shown && { all: { to: all, count: makers.length } }),
});

/** The makers by which the site's list is narrowed: of vehicles and of parts apart, those with most to see before others. */
export const readMakers = async (call: Call, kind: 'products' | 'autoparts'): Promise<Makers[]> => {
  const groups =
    kind === 'products'
      ? [makersOf('Marcas', 'b', (await call('brand/list', {})).data, paths.brands)]
      : await readPartMakers(call);
  return groups.filter(({ items }) => items.length > 0);
};

const readPartMakers = async (call: Call): Promise<Makers[]> => {
  const { resultFilters } = await call('autopart/filter', { filters: {}, rowIndex: 0, rowsMax: 1, orderBy: 'REL' });
  return [
    makersOf('Marcas de vehículos', 'vb', itemsOf(resultFilters, 'vehicleBrandId'), paths.filter('vb')),
    makersOf('Marcas de repuestos', 'pb', itemsOf(resultFilters, 'partBrandId'), paths.filter('pb')),
  ];
};
