import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { pageMeta } from '#web/data/page-meta';
import { useSite } from '#web/data/site';
import { useColumnChoice } from '#web/panel/column-choice.tsx';
import { DataTable } from '#web/panel/data-table.tsx';
import { EmptyList, hasNone, ImportLink } from '#web/panel/empty-list.tsx';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { ExportLink } from '#web/panel/export-link.tsx';
import { useListTable } from '#web/panel/list-table.tsx';
import { NoScreen } from '#web/panel/no-screen.tsx';
import { useCall } from '#web/panel/use-call';
import { useWayBack } from '#web/panel/use-way-back';
import type { Route } from './+types/families-page.ts';
import { familyColumns } from './family-columns.tsx';
import { FamilyDrawer } from './family-drawer.tsx';
import { FamilyFilters } from './family-filters.tsx';
import { filtersOf, useFamilyQuery } from './use-family-query.ts';
import { VehiclesView } from './vehicles-view.tsx';

const title = 'Repuestos';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

const FamiliesPage = () => {
  const { kind } = useSite().site;
  const { query, change } = useFamilyQuery();
  if (kind !== 'autoparts') return <NoScreen />;
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {query.showsVehicles ? 'Vehículos' : title}
        </Title>
        <Group>
          {query.showsVehicles ? (
            <ExportLink form="vehicles" filters={query.vehicleBrandId ? { brandId: query.vehicleBrandId } : {}} />
          ) : (
            <ExportLink form="families" filters={filtersOf(query)} />
          )}
          <Button
            variant="default"
            onClick={() => change({ ver: query.showsVehicles ? undefined : 'vehiculos', vb: undefined, v: undefined })}
          >
            {query.showsVehicles ? 'Repuestos' : 'Vehículos'}
          </Button>
          {query.showsVehicles ? (
            <Button onClick={() => change({ vehiculo: 'nuevo' })}>Nuevo vehículo</Button>
          ) : (
            <Button onClick={() => change({ nuevo: '' }, { keepsPage: true })}>Nueva familia</Button>
          )}
        </Group>
      </Group>
      {query.showsVehicles ? <VehiclesView query={query} change={change} /> : <FamilyList />}
    </Stack>
  );
};
export default FamiliesPage;

const FamilyList = () => {
  const { rootCategory } = useSite().site;
  const { query, change, sizes } = useFamilyQuery();
  const narrowed = filtersOf(query);
  const list = useCall('autopart/filter', {
    filters: { categoryId: rootCategory, ...narrowed },
    rowIndex: (query.page - 1) * query.rows,
    rowsMax: query.rows,
    orderBy: query.orderBy,
  });
  const { leave: close, isLeaving } = useWayBack(() =>
    change({ editar: undefined, copiar: undefined, nuevo: undefined }, { keepsPage: true }),
  );
  const table = useColumnChoice(
    'families',
    familyColumns({
      onEdit: (family) => change({ editar: family }, { keepsPage: true }),
      onCopy: (family) => change({ copiar: family }, { keepsPage: true }),
    }),
  );
  const look = useListTable(list, query.rows, { all: sizes, onChange: (rows) => change({ filas: rows }) });
  return (
    <>
      <FamilyFilters query={query} change={change} facets={list.data?.resultFilters ?? []}>
        {table.choice}
      </FamilyFilters>
      <ErrorAlert text={list.error?.message} />
      {list.data?.nearest && (
        <Text size="sm" role="status">
          Nada coincide del todo con «{query.text}»: estos son los más parecidos.
        </Text>
      )}
      {Object.keys(narrowed).length === 0 && hasNone(list) ? (
        <EmptyList
          title="Todavía no hay familias"
          about="Cada una reúne los productos que se reemplazan entre sí, sus códigos originales y los vehículos en que van."
        >
          <Button variant="light" onClick={() => change({ nuevo: '' }, { keepsPage: true })}>
            Agregar familia
          </Button>
          <ImportLink />
        </EmptyList>
      ) : (
        <DataTable {...look} idOf={({ family }) => family} columns={table.columns} />
      )}
      {!isLeaving && (query.edited !== undefined || query.copied !== undefined || query.isNew) && (
        <FamilyDrawer family={query.edited} like={query.copied} onClose={close} />
      )}
    </>
  );
};
