import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Brand } from '#contract/catalogue';
import type { Input } from '#contract/contract';
import { vehicleFields, type WholeVehicle } from '#contract/families';
import { call } from '#web/data/call';
import { EditDrawer } from '#web/panel/edit/edit-drawer.tsx';
import type { EditField, Values } from '#web/panel/edit/fields';
import { ThingHistory } from '#web/panel/history/thing-history.tsx';
import { vehiclePath } from '#web/panel/panel-paths';
import { tell } from '#web/panel/toast.tsx';

type Props = {
  /** The one to change; without it one is made. */
  vehicle: WholeVehicle | undefined;
  brands: readonly Brand[];
  brandId: number | undefined;
  onClose: () => void;
  /** With the brand that it is of now. */
  onSaved: (brandId: number) => void;
};

/** The dialog that adds or changes a vehicle. */
export const VehicleDrawer = ({ vehicle, brands, brandId, onClose, onSaved }: Props) => {
  const queries = useQueryClient();
  const saved = useRef<WholeVehicle>(undefined);
  const keep = async <T extends { ok: true; data: WholeVehicle } | { ok: false }>(asked: Promise<T>) => {
    const answer = await asked;
    if (answer.ok) saved.current = answer.data;
    return answer;
  };
  return (
    <EditDrawer
      title={vehicle ? `${vehicle.brandName} ${vehicle.name}` : 'Nuevo vehículo'}
      fields={fieldsOf(brands)}
      initial={vehicle ? valuesOf(vehicle) : { brandId, yearFrom: null, yearTo: null }}
      saving={{
        add: (values) => keep(call('vehicle/add', { vehicle: values as Input<'vehicle/add'>['vehicle'] })),
        ...(vehicle && {
          update: ({ parms }) =>
            keep(call('vehicle/update', { vehicleId: vehicle.id, parms } as Input<'vehicle/update'>)),
          read: async () => {
            // It may be of another brand by now.
            const found = await call('vehicle/find', { vehicleId: vehicle.id });
            const answer = found.ok && (await call('vehicle/listByBrand', { brandId: found.data.brandId }));
            const now = answer && answer.ok ? answer.data.find(({ id }) => id === vehicle.id) : undefined;
            return now && valuesOf(now);
          },
        }),
      }}
      onClose={onClose}
      onSaved={() => {
        void queries.invalidateQueries();
        const stored = saved.current;
        if (stored) tell({ text: `Guardado: ${stored.brandName} ${stored.name}`, to: vehiclePath(stored.id) });
        onSaved(stored?.brandId ?? brandId ?? 0);
      }}
      below={vehicle && <ThingHistory entities={['vehicle']} code={String(vehicle.id)} />}
    />
  );
};

const valuesOf = ({ brandId, name, engine, yearFrom, yearTo }: WholeVehicle): Values => ({
  brandId,
  name,
  engine,
  yearFrom,
  yearTo,
});

const fieldsOf = (brands: readonly Brand[]): EditField[] => [
  {
    name: 'brandId',
    label: 'Marca',
    kind: 'brand',
    choices: brands.map(({ id, name }) => ({ value: id, label: name })),
    rule: vehicleFields.brandId,
    isRequired: true,
    isHalf: true,
  },
  { name: 'name', label: 'Modelo', kind: 'text', rule: vehicleFields.name, isRequired: true, isHalf: true },
  { name: 'engine', label: 'Motor', kind: 'text', rule: vehicleFields.engine },
  { name: 'yearFrom', label: 'Desde', kind: 'whole', rule: vehicleFields.yearFrom, isHalf: true },
  { name: 'yearTo', label: 'Hasta', kind: 'whole', rule: vehicleFields.yearTo, isHalf: true },
];
