import type { Vehicle } from '#contract/autoparts';
import { mayBeIn } from '#contract/plain/year-range';
import { type OwnVehicle } from '#web/data/vehicle';

/**
 * A vehicle that the browser keeps as the catalogue has it now, without a year that is none of its any more. Null where
 * it is not there, or where its number means another one: brand, model or engine are not what was chosen.
 */
export const renewed = (vehicle: OwnVehicle, found: Vehicle | null): OwnVehicle | null => {
  const { brandId, name, engine, yearRange, brandName } = vehicle;
  if (found?.brandId !== brandId || found.name !== name || found.engine !== engine) return null;
  if (found.yearRange === yearRange && found.brandName === brandName) return vehicle;
  const { year, ...others } = vehicle;
  return { ...others, ...found, ...(year !== undefined && mayBeIn(found.yearRange, year) && { year }) };
};
