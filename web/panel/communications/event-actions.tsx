import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { Communication } from '#contract/communications';
import { isOpen, nextEvents, type SentEvent } from '#contract/plain/communications';
import { DoneDialog } from './done-dialog.tsx';
import { EventDialog } from './event-dialog.tsx';
import { subjectText } from './event-words.ts';

const order: readonly SentEvent[] = ['DON', 'SCH', 'CAN'];

/** The buttons of the events that may follow now, with their dialogs; none for who only reads it. Each is heard with its subject. */
export const EventActions = ({ communication }: { communication: Communication }) => {
  const [asked, setAsked] = useState<SentEvent>();
  const { lastEvent, mayChange } = communication;
  const close = () => setAsked(undefined);
  const labels = { DON: 'Hecha', SCH: isOpen(lastEvent) ? 'Mover…' : 'Agendar…', CAN: 'Cancelar…' };
  if (!mayChange) return null;
  return (
    <Group gap="xs">
      {order
        .filter((type) => nextEvents[lastEvent][type])
        .map((type) => (
          <Button
            key={type}
            size="xs"
            variant={type === 'DON' ? 'filled' : 'default'}
            aria-label={`${labels[type]} ${subjectText(communication)}`}
            onClick={() => setAsked(type)}
          >
            {labels[type]}
          </Button>
        ))}
      {asked === 'DON' && <DoneDialog communication={communication} onClose={close} />}
      {(asked === 'SCH' || asked === 'CAN') && (
        <EventDialog communication={communication} type={asked} onClose={close} />
      )}
    </Group>
  );
};
