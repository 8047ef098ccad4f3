import type { Card } from '#contract/catalogue';

/** Of a product what its card shows. A page's data come with it a second time for the browser, so loaders pass on no more. */
export type ShownCard = Omit<Card, 'brandId' | 'categoryId' | 'categoryName' | 'images'> & {
  images: readonly { image: string }[];
};

/** Of a call's cards what their cards show, with the first picture alone. */
export const shownCards = (cards: readonly Card[]): ShownCard[] =>
  cards.map(({ code, name, brandName, ivaRate, isOriginal, isPublic, available, price, images }) => ({
    ...{ code, name, brandName, ivaRate, isOriginal, isPublic, available },
    ...(price !== undefined && { price }),
    images: images.slice(0, 1).map(({ image }) => ({ image })),
  }));
