import { type FacetAddress, type FacetKind, menuMakers, offeredFacets } from '#contract/plain/facets';
import type { Call } from '#web/context';
import { type FacetItem, itemsOf } from '#web/data/facet-items';
import { type ListQuery, paths } from '#web/paths';
import type { Makers } from './catalogue-links.ts';

// Only the loader uses this, so none of it reaches the browser.

const byName = new Intl.Collator('es');

/** The makers by which the site's list is narrowed, by name: of vehicles and of parts apart, those with most to see before others. */
export const readMakers = async (call: Call, kind: FacetKind, hasFilters: boolean): Promise<Makers[]> => {
  const { data } = await call('brand/count', {});
  return offeredFacets(kind).flatMap(({ key, address, menu }) => {
    const makers = itemsOf(data, key);
    if (menu === undefined || makers.length === 0) return [];
    const to = allOf(kind, address, hasFilters);
    const all = to !== undefined && makers.length > menuMakers ? { all: { to, count: makers.length } } : {};
    return [{ title: menu, items: linksTo(address, makers), ...all }];
  });
};

/** Where all of them are: on the catalogue's page of products, in the filter of parts where lists have any. */
const allOf = (kind: FacetKind, key: FacetAddress, hasFilters: boolean) => {
  if (kind === 'products') return paths.brands;
  return hasFilters ? paths.filter(key) : undefined;
};

const linksTo = (key: FacetAddress, makers: readonly FacetItem[]) =>
  makers
    .slice(0, menuMakers)
    .sort((one, other) => byName.compare(one.name, other.name))
    .map(({ id, name }) => ({ name, to: paths.products({ [key]: id } satisfies ListQuery) }));
