/** A count as people here write it: 1.234. */
export const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '.');

/** '1 resultado', '1.234 resultados'. */
export const results = (count: number) => (count === 1 ? '1 resultado' : `${grouped(count)} resultados`);

/** How many a list has found, said aloud when it changes. */
export const ResultCount = ({ count }: { count: number }) => (
  <p className="text-neutral-600" aria-live="polite">
    {results(count)}
  </p>
);
