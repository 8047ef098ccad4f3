import { useAddress } from '#web/panel/use-address';

const sizes = [25, 50, 100] as const;

/** The stock list in an address, without its page. */
const readQuery = (address: URLSearchParams) => {
  const asked = Number(address.get('filas'));
  return {
    text: address.get('t') ?? '',
    branchCode: address.get('suc') ?? undefined,
    belowMinimum: address.get('faltantes') === '1',
    rows: sizes.find((size) => size === asked) ?? 50,
    opened: address.get('abrir') ?? undefined,
    openedAt: address.get('en') ?? undefined,
  };
};

type Narrowed = Pick<ReturnType<typeof readQuery>, 'text' | 'branchCode' | 'belowMinimum'>;

/** The filters of the list, for its call and its export. */
export const filtersOf = ({ text, branchCode, belowMinimum }: Narrowed) => ({
  ...(text && { text }),
  ...(branchCode && { branchCode }),
  ...(belowMinimum && { belowMinimum }),
});

/**
 * The query of the stock list, as it stands in the address: text, branch, only products below their minimum, page, and
 * the product that is open, from which branch.
 */
export const useStockQuery = () => {
  const { address, change, page } = useAddress();
  return { query: { ...readQuery(address), page }, change, sizes };
};
