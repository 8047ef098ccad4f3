/** The first and last year of something; null is an open end. */
type Years = { from: number | null; to: number | null };

/** How a range is written: `2004-2012`, `2004-` (still built), `-2012`, `2004`, or `n/d` where it says nothing. */
export const yearRangeText = ({ from, to }: Years): string => {
  if (from === null && to === null) return 'n/d';
  if (from !== null && to !== null && from >= to) return from === to ? `${from}` : 'n/d';
  return `${from ?? ''}-${to ?? ''}`;
};

/** Whether any year is in both; an open end has no limit. */
export const haveCommon = (one: Years, other: Years): boolean =>
  (one.from ?? 0) <= (other.to ?? Number.POSITIVE_INFINITY) &&
  (other.from ?? 0) <= (one.to ?? Number.POSITIVE_INFINITY);
