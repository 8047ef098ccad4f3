import { Anchor, Badge, Box, Button, Flex, Text, VisuallyHidden } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import type { Card } from '#contract/catalogue';
import type { Stock } from '#contract/stock';
import { inactive } from '#web/data/list-words';
import { paths } from '#web/paths';
import { PriceCell } from './price-cell.tsx';
import { StockCell } from './stock-cell.tsx';

type Given = { stock: readonly Stock[]; onEdit: (code: string) => void; onCopy: (code: string) => void };

/** The columns of the list of products. */
export const productColumns = ({ stock, onEdit, onCopy }: Given): DataTableColumn<Card>[] => {
  const stockOf = new Map(stock.map((one) => [one.code, one]));
  return [
    {
      accessor: 'code',
      title: 'Código',
      sortable: true,
      render: (card) => (
        <>
          <Anchor component="button" type="button" size="sm" ta="left" onClick={() => onEdit(card.code)}>
            {card.code}
          </Anchor>
          <Box hiddenFrom="md">
            <Name {...card} />
          </Box>
        </>
      ),
    },
    {
      accessor: 'name',
      title: 'Nombre',
      sortable: true,
      visibleMediaQuery: wide,
      render: (card) => <Name {...card} />,
    },
    { accessor: 'brandName', title: 'Marca', visibleMediaQuery: wide },
    { accessor: 'categoryName', title: 'Categoría', visibleMediaQuery: wide },
    {
      accessor: 'price',
      title: 'Precio',
      textAlign: 'right',
      noWrap: true,
      sortable: true,
      render: ({ code, price, isPublic }) =>
        price === undefined ? '' : <PriceCell key={code} code={code} price={price} isPublic={isPublic} />,
    },
    {
      accessor: 'total',
      title: 'Stock',
      textAlign: 'right',
      noWrap: true,
      sortable: true,
      render: ({ code }) => <StockCell stock={stockOf.get(code)} />,
    },
    {
      accessor: 'lastSale',
      title: 'Última venta',
      sortable: true,
      noWrap: true,
      visibleMediaQuery: wide,
      render: ({ lastSale }) => (lastSale ? lastSale.split('-').toReversed().join('/') : '—'),
    },
    {
      accessor: 'actions',
      title: <VisuallyHidden>Acciones</VisuallyHidden>,
      textAlign: 'right',
      noWrap: true,
      visibleMediaQuery: medium,
      render: ({ code }) => (
        // Where there is little room, one below the other.
        <Flex gap={4} justify="flex-end" align="end" direction={{ base: 'column', md: 'row' }}>
          <Button size="compact-sm" variant="subtle" onClick={() => onCopy(code)}>
            Copiar
          </Button>
          {/* The shop's page is another document. */}
          <Button size="compact-sm" variant="subtle" component="a" href={paths.product(code)} target="_blank">
            Ver
          </Button>
        </Flex>
      ),
    },
  ];
};

// Narrower, the name stands below the code; on a phone a product is opened by it.
const medium = '(min-width: 48em)';
const wide = '(min-width: 62em)';

const Name = ({ name, isPublic }: Pick<Card, 'name' | 'isPublic'>) => (
  <>
    <Text size="sm" component="span" mr="xs" style={{ overflowWrap: 'anywhere' }}>
      {name}
    </Text>
    {!isPublic && (
      <Badge color="gray" variant="light">
        {inactive}
      </Badge>
    )}
  </>
);
