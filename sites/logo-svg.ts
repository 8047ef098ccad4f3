import { palette } from './palette.ts';
import type { Site } from './site.ts';

/** The mark of the site's logo as a picture of its own: the tab's icon, mails, documents. `write` says colours in another way. */
export const logoSvg = (site: Pick<Site, 'logo' | 'colours'>, write = (colour: string) => colour) => {
  const colours = palette(site);
  const fill = { brand: write(colours['brand-700'] ?? ''), accent: write(colours.accent ?? ''), light: '#fff' };
  const shapes = site.logo.shapes.map(
    ({ path, tone }) => `<path fill="${fill[tone]}" fill-rule="evenodd" d="${path}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${site.logo.viewBox}">${shapes.join('')}</svg>`;
};
