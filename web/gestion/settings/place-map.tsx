import { type LatLngTuple, marker } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openTileMap, pin } from '#web/ui/tile-map';

type Props = { label: string; tiles: string; value: string; onChange: (value: string) => void };

const placeOf = (text: string): LatLngTuple | undefined => {
  const [latitude, longitude] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const isPlace = Math.abs(latitude ?? 91) <= 90 && Math.abs(longitude ?? 181) <= 180;
  return isPlace && latitude !== undefined && longitude !== undefined ? [latitude, longitude] : undefined;
};
/** Where a branch without a place is looked for: Montevideo. */
const start: LatLngTuple = [-34.9011, -56.1645];

/** A map on which one place is set by a click, or by dragging its marker. */
export const PlaceMap = ({ label, tiles, value, onChange }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const put = useEffectEvent((latitude: number, longitude: number) =>
    onChange(`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`),
  );
  const show = useRef<(at: LatLngTuple) => void>(undefined);
  const first = useEffectEvent(() => placeOf(value) ?? start);
  useEffect(() => {
    if (!box.current) return;
    const center = first();
    const map = openTileMap(box.current, { tiles, center, zoom: 15, onEmpty: () => setIsEmpty(true) });
    const shown = marker(center, { icon: pin, draggable: true, title: label, alt: label }).addTo(map);
    shown.on('dragend', () => put(shown.getLatLng().lat, shown.getLatLng().wrap().lng));
    map.on('click', ({ latlng }) => put(latlng.lat, latlng.wrap().lng));
    show.current = (at) => {
      shown.setLatLng(at);
      if (!map.getBounds().contains(at)) map.panTo(at);
    };
    return () => {
      map.remove();
    };
  }, [tiles, label]);
  useEffect(() => {
    const at = placeOf(value);
    if (at) show.current?.(at);
  }, [value]);
  return (
    <>
      <section ref={box} aria-label={label} style={{ height: 320, flex: '1 1 100%', zIndex: 0 }} />
      {isEmpty && <p role="status">No pudimos mostrar el mapa. Escribí latitud y longitud.</p>}
    </>
  );
};
