import type { Autopart } from '#contract/autoparts';

/** Of an application what its row shows. */
export type ShownApplication = Omit<Autopart['applications'][number], 'source'>;
export type ApplicationRow = ShownApplication & { isMatched: boolean };

/** Applications in the order in which they are read: those that matched first, by their places in the list. */
export const applicationRows = (
  applications: readonly ShownApplication[],
  matched: readonly number[] = [],
): ApplicationRow[] => {
  const chosen = new Set(matched);
  const rows = applications.map((application, at) => ({ ...application, isMatched: chosen.has(at) }));
  return [...rows.filter(({ isMatched }) => isMatched), ...rows.filter(({ isMatched }) => !isMatched)];
};
