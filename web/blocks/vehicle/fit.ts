import type { Autopart } from '#contract/autoparts';
import { endsOf, isRange, mayBeIn } from '#contract/plain/year-range';
import { type OwnVehicle } from '#web/data/vehicle';

type Application = Omit<Autopart['applications'][number], 'source'>;
/** `conditions`: when it fits, where no application says so without one ('con aire', 'de 2004-2006'). */
type Fit = { kind: 'fits'; conditions: string[] } | { kind: 'not listed' } | { kind: 'unknown' };

/** An application's conditions on a vehicle: its qualifier, and its years where they are fewer and nobody said which is his. */
const conditionOf = ({ qualifier, yearRange }: Application, vehicle: Pick<OwnVehicle, 'year' | 'yearRange'>) => {
  const isNarrower = vehicle.year === undefined && isRange(yearRange) && yearRange !== vehicle.yearRange;
  return [qualifier, isNarrower ? yearsText(yearRange) : ''].filter(Boolean).join(', ');
};

const yearsText = (yearRange: string) => {
  const { first, last } = endsOf(yearRange);
  if (last === undefined) return `de ${first} en adelante`;
  return first === undefined ? `hasta ${last}` : `de ${yearRange}`;
};

/**
 * Whether a part goes into a vehicle, by what is written down. It fits where an application names the vehicle, and the
 * year where one was given. Nobody can say where no application names any vehicle, nor where a text that no vehicle
 * stands behind may mean this one: of its brand or of none, and not of other years; nor where an application names the
 * vehicle for years that it never had. Otherwise it is not listed.
 */
export const fitOf = (applications: readonly Application[], vehicle: Omit<OwnVehicle, 'isSaved'>): Fit => {
  // An application's years are its vehicle's, narrowed: none, where the vehicle has some, are none in common.
  const isContrary = ({ vehicleId, yearRange }: Application) =>
    vehicleId === vehicle.id && isRange(vehicle.yearRange) && !isRange(yearRange);
  const meant = applications.filter((one) => !isContrary(one) && mayBeIn(one.yearRange, vehicle.year));
  const named = meant.filter(({ vehicleId }) => vehicleId === vehicle.id);
  if (named.length > 0) {
    const conditions = named.map((one) => conditionOf(one, vehicle));
    return { kind: 'fits', conditions: conditions.includes('') ? [] : [...new Set(conditions)] };
  }
  const isVague =
    applications.some(isContrary) ||
    meant.some(({ vehicleId, brandId }) => vehicleId === null && (brandId === null || brandId === vehicle.brandId));
  const namesAny = applications.some(({ vehicleId }) => vehicleId !== null);
  return { kind: namesAny && !isVague ? 'not listed' : 'unknown' };
};

/** For whom a part is, where it fits or does not: 'para tu Gol G4 1.6 8v', 'para tu Gol. Solo si es: con aire'. */
export const forYours = ({ name, engine }: Pick<OwnVehicle, 'name' | 'engine'>, conditions: readonly string[] = []) =>
  [['para tu', name, engine].filter(Boolean).join(' '), onlyIf(conditions)].filter(Boolean).join('. ');

/** When alone it fits, where that is so: 'Solo si es: con aire'. */
export const onlyIf = (conditions: readonly string[]) =>
  conditions.length > 0 ? `Solo si es: ${conditions.join(' o ')}` : '';

/** Said where a part has fitments and none is of one's vehicle. */
export const notListed = (vehicle: string) => `No figura para tu ${vehicle}`;
