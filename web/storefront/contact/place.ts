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

/** What the map shows at first: one marker from nearer than several. */
export const viewOf = (places: readonly Place[]): { centre: [number, number]; zoom: number } => {
  const middle = (axis: 0 | 1) => {
    const degrees = places.map(({ at }) => at[axis]);
    return (Math.min(...degrees) + Math.max(...degrees)) / 2;
  };
  return { centre: [middle(0), middle(1)], zoom: places.length === 1 ? 13 : 12 };
};

/** Markers appear so long after their map. */
export const markerMs = 1000;
