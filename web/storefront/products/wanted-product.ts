import type { ShownAutopart } from '#web/blocks/parts/shown-autopart';
import type { ListChoice } from './list-query.ts';

type Product = Pick<ShownAutopart['products'][number], 'brandName' | 'price' | 'available'>;

/**
 * Which of a part's products a list is about that is narrowed by makers or prices; undefined where it is by neither. A
 * visitor who sees no prices narrows by none.
 */
export const wantedProduct = ({ desde = 0, hasta = 1e9, stock }: ListChoice, makers: readonly string[] | undefined) => {
  const isRanged = desde > 0 || hasta < 1e9;
  if (!makers && !isRanged) return undefined;
  return ({ brandName, price, available }: Product): boolean =>
    (!makers || makers.includes(brandName)) &&
    (!stock || available !== 'NO') &&
    (!isRanged || price === undefined || (price > 0 && price / 100 >= desde && price / 100 <= hasta));
};
