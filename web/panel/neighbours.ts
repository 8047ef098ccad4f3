import { type Location, useLocation } from 'react-router';
import { panelPaths } from '#web/panel/panel-paths';

/** The list from which an order was opened, and its orders in their order; kept in the browser's history. */
export type Beside = { list: string; guids: readonly string[] };

const read = (state: Partial<Beside> | null) => ({
  list: typeof state?.list === 'string' ? state.list : panelPaths.orders,
  guids: Array.isArray(state?.guids) ? state.guids.map(String) : [],
});

/** The way back from an order to its list, and the orders before and after it there. */
export const useNeighbours = (guid: string) => {
  const { state }: Location<Partial<Beside> | null> = useLocation();
  const beside = read(state);
  const at = beside.guids.indexOf(guid);
  return {
    beside,
    previous: at > 0 ? beside.guids[at - 1] : undefined,
    next: at >= 0 ? beside.guids[at + 1] : undefined,
  };
};
