import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { stayOnPage } from '#web/ui/connection';

type Change = Record<string, string | number | undefined>;

/** The page of a list that an address names. */
export const pageOf = (address: URLSearchParams) => Math.max(1, Number(address.get('pag')) || 1);

/** The address's query of a list, and how to change it. */
export const useAddress = () => {
  const [address, setAddress] = useSearchParams();
  /**
   * Puts values into the address, takes away those that are undefined; another list begins at its first page. A function
   * makes them of the address as it is now. Values that stand there already change nothing.
   */
  const change = useCallback(
    (given: Change | ((now: URLSearchParams) => Change), { replace = false, keepsPage = false } = {}) => {
      // This render's address may be older than the last change.
      const next = new URLSearchParams(window.location.search);
      const values = typeof given === 'function' ? given(next) : given;
      const texts = Object.entries(values).map(
        ([key, value]) => [key, value === undefined ? null : String(value)] as const,
      );
      if (texts.every(([key, text]) => next.get(key) === text)) return;
      if (!keepsPage) next.delete('pag');
      for (const [key, text] of texts) {
        if (text === null) next.delete(key);
        else next.set(key, text);
      }
      stayOnPage(() => setAddress(next, { replace }));
    },
    [setAddress],
  );
  return { address, change, page: pageOf(address) };
};
