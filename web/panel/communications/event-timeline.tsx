import { Stack, Text } from '@mantine/core';
import type { CommunicationEvent } from '#contract/communications';
import { whenText } from '#contract/plain/date-text';
import { eventText } from './event-words.ts';

/** The events of a communication, the last first, each with its date, its author and its note. */
export const EventTimeline = ({ events }: { events: readonly CommunicationEvent[] }) => (
  <Stack component="ol" gap="sm" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Qué pasó">
    {events.toReversed().map((event) => (
      <li key={event.id} style={{ overflowWrap: 'anywhere' }}>
        <Text size="sm" fw={600}>
          {eventText(event)}
        </Text>
        <Text size="xs" c="dimmed">
          {event.by}, {whenText(event.at)}
        </Text>
        {event.observation && (
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {event.observation}
          </Text>
        )}
      </li>
    ))}
  </Stack>
);
