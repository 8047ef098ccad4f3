import { fold } from '#server/engine/analyzer';
import type { everyVehicle } from './save-vehicles.service.ts';
import { yearRangeText } from './year-range.ts';

type Years = { from: number | null; to: number | null };

export type StoredVehicle = Awaited<ReturnType<typeof everyVehicle>>[number];
/** The facts that tell one vehicle from another. A brand that is still to be made goes by its name. */
export type NamedVehicle = Years & { brandId: number | string; model: string; engine: string };

/** A vehicle by what it is called, to the letter. */
const exactKey = ({ brandId, model, engine, from, to }: NamedVehicle) =>
  JSON.stringify([brandId, model, engine, from, to]);
/** An engine as people write it: «1.6», where a spreadsheet says «1,6». */
export const withPoint = (engine: string) => engine.replace(/(\d),(\d)/g, '$1.$2');
/** The same without case and accents: people write «GOL G4» in one row and «Gol G4» in the next. */
export const similarKey = ({ model, engine, ...rest }: NamedVehicle) =>
  exactKey({ ...rest, model: fold(model), engine: fold(withPoint(engine)) });

const shown = 5;
const modelKey = ({ brandId, model }: Pick<NamedVehicle, 'brandId' | 'model'>) =>
  JSON.stringify([brandId, fold(model)]);

/** Finds vehicles by what they are called: to the letter first, then without case and accents. */
export const openVehicleNames = <V extends NamedVehicle>(vehicles: readonly V[]) => {
  const exact = new Map(vehicles.map((one) => [exactKey(one), one]));
  const similar = new Map(vehicles.toReversed().map((one) => [similarKey(one), one]));
  const byModel = Map.groupBy(vehicles, modelKey);
  return {
    find: (named: NamedVehicle): V | undefined => exact.get(exactKey(named)) ?? similar.get(similarKey(named)),
    /** The engines and years that there are of a model, where a person looks for the right one. */
    ofModel: (named: NamedVehicle): string => {
      const found = (byModel.get(modelKey(named)) ?? []).map((one) => textOf({ ...one, model: '' }));
      const more = found.length > shown ? ` y ${found.length - shown} más` : '';
      return found.slice(0, shown).join('; ') + more;
    },
  };
};

/** How people name a vehicle: `Gol G4 1.6 2004-2012`. */
export const textOf = ({ model, engine, ...years }: Omit<NamedVehicle, 'brandId'>) => {
  const range = yearRangeText(years);
  return [model, engine, range === 'n/d' ? 'sin años' : range].filter(Boolean).join(' ');
};
