import { useQueryClient } from '@tanstack/react-query';
import type { KeptCategory } from '#contract/categories';
import { call, type Failure } from '#web/data/call';
import { tell } from '#web/panel/toast.tsx';
import type { Place } from './tree-rows.ts';

type Made = { ok: true; data: KeptCategory } | Failure;

/** Actions on categories. Each says its outcome and refetches all that shows categories, also where it was refused. */
export const useCategoryActions = () => {
  const queries = useQueryClient();
  const settle = async (answer: Made, done: string): Promise<Made> => {
    tell(answer.ok ? { text: done } : { text: `Error: ${answer.fields.name ?? answer.error}`, isBad: true });
    await queries.invalidateQueries();
    return answer;
  };
  /** The same of a form that says itself what was refused. */
  const settleInForm = async (answer: Made, done: string): Promise<Made> => {
    if (answer.ok) tell({ text: done });
    await queries.invalidateQueries();
    return answer;
  };
  return {
    add: async (parentId: string, name: string) =>
      settleInForm(await call('category/add', { parentId, category: { name } }), `Creada: ${name}`),
    rename: async ({ id, name }: KeptCategory, value: string) =>
      settleInForm(
        await call('category/update', { categoryId: id, parms: { name: { value, before: name } } }),
        `Guardado: ${value}`,
      ),
    move: async ({ id, name }: KeptCategory, place: Place) =>
      settle(await call('category/move', { categoryId: id, ...place }), `Movida: ${name}`),
    remove: async ({ id }: KeptCategory) => call('category/remove', { categoryId: id }),
    merge: async (pair: { categoryId: string; otherId: string }, done: string) =>
      settleInForm(await call('category/merge', pair), done),
    refresh: () => queries.invalidateQueries(),
  };
};
export type CategoryActions = ReturnType<typeof useCategoryActions>;
