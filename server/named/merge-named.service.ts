import { randomUUID } from 'node:crypto';
import type { Parsed } from '#contract/contract';
import type { NamedMergeLook, NamedThing } from '#contract/named';
import { findVehicleTwin } from '#server/autoparts/edit-vehicle.service';
import type { Ctx } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { recordHistories, recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { kinds } from '#server/named/kinds';
import { noteNamed, requireNamed, thingOf } from '#server/named/named.service';
import {
  addFormerNames,
  deleteNamed,
  lockKind,
  lockNamed,
  lockProductsOf,
  moveReference,
  readPartsOf,
} from '#server/named/named.store';
import { Refusal } from '#server/refusal';

type Pair = Parsed<'named/merge'>;

/** Throws for two that are not merged. */
const refuseMerge = async (ctx: Ctx, { kind, id, otherId }: Pair) => {
  if (id === otherId) throw new Refusal('named.self');
  if (kind !== 'brand') return;
  const vehicle = await findVehicleTwin(ctx, id, otherId);
  if (vehicle) throw new Refusal('named.vehicleTwins', { vehicle });
};

/** The effect of a merge, without storing it. */
export const previewNamedMerge = async (ctx: Ctx, pair: Pair): Promise<NamedMergeLook> => {
  const [own, other] = [await requireNamed(ctx, pair.kind, pair.id), await requireNamed(ctx, pair.kind, pair.otherId)];
  const refusal = await refuseMerge(ctx, pair).then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refusal) return error.message;
      throw error;
    },
  );
  return { refusal, own, other };
};

/** Makes one thing of two: all that refers to the other refers to this one. Throws by the table of decisions 029. */
export const mergeNamed = (ctx: Ctx, pair: Pair): Promise<NamedThing> =>
  inTransaction(ctx, async (inside) => {
    const { kind, id, otherId } = pair;
    const { db } = inside;
    const { field, keepsNames, references } = kinds[kind];
    await lockKind(db, kind);
    const own = await requireNamed(inside, kind, id);
    const other = await requireNamed(inside, kind, otherId);
    await lockProductsOf(db, kind, otherId);
    // Whoever stores something of either meanwhile ends first.
    await lockNamed(db, kind, [id, otherId]);
    await refuseMerge(inside, pair);
    const products = await lockProductsOf(db, kind, otherId);
    const parts = kind === 'brand' ? await readPartsOf(db, otherId) : { vehicles: [], families: [] };
    for (const reference of references) await moveReference(db, reference, otherId, id);
    if (keepsNames) await addFormerNames(db, kind, id, { from: otherId, name: other.name });
    await deleteNamed(db, kind, otherId);
    if (field) {
      const moved = products.map(({ code }) => ({
        thing: { entity: 'product', id: code },
        stored: { [field]: otherId },
        values: { [field]: id },
      }));
      await recordHistories(inside, moved, { changeId: randomUUID() });
    }
    await recordHistory(inside, thingOf(kind, otherId), { name: other.name }, { name: null, joinedTo: own.name });
    await recordHistory(inside, thingOf(kind, id), {}, { joined: other.name });
    await recordChanges(db, 'vehicle', parts.vehicles);
    await recordChanges(db, 'family', parts.families);
    await noteNamed(inside, kind, [id, otherId]);
    return requireNamed(inside, kind, id);
  });
