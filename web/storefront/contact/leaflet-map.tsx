import 'leaflet/dist/leaflet.css';
import { control, map as createMap, icon, marker, tileLayer } from 'leaflet';
import iconUrl from 'leaflet/dist/images/marker-icon.png?url';
import iconRetinaUrl from 'leaflet/dist/images/marker-icon-2x.png?url';
import shadowUrl from 'leaflet/dist/images/marker-shadow.png?url';
import { useEffect, useEffectEvent, useRef } from 'react';
import { markerMs, type Place, viewOf } from './place.ts';

const pin = icon({
  iconUrl,
  iconRetinaUrl,
  shadowUrl,
  iconSize: [25, 41],
  iconAnchor: [12, 41],
  popupAnchor: [1, -34],
  shadowSize: [41, 41],
});
const attribution =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap</a>';

const popupOf = ({ name, addressFull }: Place) => {
  const text = document.createElement('p');
  text.textContent = `${name}: ${addressFull}`;
  return text;
};

type Props = { tiles: string; places: readonly Place[]; onEmpty: () => void };

/** A map of pictures; without a single one it says so. On a phone one finger scrolls the page, not the map. */
export const LeafletMap = ({ tiles, places, onEmpty }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const miss = useEffectEvent(onEmpty);
  useEffect(() => {
    if (!box.current) return;
    const { centre, zoom } = viewOf(places);
    const isTouched = window.matchMedia('(pointer: coarse)').matches;
    const map = createMap(box.current, {
      zoomControl: false,
      attributionControl: false,
      scrollWheelZoom: false,
      dragging: !isTouched,
    }).setView(centre, zoom);
    control.zoom({ zoomInTitle: 'Acercar', zoomOutTitle: 'Alejar' }).addTo(map);
    control.attribution({ prefix: false }).addTo(map);
    let shown = 0;
    tileLayer(tiles, { attribution, maxZoom: 19 })
      .on('tileload', () => {
        shown += 1;
      })
      .on('load', () => {
        if (shown === 0) miss();
      })
      .addTo(map);
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
