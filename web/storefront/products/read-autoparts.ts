import { shownAutopart } from '#web/blocks/parts/shown-autopart';
import type { Call } from '#web/context';
import { itemsOf } from '#web/data/facet-items';
import { autopartFilters } from './list-filters.ts';
import type { ListChoice } from './list-query.ts';
import { packed } from './packed-parts.ts';
import { type ListShown, pageInput, readBrand, readCategory, tellList } from './read-list.ts';

// Only the loader uses this, so none of it reaches the browser.

/**
 * A page of the list of parts. Throws 404 for a category that is not there; a brand or vehicle that a visitor may not
 * see may still exist for who is signed in, so the browser asks again before it gives up.
 */
export const readAutoparts = async (call: Call, choice: ListChoice, shownAt: ListShown) => {
  const { b, vb, pb, v } = choice;
  const input = { filters: autopartFilters(choice), ...pageInput(choice, shownAt.size) };
  const [found, category, partBrand] = await Promise.all([
    call('autopart/filter', input),
    readCategory(call, choice),
    readBrand(call, pb),
  ]);
  const notFound = { kind: 'notFound' as const, choice, input, category };
  if ((v !== undefined && found.vehicle === null) || (pb !== undefined && partBrand === null)) return notFound;
  // The links of a card's applications name a brand of vehicles as those of its maker name a brand of parts.
  const brand = (await readBrand(call, b)) ?? (await readVehicleBrand(call, b));
  const vehicleBrand = await readVehicleBrand(call, vb);
  if ((b !== undefined && brand === null) || (vb !== undefined && vehicleBrand === null)) return notFound;
  const names = { brand, partBrand, vehicleBrand, category, vehicle: found.vehicle };
  const shown = packed({ ...found, data: found.data.map(shownAutopart) });
  const { resultCount } = found;
  return {
    kind: 'autoparts' as const,
    choice,
    input,
    found: shown,
    names,
    ...tellList('autoparts', choice, names, shownAt, resultCount),
  };
};

/** The name of a brand that something fits, whatever else is chosen; null where it is not one of them. */
const readVehicleBrand = async (call: Call, id: string | undefined): Promise<string | null> => {
  if (id === undefined) return null;
  const { resultFilters } = await call('autopart/filter', { filters: {}, rowIndex: 0, rowsMax: 1, orderBy: 'REL' });
  return itemsOf(resultFilters, 'vehicleBrandId').find((item) => item.id === id)?.name ?? null;
};

type Read = Awaited<ReturnType<typeof readAutoparts>>;
export type AutopartListData = Extract<Read, { kind: 'autoparts' }>;
export type PartsForSignedInData = Extract<Read, { kind: 'notFound' }>;
