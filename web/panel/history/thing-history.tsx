import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { HistoryChange, HistoryKind } from '#contract/history';
import { useCall } from '#web/panel/use-call';
import { ChangeValue, changedAt } from './change-value.tsx';
import { fieldLabel, thingLabel } from './history-words.ts';

type Props = {
  /** The kinds of changes: a product's stock has its code too. */
  entities: HistoryKind[];
  code: string;
  /** Its accessible name, where the screen has another one of its kind. */
  label?: string;
  /** A button beside a change. */
  action?: (change: HistoryChange) => ReactNode;
};

const most = 20;

/** Last changes of one thing, asked for when it is opened. */
export const ThingHistory = ({ entities, code, label = 'Historial', action }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const found = useCall('history/filter', { filters: { entities, code }, rowsMax: most }, { enabled: isOpen });
  return (
    <Stack component="section" gap="xs" pb="md" aria-label={label}>
      {!isOpen && (
        <Button variant="subtle" onClick={() => setIsOpen(true)} w="fit-content">
          Ver el historial
        </Button>
      )}
      {isOpen && (
        <Title order={3} size="h5">
          Historial
        </Title>
      )}
      {found.error && <Alert color="red">{found.error.message}</Alert>}
      {isOpen && found.data?.data.length === 0 && <Text size="sm">Nadie cambió nada todavía.</Text>}
      {isOpen &&
        found.data?.data.map((change) => (
          <div key={change.id}>
            <Text size="xs" c="dimmed">
              {changedAt(change)} · {change.by} · {change.entity === 'config' ? thingLabel(change) : fieldLabel(change)}
              {change.reason && ` · ${change.reason}`}
            </Text>
            <ChangeValue change={change} />
            {action?.(change)}
          </div>
        ))}
    </Stack>
  );
};
