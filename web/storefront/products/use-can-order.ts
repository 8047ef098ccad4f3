import { useSite } from '#web/data/site';
import { useUser } from '#web/data/user';

/** Whether this person chooses the order of the list: by a price that is not shown nothing can be ordered (decisions C7). */
export const useCanOrder = () => {
  const { productSortShown, pricesFor } = useSite().site.settings;
  const user = useUser();
  return productSortShown && (pricesFor === 'everyone' || (pricesFor === 'signedIn' && Boolean(user)));
};
