import { useAddress } from '#web/panel/use-address';

const rows = 48;

/**
 * The library's query, as it stands in the address: kind, text, only unused pictures, page, and the picture that is
 * open.
 */
export const useImagesQuery = () => {
  const { address, change, page } = useAddress();
  const query = {
    target: address.get('tipo') === 'banner' ? ('banner' as const) : ('product' as const),
    text: address.get('t') ?? '',
    isUnused: address.has('sin-uso'),
    page,
    rows,
    open: Number(address.get('ver')) || undefined,
  };
  return { query, change };
};
