import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { WholeVehicle } from '#contract/families';
import { useColumnChoice } from '#web/panel/column-choice.tsx';
import { DataTable } from '#web/panel/data-table.tsx';
import { EmptyList, ImportLink } from '#web/panel/empty-list.tsx';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { NotThere } from '#web/panel/not-there.tsx';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { useTypedFilters } from '#web/panel/typed-filters';
import { useCall } from '#web/panel/use-call';
import type { ChangeAddress, FamilyQuery } from './use-family-query.ts';
import { VehicleDrawer } from './vehicle-drawer.tsx';
import { inVehicleOrder, nextVehicleOrder, readVehicleOrder } from './vehicle-order.ts';
import { yearsText } from './vehicle-words.ts';

type Props = { query: FamilyQuery; change: ChangeAddress };

/** The vehicles of a brand, to add one or correct it. */
export const VehiclesView = ({ query: { vehicleBrandId, vehicle, vehicleOrder }, change }: Props) => {
  const typed = useTypedFilters();
  const brandList = useCall('brand/list', {});
  const brands = brandList.data?.data;
  // The history leads to a vehicle without its brand.
  const asked = useCall(
    'vehicle/find',
    { vehicleId: Number(vehicle) },
    { enabled: vehicleBrandId === undefined && /^\d+$/.test(vehicle ?? '') },
  );
  const brandId = vehicleBrandId ?? asked.data?.data.brandId;
  const list = useCall('vehicle/listByBrand', { brandId: brandId ?? 0 }, { enabled: brandId !== undefined });
  const vehicles = brandId === undefined ? [] : (list.data?.data ?? []);
  const edited = vehicles.find(({ id }) => String(id) === vehicle);
  const isOpen = vehicle === 'nuevo' || edited !== undefined;
  const table = useColumnChoice<WholeVehicle>('vehicles', [
    {
      accessor: 'name',
      title: 'Modelo',
      sortable: true,
      render: ({ id, name }) => (
        <Anchor component="button" type="button" size="sm" onClick={() => change({ vehiculo: id })}>
          {name}
        </Anchor>
      ),
    },
    { accessor: 'engine', title: 'Motor', sortable: true, render: ({ engine }) => engine || '—' },
    {
      accessor: 'yearRange',
      title: 'Años',
      sortable: true,
      noWrap: true,
      render: ({ yearFrom, yearTo }) => yearsText(yearFrom, yearTo) || '—',
    },
    {
      accessor: 'families',
      title: 'Familias',
      sortable: true,
      textAlign: 'right',
      render: ({ families }) => <Text size="sm">{families}</Text>,
    },
  ]);
  return (
    <Stack>
      <Group align="end">
        <SearchSelect
          label="Marca"
          placeholder="Elegí una marca"
          w={240}
          lost={lostAnswer(brandList)}
          data={(brands ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          {...typed.control('vb', brandId ? String(brandId) : null, (id) => change({ vb: id ?? undefined }))}
        />
        {table.choice}
      </Group>
      <ErrorAlert text={list.error?.message} />
      {brandId !== undefined && list.data?.data.length === 0 && !list.isPlaceholderData ? (
        <EmptyList
          title="Esta marca todavía no tiene vehículos"
          about="Con ellos la gente busca qué repuesto va en el suyo, por marca, modelo y año."
        >
          <Button variant="light" onClick={() => change({ vehiculo: 'nuevo' })}>
            Agregar vehículo
          </Button>
          <ImportLink />
        </EmptyList>
      ) : (
        <DataTable
          records={inVehicleOrder(vehicles, vehicleOrder)}
          idOf={({ id }) => id}
          sorting={{
            column: vehicleOrder?.column,
            isDown: vehicleOrder?.isDown === true,
            // A second press may come before the list is drawn after the first.
            onSort: (column) =>
              change((now) => ({ order: nextVehicleOrder(readVehicleOrder(now.get('order')), column) })),
          }}
          isFetching={list.isFetching}
          empty="Elegí una marca para ver sus vehículos."
          columns={table.columns}
        />
      )}
      {asked.error && <NotThere error={asked.error} onClose={() => change({ vehiculo: undefined })} />}
      {isOpen && brands && (
        <VehicleDrawer
          vehicle={edited}
          brands={brands}
          brandId={brandId}
          onClose={() => change({ vehiculo: undefined, vb: brandId })}
          onSaved={(saved) => change({ vehiculo: undefined, vb: saved })}
        />
      )}
    </Stack>
  );
};
