import type { Vehicle } from '#contract/autoparts';
import type { Facet } from '#contract/catalogue';
import { type FacetKey, type FacetKind, facetsOf, offeredFacets } from '#contract/plain/facets';
import { isRange } from '#contract/plain/year-range';
import { itemsOf } from '#web/data/facet-items';
import { vehicleName } from '#web/data/vehicle';
import { type ListChange, type ListChoice, toggled, usualTolerance, valuesIn } from './list-query.ts';

/** Names of the chosen ids; null where nothing of the kind is chosen or its name is not known. */
export type ChosenNames = {
  brand: string | null;
  partBrand?: string | null;
  vehicleBrand?: string | null;
  category: { name: string; trail: readonly { id: string; name: string }[] } | null;
  vehicle?: Vehicle | null;
};

export type Chip = { key: string; name: string; without: ListChange };

/** A vehicle without its years: 'Volkswagen Gol 1.6'. */
export const modelWords = (vehicle: Vehicle) => vehicleName({ ...vehicle, yearRange: '' });

const vehicleWords = (vehicle: Vehicle) =>
  isRange(vehicle.yearRange) ? `${modelWords(vehicle)} · ${vehicle.yearRange}` : modelWords(vehicle);

const beside = (kind: FacetKind) => [
  ...offeredFacets(kind),
  ...facetsOf(kind).filter(({ place, value }) => place === undefined && value !== 'path'),
];
/** The facets beside the category, each address once, in the order of their chips. */
const narrowing = [...beside('autoparts'), ...beside('products')].filter(
  ({ address }, at, all) => all.findIndex((other) => other.address === address) === at,
);

/** Chips of the chosen filters, each with the change that takes it away. */
export const chipsOf = (choice: ListChoice, names: ChosenNames, facets: readonly Facet[]): Chip[] => {
  const { t, c, v, alto, ancho, tol = usualTolerance } = choice;
  const known: Partial<Record<FacetKey, string | null | undefined>> = {
    brandId: names.brand,
    partBrandId: names.partBrand,
    vehicleBrandId: names.vehicleBrand,
  };
  const chipOf = ({ key, address, named, title }: (typeof narrowing)[number]): Chip[] => {
    const chosen = valuesIn(choice[address]?.toString());
    return chosen.map((id) => {
      const item = named && itemsOf(facets, key).find((one) => one.id === id);
      const name = item?.name ?? (chosen.length === 1 ? known[key] : null);
      return {
        key: named ? address + id : address,
        name: name ?? `${title} ${id}`,
        without: { [address]: toggled(chosen.join(), id) },
      };
    });
  };
  // As it was asked for, which a part's measure is not told as.
  const near = (word: string, value: number) => `${word} ${value} ± ${tol} mm`.replaceAll('.', ',');
  const chips: [keyof ListChange, string | number | undefined][] = [
    ['t', t && `«${t}»`],
    ['c', c && (names.category?.name ?? c)],
    ['v', v && (names.vehicle ? vehicleWords(names.vehicle) : `Vehículo ${v}`)],
  ];
  const measures: typeof chips = [
    ['alto', alto && near('Alto', alto)],
    ['ancho', ancho && near('Ancho', ancho)],
  ];
  // A year beside a vehicle is that vehicle's.
  const withoutOf = (key: keyof ListChange) => ({ [key]: undefined, ...(key === 'v' && { y: undefined }) });
  const shown = (of: typeof chips) =>
    of.flatMap(([key, name]) => (name ? [{ key, name: String(name), without: withoutOf(key) }] : []));
  return [...shown(chips), ...narrowing.flatMap(chipOf), ...shown(measures)];
};
