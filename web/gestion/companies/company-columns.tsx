import { Anchor, Badge, Box, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Company } from '#contract/companies';
import { company as declared } from '#contract/things/company';
import { editColumn, emailColumn, phoneColumn } from '#web/panel/contact-columns.tsx';
import type { DataTableColumn } from '#web/panel/data-table.tsx';
import { defaultOf } from '#web/panel/default-of';
import { companyPath } from '#web/panel/panel-paths';
import { thingColumns } from '#web/panel/thing-columns';

// Narrower, what tells a company from others stands below its name.
const wide = '(min-width: 62em)';
const wider = '(min-width: 75em)';
const widest = '(min-width: 100em)';

const cityOf = ({ addresses }: Company) => defaultOf(addresses)?.cityName ?? '';

/** The columns of the list of companies: their name first, then each of their fields, and what they are reached by. */
export const companyColumns = (onEdit: (id: number) => void): DataTableColumn<Company>[] => {
  const own = thingColumns<Company>(declared).filter(({ accessor }) => accessor !== 'name');
  return [
    { accessor: 'name', title: 'Razón social', render: (company) => <Name company={company} /> },
    ...own.map((column) => ({
      ...column,
      noWrap: true,
      visibleMediaQuery: column.accessor === 'identifier' ? wide : wider,
    })),
    { accessor: 'city', title: 'Ciudad', visibleMediaQuery: wide, render: (company) => cityOf(company) || '—' },
    phoneColumn,
    { ...emailColumn, visibleMediaQuery: widest },
    {
      accessor: 'tags',
      title: 'Etiquetas',
      visibleMediaQuery: wider,
      render: ({ tags }) => (
        <Group gap={4}>
          {tags?.map(({ id, name }) => (
            <Badge key={id} variant="default" fw={500} tt="none">
              {name}
            </Badge>
          ))}
        </Group>
      ),
    },
    editColumn(
      ({ name }) => name,
      onEdit,
      ({ mayChange }) => mayChange,
    ),
  ];
};

const Name = ({ company }: { company: Company }) => (
  <>
    <Anchor component={Link} to={companyPath(company.id)} size="sm" style={{ overflowWrap: 'anywhere' }}>
      {company.name}
    </Anchor>
    <Box hiddenFrom="md">
      <Text size="xs" c="dimmed">
        {[company.identifier, cityOf(company)].filter(Boolean).join(' · ')}
      </Text>
    </Box>
  </>
);
