import { paths } from '#web/paths';

export const orders = { REL: 'Relevancia', PLO: 'Menor precio', PHI: 'Mayor precio' } as const;
export type Order = keyof typeof orders;

/** What the address of the list chooses. */
export type ListChoice = { c?: string; b?: number; p?: number; t?: string; order: Order; page: number };

/** Keys that make the address a list; without any of them it is the page of categories and brands. */
export const listKeys = ['c', 'p', 'b', 'y', 't', 's', 'v', 'order', 'pag', 'search'] as const;

const number = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);
const isOrder = (text: string): text is Order => Object.hasOwn(orders, text);

/**
 * Undefined where the address asks for no list; 'unknown' where what it names cannot exist. Year, state and vehicle
 * are read and ignored: products have none (decisions C9).
 */
export const readChoice = (query: URLSearchParams): ListChoice | 'unknown' | undefined => {
  if (!listKeys.some((key) => query.has(key))) return undefined;
  // -1 stands for all categories (specification 3).
  const c = query.get('c') === '-1' ? undefined : query.get('c') || undefined;
  const wrong = c && !/^\d{1,9}(\.\d{1,9}){0,5}$/.test(c);
  if (wrong || [query.get('b'), query.get('p')].some((id) => id && number(id) === undefined)) return 'unknown';
  const order = (query.get('order') ?? 'REL').toUpperCase();
  // No page may hold the character U+0000.
  const t = query.get('t')?.replaceAll('\0', '').trim().slice(0, 100);
  const b = number(query.get('b'));
  const p = number(query.get('p'));
  return {
    ...(c && { c }),
    ...(b && { b }),
    ...(p && { p }),
    ...(t && { t }),
    order: isOrder(order) ? order : 'REL',
    page: Math.max(1, number(query.get('pag')) ?? 1),
  };
};

/** The address of a list; a changed choice begins at its first page. */
export const hrefOf = (choice: ListChoice, change: { [K in keyof ListChoice]?: ListChoice[K] | undefined } = {}) => {
  const { c, b, p, t, order, page } = { ...choice, page: 1, ...change };
  const chosen = { c, p, b, t, order: order === 'REL' ? undefined : order, pag: page === 1 ? undefined : page };
  const isEmpty = Object.values(chosen).every((value) => value === undefined);
  return paths.products(isEmpty ? { search: '' } : chosen);
};
