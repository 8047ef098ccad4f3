import type { RouterContextProvider } from 'react-router';
import { readCategoryTiles } from '#web/blocks/cards/category-tiles.tsx';
import { nearbyOf } from '#web/blocks/nearby';
import { shop, site } from '#web/context';

/** Two full rows on wide screens; the rest is one press away. */
const tilesShown = 12;

/** Data of the home page beside banners and releases: category tiles, brands, the part finder and cities sent to. */
export const readHome = async (context: Readonly<RouterContextProvider>) => {
  const { call } = context.get(shop);
  const { partFinder, settings } = context.get(site);
  const [tiles, brands] = await Promise.all([readCategoryTiles(call), call('brand/list', {})]);
  return {
    tiles: tiles
      .slice(0, tilesShown)
      .map(({ category: { id, name }, ...tile }) => ({ ...tile, category: { id, name } })),
    brands: brands.data,
    finder: partFinder ?? null,
    nearby: nearbyOf(settings),
  };
};
