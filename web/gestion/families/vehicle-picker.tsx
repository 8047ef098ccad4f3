import { Anchor, Group, MultiSelect, Text } from '@mantine/core';
import { useState } from 'react';
import type { WholeVehicle } from '#contract/families';
import { BrandSelect } from '#web/panel/brand-select.tsx';
import type { Unread } from '#web/panel/edit/unread';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { panelPaths } from '#web/panel/panel-paths';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { useCall } from '#web/panel/use-call';
import { versionText } from './vehicle-words.ts';

export type Picked = { brandId: number | null; brandName: string; vehicles: readonly WholeVehicle[] };
type Props = {
  picked: Picked;
  /** For a text the brand is all there is to pick, and may be left out. */
  isBrandAlone: boolean;
  onPick: (picked: Picked) => void;
};

/** Picks vehicles by brand, model and versions; of a model one may take several versions at once. */
export const VehiclePicker = ({ picked: { brandId, brandName, vehicles: chosen }, isBrandAlone, onPick }: Props) => {
  const [model, setModel] = useState<string | null | Unread>(null);
  const list = useCall(
    'vehicle/listByBrand',
    { brandId: brandId ?? 0 },
    { enabled: brandId !== null && !isBrandAlone },
  );
  const vehicles = list.data?.data.filter((one) => one.brandId === brandId) ?? [];
  const versions = vehicles.filter(({ name }) => name === model);
  const put = (ids: readonly string[]) =>
    onPick({ brandId, brandName, vehicles: versions.filter(({ id }) => ids.includes(String(id))) });
  return (
    <>
      <Group align="start" gap="sm">
        <BrandSelect
          clearable={isBrandAlone}
          w={170}
          value={brandId}
          onPick={(brand) => {
            setModel(null);
            onPick({ brandId: brand?.id ?? null, brandName: brand?.name ?? '', vehicles: [] });
          }}
        />
        {!isBrandAlone && (
          <>
            <SearchSelect
              label="Modelo"
              w={170}
              nothingFoundMessage="No hay ninguno así"
              disabled={brandId === null}
              lost={lostAnswer(list)}
              data={Array.from(new Set(vehicles.map(({ name }) => name)), (name) => ({ value: name, label: name }))}
              value={model}
              onChange={(next) => {
                setModel(next);
                onPick({ brandId, brandName, vehicles: [] });
              }}
            />
            <MultiSelect
              label="Versiones"
              flex="1 1 180px"
              searchable
              disabled={typeof model !== 'string'}
              placeholder={chosen.length === 0 ? 'Motor y años' : ''}
              data={versions.map((one) => ({ value: String(one.id), label: versionText(one) }))}
              value={chosen.map(({ id }) => String(id))}
              onChange={put}
            />
          </>
        )}
      </Group>
      {!isBrandAlone && (
        <Text size="sm" c="dimmed">
          ¿Falta el vehículo?{' '}
          <Anchor
            size="sm"
            underline="always"
            href={`${panelPaths.families}?ver=vehiculos&vehiculo=nuevo`}
            target="_blank"
          >
            Agregalo en otra pestaña
          </Anchor>{' '}
          y volvé: aparece acá.
        </Text>
      )}
    </>
  );
};
