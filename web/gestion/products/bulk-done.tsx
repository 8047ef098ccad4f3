import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/data/call';
import { UndoNote } from '#web/panel/undo-note.tsx';

export type Done = { changeId: string; changes: number };

/** Says what was changed, and takes it back. */
export const BulkDone = ({ done, onClose }: { done: Done; onClose: () => void }) => {
  const queries = useQueryClient();
  const [result, setResult] = useState('');
  const undo = async () => {
    const answer = await call('product/undoMany', { changeId: done.changeId });
    if (!answer.ok) return setResult(answer.error);
    await queries.invalidateQueries();
    const { changes, keptCount, kept } = answer.data;
    const left = `Alguien cambió después: ${kept.map(({ code }) => code).join(', ')}${keptCount > kept.length ? '…' : ''}.`;
    setResult(`Volvieron atrás ${changes}. ${keptCount > 0 ? left : ''}`);
  };
  return (
    <UndoNote
      text={result || `Productos que cambiaron: ${done.changes}.`}
      undo={result ? undefined : undo}
      onClose={onClose}
    />
  );
};
