import type { Vehicle } from '#contract/autoparts';
import { isRange } from '#contract/plain/year-range';
import { createBrowserStore, useBrowserStore } from '#web/data/browser-store';

/**
 * The vehicle for which somebody looks for parts. `year` is the one he has, where he said it. `isSaved`: it is the one
 * of the account that was last signed in here, so it is nobody's new choice.
 */
export type OwnVehicle = Vehicle & { year?: number; isSaved?: boolean };

const isVehicle = (value: unknown): value is OwnVehicle => {
  const { id, name, engine, yearRange, brandId, brandName, year } = (value ?? {}) as Record<string, unknown>;
  const texts = [name, engine, yearRange, brandName].every((text) => typeof text === 'string');
  return texts && Number.isInteger(id) && Number.isInteger(brandId) && (year === undefined || Number.isInteger(year));
};

const store = createBrowserStore<OwnVehicle | null>('vehicle', null, (stored) => (isVehicle(stored) ? stored : null));

/** The vehicle chosen in this browser; null where there is none, and in what the server renders. */
export const useVehicle = () => useBrowserStore(store);

/** Reads and changes the chosen vehicle from anywhere in the browser. */
export const ownVehicle = { get: store.get, set: store.set };

/** Number of the vehicle for which lists show only what fits; of another one says nothing. */
const onlyStore = createBrowserStore<number | null>('vehicle-only', null, (stored) =>
  Number.isInteger(stored) ? (stored as number) : null,
);

/** Whether lists show only what fits this vehicle, here and in the other tabs. */
export const useIsOnly = ({ id }: OwnVehicle) => useBrowserStore(onlyStore) === id;

/** The vehicle for which lists show only what fits, read from anywhere in the browser; null where they show all. */
export const onlyVehicle = () => {
  const vehicle = store.get();
  return vehicle?.id === onlyStore.get() ? vehicle : null;
};

/** Turns it on for a vehicle, or off. */
export const showOnly = (vehicle: OwnVehicle | null) => onlyStore.set(vehicle && vehicle.id);

/** How people call it: 'VW Gol 1.6 2008', or with the years of its model where its own is not known. */
export const vehicleName = ({ brandName, name, engine, yearRange, year }: Omit<OwnVehicle, 'id' | 'brandId'>) =>
  [brandName, name, engine, year ?? (isRange(yearRange) ? yearRange : '')].filter(Boolean).join(' ');
