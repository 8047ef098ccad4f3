import type { Ctx, Inside } from '#server/ctx';
import {
  type About,
  deleteHistory,
  insertHistory,
  readChangedOtherwise,
  readHistory,
  readThingsOfChange,
  readTogether,
  type Thing,
  updateEntityIds,
} from '#server/history/history.store';

export type { About } from '#server/history/history.store';

const secret = /password|hash|token|secret/i;
const text = (value: unknown) => JSON.stringify(value ?? null);

/**
 * Writes who changed which fields of a thing from what to what, in the transaction that changes it: `values` are those to
 * be stored, `stored` what was there. A field that stays as it was leaves no row. Throws for a field that holds a secret.
 */
export const recordHistory = (
  inside: Inside,
  thing: Thing,
  stored: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
) => recordHistories(inside, [{ thing, stored, values }]);

type Changed = {
  thing: Thing;
  stored: Readonly<Record<string, unknown>>;
  values: Readonly<Record<string, unknown>>;
};

/** `recordHistory` of many things in one statement, with the reason that was given for all, or the id of their change. */
export const recordHistories = async (inside: Inside, things: readonly Changed[], about: About = {}) => {
  const of = things.map(({ thing, stored, values }) => ({ thing, changes: changesOf(stored, values) }));
  if (of.every(({ changes }) => changes.length === 0)) return;
  const author = { at: inside.clock(), accountId: inside.session?.accountId ?? null };
  await insertHistory(inside.db, author, of, about);
};

/** An empty text or list says no more than nothing. */
const isNothing = (value: unknown) => ['null', '""', '[]'].includes(text(value));

const changesOf = (stored: Changed['stored'], values: Changed['values']) => {
  const changed = Object.entries(values).filter(
    ([name, to]) => to !== undefined && text(stored[name]) !== text(to) && !(isNothing(stored[name]) && isNothing(to)),
  );
  const hidden = changed.find(([name]) => secret.test(name));
  if (hidden) throw new Error(`The history takes no secrets: ${hidden[0]}.`);
  return changed.map(([field, to]) => ({ field, from: stored[field], to }));
};

/**
 * Changes that one change of many made to things of a kind, or to some of them: for services that have checked access.
 */
export const changedTogether = (ctx: Ctx, entity: string, changeId: string, ids?: readonly string[]) =>
  readTogether(ctx.db, entity, changeId, ids);

/** The same in pages of so many things, by their ids; each page as it is when it is read. */
export const changedInPages = async function* (ctx: Ctx, entity: string, changeId: string, count: number) {
  let ids = await readThingsOfChange(ctx.db, { entity, changeId, after: '', count });
  while (ids.length > 0) {
    yield await readTogether(ctx.db, entity, changeId, ids);
    ids = await readThingsOfChange(ctx.db, { entity, changeId, after: ids.at(-1) ?? '', count });
  }
};

/** Those of these things that something else than these changes changed too, and that was not taken back. */
export const otherwiseChanged = async (
  ctx: Ctx,
  entity: string,
  ids: readonly string[],
  changeIds: readonly string[],
) => (ids.length > 0 ? readChangedOtherwise(ctx.db, entity, ids, changeIds) : []);

type Page = { rowIndex?: number; rowsMax?: number; field?: string };

/** Those of a kind that one change made, and nothing else changed since. */
export const madeTogether = async (ctx: Ctx, entity: string, changeId: string) => {
  const done = await changedTogether(ctx, entity, changeId);
  const made = done.filter(({ field, from }) => field === 'name' && from === null).map(({ id }) => id);
  const touched = new Set(await otherwiseChanged(ctx, entity, made, [changeId]));
  return made.filter((id) => !touched.has(id));
};

/** A page of what was changed of a thing, or of one field of it, newest first: for services that have checked access. */
export const historyOf = (ctx: Ctx, thing: Thing, { rowIndex = 0, rowsMax = 100, field }: Page = {}) =>
  readHistory(ctx.db, thing, { rowIndex, rowsMax, field });

/** Moves the history of these things to their new ids, in the caller's transaction. */
export const moveHistory = (
  inside: Inside,
  entities: readonly string[],
  renamed: readonly { from: string; to: string }[],
) => updateEntityIds(inside.db, entities, renamed);

/** Deletes what is known of a thing's past, with the personal data in it: where its data becomes another's, or goes. */
export const forgetHistory = (inside: Pick<Inside, 'db'>, thing: Thing) => deleteHistory(inside.db, thing);
