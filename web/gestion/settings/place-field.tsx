import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { RowHelper } from '#web/panel/edit/fields';
import { useCall } from '#web/panel/use-call';

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

/** Opens the map on which a branch's place is set. Its code comes when it is asked for. */
export const PlaceHelper = ({ place, value, onChange }: RowHelper) => {
  const [isOpen, setIsOpen] = useState(false);
  const tiles = useCall('setting/find', {}).data?.data.mapTiles;
  if (!tiles) return null;
  return (
    <>
      <Button
        variant="light"
        aria-expanded={isOpen}
        aria-label={`Marcar en el mapa: ${place}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        Mapa
      </Button>
      {isOpen && (
        <Suspense>
          <PlaceMap label={`Mapa de ${place}`} tiles={tiles} value={value} onChange={onChange} />
        </Suspense>
      )}
    </>
  );
};
