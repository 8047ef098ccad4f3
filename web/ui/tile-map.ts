import 'leaflet/dist/leaflet.css';
import { control, map as createMap, icon, type MapOptions, tileLayer } from 'leaflet';
import iconUrl from 'leaflet/dist/images/marker-icon.png?url';
import iconRetinaUrl from 'leaflet/dist/images/marker-icon-2x.png?url';
import shadowUrl from 'leaflet/dist/images/marker-shadow.png?url';

export const pin = icon({
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

type Given = { tiles: string; onEmpty: () => void } & Pick<MapOptions, 'center' | 'zoom' | 'dragging'>;

/** A map of pictures in a box; without a single one it says so. */
export const openTileMap = (box: HTMLElement, { tiles, onEmpty, ...options }: Given) => {
  const map = createMap(box, { ...options, zoomControl: false, attributionControl: false, scrollWheelZoom: false });
  control.zoom({ zoomInTitle: 'Acercar', zoomOutTitle: 'Alejar' }).addTo(map);
  control.attribution({ prefix: false }).addTo(map);
  map.on('popupopen', ({ popup }) =>
    popup.getElement()?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', 'Cerrar'),
  );
  let shown = 0;
  tileLayer(tiles, { attribution, maxZoom: 19 })
    .on('tileload', () => {
      shown += 1;
    })
    .on('load', () => {
      if (shown === 0) onEmpty();
    })
    .addTo(map);
  return map;
};
