import { useSearchParams } from 'react-router';

const rows = 48;

/** What the library shows, as it stands in the address: kind, text, only what is unused, page, and the picture that is open. */
export const useImagesQuery = () => {
  const [address, setAddress] = useSearchParams();
  const query = {
    target: address.get('tipo') === 'banner' ? ('banner' as const) : ('product' as const),
    text: address.get('t') ?? '',
    isUnused: address.has('sin-uso'),
    page: Math.max(1, Number(address.get('pag')) || 1),
    rows,
    open: Number(address.get('ver')) || undefined,
  };
  /** Puts values into the address, takes away those that are undefined; another list begins at its first page. */
  const change = (values: Record<string, string | number | undefined>, { keepsPage = false, replace = false } = {}) =>
    setAddress(
      (old) => {
        const next = new URLSearchParams(old);
        if (!keepsPage) next.delete('pag');
        for (const [key, value] of Object.entries(values)) {
          if (value === undefined) next.delete(key);
          else next.set(key, String(value));
        }
        return next;
      },
      { replace },
    );
  return { query, change };
};
