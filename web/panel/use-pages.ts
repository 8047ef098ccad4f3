import { useEffect, useEffectEvent } from 'react';
import { useAddress } from './use-address.ts';

type Listed = { data?: { resultCount: number } | undefined; isFetching: boolean };

/** The pages of a list, and the one that the address names. A list that ends before it, as rows went meanwhile, shows its last. */
export const usePages = ({ data, isFetching }: Listed, rowsOfPage: number) => {
  const { change, page } = useAddress();
  const count = data?.resultCount ?? 0;
  const pages = Math.max(1, Math.ceil(count / rowsOfPage));
  const go = (next: number, replace = false) =>
    change({ pag: next > 1 ? next : undefined }, { keepsPage: true, replace });
  // An older answer, that stays until the new one is there, may have had fewer.
  const isPast = data !== undefined && !isFetching && page > pages;
  const goToLast = useEffectEvent(() => go(pages, true));
  useEffect(() => {
    if (isPast) goToLast();
  }, [isPast]);
  return { page, pages, count, onPage: (next: number) => go(next) };
};
