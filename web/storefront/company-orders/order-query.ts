import { orderStates, stateFilters } from '#contract/plain/commerce';
import { readPage } from '#web/ui/page-numbers';

export type StateFilter = keyof typeof stateFilters;

/** A choice of the filter by its name (decisions O1), and where that is not a state's own, the states that it means. */
export const filterWords = (filter: StateFilter): string => {
  const { label, states } = stateFilters[filter];
  const names = states.map((state) => orderStates[state].label.replace(/\.+$/, ''));
  return names.join() === label ? label : `${label} (${names.join(', ')})`;
};

export type Query = { state?: StateFilter | undefined; text?: string | undefined; page: number };

/** What the address asks for: `state`, `text`, `pag`. */
export const readQuery = (search: URLSearchParams): Query => {
  const state = search.get('state') ?? '';
  const text = search.get('text')?.trim().slice(0, 200);
  return {
    ...(Object.hasOwn(stateFilters, state) && { state: state as StateFilter }),
    ...(text && { text }),
    page: readPage(search),
  };
};

/** The address's query of it, with its question mark; empty for the first page of all. */
export const searchOf = ({ state, text, page }: Query): string => {
  const search = new URLSearchParams({
    ...(state && { state }),
    ...(text && { text }),
    ...(page > 1 && { pag: String(page) }),
  });
  return search.size > 0 ? `?${search}` : '';
};
