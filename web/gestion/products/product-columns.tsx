import { Anchor, Badge, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import type { Card } from '#contract/catalogue';
import type { Stock } from '#contract/stock';
import { inactive } from '#web/data/list-words';
import { paths } from '#web/paths';
import { PriceCell } from './price-cell.tsx';

type Given = { stock: readonly Stock[]; onEdit: (code: string) => void; onCopy: (code: string) => void };

/** The columns of the list of products. */
export const productColumns = ({ stock, onEdit, onCopy }: Given): DataTableColumn<Card>[] => {
  const stockOf = new Map(stock.map((one) => [one.code, one]));
  return [
    {
      accessor: 'code',
      title: 'Código',
      noWrap: true,
      render: ({ code }) => (
        <Anchor component="button" type="button" size="sm" onClick={() => onEdit(code)}>
          {code}
        </Anchor>
      ),
    },
    {
      accessor: 'name',
      title: 'Nombre',
      render: ({ name, isPublic }) => (
        <Group gap="xs" wrap="nowrap">
          <Text size="sm">{name}</Text>
          {!isPublic && (
            <Badge color="gray" variant="light">
              {inactive}
            </Badge>
          )}
        </Group>
      ),
    },
    { accessor: 'brandName', title: 'Marca', visibleMediaQuery: wide },
    { accessor: 'categoryName', title: 'Categoría', visibleMediaQuery: wide },
    {
      accessor: 'price',
      title: 'Precio',
      textAlign: 'right',
      noWrap: true,
      sortable: true,
      render: ({ code, price }) => (price === undefined ? '' : <PriceCell key={code} code={code} price={price} />),
    },
    {
      accessor: 'total',
      title: 'Stock',
      textAlign: 'right',
      noWrap: true,
      render: ({ code }) => <StockCell stock={stockOf.get(code)} />,
    },
    {
      accessor: 'lastSale',
      title: 'Última venta',
      noWrap: true,
      visibleMediaQuery: wide,
      render: ({ lastSale }) => (lastSale ? lastSale.split('-').toReversed().join('/') : '—'),
    },
    {
      accessor: 'actions',
      title: <VisuallyHidden>Acciones</VisuallyHidden>,
      textAlign: 'right',
      noWrap: true,
      render: ({ code }) => (
        <Group gap={4} justify="flex-end" wrap="nowrap">
          <Button size="compact-sm" variant="subtle" onClick={() => onCopy(code)}>
            Copiar
          </Button>
          {/* The shop's page is another document. */}
          <Button size="compact-sm" variant="subtle" component="a" href={paths.product(code)} target="_blank">
            Ver
          </Button>
        </Group>
      ),
    },
  ];
};

const wide = '(min-width: 62em)';

/** How many are free, and at which branch. */
const StockCell = ({ stock }: { stock: Stock | undefined }) => {
  if (stock?.total === undefined) return '';
  const where = stock.branches.map(({ name, quant }) => `${name}: ${quant ?? 0}`).join(' · ');
  return (
    <Text size="sm" title={where} c={stock.total === 0 ? 'red' : undefined}>
      {stock.total}
    </Text>
  );
};
