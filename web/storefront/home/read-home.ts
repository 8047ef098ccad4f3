import { readCategoryTiles } from '#web/blocks/cards/category-tiles.tsx';
import type { Call } from '#web/context';

/** Two full rows on wide screens; the rest is one press away. */
const tilesShown = 12;

/** What the home page shows beside banners and releases: its categories, and the brands. */
export const readHome = async (call: Call) => {
  const [tiles, brands] = await Promise.all([readCategoryTiles(call), call('brand/list', {})]);
  return {
    tiles: tiles
      .slice(0, tilesShown)
      .map(({ category: { id, name }, ...tile }) => ({ ...tile, category: { id, name } })),
    brands: brands.data,
  };
};
