import { useRevalidator } from 'react-router';

let isAsked = false;

/** Whether the site's data is asked for anew: else it stays from page to page. */
export const isSiteAsked = () => isAsked;

/** Asks for the site's data anew, once its settings changed. */
export const useFreshSite = () => {
  const { revalidate } = useRevalidator();
  return async () => {
    isAsked = true;
    await revalidate();
    isAsked = false;
  };
};
