import { useMemo, useRef, useState } from 'react';
import { useSite } from '#web/data/site';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useSeen } from '#web/ui/use-seen';
import mapUrl from './map.css?url';
import type { MapSource } from './map-source.ts';
import { placesOf } from './place.ts';

const LeafletMap = onDemand(async () => (await import('./leaflet-map.tsx')).LeafletMap);
const GoogleMap = onDemand(async () => (await import('./google-map.tsx')).GoogleMap);

/** Where the branches are. Its code comes with the first look at it; where nothing can be shown its place stays, so that nothing moves. */
export const BranchMap = ({ source }: { source: MapSource }) => {
  const { branches } = useSite().site;
  const places = useMemo(() => placesOf(branches), [branches]);
  const place = useRef<HTMLElement>(null);
  const isSeen = useSeen(place);
  const [isMissing, setMissing] = useState(false);
  if (!source || places.length === 0) return null;
  const waiting = <Skeleton className="map" />;
  const leave = () => setMissing(true);
  const given = { places, onEmpty: leave, onMissing: leave, waiting, silent: true };
  return (
    <section ref={place} aria-label="Mapa" className="mt-6 noscript:hidden">
      <link rel="stylesheet" href={mapUrl} precedence="map" />
      {!isSeen && waiting}
      {isMissing && (
        <p className="map grid place-items-center border border-neutral-200 bg-neutral-50 p-4 text-center text-neutral-700">
          No pudimos mostrar el mapa. Las direcciones están arriba; «Cómo llegar» abre cada una en otro mapa.
        </p>
      )}
      {isSeen && !isMissing && source.kind === 'google' && <GoogleMap apiKey={source.key} {...given} />}
      {isSeen && !isMissing && source.kind === 'tiles' && <LeafletMap tiles={source.url} {...given} />}
    </section>
  );
};
