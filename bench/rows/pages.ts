import { type Amount, eachOnce, firstTimeLimit, pageQuestion, type Row, wantedSlow } from './row.ts';
import { categoryLists, searches } from './search.ts';

type Search = ReturnType<typeof searches>[number];

const listAddress = ({ filters, orderBy, rowIndex, rowsMax }: Search): string => {
  const chosen = { t: filters.text, c: filters.categoryId, order: orderBy, pag: String(rowIndex / rowsMax + 1) };
  const query = Object.entries(chosen).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  return `/productos?${new URLSearchParams(query)}`;
};

/** Lists of a category by price, and what a text finds, each asked once. */
export const listPageRow = (size: number, amount: Amount): Row => {
  const half = Math.ceil(wantedSlow(amount) / 2);
  const [byText, byCategory] = [searches(size, half), categoryLists(size, half)];
  const pages = byText.flatMap((search, at) => [search, byCategory[at] ?? search]);
  return {
    name: 'List (page), first time',
    limit: firstTimeLimit,
    ...eachOnce([...new Set(pages.map(listAddress))].map(pageQuestion), amount, amount.slow),
  };
};

/** There is one home page: it is asked of a shop that keeps none, by one after the other, or they would share what is made. */
export const homeRow = (amount: Amount): Row => {
  const asked = (count: number) => Array.from({ length: count }, () => pageQuestion('/'));
  return {
    name: 'Home (page), first time',
    limit: firstTimeLimit,
    connections: 1,
    warmUp: asked(Math.ceil(amount.slow / 2)),
    rounds: Array.from({ length: amount.rounds }, () => asked(amount.slow)),
  };
};
