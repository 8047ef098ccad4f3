import { isRange, type OwnVehicle } from '#web/data/vehicle';

/** Whether a list shows only what fits this vehicle. */
export const isFor = (query: URLSearchParams, { id }: OwnVehicle) => query.get('v') === String(id);

/** The year by which a list for this vehicle is narrowed; none of a vehicle without years: nothing would be left. */
export const yearOf = ({ yearRange, year }: OwnVehicle) => (isRange(yearRange) ? year : undefined);

/** The query of the same list for this vehicle and its year alone, or without them, from its first page. */
export const toggleVehicle = (query: URLSearchParams, vehicle: OwnVehicle) => {
  const next = new URLSearchParams(query);
  const wasFor = isFor(query, vehicle);
  const year = yearOf(vehicle);
  for (const key of ['pag', 'v']) next.delete(key);
  if (wasFor && next.get('y') === String(year)) next.delete('y');
  if (!wasFor) {
    // Another brand's vehicles and another year are another question.
    for (const key of ['vb', 'y']) next.delete(key);
    next.set('v', String(vehicle.id));
    if (year !== undefined) next.set('y', String(year));
  }
  if (next.size === 0) next.set('search', '');
  return next;
};
