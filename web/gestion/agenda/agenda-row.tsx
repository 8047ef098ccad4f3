import { Anchor, Box, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Communication } from '#contract/communications';
import { CommunicationIcon } from '#web/panel/communications/communication-icon.tsx';
import { authorName, ContactName } from '#web/panel/communications/contact-name.tsx';
import { EventActions } from '#web/panel/communications/event-actions.tsx';
import { subjectText } from '#web/panel/communications/event-words';

export type RowProps = {
  communication: Communication;
  /** Its author is named where the agenda is everyone's. */
  isOfAll: boolean;
  onOpen: (id: number) => void;
};

/** One communication of the agenda: when, what and with whom it is, and what can be done to it. */
export const AgendaRow = ({
  communication,
  isOfAll,
  onOpen,
  when,
  children,
}: RowProps & { when: string; children?: ReactNode }) => {
  const { id, type } = communication;
  return (
    <Paper withBorder px="sm" py="xs" data-communication={id}>
      <Group justify="space-between" gap="xs">
        <Group wrap="nowrap" gap="sm" align="start" flex="1 1 18rem" miw={0}>
          <Text size="sm" fw={700} miw="5.5rem" style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {when}
          </Text>
          <CommunicationIcon type={type} />
          <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
            <Group gap="xs">
              <Anchor component="button" type="button" ta="start" fw={600} onClick={() => onOpen(id)}>
                {subjectText(communication)}
              </Anchor>
              {children}
            </Group>
            <ContactName communication={communication} />
            {isOfAll && (
              <Text size="sm" c="dimmed">
                De {authorName(communication)}
              </Text>
            )}
          </Box>
        </Group>
        <EventActions communication={communication} />
      </Group>
    </Paper>
  );
};
