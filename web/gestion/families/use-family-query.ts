import { useAddress } from '#web/panel/use-address';
import { readMeasure } from './read-measure.ts';
import { readVehicleOrder } from './vehicle-order.ts';

const orders = ['PLO', 'PHI'] as const;
const sizes = [25, 50, 100] as const;

/** The query of the list of families, as it stands in the address, and the family that is edited. */
export const useFamilyQuery = () => {
  const { address, change, page } = useAddress();
  const number = (key: string) => Number(address.get(key)) || undefined;
  const measure = (key: string) => readMeasure(address.get(key) ?? '');
  const order = address.get('order');
  const query = {
    text: address.get('t') ?? '',
    categoryId: address.get('c') ?? undefined,
    vehicleBrandId: number('vb'),
    vehicleId: number('v'),
    partBrandId: number('pb'),
    year: number('y'),
    height: measure('alto'),
    width: measure('ancho'),
    orderBy: orders.find((one) => one === order) ?? ('REL' as const),
    page,
    rows: sizes.find((size) => size === number('filas')) ?? sizes[0],
    edited: address.get('editar') ?? undefined,
    copied: address.get('copiar') ?? undefined,
    isNew: address.has('nuevo'),
    showsVehicles: address.get('ver') === 'vehiculos',
    vehicle: address.get('vehiculo') ?? undefined,
    vehicleOrder: readVehicleOrder(order),
  };
  return { query, change, sizes };
};

/** The filters of the list. */
export const filtersOf = ({
  text,
  categoryId,
  vehicleBrandId,
  vehicleId,
  partBrandId,
  year,
  ...sides
}: FamilyQuery) => ({
  ...(categoryId && { categoryId }),
  ...(text && { text }),
  ...(vehicleBrandId && { vehicleBrandId }),
  ...(vehicleId && { vehicleId }),
  ...(partBrandId && { partBrandId }),
  ...(year && { year }),
  ...(sides.height.value !== undefined && { height: sides.height.value }),
  ...(sides.width.value !== undefined && { width: sides.width.value }),
});
export type FamilyQuery = ReturnType<typeof useFamilyQuery>['query'];
export type ChangeAddress = ReturnType<typeof useFamilyQuery>['change'];
