import { useAddress } from '#web/panel/use-address';

const orders = ['PLO', 'PHI'] as const;
const sizes = [25, 50, 100] as const;

/** What the list of products shows, as it stands in the address: text, category, brand, order, page, and the product that is edited. */
export const useProductQuery = () => {
  const { address, change, page } = useAddress();
  const asked = Number(address.get('filas'));
  const order = address.get('order');
  const query = {
    text: address.get('t') ?? '',
    categoryId: address.get('c') ?? undefined,
    brandId: Number(address.get('b')) || undefined,
    orderBy: orders.find((one) => one === order) ?? ('REL' as const),
    page,
    rows: sizes.find((size) => size === asked) ?? sizes[0],
    edited: address.get('editar') ?? undefined,
    copied: address.get('copiar') ?? undefined,
    isNew: address.has('nuevo'),
  };
  return { query, change, sizes };
};
