import { cleanLine } from '#server/clean-text';
import type { Ctx, Writing } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import {
  forgetExternal,
  nameExternal,
  readEveryVehicle,
  upsertVehicles,
  type VehicleRow,
} from './save-vehicles.store.ts';

/**
 * `external` names the vehicle in another catalogue: the catalogue (a service's host) and its key there. Absent, it stays
 * as it is; null takes it away.
 */
export type VehicleToSave = {
  brandId: number;
  model: string;
  engine?: string;
  from?: number | null;
  to?: number | null;
  external?: { source: string; id: string } | null;
};

const atOnce = 1000;

type Named = Pick<VehicleRow, 'brandId' | 'model' | 'engine' | 'from' | 'to'>;
const keyOf = ({ brandId, model, engine, from, to }: Named) => JSON.stringify([brandId, model, engine, from, to]);

/** Every vehicle as it is stored, by brand, model, years and engine. */
export const everyVehicle = ({ db }: Ctx) => readEveryVehicle(db);

/**
 * Finds or makes the vehicles by their external key where that is known, else by brand, model, engine and years, in the
 * caller's transaction; answers their ids in the order given. Give each once. A vehicle that has an external key is
 * called as given from now on; that name must not be another's.
 */
export const saveVehicles = async (inside: Writing, vehicles: readonly VehicleToSave[]): Promise<number[]> => {
  const ids = await writeVehicles(inside, vehicles);
  await noteVehicles(inside, ids);
  return ids;
};

/**
 * `saveVehicles` for a transaction of many steps: it notes nothing until `noteVehicles`, which then comes last. `step` is
 * told how many more are written.
 */
export const writeVehicles = async (
  { db }: Writing,
  vehicles: readonly VehicleToSave[],
  step: (vehicles: number) => void = () => {},
): Promise<number[]> => {
  const rows = vehicles.map(
    ({ brandId, model, engine = '', from = null, to = null, external }): VehicleRow => ({
      brandId,
      model: cleanLine(model),
      engine: cleanLine(engine),
      from,
      to,
      externalSource: external?.source.trim() ?? null,
      externalId: external?.id.trim() ?? null,
    }),
  );
  const forgotten = rows.filter((_, at) => vehicles[at]?.external === null);
  if (forgotten.length > 0) await forgetExternal(db, forgotten);
  const external = rows.filter(({ externalId }) => externalId !== null);
  if (external.length > 0) await nameExternal(db, external);
  const ids = new Map<string, number>();
  for (let at = 0; at < rows.length; at += atOnce) {
    const page = rows.slice(at, at + atOnce);
    for (const { id, ...row } of await upsertVehicles(db, page)) ids.set(keyOf(row), id);
    step(page.length);
  }
  return rows.map((row) => ids.get(keyOf(row)) ?? 0);
};

export const noteVehicles = (inside: Writing, ids: readonly number[]) =>
  recordChanges(inside.db, 'vehicle', [...new Set(ids)]);
