import { shownAutopart } from '#web/blocks/shown-autopart';
import type { Call } from '#web/context';
import { itemsOf } from './facet-kinds.ts';
import type { ListChoice } from './list-query.ts';
import { pageInput, readBrand, readCategory, tellList } from './read-list.ts';

// Only the loader uses this, so none of it reaches the browser.

/**
 * A page of the list of parts. Throws 404 for a category that is not there; a brand or vehicle that a visitor may not
 * see may still exist for who is signed in, so the browser asks again before it gives up.
 */
export const readAutoparts = async (call: Call, choice: ListChoice, size: number) => {
  const { c, b, vb, pb, v, y, t, alto, ancho, tol } = choice;
  const filters = {
    ...(c && { categoryId: c }),
    ...(b && { brandId: b }),
    ...(vb && { vehicleBrandId: vb }),
    ...(pb && { partBrandId: pb }),
    ...(v && { vehicleId: v }),
    ...(y && { year: y }),
    ...(t && { text: t }),
    ...(alto && { height: alto }),
    ...(ancho && { width: ancho }),
    ...(tol !== undefined && { tolerance: tol }),
  };
  const input = { filters, ...pageInput(choice, size) };
  const [found, category, partBrand] = await Promise.all([
    call('autopart/filter', input),
    readCategory(call, c),
    readBrand(call, pb),
  ]);
  const unseen = { kind: 'unseen' as const, choice, input, category };
  if ((v !== undefined && found.vehicle === null) || (pb !== undefined && partBrand === null)) return unseen;
  // The links of a card's applications name a brand of vehicles as those of its maker name a brand of parts.
  const ofVehicles = itemsOf(found.resultFilters, 'vehicleBrandId').find(({ id }) => id === String(b))?.name;
  const brand = (await readBrand(call, b)) ?? ofVehicles ?? null;
  const unsure = [vb, brand === null ? b : undefined].filter((id) => id !== undefined);
  if (unsure.length > 0 && !(await areVehicleBrands(call, unsure))) return unseen;
  const names = { brand, partBrand, category, vehicle: found.vehicle };
  const shown = { ...found, data: found.data.map(shownAutopart) };
  const { resultCount } = found;
  return {
    ...{ kind: 'autoparts' as const, choice, input, found: shown, names },
    ...tellList('autoparts', choice, names, { resultCount, rowsMax: size }),
  };
};

const areVehicleBrands = async (call: Call, ids: readonly number[]) => {
  const { resultFilters } = await call('autopart/filter', { filters: {}, rowIndex: 0, rowsMax: 1, orderBy: 'REL' });
  const known = new Set(itemsOf(resultFilters, 'vehicleBrandId').map(({ id }) => id));
  return ids.every((id) => known.has(String(id)));
};

type Read = Awaited<ReturnType<typeof readAutoparts>>;
export type AutopartListData = Extract<Read, { kind: 'autoparts' }>;
export type UnseenPartsData = Extract<Read, { kind: 'unseen' }>;
