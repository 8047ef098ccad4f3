import { useQueryClient } from '@tanstack/react-query';
import type { Failure } from '#web/data/call';
import { tell } from '#web/panel/toast.tsx';

/** Stores again what stood there before. */
export type Undo = () => Promise<{ ok: true } | Failure>;

/** Takes a stored change back, and says so; a refusal too. */
export const useTakeBack = () => {
  const queries = useQueryClient();
  return async (undo: Undo) => {
    const answer = await undo();
    tell(answer.ok ? { text: 'Volvió a como estaba' } : { text: answer.error, isBad: true });
    await queries.invalidateQueries();
  };
};
