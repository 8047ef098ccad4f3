import { isRange } from '#contract/plain/year-range';
import { type OwnVehicle } from '#web/data/vehicle';
import { isAtFilter } from '#web/paths';

/** The year by which a list for this vehicle is narrowed; none of a vehicle without years: nothing would be left. */
export const yearOf = ({ yearRange, year }: OwnVehicle) => (isRange(yearRange) ? year : undefined);

/** Whether a list shows only what fits this vehicle, of its year where that is known. */
export const isFor = (query: URLSearchParams, vehicle: OwnVehicle) => {
  const year = yearOf(vehicle);
  return query.get('v') === String(vehicle.id) && (year === undefined || query.get('y') === String(year));
};

/** Whether a list asks for vehicles in a way of its own, or for all choices of a filter: one's own has no say in it. */
export const asksElse = (query: URLSearchParams, hash: string) =>
  isAtFilter(hash) || ['v', 'vb', 'y'].some((key) => Boolean(query.get(key)));

type Switch = { hash: string; isOn: boolean; isReturn: boolean };

/**
 * The switch's reaction to a list as it comes: with `narrow` it stays on, and the list has to follow it. A list that
 * one goes back to (`isReturn`) stands as it was left, and so does the switch.
 */
export const settleSwitch = (query: URLSearchParams, vehicle: OwnVehicle, { hash, isOn, isReturn }: Switch) => {
  if (isFor(query, vehicle)) return isOn ? 'nothing' : 'on';
  if (!isOn || asksElse(query, hash)) return 'nothing';
  return isReturn ? 'off' : 'narrow';
};

/** The query of the same list for a vehicle and its year alone, or for all, from its first page. */
const listFor = (query: URLSearchParams, vehicle: OwnVehicle | null) => {
  const next = new URLSearchParams(query);
  // A year beside a vehicle is that vehicle's; another year, and another brand's vehicles, are another question.
  for (const key of ['pag', 'v', 'y']) next.delete(key);
  if (vehicle) {
    const year = yearOf(vehicle);
    next.delete('vb');
    next.set('v', String(vehicle.id));
    if (year !== undefined) next.set('y', String(year));
  }
  if (next.size === 0) next.set('search', '');
  return next;
};

/** The query of the same list for this vehicle and its year alone, or without them where it is. */
export const toggleVehicle = (query: URLSearchParams, vehicle: OwnVehicle) =>
  listFor(query, isFor(query, vehicle) ? null : vehicle);

/**
 * The query of the list that takes the place of one for the vehicle `before`, once one's own is another or (`null`) none;
 * undefined where the list stays: it is no such list, or means the same vehicle still.
 */
export const listAfter = (query: URLSearchParams, before: OwnVehicle, vehicle: OwnVehicle | null) => {
  const isSame = vehicle?.id === before.id && yearOf(vehicle) === yearOf(before);
  return isSame || !isFor(query, before) ? undefined : listFor(query, vehicle);
};
