import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { Communication } from '#contract/communications';
import type { HistoryKind } from '#contract/history';
import { isOpen } from '#contract/plain/communications';
import { communication as declared } from '#contract/things/communication';
import { ThingHistory } from '#web/panel/history/thing-history.tsx';
import { useHasUnsaved } from '#web/panel/unsaved';
import { EventActions } from './event-actions.tsx';
import { EventTimeline } from './event-timeline.tsx';
import { ProductLink, useKnownCodes } from './named-products.tsx';

type Props = {
  stored: Communication;
  /** Begins the e-mail that is due. */
  onWrite?: () => void;
};

/** Its events and the buttons for the next, the products that it names, and its history. */
export const Followed = ({ stored, onWrite }: Props) => {
  const hasUnsaved = useHasUnsaved();

  const codes = useKnownCodes([stored.subject, stored.message]);
  return (
    <Stack gap="lg" pb="md">
      <Stack component="section" gap="xs" aria-label="Seguimiento">
        <Title order={3} size="h5">
          Seguimiento
        </Title>
        <Group gap="xs">
          {onWrite && stored.type === 'EMA' && isOpen(stored.lastEvent) && (
            <Button size="xs" variant="light" disabled={hasUnsaved} onClick={onWrite}>
              Escribir el e-mail
            </Button>
          )}
          <EventActions communication={stored} />
        </Group>
        <EventTimeline events={stored.events} />
        {stored.sentTo && (
          <Text size="sm">
            Se envió a{' '}
            <Anchor href={`mailto:${stored.sentTo}`} size="sm">
              {stored.sentTo}
            </Anchor>
            .
          </Text>
        )}
        {codes.size > 0 && (
          <Group gap="xs" fz="sm">
            Productos que nombra:
            {[...codes].map((code) => (
              <ProductLink key={code} code={code} />
            ))}
          </Group>
        )}
      </Stack>
      <ThingHistory
        entities={[declared.noun as HistoryKind]}
        code={String(stored.id)}
        label="Historial de la comunicación"
      />
    </Stack>
  );
};
