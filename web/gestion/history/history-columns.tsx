import { Badge, Box, Text } from '@mantine/core';
import type { HistoryChange } from '#contract/history';
import type { DataTableColumn } from '#web/panel/data-table.tsx';
import { ChangeValue, changedAt } from '#web/panel/history/change-value.tsx';
import { fieldLabel } from '#web/panel/history/history-words';
import { ThingLink } from './thing-link.tsx';

// Narrower, who and which field stand below when and what.
const wide = '(min-width: 62em)';

/** The columns of the list of changes. */
export const historyColumns: DataTableColumn<HistoryChange>[] = [
  {
    accessor: 'at',
    title: 'Cuándo',
    render: (row) => (
      <>
        {changedAt(row)}
        <Text size="xs" hiddenFrom="md">
          {row.by}
        </Text>
      </>
    ),
  },
  { accessor: 'by', title: 'Quién', visibleMediaQuery: wide },
  {
    accessor: 'entity',
    title: 'De qué',
    render: (row) => (
      <Box ta={{ base: 'end', sm: 'start' }} style={{ overflowWrap: 'anywhere' }}>
        <ThingLink change={row} />
        <Text size="xs" hiddenFrom="md">
          <FieldName change={row} />
        </Text>
      </Box>
    ),
  },
  {
    accessor: 'field',
    title: 'Campo',
    visibleMediaQuery: wide,
    render: (row) => <FieldName change={row} />,
  },
  {
    accessor: 'to',
    title: 'Cambio',
    render: (row) => (
      <Box ta={{ base: 'end', sm: 'start' }} style={{ overflowWrap: 'anywhere' }}>
        <ChangeValue change={row} />
        {row.reason && (
          <Text size="xs" c="dimmed">
            {row.reason}
          </Text>
        )}
      </Box>
    ),
  },
];

const FieldName = ({ change }: { change: HistoryChange }) => (
  <>
    {fieldLabel(change)}
    {change.isBulk && (
      <Badge color="gray.7" ml="xs">
        de varios
      </Badge>
    )}
  </>
);
