import { Anchor, Badge, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import type { Autopart } from '#contract/autoparts';
import { inactive } from '#web/data/list-words';
import type { DataTableColumn } from '#web/panel/data-table.tsx';
import { paths } from '#web/paths';

type Given = { onEdit: (family: string) => void; onCopy: (family: string) => void };

const wide = '(min-width: 62em)';
const shown = 2;
const decimal = new Intl.NumberFormat('es-UY', { maximumFractionDigits: 1, useGrouping: false });

/** The columns of the list of families. */
export const familyColumns = ({ onEdit, onCopy }: Given): DataTableColumn<Autopart>[] => [
  {
    accessor: 'family',
    title: 'Familia',
    noWrap: true,
    render: ({ family, isPublic }) => (
      <Group gap="xs" wrap="nowrap">
        <Anchor component="button" type="button" size="sm" onClick={() => onEdit(family)}>
          {family}
        </Anchor>
        {!isPublic && (
          <Badge color="gray" variant="light">
            {inactive}
          </Badge>
        )}
      </Group>
    ),
  },
  {
    accessor: 'applications',
    title: 'Aplicaciones',
    render: ({ applications }) => (
      <Text size="sm">
        {applications
          .slice(0, shown)
          .map(({ brandName, name }) => [brandName, name].filter(Boolean).join(' '))
          .join(' · ') || '—'}
        {applications.length > shown && ` y ${applications.length - shown} más`}
      </Text>
    ),
  },
  { accessor: 'categoryName', title: 'Categoría', visibleMediaQuery: wide },
  {
    accessor: 'measures',
    title: 'Alto × ancho',
    noWrap: true,
    visibleMediaQuery: wide,
    render: ({ height, width }) =>
      height === null && width === null
        ? '—'
        : [height, width].map((one) => (one === null ? '?' : decimal.format(one))).join(' × '),
  },
  {
    accessor: 'products',
    title: 'Productos',
    visibleMediaQuery: wide,
    render: ({ products }) => (
      <Text size="sm" title={products.map(({ code, brandName }) => `${code} (${brandName})`).join(', ')}>
        {products.length}
      </Text>
    ),
  },
  {
    accessor: 'originalCodes',
    title: 'Códigos originales',
    visibleMediaQuery: wide,
    render: ({ originalCodes }) => originalCodes.length,
  },
  {
    accessor: 'actions',
    title: <VisuallyHidden>Acciones</VisuallyHidden>,
    textAlign: 'right',
    noWrap: true,
    render: ({ family }) => (
      <Group gap={4} justify="flex-end" wrap="nowrap">
        <Button size="compact-sm" variant="subtle" onClick={() => onCopy(family)}>
          Copiar
        </Button>
        {/* The shop's page is another document. */}
        <Button size="compact-sm" variant="subtle" component="a" href={paths.product(family)} target="_blank">
          Ver
        </Button>
      </Group>
    ),
  },
];
