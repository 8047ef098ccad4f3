import type { RouterContextProvider } from 'react-router';
import { site } from '#web/context';

// Only loaders use this, so the texts of other sites never reach the browser.

/** The texts of the site's 3D pages; only sites that have them answer these addresses. */
export const printingOf = (context: Readonly<RouterContextProvider>) => {
  const { printing } = context.get(site);
  if (!printing) throw new Error('This site has no texts about printing.');
  return printing;
};
