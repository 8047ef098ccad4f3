import type { Autopart } from '#contract/autoparts';
import { isRange, mayBeIn } from '#web/data/vehicle';

type Application = Omit<Autopart['applications'][number], 'source'>;
/** The vehicle and its year that a list was asked for. They go along in the address of a part's page. */
export type Picked = { v?: number; y?: number };

/** What the address of a page names; a year alone is no vehicle. */
export const readPicked = (query: URLSearchParams): Picked => {
  const [v, y] = ['v', 'y'].map((key) => Number(/^\d{1,9}$/.exec(query.get(key) ?? '')?.[0] ?? 0));
  return v ? { v, ...(y && { y }) } : {};
};

/** How a part's applications call the vehicle for which it was looked for; undefined where none of them names it. */
export const pickedVehicle = (applications: readonly Application[], { v, y }: Picked) => {
  const named = applications.find(({ vehicleId, yearRange }) => vehicleId === v && mayBeIn(yearRange, y));
  if (v === undefined || !named) return undefined;
  const years = y ?? (isRange(named.yearRange) ? named.yearRange : '');
  return { id: v, name: [named.brandName, named.name, years].filter(Boolean).join(' ') };
};
