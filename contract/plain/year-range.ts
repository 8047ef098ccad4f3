/** `2004-2012` and the like; `n/d` says nothing. */
export const isRange = (yearRange: string) => yearRange !== '' && yearRange !== 'n/d';

/** The first and the last year of a range; none at an open end, and neither where nothing is said. */
export const endsOf = (yearRange: string): { first?: number; last?: number } => {
  const [from = '', to = from] = isRange(yearRange) ? yearRange.split('-') : [];
  return { ...(from && { first: Number(from) }), ...(to && { last: Number(to) }) };
};

/** Whether a year may be meant by a range: nothing said, on either side, rules nothing out. */
export const mayBeIn = (yearRange: string, year: number | undefined) => {
  if (year === undefined) return true;
  const { first = year, last = year } = endsOf(yearRange);
  return year >= first && year <= last;
};
