import { Anchor, Badge, Group, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import type { StockRow } from '#contract/stock';
import { inactive } from '#web/data/list-words';

const medium = '(min-width: 48em)';
const wide = '(min-width: 62em)';

/** The columns of the list of stock, the name below the code where it is narrow; on a phone the product, its branch and what is free. */
export const stockColumns = (onOpen: (row: StockRow) => void): DataTableColumn<StockRow>[] => [
  {
    accessor: 'code',
    title: 'Código',
    render: (row) => (
      <>
        <Group gap={4}>
          <Anchor component="button" type="button" size="sm" ta="left" onClick={() => onOpen(row)}>
            {row.code}
          </Anchor>
          {!row.isPublic && (
            <Badge color="gray" variant="light">
              {inactive}
            </Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed" hiddenFrom="md">
          {row.name}
        </Text>
      </>
    ),
  },
  { accessor: 'name', title: 'Nombre', visibleMediaQuery: wide },
  { accessor: 'branchName', title: 'Sucursal' },
  { accessor: 'onHand', title: 'En estante', textAlign: 'right', visibleMediaQuery: medium },
  { accessor: 'reserved', title: 'En pedidos', textAlign: 'right', visibleMediaQuery: medium },
  {
    accessor: 'quant',
    title: 'Libres',
    textAlign: 'right',
    noWrap: true,
    render: ({ quant }) => (
      <Text size="sm" fw={700} c={quant === 0 ? 'red.9' : undefined}>
        {quant}
      </Text>
    ),
  },
  { accessor: 'minStock', title: 'Mínimo', textAlign: 'right', visibleMediaQuery: medium },
];
