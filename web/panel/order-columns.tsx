import { Anchor, Box, Flex, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Order } from '#contract/orders';
import { whenText } from '#contract/plain/date-text';
import { moneyText } from '#contract/plain/money-text';
import { buyerOf } from '#web/orders/order-names';
import { OrderState, orderProgress } from '#web/panel/order-state.tsx';
import { orderPath } from '#web/panel/panel-paths';
import type { DataTableColumn } from './data-table.tsx';
import type { Beside } from './neighbours.ts';
import { useDensity } from './table-density.ts';
import { TwoLines } from './two-lines.tsx';

// Narrower, what tells one from others stands below its number.
const medium = '(min-width: 48em)';
const broad = '(min-width: 62em)';
// Narrower, payment and shipping are details of other columns.
const wide = '(min-width: 75em)';

const all = ['number', 'date', 'buyer', 'total', 'paymentName', 'shippingName', 'state'] as const;
type Name = (typeof all)[number];

/** The columns of a list of orders that are named; `beside` goes with the reader to an order's page. */
export const orderColumns = (beside: Beside, names: readonly Name[] = all): DataTableColumn<Order>[] => {
  const shipping = names.includes('shippingName') ? shippingWords : () => '';
  const payment = names.includes('paymentName') ? paymentWords : () => '';
  return columnsOf(beside, shipping, payment).filter(({ accessor }) => names.some((name) => name === accessor));
};

type Words = (order: Order) => string;
const shippingWords: Words = ({ shippingName, branchName, addressCityName }) =>
  [...new Set([shippingName, branchName ?? addressCityName])].filter(Boolean).join(' · ');
const paymentWords: Words = ({ paymentName }) => paymentName;

const columnsOf = (beside: Beside, shipping: Words, payment: Words): DataTableColumn<Order>[] => [
  {
    accessor: 'number',
    title: 'Pedido',
    render: (order) => (
      <Stack gap={0}>
        <Anchor component={Link} to={orderPath(order.guid)} state={beside} size="sm" fw={600}>
          {order.number}
        </Anchor>
        <Box hiddenFrom="sm">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {buyerOf(order)}
          </Text>
          <State {...order} />
        </Box>
        <Text size="xs" c="dimmed" hiddenFrom="md">
          {whenText(order.date)}
        </Text>
        <Box hiddenFrom="sm">
          <Detail text={shipping(order)} />
        </Box>
      </Stack>
    ),
  },
  {
    accessor: 'date',
    title: 'Fecha',
    sortable: true,
    noWrap: true,
    visibleMediaQuery: broad,
    isDense: true,
    render: ({ date }) => {
      const [day = '', time] = whenText(date).split(' a las ');
      return <TwoLines text={day} detail={time} />;
    },
  },
  {
    accessor: 'buyer',
    title: 'Comprador',
    visibleMediaQuery: medium,
    isDense: true,
    render: (order) => (
      <TwoLines
        text={buyerOf(order)}
        detail={order.companyIdentifier ? `RUT ${order.companyIdentifier}` : order.phone}
      />
    ),
  },
  {
    accessor: 'total',
    title: 'Total',
    textAlign: 'right',
    noWrap: true,
    isDense: true,
    sortable: true,
    render: (order) => (
      <div>
        {moneyText(order.total)}
        <Detail text={payment(order)} />
      </div>
    ),
  },
  {
    accessor: 'paymentName',
    title: 'Pago',
    visibleMediaQuery: wide,
    isDense: true,
    render: ({ paymentName }) => <TwoLines text={paymentName} />,
  },
  {
    accessor: 'shippingName',
    title: 'Envío y sucursal',
    visibleMediaQuery: wide,
    isDense: true,
    render: ({ shippingName, branchName, addressCityName }) => (
      <TwoLines text={shippingName} detail={branchName ?? addressCityName} />
    ),
  },
  {
    accessor: 'state',
    title: 'Estado',
    visibleMediaQuery: medium,
    isDense: true,
    render: (order) => (
      <>
        <State {...order} />
        <Detail text={shipping(order)} />
      </>
    ),
  },
];

/** The words of a column for which a narrower window has no room. */
const Detail = ({ text }: { text: string }) =>
  text !== '' && (
    <Text size="xs" lh={1.3} c="dimmed" hiddenFrom="lg" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {text}
    </Text>
  );

const State = (order: Order) => (
  <Flex {...stacks[useDensity()]}>
    <OrderState state={order.state} />
    {orderProgress(order).map((words) => (
      <Text key={words} size="xs" lh={1.3} c="dimmed">
        {words}
      </Text>
    ))}
  </Flex>
);

const stacks = {
  comfortable: { direction: 'column', align: 'start', gap: 2 },
  compact: { wrap: 'wrap', align: 'center', columnGap: 6 },
} as const;
