import { useRouteLoaderData } from 'react-router';
import type { RootData } from '#web/root-data';

/** The root's data about the site and its menu. */
export const useSite = (): RootData => {
  const data = useRouteLoaderData<RootData>('root');
  if (!data) throw new Error('The root has no data.');
  return data;
};

/** Whether the shop takes orders online now. */
export const useTakesOrders = (): boolean => {
  const { saleOn, pricesFor } = useSite().site.settings;
  return saleOn && pricesFor !== 'nobody';
};
