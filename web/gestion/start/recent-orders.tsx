import { Anchor } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { DataTable } from '#web/panel/data-table.tsx';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { orderColumns } from '#web/panel/order-columns.tsx';
import { orderPath, panelPaths } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';
import { useSellingCompany } from '#web/panel/use-selling-company';
import { Card } from './card.tsx';

const most = 8;
const shown = ['number', 'date', 'buyer', 'total', 'state'] as const;

/** The newest orders of the company in use. */
export const RecentOrders = ({ of }: { of: string | undefined }) => {
  const { company } = useSellingCompany();
  const navigate = useNavigate();
  const { data, error } = useCall(
    'order/filter',
    { filters: { toCompany: company?.id ?? 0 }, rowIndex: 0, rowsMax: most, orderBy: 'REL' },
    { enabled: Boolean(company) },
  );
  if (!company) return null;
  const orders = data?.data ?? [];
  const beside = { list: panelPaths.orders, guids: orders.map(({ guid }) => guid) };
  const columns = orderColumns(beside, shown).map((column) => ({ ...column, sortable: false }));
  return (
    <Card title="Últimos pedidos" of={of}>
      <ErrorAlert text={error?.message} />
      <DataTable
        records={orders}
        idOf={({ guid }) => guid}
        isFetching={!data && !error}
        hasBorder={false}
        empty={data && 'Todavía no hay pedidos'}
        columns={columns}
        onOpen={({ guid }) => void navigate(orderPath(guid), { state: beside })}
      />
      <Anchor component={Link} to={panelPaths.orders} size="sm">
        Ver todos
      </Anchor>
    </Card>
  );
};
