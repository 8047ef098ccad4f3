import type { WholeVehicle } from '#contract/families';

type Version = Pick<WholeVehicle, 'engine' | 'yearRange'>;

/** The words that tell the vehicles of one model apart: `1.6 · 2004-2012`. */
export const versionText = ({ engine, yearRange }: Version) =>
  [engine, yearRange === 'n/d' ? '' : yearRange].filter(Boolean).join(' · ') || 'sin motor ni años';

/** A range of years as it is entered: `2004-2012`, `2004-`, `-2012` or `2004`; nothing is ''. */
export const yearsText = (from: number | null, to: number | null) => {
  if (from === null && to === null) return '';
  return from === to ? `${from}` : `${from ?? ''}-${to ?? ''}`;
};
