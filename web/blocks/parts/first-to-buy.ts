import type { Autopart } from '#contract/autoparts';
import { autopartPrice, isToBuy, type ShownAutopart } from '#web/blocks/parts/shown-autopart';

export type Choice = Pick<Autopart['products'][number], 'code' | 'isPublic' | 'available'>;

/** The product of a family that is shown first: the first that a buyer can have, else the first that is there. */
const firstToBuy = <T extends Choice>(products: readonly T[]): T | undefined =>
  products.find(isToBuy) ?? products.find(({ available }) => available !== 'NO') ?? products[0];

/** The product of a family that is asked for, where it is among its own; else the first to buy. */
export const chosenOf = <T extends Choice>(products: readonly T[], asked: string | null | undefined) =>
  products.find(({ code }) => code === asked) ?? firstToBuy(products);

/**
 * A family as a list speaks of it: its price, the product which that is of, else the chosen one, and the code that leads to that
 * product, where the family's page would show another.
 */
export const listedOf = (products: ShownAutopart['products'], meant: string | undefined) => {
  const price = autopartPrice(products, meant);
  const shown = price ?? chosenOf(products, meant);
  const isFirst = shown?.code === chosenOf(products, undefined)?.code;
  return { price, shown, code: meant ?? (isFirst ? undefined : shown?.code) };
};
export type Listed = ReturnType<typeof listedOf>;
