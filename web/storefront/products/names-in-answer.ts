import type { Output } from '#contract/contract';
import { itemsOf } from '#web/data/facet-items';
import type { ChosenNames } from './chip-list.ts';
import { type ListChoice, valuesIn } from './list-query.ts';

type Found = Pick<Output<'autopart/filter'>, 'vehicle' | 'resultFilters'>;

/** Names of the chosen vehicle and brands from the list's own answer; undefined where it does not know all of them. */
export const namesInAnswer = (
  { v, b, vb, pb }: ListChoice,
  category: ChosenNames['category'],
  { vehicle, resultFilters }: Found,
): Required<ChosenNames> | undefined => {
  const named = (facet: string, chosen: string | undefined) => {
    const items = itemsOf(resultFilters, facet);
    const names = valuesIn(chosen).map((id) => items.find((item) => item.id === id)?.name);
    return names.includes(undefined) ? undefined : names.join(', ') || undefined;
  };
  const brand = named('brandId', b) ?? named('vehicleBrandId', b) ?? null;
  const partBrand = named('partBrandId', pb) ?? null;
  const vehicleBrand = named('vehicleBrandId', vb) ?? null;
  const isUnknown =
    (v !== undefined && vehicle === null) ||
    (b !== undefined && brand === null) ||
    (pb !== undefined && partBrand === null) ||
    (vb !== undefined && vehicleBrand === null);
  return isUnknown ? undefined : { brand, partBrand, vehicleBrand, category, vehicle };
};
