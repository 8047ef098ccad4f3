import { Anchor, Badge, Box, ColorSwatch, Flex, Group, Text } from '@mantine/core';
import type { StockRow } from '#contract/stock';
import { inactive } from '#web/data/list-words';
import type { DataTableColumn } from '#web/panel/data-table.tsx';
import { Thumbnail } from '#web/panel/pictures/thumbnail.tsx';
import { useRowLook } from '#web/panel/table-density';
import { isBelowMinimum, type StockedProduct } from './stocked-products.ts';

const medium = '(min-width: 48em)';
const wide = '(min-width: 62em)';

type Given = {
  branches: readonly { code: string; name: string }[];
  /** Whether the list is narrowed to one branch: what is free is counted over all of them. */
  isOfOne: boolean;
  onOpen: (which: { code: string; branchCode?: string }) => void;
};

/** The columns of the list of stock, one for each branch; the name stands below the code where it is narrow, and on a phone the minimum too. */
export const stockColumns = ({ branches, isOfOne, onOpen }: Given): DataTableColumn<StockedProduct>[] => [
  {
    accessor: 'code',
    title: 'Código',
    isDense: true,
    render: (product) => (
      <>
        <Group gap={4}>
          <Anchor component="button" type="button" size="sm" ta="left" onClick={() => onOpen({ code: product.code })}>
            {product.code}
          </Anchor>
          {!product.isPublic && (
            <Badge color="gray" variant="light">
              {inactive}
            </Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed" hiddenFrom="md" style={{ overflowWrap: 'anywhere' }}>
          {product.name}
        </Text>
        <Box hiddenFrom="sm">{isBelowMinimum(product) && <Minimum {...product} />}</Box>
      </>
    ),
  },
  {
    accessor: 'name',
    title: 'Nombre',
    visibleMediaQuery: wide,
    isDense: true,
    render: (product) => <Pictured {...product} />,
  },
  ...branches.map(
    ({ code, name }): DataTableColumn<StockedProduct> => ({
      accessor: `branch ${code}`,
      title: name,
      textAlign: 'right',
      isDense: true,
      render: (product) => {
        const row = product.branches.find(({ branchCode }) => branchCode === code);
        return row && <AtBranch row={row} onOpen={() => onOpen({ code: row.code, branchCode: code })} />;
      },
    }),
  ),
  {
    accessor: 'total',
    title: isOfOne ? 'Libres en todas' : 'Libres',
    textAlign: 'right',
    noWrap: true,
    render: ({ total }) => (
      <Text size="sm" fw={700} c={total === 0 ? 'red.9' : undefined}>
        {total}
      </Text>
    ),
  },
  {
    accessor: 'minStock',
    title: 'Mínimo',
    textAlign: 'right',
    visibleMediaQuery: medium,
    render: (product) => (isBelowMinimum(product) ? <Minimum {...product} /> : product.minStock),
  },
];

const Pictured = ({ name, image }: StockedProduct) => {
  const { picture, lines } = useRowLook();
  return (
    <Group gap="sm" wrap="nowrap">
      <Box w={picture} h={picture} bdrs="sm" style={{ flexShrink: 0 }}>
        {image && <Thumbnail image={image} alt="" size={picture} />}
      </Box>
      <Text size="sm" lh={1.3} lineClamp={lines} title={name}>
        {name}
      </Text>
    </Group>
  );
};

/** Units at a branch, which lead to their change, and the units that orders hold there. */
const AtBranch = ({ row: { code, branchName, onHand, reserved }, onOpen }: { row: StockRow; onOpen: () => void }) => (
  <Flex direction={useRowLook().lines === 1 ? 'row' : 'column'} align="end" justify="end" columnGap={6}>
    <Anchor
      component="button"
      type="button"
      size="sm"
      mih={24}
      miw={24}
      ta="right"
      c={onHand === 0 ? 'dimmed' : 'inherit'}
      aria-label={`${onHand} en ${branchName}: cambiar el stock de ${code}`}
      title={`Cambiar el stock de ${branchName}`}
      onClick={onOpen}
    >
      {onHand}
    </Anchor>
    {reserved > 0 && (
      <Text size="xs" lh={1.3} c="dimmed">
        {reserved} en pedidos
      </Text>
    )}
  </Flex>
);

/** A minimum that is not reached, red where nothing is left. */
const Minimum = ({ minStock, total }: Pick<StockedProduct, 'minStock' | 'total'>) => (
  <Group gap={6} justify="inherit" wrap="nowrap" display="inline-flex">
    <ColorSwatch
      size={10}
      withShadow={false}
      color={`var(--mantine-color-${total === 0 ? 'red' : 'yellow'}-6)`}
      aria-hidden
    />
    <Text size="xs" ta="left">
      {minStock}, bajo el mínimo
    </Text>
  </Group>
);
