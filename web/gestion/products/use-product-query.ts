import { useMemo } from 'react';
import type { Location } from 'react-router';
import { wordIn } from '#web/data/address-values';
import { useAddress } from '#web/panel/use-address';

const sizes = [25, 50, 100] as const;

/** The columns by which the list is ordered: upwards, downwards. */
const orders = {
  code: ['CLO', 'CHI'],
  name: ['NLO', 'NHI'],
  brandName: ['BLO', 'BHI'],
  categoryName: ['TLO', 'THI'],
  state: ['ALO', 'AHI'],
  price: ['PLO', 'PHI'],
  total: ['SLO', 'SHI'],
  lastSale: ['DLO', 'DHI'],
} as const;
type Column = keyof typeof orders;
type Order = (typeof orders)[Column][number];

const columns = Object.keys(orders) as Column[];
/** The column and the direction of an order; none where search orders the list. */
const sortOf = (order: string | null) => {
  const column = columns.find((one) => orders[one].some((own) => own === order));
  if (!column) return undefined;
  return { column, order: order as Order, isDown: orders[column][1] === order };
};

/** By the word of each in the address. */
export const states = {
  visibles: { label: 'Activos', filter: { isPublic: true } },
  ocultos: { label: 'Inactivos', filter: { isPublic: false } },
} as const;
export const stocks = {
  con: { label: 'Con stock', filter: { inStock: true } },
  sin: { label: 'Sin stock', filter: { outOfStock: true } },
  minimo: { label: 'Bajo el mínimo', filter: { belowMinimum: true } },
} as const;
export const lacks = {
  foto: { label: 'Sin foto', filter: { noPicture: true } },
  precio: { label: 'Sin precio', filter: { noPrice: true } },
  ambos: { label: 'Sin foto ni precio', filter: { noPicture: true, noPrice: true } },
} as const;

/**
 * The list of products in an address, without its page: text, filters, order, the product that is edited, and the field
 * that its form begins at.
 */
export const readQuery = (address: URLSearchParams) => {
  const asked = Number(address.get('filas'));
  const sort = sortOf(address.get('order'));
  return {
    text: address.get('t') ?? '',
    categoryId: address.get('c') ?? undefined,
    brandId: Number(address.get('b')) || undefined,
    providerId: Number(address.get('p')) || undefined,
    state: wordIn(states, address.get('estado')),
    stock: wordIn(stocks, address.get('stock')),
    lack: wordIn(lacks, address.get('falta')),
    sort,
    orderBy: sort?.order ?? ('REL' as const),
    rows: sizes.find((size) => size === asked) ?? sizes[0],
    edited: address.get('editar') ?? undefined,
    copied: address.get('copiar') ?? undefined,
    field: address.get('campo') ?? undefined,
    isNew: address.has('nuevo'),
  };
};
export type ProductQuery = ReturnType<typeof readQuery>;

/** The list of products as it stands in the address. */
export const useProductQuery = () => {
  const { address, change, page } = useAddress();
  const query = useMemo(() => ({ ...readQuery(address), page }), [address, page]);
  /** Up, down, and then as search orders them. */
  const sortBy = (accessor: unknown) => {
    const column = columns.find((one) => one === accessor);
    if (!column) return;
    const [up, down] = orders[column];
    // A second press may come before the list is drawn after the first.
    change((now) => {
      const sorted = sortOf(now.get('order'));
      return { order: sorted?.column !== column ? up : sorted.isDown ? undefined : down };
    });
  };
  return { query, change, sizes, sortBy };
};

/** The address without the form over the list: what another one has other rows of. */
export const listAddress = ({ pathname, search }: Location) => {
  const address = new URLSearchParams(search);
  for (const name of Object.keys(noForm)) address.delete(name);
  return `${pathname}?${address}`;
};
export const noForm = { editar: undefined, copiar: undefined, nuevo: undefined, campo: undefined };

/** The input of `product/filter` for the page of the list that an address names. */
export const listInput = (query: ProductQuery & { page: number }, rootCategory: string) => ({
  filters: filtersOf(query, rootCategory),
  rowIndex: (query.page - 1) * query.rows,
  rowsMax: query.rows,
  orderBy: query.orderBy,
});

/** Filters of `product/filter`. */
export const filtersOf = (query: ProductQuery, rootCategory: string) => ({
  categoryId: query.categoryId ?? rootCategory,
  ...(query.brandId && { brandId: query.brandId }),
  ...(query.providerId && { providerId: query.providerId }),
  ...(query.text && { text: query.text }),
  ...(query.state && states[query.state].filter),
  ...(query.stock && stocks[query.stock].filter),
  ...(query.lack && lacks[query.lack].filter),
});
