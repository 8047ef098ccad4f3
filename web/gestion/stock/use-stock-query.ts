import { useAddress } from '#web/panel/use-address';

const sizes = [25, 50, 100] as const;

/**
 * The query of the stock list, as it stands in the address: text, branch, only products below their minimum, page, and
 * the product that is open, from which branch.
 */
export const useStockQuery = () => {
  const { address, change, page } = useAddress();
  const asked = Number(address.get('filas'));
  const query = {
    text: address.get('t') ?? '',
    branchCode: address.get('suc') ?? undefined,
    belowMinimum: address.get('faltantes') === '1',
    page,
    rows: sizes.find((size) => size === asked) ?? 50,
    opened: address.get('abrir') ?? undefined,
    openedAt: address.get('en') ?? undefined,
  };
  return { query, change, sizes };
};
