import { Anchor, List, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { type OrderState, orderStates } from '#contract/plain/commerce';
import type { StockHold } from '#contract/stock';
import { orderPath } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';

/** Which orders hold a product, each with the way to it. */
export const Holds = ({ code }: { code: string }) => {
  const holds = useCall('stock/listHolds', { code });
  return (
    <section>
      <Title order={2} size="h5" mb={4}>
        Pedidos que lo tienen
      </Title>
      {holds.error && <Text size="sm">{holds.error.message}</Text>}
      <List size="sm" listStyleType="none">
        {holds.data?.data.map((hold) => (
          <List.Item key={`${hold.branchCode} ${hold.order?.guid ?? ''}`}>
            <HoldLine hold={hold} />
          </List.Item>
        ))}
      </List>
    </section>
  );
};

const HoldLine = ({ hold: { order, quantity, branchName } }: { hold: StockHold }) => {
  const units = `${quantity} en ${branchName}`;
  if (!order) return `${units}: pedidos de otra empresa`;
  const buyer = order.companyName ?? order.personName;
  return (
    <>
      {/* The orders' page belongs to the shop, which is another document. */}
      <Anchor component={Link} to={orderPath(order.guid)} size="sm">
        Pedido {order.number}
      </Anchor>
      {`: ${units}${buyer ? `, ${buyer}` : ''} (${orderStates[order.state as OrderState].label})`}
    </>
  );
};
