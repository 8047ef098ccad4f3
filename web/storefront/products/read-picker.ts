import type { Category } from '#contract/catalogue';
import type { Call } from '#web/context';
import { type FacetItem, itemsOf } from '#web/data/facet-items';
import { paths } from '#web/paths';
import { kindWords } from './list-title.ts';
import { nowhere } from './read-list.ts';

// Only the loader uses this, so none of it reaches the browser.

/**
 * The advanced search as its address says it: `rubro` a category or one below it, `marca` a vehicle's brand. Each
 * column lists what the one before leaves, with how many parts there are. Throws 404 for what leads nowhere.
 */
export const readPicker = async (call: Call, query: URLSearchParams, about: string) => {
  const [{ data: roots }, all] = await Promise.all([call('category/list', {}), countParts(call, {})]);
  const counts = new Map(itemsOf(all, 'categoryId').map(({ id, count }) => [id, count]));
  const counted = (categories: readonly Category[]) =>
    categories.flatMap(({ id, name }): FacetItem[] => {
      const count = counts.get(id) ?? 0;
      return count > 0 ? [{ id, name, count }] : [];
    });
  const tops = roots.flatMap(({ items }) => items).filter(({ id }) => (counts.get(id) ?? 0) > 0);
  const rubro = query.get('rubro') || null;
  const top = tops.find(({ id }) => id === rubro || rubro?.startsWith(`${id}.`));
  const subs = counted(top?.items ?? []);
  // A category with nothing below it is chosen to its end at once.
  const sub = subs.length === 0 ? top?.id : subs.find(({ id }) => id === rubro)?.id;
  if (rubro && rubro !== top?.id && rubro !== sub) throw nowhere();

  const [brands, withoutVehicles] = sub ? await readBrands(call, sub) : [[], []];
  const marca = query.get('marca') || null;
  const brand = brands.find(({ id }) => id === marca);
  if (marca && !brand) throw nowhere();
  const asked = sub && brand && { brandId: Number(brand.id), categoryId: Number(sub.slice(sub.lastIndexOf('.') + 1)) };
  const vehicles = asked ? (await call('vehicle/filter', asked)).data : [];
  const meta = { title: kindWords.autoparts.list, description: about, path: paths.products() };
  return {
    kind: 'picker' as const,
    meta,
    categories: counted(tops),
    subs,
    brands,
    withoutVehicles,
    vehicles,
    chosen: { top: top?.id ?? null, sub: sub ?? null, brand: brand?.id ?? null },
  };
};

/** The brands for which there is something in a category, and which of them free texts alone name. */
const readBrands = async (call: Call, categoryId: string) => {
  const [found, { data: ofVehicles }] = await Promise.all([
    countParts(call, { categoryId }),
    call('brand/listByCategory', { categoryId }),
  ]);
  const known = new Set(ofVehicles.map(({ id }) => String(id)));
  const brands = itemsOf(found, 'vehicleBrandId');
  return [brands, brands.flatMap(({ id }) => (known.has(id) ? [] : [id]))] as const;
};

const countParts = async (call: Call, filters: { categoryId?: string }) =>
  (await call('autopart/filter', { filters, rowIndex: 0, rowsMax: 1, orderBy: 'REL' })).resultFilters;

export type PickerData = Awaited<ReturnType<typeof readPicker>>;
