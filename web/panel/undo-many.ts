import type { QueryClient } from '@tanstack/react-query';
import { call } from '#web/data/call';
import { tell } from '#web/panel/toast.tsx';

/** Takes a change of many products back and says which ones somebody changed since. */
export const undoMany = async (changeId: string, queries: QueryClient): Promise<void> => {
  const answer = await call('product/undoMany', { changeId });
  if (!answer.ok) return tell({ text: answer.error, isBad: true, undo: () => undoMany(changeId, queries) });
  await queries.invalidateQueries();
  const { changes, keptCount, kept } = answer.data;
  const left = `Alguien cambió después: ${kept.map(({ code }) => code).join(', ')}${keptCount > kept.length ? '…' : ''}.`;
  tell({ text: `Volvieron atrás ${changes}. ${keptCount > 0 ? left : ''}` });
};
