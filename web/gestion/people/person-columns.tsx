import { Anchor, Badge, Box, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Person } from '#contract/people';
import { editColumn, emailColumn, phoneColumn } from '#web/panel/contact-columns.tsx';
import type { DataTableColumn } from '#web/panel/data-table.tsx';
import { defaultOf } from '#web/panel/default-of';
import { companyPath, personPath } from '#web/panel/panel-paths';

// Narrower, what tells a person from others stands below the name.
const medium = '(min-width: 48em)';
const wide = '(min-width: 75em)';

/** The columns of the list of people: who it is, what each is reached by, and where each works. */
export const personColumns = ({ onEdit }: { onEdit: (id: number) => void }): DataTableColumn<Person>[] => [
  {
    accessor: 'name',
    title: 'Nombre',
    render: (person) => (
      <>
        <Group gap={6} wrap="nowrap">
          <Anchor component={Link} to={personPath(person.id)} size="sm" style={{ overflowWrap: 'anywhere' }}>
            {person.name} {person.lastName}
          </Anchor>
          {person.hasAccount && (
            <Badge variant="default" fw={500} tt="none" style={{ flexShrink: 0 }}>
              Con cuenta
            </Badge>
          )}
        </Group>
        <Box hiddenFrom="sm">
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {defaultOf(person.emails)?.email}
          </Text>
        </Box>
      </>
    ),
  },
  {
    accessor: 'identifier',
    title: 'Documento',
    noWrap: true,
    visibleMediaQuery: wide,
    render: ({ identifier }) => identifier ?? '—',
  },
  phoneColumn,
  { ...emailColumn, visibleMediaQuery: medium },
  {
    accessor: 'employeeOf',
    title: 'Trabaja en',
    visibleMediaQuery: wide,
    render: ({ employeeOf }) => (
      <Group gap={8}>
        {employeeOf.map(({ id, name }) => (
          <Anchor key={id} component={Link} to={companyPath(id)} size="sm">
            {name}
          </Anchor>
        ))}
      </Group>
    ),
  },
  editColumn(({ name, lastName }) => `${name} ${lastName}`, onEdit),
];
