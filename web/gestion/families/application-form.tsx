import { Button, Group, Paper, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { WholeVehicle } from '#contract/families';
import { unreadIn } from '#web/panel/edit/unread';
import { onEnter } from '#web/panel/on-enter';
import { type Typed, WholeInput } from '#web/panel/typed-number.tsx';
import type { Application } from './family-edits.ts';
import { type Picked, VehiclePicker } from './vehicle-picker.tsx';

type Props = {
  /** The one that is changed; without it new ones are made. */
  item: Application | undefined;
  onKeep: (entered: readonly Application[]) => void;
  onCancel: () => void;
};

const years = [
  { name: 'yearFrom', label: 'Desde' },
  { name: 'yearTo', label: 'Hasta' },
] as const;

type Said = { yearFrom: Typed; yearTo: Typed; qualifier: string; source: string };
const blank: Said = { yearFrom: null, yearTo: null, qualifier: '', source: '' };

/** Where an application is entered: vehicles that are picked, one for each, or a text. */
export const ApplicationForm = ({ item, onKeep, onCancel }: Props) => {
  const [way, setWay] = useState(item && !item.vehicleId ? 'texto' : 'vehiculo');
  const [first] = useState<Picked>({ brandId: item?.brandId ?? null, brandName: item?.brandName ?? '', vehicles: [] });
  const [picked, setPicked] = useState(first);
  const [text, setText] = useState(item && !item.vehicleId ? item.name : '');
  const [said, setSaid] = useState<Said>({ ...blank, ...item });
  const [wrong, setWrong] = useState('');
  const { qualifier, source } = said;
  const keep = () => {
    const unread = unreadIn(said);
    if (unread) return setWrong(unread.error);
    const { yearFrom, yearTo } = said as Said & Record<'yearFrom' | 'yearTo', number | null>;
    const base = { ...(item?.id && { id: item.id }), yearFrom, yearTo, qualifier, source, isDefault: false };
    const { isDefault } = item ?? base;
    if (yearFrom !== null && yearTo !== null && yearFrom > yearTo) return setWrong('Empieza después de terminar');
    if (way === 'texto') {
      if (text.trim() === '') return setWrong('Escribí a qué va');
      const { brandId, brandName } = picked;
      return onKeep([{ ...base, isDefault, vehicleId: null, name: text.trim(), brandId, brandName, yearRange: '' }]);
    }
    if (picked.vehicles.length > 0) {
      return onKeep(
        picked.vehicles
          .map((one, at) => ({ ...base, ...ofVehicle(one), isDefault: isDefault && at === 0 }))
          .map(
            // The first of several alone takes the place of the one that is changed.
            ({ id, ...rest }, at) => ({ ...rest, ...(at === 0 && id !== undefined && { id }) }),
          ),
      );
    }
    // A seller who began to pick another vehicle does not keep the one before.
    if (!item?.vehicleId || picked !== first) return setWrong('Elegí la marca, el modelo y la versión');
    return onKeep([{ ...item, yearFrom, yearTo, qualifier, source }]);
  };
  return (
    <Paper
      withBorder
      p="sm"
      role="group"
      onKeyDown={onEnter(keep)}
      aria-label={item ? 'Cambiar la aplicación' : 'Nueva aplicación'}
    >
      <Stack gap="sm">
        <SegmentedControl
          aria-label="Cómo se dice"
          value={way}
          onChange={setWay}
          data={[
            { value: 'vehiculo', label: 'Vehículo' },
            { value: 'texto', label: 'Texto' },
          ]}
        />
        {way === 'vehiculo' && item?.vehicleId && picked.vehicles.length === 0 && (
          <Text size="sm">
            Va en {item.brandName} {item.name} ({item.yearRange}). Elegí otra versión para cambiarlo.
          </Text>
        )}
        <VehiclePicker picked={picked} isBrandAlone={way === 'texto'} onPick={setPicked} />
        {way === 'texto' && (
          <TextInput
            label="Aplicación"
            placeholder="Motores AP"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
        <Group align="end" gap="sm">
          {years.map(({ name, label }) => (
            <WholeInput
              key={name}
              label={label}
              placeholder="año"
              w={90}
              isQuiet
              value={said[name]}
              onValue={(typed) => setSaid((old) => ({ ...old, [name]: typed }))}
            />
          ))}
          <TextInput
            label="Aclaración"
            placeholder="con aire"
            flex="1 1 150px"
            value={qualifier}
            onChange={({ currentTarget }) => setSaid((old) => ({ ...old, qualifier: currentTarget.value }))}
          />
          <TextInput
            label="Fuente"
            placeholder="Catálogo 2025"
            flex="1 1 130px"
            value={source}
            onChange={({ currentTarget }) => setSaid((old) => ({ ...old, source: currentTarget.value }))}
          />
        </Group>
        <Text size="sm" c="dimmed">
          {way === 'vehiculo' ? 'Años: solo si no son todos los del vehículo.' : 'Los años pueden faltar.'}
        </Text>
        {wrong && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {wrong}
          </Text>
        )}
        <Group justify="flex-end">
          <Button size="xs" variant="default" onClick={onCancel}>
            Cancelar
          </Button>
          <Button size="xs" onClick={keep}>
            {item ? 'Cambiar' : 'Agregar'}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
};

const ofVehicle = ({ id, name, engine, brandId, brandName, yearRange }: WholeVehicle) => ({
  vehicleId: id,
  name: [name, engine].filter(Boolean).join(' '),
  brandId,
  brandName,
  yearRange,
});
