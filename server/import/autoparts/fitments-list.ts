import type { FitmentToSave } from '#server/autoparts/save-families.service';
import { everyVehicle } from '#server/autoparts/save-vehicles.service';
import { openVehicleNames, textOf } from '#server/autoparts/vehicle-names';
import { findOwnFitments } from '#server/autoparts/whole-families.service';
import { haveCommon, yearRangeText } from '#server/autoparts/year-range';
import type { Names } from '#server/import/names';
import { keyOf } from '#server/import/names';
import type { Problem } from '#server/import/problem';
import type { PartsField } from './columns.ts';
import { gatherLists, type RowResult } from './family-lists.ts';
import type { Gathered } from './gathering.ts';
import { labelOfPart } from './parts-header.ts';
import type { PartsRow } from './read-parts-row.ts';
import type { Years } from './read-years.ts';

/** `brand` names one that is still to be made. */
type Fitment = Years & {
  vehicleId: number | null;
  application: string | null;
  brandId: number | null;
  brand?: string;
} & {
  qualifier: string;
  source: string;
};

const noYears: Years = { from: null, to: null };

/** The key that two rows of a family must not have both; with the source, what a list is held against. */
const keyOfFitment = ({ vehicleId, application, brandId, brand, from, to, qualifier }: Fitment) => [
  vehicleId,
  application,
  brandId ?? (brand ? keyOf(brand) : null),
  from,
  to,
  qualifier,
];
const listText = (items: readonly Fitment[]) => JSON.stringify(items.map((one) => [...keyOfFitment(one), one.source]));

/** Gathers what families fit, in the order of the file: the first gives a family its title. */
export const gatherFitments = async (gathered: Gathered) => {
  const { ctx, parts, names } = gathered;
  const vehicles = openVehicleNames(await everyVehicle(ctx));
  // The same few notes stand in very many rows: each is kept once.
  const seen = new Map<string, string>();
  const once = (text: string) => seen.get(text) ?? seen.set(text, text).get(text) ?? text;
  const notesOf = ({ qualifier, source }: PartsRow<'fitments'>['values']) => ({
    qualifier: once(qualifier ?? ''),
    source: once(source ?? ''),
  });
  const at = (row: number, field: PartsField, says: string): Problem => ({
    row,
    column: labelOfPart(parts, field),
    says,
  });

  const ofVehicle = ({ row, values }: PartsRow<'fitments'>, model: string): Fitment | Problem => {
    if (values.application) return at(row, 'application', 'va un modelo o una aplicación, no los dos');
    if (!values.brand) return at(row, 'brand', 'está vacía: va la marca del vehículo');
    const named = {
      brandId: names.brand(values.brand) ?? 0,
      model,
      engine: values.engine ?? '',
      ...(values.years ?? noYears),
    };
    const found = vehicles.find(named);
    if (!found) {
      const others = vehicles.ofModel(named);
      const says = `no hay un vehículo «${values.brand} ${textOf(named)}»${others && `: de ese modelo hay ${others}`}`;
      return at(row, 'model', says);
    }
    const { onlyYears } = values;
    if (onlyYears && !haveCommon(onlyYears, found)) {
      const says = `«${yearRangeText(onlyYears)}» no tiene ningún año de los del vehículo, ${yearRangeText(found)}`;
      return at(row, 'onlyYears', says);
    }
    return {
      vehicleId: found.id,
      application: null,
      brandId: null,
      ...(onlyYears ?? noYears),
      ...notesOf(values),
    };
  };

  const ofText = ({ row, values }: PartsRow<'fitments'>, application: string): Fitment | Problem => {
    const { brand, engine, onlyYears } = values;
    if (engine) return at(row, 'engine', 'va con un modelo: en una aplicación en texto, escribilo en ella');
    if (onlyYears) return at(row, 'onlyYears', 'va con un modelo: los de una aplicación en texto van en «años»');
    const brandId = brand ? (names.brand(brand) ?? null) : null;
    const later = brand && brandId === null ? { brand } : {};
    return { vehicleId: null, application, brandId, ...later, ...(values.years ?? noYears), ...notesOf(values) };
  };

  const read = (row: PartsRow<'fitments'>): RowResult<Fitment> => {
    const { model, application } = row.values;
    const { family: _, application: __, ...others } = row.values;
    if (!model && application === null && !Object.values(others).some(Boolean)) return 'nothing';
    if (!model && !application) return at(row.row, 'application', 'está vacía: va un modelo o una aplicación');
    const item = model ? ofVehicle(row, model) : ofText(row, application ?? '');
    return 'says' in item ? item : { item };
  };

  return gatherLists<'fitments', Fitment>(gathered, {
    read,
    fieldOf: (item) => (typeof item?.vehicleId === 'number' ? 'model' : 'application'),
    keyOf: (item) => JSON.stringify(keyOfFitment(item)),
    stored: findOwnFitments,
    textOf: listText,
    brandsOf: ({ brand }) => (brand ? [brand] : []),
    toSave: (items, now) => ({ fitments: items.map((item) => toSave(item, now)) }),
  });
};

const toSave = ({ vehicleId, application, brandId, brand, ...rest }: Fitment, names: Names): FitmentToSave =>
  vehicleId === null
    ? { application: application ?? '', brandId: brand ? (names.brand(brand) ?? null) : brandId, ...rest }
    : { vehicleId, ...rest };
