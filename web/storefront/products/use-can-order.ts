import { useSite } from '#web/data/site';
import { useSeesPrices } from './use-sees-prices.ts';

/** Whether this person chooses the order of the list: by a price that is not shown nothing can be ordered (decisions C7). */
export const useCanOrder = () => {
  const { productSortShown } = useSite().site.settings;
  const seesPrices = useSeesPrices();
  return productSortShown && seesPrices;
};
