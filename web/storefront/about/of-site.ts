import type { RouterContextProvider } from 'react-router';
import { site } from '#web/context';

// Only loaders use this, so the texts of other sites never reach the browser.

/** The texts of the site's pages about itself; only sites that have them answer these addresses. */
export const companyPagesOf = (context: Readonly<RouterContextProvider>) => {
  const { companyPages } = context.get(site);
  if (!companyPages) throw new Error('This site has no texts about itself.');
  return companyPages;
};
