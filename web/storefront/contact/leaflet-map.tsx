import { marker } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { openTileMap, pin } from '#web/ui/tile-map';
import { markerMs, type Place, viewOf } from './place.ts';

const popupOf = ({ name, addressFull }: Place) => {
  const text = document.createElement('p');
  text.textContent = `${name}: ${addressFull}`;
  return text;
};

type Props = { tiles: string; places: readonly Place[]; onEmpty: () => void };

/** Where places are. On a phone one finger scrolls the page, not the map. */
export const LeafletMap = ({ tiles, places, onEmpty }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const miss = useEffectEvent(onEmpty);
  useEffect(() => {
    if (!box.current) return;
    const { centre, zoom } = viewOf(places);
    const dragging = !window.matchMedia('(pointer: coarse)').matches;
    const map = openTileMap(box.current, { tiles, center: centre, zoom, dragging, onEmpty: () => miss() });
    const timer = setTimeout(() => {
      for (const place of places)
        marker(place.at, { icon: pin, title: place.name, alt: place.name }).bindPopup(popupOf(place)).addTo(map);
    }, markerMs);
    return () => {
      clearTimeout(timer);
      map.remove();
    };
  }, [tiles, places]);
  return <div ref={box} className="map" />;
};
