import { Alert, Anchor, Select, Stack, Text } from '@mantine/core';
import { DataTable } from 'mantine-datatable';
import { useCall } from '#web/panel/use-call';
import type { ChangeAddress, FamilyQuery } from './use-family-query.ts';
import { VehicleDrawer } from './vehicle-drawer.tsx';
import { yearsText } from './vehicle-words.ts';

type Props = { query: FamilyQuery; change: ChangeAddress };

/** The vehicles of a brand, to add one or correct it. */
export const VehiclesView = ({ query: { vehicleBrandId, vehicle }, change }: Props) => {
  const brands = useCall('brand/list', {}).data?.data;
  const list = useCall(
    'vehicle/listByBrand',
    { brandId: vehicleBrandId ?? 0 },
    { enabled: vehicleBrandId !== undefined },
  );
  const vehicles = vehicleBrandId === undefined ? [] : (list.data?.data ?? []);
  const edited = vehicles.find(({ id }) => String(id) === vehicle);
  const isOpen = vehicle === 'nuevo' || edited !== undefined;
  return (
    <Stack>
      <Select
        label="Marca"
        placeholder="Elegí una marca"
        searchable
        limit={200}
        w={240}
        data={(brands ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={vehicleBrandId ? String(vehicleBrandId) : null}
        onChange={(id) => change({ vb: id ?? undefined })}
      />
      {list.error && (
        <Alert color="red" role="alert">
          {list.error.message}
        </Alert>
      )}
      <DataTable
        withTableBorder
        striped
        highlightOnHover
        minHeight={200}
        idAccessor="id"
        records={vehicles}
        fetching={list.isFetching}
        noRecordsText={vehicleBrandId === undefined ? 'Elegí una marca para ver sus vehículos.' : 'No tiene vehículos.'}
        columns={[
          {
            accessor: 'name',
            title: 'Modelo',
            render: ({ id, name }) => (
              <Anchor component="button" type="button" size="sm" onClick={() => change({ vehiculo: id })}>
                {name}
              </Anchor>
            ),
          },
          { accessor: 'engine', title: 'Motor', render: ({ engine }) => engine || '—' },
          {
            accessor: 'yearRange',
            title: 'Años',
            noWrap: true,
            render: ({ yearFrom, yearTo }) => yearsText(yearFrom, yearTo) || '—',
          },
          {
            accessor: 'families',
            title: 'Familias',
            textAlign: 'right',
            render: ({ families }) => <Text size="sm">{families}</Text>,
          },
        ]}
      />
      {isOpen && brands && (
        <VehicleDrawer
          vehicle={edited}
          brands={brands}
          brandId={vehicleBrandId}
          onClose={() => change({ vehiculo: undefined })}
          onSaved={(saved) => change({ vehiculo: undefined, vb: saved })}
        />
      )}
    </Stack>
  );
};
