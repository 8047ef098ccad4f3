import { data, type RouterContextProvider } from 'react-router';
import { page, site } from '#web/context';

// Only loaders use this, so the texts of other sites never reach the browser.

/** The texts of the site's 3D pages, which only sites that have these addresses show; elsewhere a 404. */
export const printingOf = (context: Readonly<RouterContextProvider>) => {
  const { printing } = context.get(site);
  // This loads beside the refusal of the address, whose page would have these texts in its data.
  if (!printing || !context.get(page).known) throw data(null, { status: 404, statusText: 'Not Found' });
  return printing;
};
