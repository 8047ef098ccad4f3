import { useRouteLoaderData } from 'react-router';
import type { PaperWords } from '#web/orders/paper-words';

/** The firm's facts for printed orders, as the panel's document brought them. */
export const usePaper = (): PaperWords => {
  const loaded = useRouteLoaderData<{ paper: PaperWords }>('gestion/layout/gestion-layout');
  if (!loaded) throw new Error('Only a screen of the panel knows its paper.');
  return loaded.paper;
};
