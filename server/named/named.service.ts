import type { Parsed } from '#contract/contract';
import type { NamedKind, NamedThing } from '#contract/named';
import { countedText } from '#contract/plain/counted-text';
import { changedValues } from '#server/changed-values';
import { cleanLine } from '#server/clean-text';
import type { Ctx, Inside } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { type About, madeTogether, recordHistories, recordHistory } from '#server/history/history.service';
import { holdImages } from '#server/images/images.service';
import { inTransaction } from '#server/in-transaction';
import { kinds } from '#server/named/kinds';
import {
  addFormerNames,
  deleteNamed,
  freeName,
  insertNamed,
  lockKind,
  lockNamed,
  readNamed,
  readNames,
  updateName,
  updatePicture,
} from '#server/named/named.store';
import { findAlike } from '#server/plain-text';
import { fieldRefusal, Refusal } from '#server/refusal';

const labels = { name: 'Nombre', imageId: 'Logo' };

export const thingOf = (kind: NamedKind, id: number) => ({ entity: kind, id });

/** All of a kind, by name. */
export const listNamed = ({ db }: Ctx, kind: NamedKind): Promise<NamedThing[]> => readNamed(db, kind);

/** Throws named.notFound. */
export const requireNamed = async ({ db }: Ctx, kind: NamedKind, id: number): Promise<NamedThing> => {
  const [found] = await readNamed(db, kind, [id]);
  if (!found) throw new Refusal('named.notFound');
  return found;
};

/** Tells every process, at the end of a transaction. */
export const noteNamed = async (inside: Inside, kind: NamedKind, ids: readonly number[]) => {
  if (kinds[kind].isFollowed) await recordChanges(inside.db, kind, ids);
};

/** Throws named.taken where another one has the name, also in other case or without accents. */
const refuseTaken = async (inside: Inside, kind: NamedKind, name: string, own?: number) => {
  const alike = findAlike(await readNames(inside.db, kind), name, own);
  if (alike) throw new Refusal('named.taken', { what: kinds[kind].words, name: alike.name });
};

/** Adds a thing of a kind. Throws named.taken. */
export const addNamed = (ctx: Ctx, { kind, named }: Parsed<'named/add'>): Promise<NamedThing> =>
  inTransaction(ctx, async (inside) => {
    const name = cleanLine(named.name);
    await lockKind(inside.db, kind);
    await refuseTaken(inside, kind, name);
    if (kinds[kind].keepsNames) await freeName(inside.db, kind, name);
    const id = await insertNamed(inside.db, kind, name);
    await recordHistory(inside, thingOf(kind, id), {}, { name });
    await noteNamed(inside, kind, [id]);
    return requireNamed(inside, kind, id);
  });

/** Changes a name, or a brand's logo (decisions W5). Throws named.notFound, named.taken; a 422 for a picture that is not there. */
export const changeNamed = (ctx: Ctx, { kind, id, parms }: Parsed<'named/update'>): Promise<NamedThing> =>
  inTransaction(ctx, async (inside) => {
    await lockKind(inside.db, kind);
    const stored = await requireNamed(inside, kind, id);
    const { keepsNames, hasPicture } = kinds[kind];
    const { name, imageId } = changedValues(parms, stored, labels);
    if (imageId !== undefined && !hasPicture) throw fieldRefusal('imageId', 'named.noPicture');
    if (typeof imageId === 'number' && (await holdImages(inside, [imageId])).length === 0)
      throw fieldRefusal('imageId', 'field.choice');
    if (name !== undefined && name !== stored.name) {
      await refuseTaken(inside, kind, name, id);
      if (keepsNames) {
        await freeName(inside.db, kind, name);
        await addFormerNames(inside.db, kind, id, { name: stored.name });
      }
      await updateName(inside.db, kind, id, name);
    }
    if (imageId !== undefined) await updatePicture(inside.db, id, imageId);
    await recordHistory(inside, thingOf(kind, id), stored, { name, imageId });
    await noteNamed(inside, kind, [id]);
    return requireNamed(inside, kind, id);
  });

/** Removes a thing that nothing refers to. Throws named.notFound, named.inUse. */
export const removeNamed = (ctx: Ctx, { kind, id }: Parsed<'named/remove'>): Promise<null> =>
  inTransaction(ctx, async (inside) => {
    await lockKind(inside.db, kind);
    await lockNamed(inside.db, kind, [id]);
    const stored = await requireNamed(inside, kind, id);
    const what = await takeOut(inside, kind, stored);
    if (what) throw new Refusal('named.inUse', { name: stored.name, what });
    return null;
  });

/** Takes a locked thing out; where something refers to it nothing happens, and the answer says what. */
const takeOut = async (inside: Inside, kind: NamedKind, { id, name, ...uses }: NamedThing, about?: About) => {
  const what = usesText(uses);
  if (what) return what;
  await deleteNamed(inside.db, kind, id);
  await recordHistories(inside, [{ thing: thingOf(kind, id), stored: { name }, values: { name: null } }], about);
  await noteNamed(inside, kind, [id]);
  return '';
};

/** Takes those of a kind out that a change made, that nothing refers to, and that nobody changed since. */
export const removeMadeNamed = async (inside: Inside, kind: NamedKind, changeId: string, about: About) => {
  const made = (await madeTogether(inside, kind, changeId)).map(Number);
  if (made.length === 0) return;
  await lockKind(inside.db, kind);
  await lockNamed(inside.db, kind, made);
  for (const thing of await readNamed(inside.db, kind, made)) await takeOut(inside, kind, thing, about);
};

const usesText = ({ products, vehicles, applications, companies }: Omit<NamedThing, 'id' | 'name'>) =>
  countedText([
    [products, 'producto', 'productos'],
    [vehicles, 'vehículo', 'vehículos'],
    [applications, 'aplicación', 'aplicaciones'],
    [companies, 'empresa', 'empresas'],
  ]);
