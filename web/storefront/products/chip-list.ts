import type { Vehicle } from '#contract/autoparts';
import type { Facet } from '#contract/catalogue';
import { itemsOf } from '#web/data/facet-items';
import { isRange, vehicleName } from '#web/data/vehicle';
import { type ListChange, type ListChoice, usualTolerance } from './list-query.ts';

/** What the chosen ids are called; null where nothing of the kind is chosen or its name is not known. */
export type ChosenNames = {
  brand: string | null;
  partBrand?: string | null;
  vehicleBrand?: string | null;
  category: { name: string; trail: readonly { id: string; name: string }[] } | null;
  vehicle?: Vehicle | null;
};

type Chip = { key: string; name: string; without: ListChange };

/** A vehicle without its years: 'Volkswagen Gol 1.6'. */
export const modelWords = (vehicle: Vehicle) => vehicleName({ ...vehicle, yearRange: '' });

const vehicleWords = (vehicle: Vehicle) =>
  isRange(vehicle.yearRange) ? `${modelWords(vehicle)} · ${vehicle.yearRange}` : modelWords(vehicle);

/** What is chosen, each with what takes it away. */
export const chipsOf = (choice: ListChoice, names: ChosenNames, facets: readonly Facet[]): Chip[] => {
  const { t, c, v, vb, y, pb, b, p, alto, ancho, tol = usualTolerance } = choice;
  const named = (facet: string, id: number) => itemsOf(facets, facet).find((item) => item.id === String(id))?.name;
  // As it was asked for, which a part's measure is not told as.
  const near = (word: string, value: number) => `${word} ${value} ± ${tol} mm`.replaceAll('.', ',');
  const chips: [keyof ListChange, string | number | undefined][] = [
    ['t', t && `“${t}”`],
    ['c', c && (names.category?.name ?? c)],
    ['v', v && (names.vehicle ? vehicleWords(names.vehicle) : `Vehículo ${v}`)],
    ['vb', vb && (names.vehicleBrand ?? `Marca ${vb}`)],
    ['y', y && `Año ${y}`],
    ['pb', pb && (names.partBrand ?? `Marca ${pb}`)],
    ['b', b && (names.brand ?? `Marca ${b}`)],
    ['p', p && (named('providerId', p) ?? `Proveedor ${p}`)],
    ['alto', alto && near('Alto', alto)],
    ['ancho', ancho && near('Ancho', ancho)],
  ];
  // A year beside a vehicle is that vehicle's.
  const withoutOf = (key: keyof ListChange) => ({ [key]: undefined, ...(key === 'v' && { y: undefined }) });
  return chips.flatMap(([key, name]) => (name ? [{ key, name: String(name), without: withoutOf(key) }] : []));
};
