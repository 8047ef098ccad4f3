import type { Vehicle } from '#contract/autoparts';
import { mayBeIn, type OwnVehicle } from '#web/data/vehicle';

/**
 * A vehicle that the browser keeps as the catalogue has it now, without a year that is none of its any more. Null where
 * it is not there, or where its number means another one: brand, model or engine are not what was chosen.
 */
export const renewed = (kept: OwnVehicle, found: Vehicle | null): OwnVehicle | null => {
  const { brandId, name, engine, yearRange, brandName } = kept;
  if (found?.brandId !== brandId || found.name !== name || found.engine !== engine) return null;
  if (found.yearRange === yearRange && found.brandName === brandName) return kept;
  const { year, ...others } = kept;
  return { ...others, ...found, ...(year !== undefined && mayBeIn(found.yearRange, year) && { year }) };
};
