import type { Autopart } from '#contract/autoparts';
import { autopartPrice, isToBuy, type ShownAutopart } from '#web/blocks/parts/shown-autopart';

export type Choice = Pick<Autopart['products'][number], 'code' | 'isPublic' | 'available'>;

/** The product of a family that is shown first: the first that a buyer can have, else the first that is there. */
const firstToBuy = <T extends Choice>(products: readonly T[]): T | undefined =>
  products.find(isToBuy) ?? products.find(({ available }) => available !== 'NO') ?? products[0];

/** The product of a family that is asked for, where it is among its own; else the first to buy. */
export const chosenOf = <T extends Choice>(products: readonly T[], asked: string | null | undefined) =>
  products.find(({ code }) => code === asked) ?? firstToBuy(products);

/** The product of a family that a list speaks of: that whose price it shows, else the chosen one. */
export const listedOf = (products: ShownAutopart['products'], meant: string | undefined) =>
  autopartPrice(products, meant) ?? chosenOf(products, meant);

/** The code that leads to a product on its family's page; undefined for the product that the page shows by itself. */
export const codeTo = (products: readonly Choice[], { code }: { code: string } = { code: '' }) =>
  code === (chosenOf(products, undefined)?.code ?? '') ? undefined : code || undefined;
