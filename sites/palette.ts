import { makePalette } from '#contract/plain/palette';
import type { Site } from './site.ts';

// Every page and every mail asks for it.
const made = new WeakMap<Site['colours'], Record<string, string>>();

/** The site's colours by the name of their custom property without dashes: `neutral-50`, `brand-700`, `accent`, `accent-ink`. */
export const palette = ({ colours }: Pick<Site, 'colours'>): Readonly<Record<string, string>> => {
  const colouring = made.get(colours) ?? makePalette(colours);
  made.set(colours, colouring);
  return colouring;
};

/** The palette as a style sheet that sets the custom properties. */
export const paletteCss = (site: Pick<Site, 'colours'>) =>
  `:root{${Object.entries(palette(site))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
