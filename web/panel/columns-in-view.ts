import { useCallback, useSyncExternalStore } from 'react';

const matching = (queries: string) =>
  queries
    .split('\n')
    .filter((query) => query !== '' && matchMedia(query).matches)
    .join('\n');

type Placed = { hidden?: boolean; visibleMediaQuery?: string };

/** The columns that are not hidden and for which the window has room. */
export const useColumnsInView = <Column extends Placed>(columns: readonly Column[]) => {
  const queries = [...new Set(columns.map(({ visibleMediaQuery = '' }) => visibleMediaQuery))].join('\n');
  const subscribe = useCallback(
    (listener: () => void) => {
      const lists = queries.split('\n').map((query) => matchMedia(query));
      for (const list of lists) list.addEventListener('change', listener);
      return () => {
        for (const list of lists) list.removeEventListener('change', listener);
      };
    },
    [queries],
  );
  const matched = useSyncExternalStore(
    subscribe,
    () => matching(queries),
    () => '',
  ).split('\n');
  return columns.filter(
    ({ hidden, visibleMediaQuery }) => !hidden && (!visibleMediaQuery || matched.includes(visibleMediaQuery)),
  );
};
