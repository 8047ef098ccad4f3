import { hrefOf, type ListChoice } from './list-query.ts';

/**
 * The addresses of lists that search engines may keep: all, of a category, of one brand or vehicle, or of both. Several
 * brands together are no list that anybody looks for.
 */
const indexable = /\?(search=|c=[\d.]+|(c=[\d.]+&)?(b|pb|vb|v)=\d+)$/;

/** Whether an address as `hrefOf` writes it is one of those. */
export const isIndexableAddress = (address: string) => indexable.test(address);

/** Whether a list is one of those, whatever its order, and has something; only its first page. */
export const isIndexable = (choice: ListChoice, resultCount: number) =>
  choice.page === 1 && resultCount > 0 && isIndexableAddress(hrefOf({ ...choice, order: 'REL' }));
