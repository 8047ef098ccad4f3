import { Anchor, Group, Stack, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Order } from '#contract/orders';
import { moneyText } from '#contract/plain/money-text';
import { useCompanyInUse } from '#web/panel/company-in-use';
import { OrderState } from '#web/panel/order-state.tsx';
import { buyerOrdersPath, type OrdersBuyer, orderPath } from '#web/panel/panel-paths';
import { sellsForSite, useStaff } from '#web/panel/staff';
import { useCall } from '#web/panel/use-call';

const most = 10;
const format = new Intl.DateTimeFormat('es-UY', { timeZone: 'America/Montevideo', dateStyle: 'short' });

type Props = {
  buyer: OrdersBuyer;
  title?: string;
  /** The order beside which they stand: it is none of them, and they are of its company. */
  beside?: Pick<Order, 'guid' | 'toCompanyId' | 'toCompanyName'>;
};

/** The last orders of a company or a person to the company in use, for those who sell for it (A3). */
export const BuyerOrders = ({ buyer, title = 'Pedidos', beside }: Props) => {
  const staff = useStaff();
  const { company: inUse } = useCompanyInUse(staff);
  const seller = beside ? { id: beside.toCompanyId, name: beside.toCompanyName } : inUse;
  const filters = { toCompany: seller?.id ?? 0, ...buyer };
  const rowsMax = beside ? most + 1 : most;
  const found = useCall('order/filter', { filters, rowIndex: 0, rowsMax }, { enabled: seller !== undefined });
  if (!seller) return null;
  const resultCount = found.data?.resultCount ?? 0;
  const orders = found.data?.data.filter(({ guid }) => guid !== beside?.guid).slice(0, most);
  return (
    <Stack component="section" gap="xs" aria-label={title}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {title}
          {staff.sellsFor.length > 1 && ` a ${seller.name}`}
        </Title>
        {resultCount > rowsMax && (
          <Anchor component={Link} to={buyerOrdersPath(buyer, beside && seller.id)} size="sm">
            Ver los {resultCount}
          </Anchor>
        )}
      </Group>
      {found.error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {found.error.message}
        </Text>
      )}
      {orders?.length === 0 && (
        <Text size="sm" c="dimmed">
          {beside
            ? 'No hay otros.'
            : sellsForSite(staff)
              ? 'Todavía no hizo pedidos.'
              : `Todavía no hizo pedidos a ${seller.name}.`}
        </Text>
      )}
      {orders && orders.length > 0 && (
        <Table withTableBorder striped>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Pedido</Table.Th>
              <Table.Th visibleFrom="xs">Fecha</Table.Th>
              <Table.Th>Estado</Table.Th>
              <Table.Th ta="right">Total</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {orders.map(({ guid, number, date, state, total }) => (
              <Table.Tr key={guid}>
                <Table.Td>
                  <Anchor component={Link} to={orderPath(guid)} size="sm">
                    {number}
                  </Anchor>
                  <Text size="xs" c="dimmed" hiddenFrom="xs">
                    {format.format(new Date(date))}
                  </Text>
                </Table.Td>
                <Table.Td visibleFrom="xs">{format.format(new Date(date))}</Table.Td>
                <Table.Td>
                  <OrderState state={state} />
                </Table.Td>
                <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                  {moneyText(total)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  );
};
