import { Alert, Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/data/call';

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
    <Alert color="green" role="status" withCloseButton closeButtonLabel="Cerrar" onClose={onClose}>
      <Group>
        <Text size="sm">{result || `Productos que cambiaron: ${done.changes}.`}</Text>
        {!result && (
          <Button size="compact-sm" variant="default" onClick={undo}>
            Deshacer
          </Button>
        )}
      </Group>
    </Alert>
  );
};
