import { useEffect, useEffectEvent, useRef } from 'react';
import { markerMs, type Place, viewOf } from './place.ts';

/** The parts of Google's script that are used. */
type Maps = {
  Map: new (box: HTMLElement, options: object) => object;
  Marker: new (options: object) => object;
};
type WithMaps = Window & { google?: { maps: Maps }; mapsReady?: () => void; gm_authFailure?: () => void };

const point = ([lat, lng]: [number, number]) => ({ lat, lng });

let loading: Promise<Maps> | undefined;
/** Google's script, fetched once; a failure is not remembered. */
const loadMaps = (key: string): Promise<Maps> => {
  loading ??= new Promise<Maps>((resolve, reject) => {
    const page: WithMaps = window;
    page.mapsReady = () => (page.google ? resolve(page.google.maps) : reject(new Error('The script brought no maps.')));
    const script = document.createElement('script');
    script.src = `https://maps.googleapis.com/maps/api/js?${new URLSearchParams({ key, language: 'es', region: 'UY', loading: 'async', callback: 'mapsReady' })}`;
    script.onerror = () => {
      loading = undefined;
      reject(new Error('The script did not come.'));
    };
    document.head.append(script);
  });
  return loading;
};

type Props = { apiKey: string; places: readonly Place[]; onEmpty: () => void };

/** Google's map; where its script or its key fails it says so. */
export const GoogleMap = ({ apiKey, places, onEmpty }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const miss = useEffectEvent(onEmpty);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const show = ({ Map: GoogleMaps, Marker }: Maps) => {
      if (isOver || !box.current) return;
      const { centre, zoom } = viewOf(places);
      const map = new GoogleMaps(box.current, { center: point(centre), zoom, gestureHandling: 'cooperative' });
      timer = setTimeout(() => {
        for (const { at, name, addressFull } of places)
          new Marker({ map, position: point(at), title: `${name}: ${addressFull}` });
      }, markerMs);
    };
    (window as WithMaps).gm_authFailure = () => miss();
    loadMaps(apiKey).then(show, () => !isOver && miss());
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [apiKey, places]);
  return <div ref={box} className="map" />;
};
