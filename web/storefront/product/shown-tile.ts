import type { Autopart } from '#contract/autoparts';
import { partName } from '#web/blocks/parts/part-name';
import { autopartPrice } from '#web/blocks/parts/shown-autopart';

/** A related part as its tile shows it. */
export const shownTiles = (parts: readonly Autopart[]) =>
  parts.map((part) => {
    const { price, ivaRate = 0, isFrom = false } = autopartPrice(part.products) ?? {};
    return {
      family: part.family,
      name: partName(part),
      categoryName: part.categoryName,
      available: part.available,
      vehicleBrand: part.applications[0]?.brandName ?? '',
      image: part.images[0]?.image,
      ivaRate,
      isFrom,
      ...(price !== undefined && { price }),
    };
  });

export type ShownTile = ReturnType<typeof shownTiles>[number];
