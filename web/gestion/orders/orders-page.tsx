import { Button, Group, Skeleton, Stack, Title } from '@mantine/core';
import { DataTable, type DataTableSortStatus } from 'mantine-datatable';
import { type KeyboardEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Order } from '#contract/orders';
import { pageMeta } from '#web/data/page-meta';
import { useColumnChoice } from '#web/panel/column-choice.tsx';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { ExportLink } from '#web/panel/export-link.tsx';
import { useListTable } from '#web/panel/list-table.tsx';
import { NoScreen } from '#web/panel/no-screen.tsx';
import { onRow } from '#web/panel/on-row';
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
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const orders = list.data?.data ?? [];
  const beside = { list: pathname + search, guids: orders.map(({ guid }) => guid) };
  const table = useColumnChoice('orders', orderColumns(beside));
  const look = useListTable(list, rows);
  const sortStatus: DataTableSortStatus<Order> = {
    columnAccessor: sort.column,
    direction: sorts[sort.column][0] === sort.order ? 'asc' : 'desc',
  };
  const open = ({ guid }: Order) => void navigate(orderPath(guid), { state: beside });
  const isWhole = Object.keys(narrowed).length === 0;
  const selected = orders.filter(({ guid }) => chosen.includes(guid));
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
          <Selection orders={selected} onChoose={setChosen} />
          {list.data?.resultCount === 0 && !list.isPlaceholderData ? (
            <NoOrders query={query} />
          ) : (
            <DataTable
              {...look}
              idAccessor="guid"
              columns={table.columns}
              selectedRecords={selected}
              onSelectedRecordsChange={(records) => setChosen(records.map(({ guid }) => guid))}
              allRecordsSelectionCheckboxProps={{ 'aria-label': 'Elegir esta página' }}
              getRecordSelectionCheckboxProps={({ number }) => ({ 'aria-label': `Elegir el pedido ${number}` })}
              recordsPerPageOptions={[...sizes]}
              onRecordsPerPageChange={(size) => change({ filas: size })}
              recordsPerPageLabel="Filas"
              sortStatus={sortStatus}
              onSortStatusChange={({ columnAccessor, direction }) => {
                const [up, down] = sorts[columnAccessor === 'total' ? 'total' : 'date'];
                change({ orden: direction === 'asc' ? up : down });
              }}
              onRowClick={onRow(open)}
              customRowAttributes={(order) => ({
                tabIndex: 0,
                onKeyDown: ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
                  if (key === 'Enter' && target === currentTarget) open(order);
                },
              })}
            />
          )}
        </Stack>
      </OrderTabs>
    </Stack>
  );
};
