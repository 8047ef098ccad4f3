import type { Vehicle } from '#contract/autoparts';
import { endsOf, isRange, mayBeIn } from '#contract/plain/year-range';

/** The models of these vehicles, in their order, each once. */
export const modelsOf = (vehicles: readonly Vehicle[]) => [...new Set(vehicles.map(({ name }) => name))];

/** Those of the vehicles that may be of a year; all of them while none is chosen. */
export const builtIn = (vehicles: readonly Vehicle[], year: string) =>
  vehicles.filter(({ yearRange }) => mayBeIn(yearRange, year ? Number(year) : undefined));

/** The words that tell the vehicles of one model apart: '1.6 · 1999-2008'. */
export const versionName = ({ engine, yearRange }: Vehicle) =>
  [engine, isRange(yearRange) ? yearRange : ''].filter(Boolean).join(' · ') || 'Todas';

const yearsBack = 50;

/** The years in which a vehicle was built, newest first; an open end is this year, an open beginning 50 years back. */
export const yearsOf = ({ yearRange }: Pick<Vehicle, 'yearRange'>, thisYear: number): number[] => {
  const { first = thisYear - yearsBack, last = thisYear } = endsOf(yearRange);
  return Array.from({ length: Math.max(last - first, 0) + 1 }, (_, at) => last - at);
};
