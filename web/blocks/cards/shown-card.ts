import type { Card } from '#contract/catalogue';

/** A product as its card shows it. A page's data come with it a second time for the browser, so loaders pass on no more. */
export type ShownCard = Omit<Card, 'brandId' | 'categoryId' | 'categoryName' | 'images'> & {
  images: readonly { image: string }[];
  /** For a product that stands for its family: the page that it leads to, and what it is. */
  family?: string;
  categoryName?: string;
};

/** A call's cards as they are shown, with the first picture alone. */
export const shownCards = (cards: readonly (Card & { family?: string | undefined })[]): ShownCard[] =>
  cards.map(({ price, images, family, categoryName, ...card }) => {
    const { code, name, brandName, ivaRate, isOriginal, isPublic, available } = card;
    return {
      code,
      name,
      brandName,
      ivaRate,
      isOriginal,
      isPublic,
      available,
      ...(price !== undefined && { price }),
      ...(family !== undefined && { family, categoryName }),
      images: images.slice(0, 1).map(({ image }) => ({ image })),
    };
  });
