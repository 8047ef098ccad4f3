import type { Parsed } from '#contract/contract';
import type { WholeVehicle } from '#contract/families';
import { asWord, changedValues } from '#server/changed-values';
import { cleanLine } from '#server/clean-text';
import type { Ctx, Inside } from '#server/ctx';
import { recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { fieldRefusal, Refusal } from '#server/refusal';
import { noteVehicles, writeVehicles } from './save-vehicles.service.ts';
import { similarKey, textOf, withPoint } from './vehicle-names.ts';
import { vehicleOf } from './vehicles.service.ts';
import { lockBrand, lockVehicle, readWholeVehicles, updateVehicle } from './whole-vehicles.store.ts';

type Stored = Awaited<ReturnType<typeof readWholeVehicles>>[number];
type Fields = Parsed<'vehicle/add'>['vehicle'];

const labels = { brandId: 'Marca', name: 'Modelo', engine: 'Motor', yearFrom: 'Desde', yearTo: 'Hasta' };

const spanish = new Intl.Collator('es', { numeric: true });
const inOrder = (a: Stored, b: Stored) =>
  spanish.compare(a.model, b.model) ||
  (a.from ?? 9999) - (b.from ?? 9999) ||
  spanish.compare(a.engine, b.engine) ||
  a.id - b.id;

const wholeOf = (row: Stored): WholeVehicle => ({
  ...vehicleOf(row),
  yearFrom: row.from,
  yearTo: row.to,
  families: row.families,
});
const fieldsOf = ({ brandId, model, engine, from, to }: Stored): Fields => ({
  brandId,
  name: model,
  engine: engine || null,
  yearFrom: from,
  yearTo: to,
});
const rowOf = ({ brandId, name, engine, yearFrom, yearTo }: Fields) => ({
  brandId,
  model: cleanLine(name),
  engine: withPoint(cleanLine(engine ?? '')),
  from: yearFrom,
  to: yearTo,
});

/** All vehicles of a brand by model, years and engine, also those that nothing fits. */
export const listVehiclesOfBrand = async (ctx: Ctx, brandId: number): Promise<WholeVehicle[]> =>
  (await readWholeVehicles(ctx.db, { brandId })).sort(inOrder).map(wholeOf);

/** A vehicle of `otherId` that is like one of `brandId`, as people name it. */
export const findVehicleTwin = async ({ db }: Ctx, brandId: number, otherId: number): Promise<string | undefined> => {
  const keyOf = (row: Stored) => similarKey({ ...row, brandId });
  const own = new Set((await readWholeVehicles(db, { brandId })).map(keyOf));
  const twin = (await readWholeVehicles(db, { brandId: otherId })).find((row) => own.has(keyOf(row)));
  return twin && textOf(twin);
};

/** Adds a vehicle. Throws vehicle.taken where there is one like it, or a 422. */
export const addVehicle = (ctx: Ctx, { vehicle }: Parsed<'vehicle/add'>): Promise<WholeVehicle> =>
  inTransaction(ctx, async (inside) => {
    const row = rowOf(vehicle);
    await requireRight(inside, row);
    const [id = 0] = await writeVehicles(inside, [row]);
    return noted(inside, await storedVehicle(inside, id), {});
  });

/** Changes a vehicle (decisions W5). Throws vehicle.notFound, change.stale, vehicle.taken, or a 422. */
export const changeVehicle = (ctx: Ctx, { vehicleId, parms }: Parsed<'vehicle/update'>): Promise<WholeVehicle> =>
  inTransaction(ctx, async (inside) => {
    await lockVehicle(inside.db, vehicleId);
    const stored = await storedVehicle(inside, vehicleId);
    const before = fieldsOf(stored);
    const values = changedValues(parms, before, labels, (name, value) =>
      name === 'brandId' ? stored.brandName : asWord(value),
    );
    const row = rowOf({ ...before, ...values });
    await requireRight(inside, row, vehicleId);
    await updateVehicle(inside.db, vehicleId, row);
    return noted(inside, await storedVehicle(inside, vehicleId), before);
  });

const storedVehicle = async ({ db }: Ctx, id: number): Promise<Stored> => {
  const [stored] = await readWholeVehicles(db, { id });
  if (!stored) throw new Refusal('vehicle.notFound');
  return stored;
};

const requireRight = async (inside: Inside, row: ReturnType<typeof rowOf>, own?: number) => {
  if (row.from !== null && row.to !== null && row.from > row.to) throw fieldRefusal('yearTo', 'field.years');
  if (!(await lockBrand(inside.db, row.brandId))) throw fieldRefusal('brandId', 'field.choice');
  const alike = (await readWholeVehicles(inside.db, { brandId: row.brandId })).find(
    (one) => one.id !== own && similarKey(one) === similarKey(row),
  );
  if (alike) throw new Refusal('vehicle.taken', { vehicle: `${alike.brandName} ${textOf(alike)}` });
};

const noted = async (inside: Inside, stored: Stored, before: Partial<Fields>): Promise<WholeVehicle> => {
  await recordHistory(inside, { entity: 'vehicle', id: stored.id }, before, fieldsOf(stored));
  await noteVehicles(inside, [stored.id]);
  return wholeOf(stored);
};
