import type { Autopart } from '#contract/autoparts';

/** An application as its row shows it. */
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

/** Over how many rows each one's brand and years stretch: what the rows below repeat stands once, and there it is 0; undefined over one. */
export const rowSpans = (rows: readonly ShownApplication[]) => {
  const spansOf = (valueOf: (row: ShownApplication) => string) => {
    const spans: (number | undefined)[] = [];
    for (let at = rows.length - 1, span = 1; at >= 0; at -= 1) {
      const [row, above] = [rows[at], rows[at - 1]];
      const isRepeated = row && above && valueOf(row) === valueOf(above);
      spans.unshift(isRepeated ? 0 : span > 1 ? span : undefined);
      span = isRepeated ? span + 1 : 1;
    }
    return spans;
  };
  return {
    brands: spansOf(({ brandName }) => brandName),
    years: spansOf(({ brandName, yearRange }) => `${brandName} ${yearRange}`),
  };
};
