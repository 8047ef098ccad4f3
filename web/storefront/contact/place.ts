import type { Branch } from '#sites/site';

/** A marker of the map (specification 3): latitude, longitude, and what stands beside it. */
export type Place = { at: [number, number]; name: string; addressFull: string };

/** Street and city of a branch. */
export const addressOf = ({ address, city }: Branch) => [address, city].filter(Boolean).join(', ');

/** The branches that somebody has put on a map. */
export const placesOf = (branches: readonly Branch[]): Place[] =>
  branches
    .filter(({ geolocation }) => geolocation.some((degrees) => degrees !== 0))
    .map((branch) => ({ at: branch.geolocation, name: `Local ${branch.name}`, addressFull: addressOf(branch) }));

/** So many pixels of the map are in sight on a phone too, which a place has to stand within. */
const room = 240;
/** Here a degree of latitude is so many of longitude high on the map. */
const stretch = 1.25;
const pixelsOfAll = 256;

/** How near places may be looked at so that all of them are in sight, 12 at most. */
const zoomOf = (places: readonly Place[]) => {
  const span = (axis: 0 | 1) => {
    const degrees = places.map(({ at }) => at[axis]);
    return Math.max(...degrees) - Math.min(...degrees);
  };
  const widest = Math.max(span(0) * stretch, span(1));
  return Math.min(12, Math.floor(Math.log2((room * 360) / (pixelsOfAll * widest))));
};

/** The map's first view; a single marker is shown closer than several. */
export const viewOf = (places: readonly Place[]): { centre: [number, number]; zoom: number } => {
  const middle = (axis: 0 | 1) => {
    const degrees = places.map(({ at }) => at[axis]);
    return (Math.min(...degrees) + Math.max(...degrees)) / 2;
  };
  return { centre: [middle(0), middle(1)], zoom: places.length === 1 ? 13 : zoomOf(places) };
};

/** Markers appear so long after their map. */
export const markerMs = 1000;
