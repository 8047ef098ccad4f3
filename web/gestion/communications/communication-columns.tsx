import { Box, Group, Stack, Text } from '@mantine/core';
import type { Communication } from '#contract/communications';
import { whenText } from '#contract/plain/date-text';
import { CommunicationIcon, CommunicationState } from '#web/panel/communications/communication-icon.tsx';
import { authorName, ContactName } from '#web/panel/communications/contact-name.tsx';
import { subjectText } from '#web/panel/communications/event-words';
import { TextWithCodes } from '#web/panel/communications/named-products.tsx';
import type { DataTableColumn } from '#web/panel/data-table.tsx';

// Narrower, what tells one from others stands below its subject.
const wide = '(min-width: 62em)';
const wider = '(min-width: 75em)';

/** The columns of the list of communications; `codes` are those of products that its texts name. */
export const communicationColumns = (codes: ReadonlySet<string>): DataTableColumn<Communication>[] => [
  {
    accessor: 'subject',
    title: 'Asunto',
    render: (communication) => {
      const { type, message } = communication;
      return (
        <Group gap="xs" wrap="nowrap" align="start">
          <CommunicationIcon type={type} />
          <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
            <Text size="sm" fw={600}>
              <TextWithCodes text={subjectText(communication)} codes={codes} />
            </Text>
            <Text size="xs" c="dimmed" lineClamp={2}>
              <TextWithCodes text={message} codes={codes} />
            </Text>
            <Box hiddenFrom="md">
              <ContactName communication={communication} />
            </Box>
          </Box>
        </Group>
      );
    },
  },
  {
    accessor: 'newDate',
    title: 'Cuándo',
    width: 150,
    render: (communication) => (
      <Stack gap={4} align="start">
        <CommunicationState communication={communication} />
        <Text size="xs">{whenText(communication.newDate)}</Text>
      </Stack>
    ),
  },
  {
    accessor: 'contact',
    title: 'Con quién',
    visibleMediaQuery: wide,
    render: (communication) => <ContactName communication={communication} />,
  },
  { accessor: 'author', title: 'De', visibleMediaQuery: wider, render: authorName },
];
