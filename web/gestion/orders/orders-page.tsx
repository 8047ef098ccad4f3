import { Button, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Order } from '#contract/orders';
import { pageMeta } from '#web/data/page-meta';
import { useColumnChoice } from '#web/panel/column-choice.tsx';
import { DataTable } from '#web/panel/data-table.tsx';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { ExportLink } from '#web/panel/export-link.tsx';
import { useListTable } from '#web/panel/list-table.tsx';
import { NoScreen } from '#web/panel/no-screen.tsx';
import { orderColumns } from '#web/panel/order-columns.tsx';
import { orderPath } from '#web/panel/panel-paths';
import { mayAt, useStaff } from '#web/panel/staff';
import { useAddress } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import { useSellingCompany } from '#web/panel/use-selling-company';
import type { Route } from './+types/orders-page.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderFilters } from './order-filters.tsx';
import { readQuery, sizes, sorts } from './order-query.ts';
import { OrderTabs } from './order-tabs.tsx';
import { SavedViews } from './saved-views.tsx';
import { Selection } from './selection.tsx';

const title = 'Pedidos';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

/** The orders of the company in use, or of the one that the address names (decisions A6). */
const OrdersPage = () => {
  const { company, own } = useSellingCompany();
  if (company === null) return <NoScreen />;
  if (company) return <Orders key={company.id} {...company} />;
  return (
    <Stack align="start">
      <Title order={1} size="h2">
        {title}
      </Title>
      <ErrorAlert text={own.error?.message} />
      {own.error ? (
        <Button loading={own.isFetching} onClick={() => void own.refetch()}>
          Probar de nuevo
        </Button>
      ) : (
        <Skeleton height={240} aria-label="Cargando los pedidos" />
      )}
    </Stack>
  );
};
export default OrdersPage;

const Orders = ({ id: companyId, name }: { id: number; name: string }) => {
  const user = useStaff();
  const isOneOfMany = user.sellsFor.length > 1 && name !== '';
  const { address, change, page } = useAddress();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = readQuery(address);
  const { queue, filters, rows, sort } = query;
  const narrowed = { ...(queue && { queue }), ...filters };
  const list = useCall('order/filter', {
    filters: { toCompany: companyId, ...narrowed },
    rowIndex: (page - 1) * rows,
    rowsMax: rows,
    orderBy: sort.order,
  });
  const orders = list.data?.data ?? [];
  // Orders of other pages stay chosen until the list is narrowed otherwise.
  const of = JSON.stringify(narrowed);
  const [chosen, setChosen] = useState<{ of: string; orders: readonly Order[] }>({ of, orders: [] });
  const selected = (chosen.of === of ? chosen.orders : []).map(
    (one) => orders.find(({ guid }) => guid === one.guid) ?? one,
  );
  const beside = { list: pathname + search, guids: orders.map(({ guid }) => guid) };
  const table = useColumnChoice('orders', orderColumns(beside));
  const look = useListTable(list, rows, { all: sizes, onChange: (size) => change({ filas: size }) });
  const sorting = {
    column: sort.column,
    isDown: sorts[sort.column][1] === sort.order,
    onSort: (column: string) => {
      const [up, down] = sorts[column === 'total' ? 'total' : 'date'];
      change({ orden: sort.order === up ? down : up });
    },
  };
  const open = ({ guid }: Order) => void navigate(orderPath(guid), { state: beside });
  const isWhole = Object.keys(narrowed).length === 0;
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {isOneOfMany ? `${title} de ${name}` : title}
        </Title>
        {mayAt(user, companyId, 'moves') && (
          <ExportLink form="orders" companyId={companyId} filters={narrowed}>
            {isWhole ? 'Exportar pagados' : 'Exportar'}
          </ExportLink>
        )}
      </Group>
      <OrderTabs companyId={companyId} queue={queue}>
        <Stack>
          <OrderFilters query={query}>
            <SavedViews />
            {table.choice}
          </OrderFilters>
          <ErrorAlert text={list.error?.message} />
          <Selection orders={selected} onChoose={(kept) => setChosen({ of, orders: kept })} />
          {list.data?.resultCount === 0 && !list.isPlaceholderData ? (
            <NoOrders query={query} />
          ) : (
            <DataTable
              {...look}
              idOf={({ guid }) => guid}
              columns={table.columns}
              selected={{
                records: selected,
                onChange: (records) => setChosen({ of, orders: records }),
                labelOf: ({ number }) => `Elegir el pedido ${number}`,
              }}
              sorting={sorting}
              onOpen={open}
              hasRowFocus
            />
          )}
        </Stack>
      </OrderTabs>
    </Stack>
  );
};
