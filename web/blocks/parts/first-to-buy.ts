import type { Autopart } from '#contract/autoparts';
import { isToBuy } from '#web/blocks/parts/shown-autopart';

export type Choice = Pick<Autopart['products'][number], 'code' | 'isPublic' | 'available'>;

/** The product of a family that is shown first: the first that a buyer can have, else the first that is there. */
const firstToBuy = <T extends Choice>(products: readonly T[]): T | undefined =>
  products.find(isToBuy) ?? products.find(({ available }) => available !== 'NO') ?? products[0];

/** The product of a family that is asked for, where it is among its own; else the first to buy. */
export const chosenOf = <T extends Choice>(products: readonly T[], asked: string | null | undefined) =>
  products.find(({ code }) => code === asked) ?? firstToBuy(products);
