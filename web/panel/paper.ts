import { useRouteLoaderData } from 'react-router';
import type { PaperWords } from '#web/orders/paper-words';

/** What a printed order says of the firm that sells, as the panel's document brought it. */
export const usePaper = (): PaperWords => {
  const loaded = useRouteLoaderData<{ paper: PaperWords }>('gestion/layout/gestion-layout');
  if (!loaded) throw new Error('Only a screen of the panel knows its paper.');
  return loaded.paper;
};
