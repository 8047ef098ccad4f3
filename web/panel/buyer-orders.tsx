import { Anchor, Group, Stack, Table, Text, Title } from '@mantine/core';
import { orderStates } from '#contract/plain/commerce';
import { moneyText } from '#contract/plain/money-text';
import { useCompanyInUse } from '#web/panel/company-in-use';
import { buyerOrdersPath, orderPath } from '#web/panel/panel-paths';
import { useStaff } from '#web/panel/staff';
import { useCall } from '#web/panel/use-call';

const most = 10;
const format = new Intl.DateTimeFormat('es-UY', { timeZone: 'America/Montevideo', dateStyle: 'short' });

type Props = { buyer: { companyId: number } | { personId: number } };

/** The last orders of a company or a person to the company in use, for those who sell for it (A3). */
export const BuyerOrders = ({ buyer }: Props) => {
  const staff = useStaff();
  const { company: seller } = useCompanyInUse(staff);
  const filters = { toCompany: seller?.id ?? 0, ...buyer };
  const found = useCall('order/filter', { filters, rowIndex: 0, rowsMax: most }, { enabled: seller !== undefined });
  if (!seller) return null;
  const { data: orders, resultCount = 0 } = found.data ?? {};
  return (
    <Stack component="section" gap="xs" aria-label="Pedidos">
      <Group justify="space-between">
        <Title order={2} size="h4">
          Pedidos{staff.sellsFor.length > 1 && ` a ${seller.name}`}
        </Title>
        {/* The shop's page is another document. */}
        {resultCount > most && (
          <Anchor href={buyerOrdersPath(seller.id, buyer)} size="sm">
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
          Todavía no hizo pedidos.
        </Text>
      )}
      {orders && orders.length > 0 && (
        <Table withTableBorder striped>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Pedido</Table.Th>
              <Table.Th>Fecha</Table.Th>
              <Table.Th>Estado</Table.Th>
              <Table.Th ta="right">Total</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {orders.map(({ guid, number, date, state, total }) => (
              <Table.Tr key={guid}>
                <Table.Td>
                  <Anchor href={orderPath(seller.id, number)} size="sm">
                    {number}
                  </Anchor>
                </Table.Td>
                <Table.Td>{format.format(new Date(date))}</Table.Td>
                <Table.Td>{orderStates[state].label}</Table.Td>
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
