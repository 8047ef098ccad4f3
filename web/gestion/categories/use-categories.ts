import { useQueryClient } from '@tanstack/react-query';
import type { KeptCategory } from '#contract/categories';
import { call, type Failure, failure } from '#web/data/call';
import { isSame } from '#web/data/changed-fields';
import { reversed } from '#web/panel/edit/changes';
import { type Undo, useTakeBack } from '#web/panel/take-back';
import { tell } from '#web/panel/toast.tsx';
import { type Place, placeOf } from './tree-rows.ts';

const movedMeanwhile = 'Otra persona la movió mientras tanto: quedó donde está';

/** Puts a moved category back, unless somebody else moved it since. */
const putBack = async (id: string, from: Place, to: Place) => {
  const found = await call('category/listWhole', {});
  if (!found.ok) return found;
  const moved = found.data.find((one) => one.id === id);
  if (!moved || !isSame(placeOf(found.data, moved), to)) return failure(409, movedMeanwhile);
  return call('category/move', { categoryId: id, ...from });
};

type Made = { ok: true; data: KeptCategory } | Failure;

/** Actions on categories. Each says its outcome and refetches all that shows categories, also where it was refused. */
export const useCategoryActions = () => {
  const queries = useQueryClient();
  const takeBack = useTakeBack();
  const notify = (text: string, undo?: Undo) => tell({ text, undo: undo && (() => takeBack(undo)) });
  const settle = async (answer: Made, done: string, undo?: Undo): Promise<Made> => {
    if (answer.ok) notify(done, undo);
    else tell({ text: `Error: ${answer.fields.name ?? answer.error}`, isBad: true });
    await queries.invalidateQueries();
    return answer;
  };
  /** The same of a form that says itself what was refused. */
  const settleInForm = async (answer: Made, done: string, undo?: Undo): Promise<Made> => {
    if (answer.ok) notify(done, undo);
    await queries.invalidateQueries();
    return answer;
  };
  return {
    add: async (parentId: string, name: string) =>
      settleInForm(await call('category/add', { parentId, category: { name } }), `Creada: ${name}`),
    rename: async ({ id, name }: KeptCategory, value: string) => {
      const parms = { name: { value, before: name } };
      const undo = () => call('category/update', { categoryId: id, parms: reversed(parms) });
      return settleInForm(await call('category/update', { categoryId: id, parms }), `Guardado: ${value}`, undo);
    },
    move: async (all: readonly KeptCategory[], category: KeptCategory, place: Place) => {
      const from = placeOf(all, category);
      const answer = await call('category/move', { categoryId: category.id, ...place });
      const undo = answer.ok && from ? () => putBack(answer.data.id, from, place) : undefined;
      return settle(answer, `Movida: ${category.name}`, undo);
    },
    remove: async ({ id }: KeptCategory) => call('category/remove', { categoryId: id }),
    merge: async (pair: { categoryId: string; otherId: string }, done: string) =>
      settleInForm(await call('category/merge', pair), done),
    notify,
    refresh: () => queries.invalidateQueries(),
  };
};
export type CategoryActions = ReturnType<typeof useCategoryActions>;
