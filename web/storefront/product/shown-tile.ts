import type { Autopart } from '#contract/autoparts';
import { partName } from '#web/blocks/part-name';
import { firstToBuy } from './first-to-buy.ts';

/** Of a related part what its tile shows. */
export const shownTiles = (parts: readonly Autopart[]) =>
  parts.map((part) => {
    const first = firstToBuy(part.products);
    return {
      ...{ family: part.family, name: partName(part), categoryName: part.categoryName, available: part.available },
      vehicleBrand: part.applications[0]?.brandName ?? '',
      image: part.images[0]?.image,
      ivaRate: first?.ivaRate ?? 0,
      ...(first?.price !== undefined && { price: first.price }),
    };
  });

export type ShownTile = ReturnType<typeof shownTiles>[number];
