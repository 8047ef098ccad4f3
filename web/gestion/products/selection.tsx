import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Card } from '#contract/catalogue';
import type { Input } from '#contract/contract';
import { onDemand } from '#web/panel/on-demand';
import { tell } from '#web/panel/toast.tsx';
import { undoMany } from '#web/panel/undo-many';

const BulkBar = onDemand(async () => (await import('./bulk-bar.tsx')).BulkBar);

type Props = {
  selected: readonly Card[];
  /** How many the list holds, and the filters that find them. */
  total: number;
  filters: NonNullable<Input<'product/previewMany'>['which']['filters']>;
  onClear: () => void;
};

/** Bar below the list while products are chosen: their number, the way to all that match, and the bulk change. */
export const Selection = ({ selected, total, filters, onClear }: Props) => {
  // All of one list: another one is chosen anew.
  const [allOf, setAllOf] = useState('');
  const list = JSON.stringify(filters);
  const isAll = allOf === list;
  const queries = useQueryClient();
  const clear = () => {
    setAllOf('');
    onClear();
  };
  const finish = (changeId: string, changes: number) => {
    tell({ text: `Productos que cambiaron: ${changes}.`, undo: () => undoMany(changeId, queries) });
    clear();
  };
  if (selected.length === 0) return null;
  return (
    <Stack gap="sm" className="panel-selection">
      <Group>
        <Text size="sm" role="status">
          {isAll ? `Elegidos: los ${total} que coinciden` : `Elegidos: ${selected.length}`}
        </Text>
        {!isAll && total > selected.length && (
          <Button size="compact-sm" variant="light" onClick={() => setAllOf(list)}>
            Elegir los {total} que coinciden
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" onClick={clear}>
          No elegir ninguno
        </Button>
      </Group>
      <BulkBar which={isAll ? { filters } : { codes: selected.map(({ code }) => code) }} onDone={finish} />
    </Stack>
  );
};
