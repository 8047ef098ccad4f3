import { Anchor, Box, Center, Flex, Group, Text, VisuallyHidden } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import type { Card } from '#contract/catalogue';
import type { Stock } from '#contract/stock';
import { inactive } from '#web/data/list-words';
import { PanelIcon } from '#web/panel/panel-icon.tsx';
import { Thumbnail } from '#web/panel/pictures/thumbnail.tsx';
import { StatePill } from '#web/panel/state-pill.tsx';
import { denseCells, useRowLook } from '#web/panel/table-density';
import { PriceCell } from './price-cell.tsx';
import { RowMenu } from './row-menu.tsx';
import { StockCell, StockToCome } from './stock-cell.tsx';

type Given = { stock: readonly Stock[] | undefined; onEdit: (code: string) => void; onCopy: (code: string) => void };

/** The columns of the list of products. */
export const productColumns = ({ stock, onEdit, onCopy }: Given): DataTableColumn<Card>[] => {
  const stockOf = new Map(stock?.map((one) => [one.code, one]));
  return [
    {
      accessor: 'code',
      title: 'Código',
      sortable: true,
      cellsStyle: denseCells,
      render: (card) => (
        <Group gap="xs" wrap="nowrap">
          <Picture {...card} />
          <Box miw={{ md: 110 }}>
            <Anchor component="button" type="button" size="sm" lh={1.3} ta="left" onClick={() => onEdit(card.code)}>
              {card.code}
            </Anchor>
            <Box hiddenFrom="md">
              <Name {...card} isWhole />
            </Box>
          </Box>
        </Group>
      ),
    },
    {
      accessor: 'name',
      title: 'Nombre',
      sortable: true,
      visibleMediaQuery: wide,
      cellsStyle: denseCells,
      render: (card) => <Name {...card} />,
    },
    {
      accessor: 'state',
      title: 'Estado',
      sortable: true,
      visibleMediaQuery: broad,
      cellsStyle: denseCells,
      render: (card) => <Pills {...card} />,
    },
    {
      accessor: 'brandName',
      title: 'Marca',
      sortable: true,
      visibleMediaQuery: wide,
      cellsStyle: denseCells,
      render: ({ brandName }) => <Words>{brandName}</Words>,
    },
    {
      accessor: 'categoryName',
      title: 'Categoría',
      sortable: true,
      visibleMediaQuery: wide,
      cellsStyle: denseCells,
      render: ({ categoryName }) => <Words>{categoryName}</Words>,
    },
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
      cellsStyle: denseCells,
      render: ({ code }) => (stock ? <StockCell stock={stockOf.get(code)} /> : <StockToCome />),
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
      cellsClassName: 'panel-row-menu',
      cellsStyle: denseCells,
      render: ({ code }) => <RowMenu code={code} onEdit={onEdit} onCopy={onCopy} />,
    },
  ];
};

// Narrower, the name stands below the code, and its state below that.
const wide = '(min-width: 62em)';
const broad = '(min-width: 88em)';

/** As many lines of text as a row has; its title has all of it. */
const Words = ({ children }: { children: string }) => (
  <Text span size="sm" lh={1.3} lineClamp={useRowLook().lines} title={children}>
    {children}
  </Text>
);

const nameBoxes = { 1: { direction: 'row', columnGap: 6, miw: 270 }, 2: { miw: 180 } } as const;

const Name = ({ isWhole = false, ...card }: Card & { isWhole?: boolean }) => {
  const { lines } = useRowLook();
  const [box, text] = isWhole ? [{}, {}] : [nameBoxes[lines], { lineClamp: lines, title: card.name }];
  return (
    <Flex direction="column" {...box}>
      <Text size="sm" lh={1.3} style={{ overflowWrap: 'anywhere' }} {...text}>
        {card.name}
      </Text>
      <Box hiddenFrom="xl">
        <Pills {...card} />
      </Box>
    </Flex>
  );
};

/** The product's picture in lists, where it has one. */
const Picture = ({ images: [shown] }: Card) => {
  const { picture } = useRowLook();
  const bg = shown ? '#fff' : 'var(--mantine-color-default-hover)';
  return (
    <Center w={picture} h={picture} flex="none" c="dimmed" bg={bg} bdrs="sm">
      {shown ? <Thumbnail image={shown.image} alt="" size={picture} /> : <PanelIcon name="image" />}
    </Center>
  );
};

const Pills = ({ isPublic, images, available }: Card) => (
  <Group gap="0 4px">
    {isPublic ? <StatePill tone="good" label="Activo" /> : <StatePill tone="neutral" label={inactive} />}
    {images.length === 0 && <StatePill tone="fair" label="Sin foto" />}
    {available === 'NO' && <StatePill tone="bad" label="Sin stock" />}
  </Group>
);
