import { orderStates, stateFilters } from '#contract/plain/commerce';
import { readPage } from '#web/ui/page-numbers';

export type StateFilter = keyof typeof stateFilters;

/** A choice of the filter by its name (decisions O1), and where that is not a state's own, the states that it means. */
export const filterWords = (filter: StateFilter): string => {
  const { label, states } = stateFilters[filter];
  const names = states.map((state) => orderStates[state].label.replace(/\.+$/, ''));
  return names.join() === label ? label : `${label} (${names.join(', ')})`;
};

export type Query = {
  state?: StateFilter | undefined;
  text?: string | undefined;
  /** Those of one buyer alone. */
  companyId?: number | undefined;
  personId?: number | undefined;
  page: number;
};

const readId = (text: string | null) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined);

/** What the address asks for: `state`, `text`, `companyId`, `personId`, `pag`. */
export const readQuery = (search: URLSearchParams): Query => {
  const state = search.get('state') ?? '';
  const text = search.get('text')?.trim().slice(0, 200);
  const [companyId, personId] = [readId(search.get('companyId')), readId(search.get('personId'))];
  return {
    ...(Object.hasOwn(stateFilters, state) && { state: state as StateFilter }),
    ...(text && { text }),
    ...(companyId && { companyId }),
    ...(personId && { personId }),
    page: readPage(search),
  };
};

/** The address's query of it, with its question mark; empty for the first page of all. */
export const searchOf = ({ state, text, companyId, personId, page }: Query): string => {
  const search = new URLSearchParams({
    ...(state && { state }),
    ...(text && { text }),
    ...(companyId && { companyId: String(companyId) }),
    ...(personId && { personId: String(personId) }),
    ...(page > 1 && { pag: String(page) }),
  });
  return search.size > 0 ? `?${search}` : '';
};
