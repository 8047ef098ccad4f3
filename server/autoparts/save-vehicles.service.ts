import type { Ctx } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { upsertVehicles, type VehicleRow } from './save-vehicles.store.ts';

/** `external` names the vehicle in another catalogue: the catalogue (a service's host) and its key there. */
export type VehicleToSave = {
  brandId: number;
  model: string;
  engine?: string;
  from?: number | null;
  to?: number | null;
  external?: { source: string; id: string };
};

const keyOf = ({ brandId, model, engine, from, to }: Omit<VehicleRow, 'externalSource' | 'externalId'>) =>
  JSON.stringify([brandId, model, engine, from, to]);

/**
 * Finds or makes the vehicles by brand, model, engine and years, in the caller's transaction; answers their ids in the
 * order given. Give each once. An external key that is given becomes the vehicle's; it must not be another's.
 */
export const saveVehicles = async (inside: Ctx, vehicles: readonly VehicleToSave[]): Promise<number[]> => {
  const rows = vehicles.map(
    ({ brandId, model, engine = '', from = null, to = null, external }): VehicleRow => ({
      ...{ brandId, model, engine, from, to },
      ...{ externalSource: external?.source ?? null, externalId: external?.id ?? null },
    }),
  );
  const saved = await upsertVehicles(inside.db, rows);
  const ids = new Map(saved.map(({ id, ...row }) => [keyOf(row), id]));
  await recordChanges(inside.db, 'vehicle', [...ids.values()]);
  return rows.map((row) => ids.get(keyOf(row)) ?? 0);
};
