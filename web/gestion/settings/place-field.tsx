import { Button, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { call } from '#web/data/call';
import { useSite } from '#web/data/site';
import { type RowHelper, textOf, type Values } from '#web/panel/edit/fields';
import { useCall } from '#web/panel/use-call';

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

/** The part of a row that is looked for on the map. */
const addressOf = ({ address, city, state }: Values) => ({
  address: textOf(address).trim(),
  city: textOf(city),
  state: textOf(state),
});

/** Finds a branch's address on the map, and opens the map on which its place is set. The map's code comes when it is asked for. */
export const PlaceHelper = ({ place, row, value, onChange }: RowHelper) => {
  const { isDemo } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const [isSearching, setIsSearching] = useState(false);
  const [found, setFound] = useState<{ says: string; isFailure: boolean }>();
  const address = JSON.stringify(addressOf(row));
  /** The address that the position belongs to. */
  const [placed, setPlaced] = useState({ address, value });
  const settings = useCall('setting/find', {}).data;
  const tiles = settings?.data.mapTiles;
  const isExample = !isDemo && settings?.own.branches?.some(({ geolocation }) => geolocation === value);
  const isOld = address !== placed.address && value === placed.value;
  const search = async () => {
    setIsSearching(true);
    setFound(undefined);
    const answer = await call('setting/locate', addressOf(row));
    setIsSearching(false);
    if (!answer.ok) return setFound({ says: Object.values(answer.fields)[0] ?? answer.error, isFailure: true });
    const { geolocation, name, credit } = answer.data;
    onChange(geolocation);
    setPlaced({ address, value: geolocation });
    setFound({ says: `Encontramos «${name}» (${credit}). Fijate que sea ahí antes de guardar.`, isFailure: false });
    setIsOpen(true);
  };
  return (
    <>
      {settings?.canLocate && (
        <Button
          variant="light"
          loading={isSearching}
          aria-label={`Buscar en el mapa: ${place}`}
          onClick={() => void search()}
        >
          Buscar en el mapa
        </Button>
      )}
      {tiles && (
        <Button
          variant="light"
          aria-expanded={isOpen}
          aria-label={`Marcar en el mapa: ${place}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          Mapa
        </Button>
      )}
      <Text size="sm" role="status" flex="1 1 100%" c={found?.isFailure ? 'red.9' : undefined}>
        {found?.says ??
          (isExample
            ? 'Esta posición es la del ejemplo: poné la tuya.'
            : isOld && 'La dirección cambió y la posición es la de antes: fijate si hay que moverla.')}
      </Text>
      {tiles && isOpen && (
        <Suspense>
          <PlaceMap label={`Mapa de ${place}`} tiles={tiles} value={value} onChange={onChange} />
        </Suspense>
      )}
    </>
  );
};
