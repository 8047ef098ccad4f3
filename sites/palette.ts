import type { Site } from './site.ts';

export const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

/** Lightness of each step, and the share of the scale's chroma that it carries. */
const lightness = [0.985, 0.965, 0.925, 0.87, 0.72, 0.6, 0.51, 0.44, 0.36, 0.28, 0.2];
const neutralChroma = [0.3, 0.4, 0.6, 0.8, 1, 1.3, 1.4, 1.5, 1.5, 1.5, 1.4];
const brandChroma = [0.12, 0.22, 0.4, 0.6, 0.85, 1, 1, 0.95, 0.8, 0.62, 0.45];

const number = (value: number) => String(Number(value.toFixed(4)));
const oklch = (l: number, c: number, h: number) => `oklch(${number(l)} ${number(c)} ${h})`;

const makePalette = ({ neutral, brand, accent }: Site['colours']): Record<string, string> => {
  const scale = (name: string, of: { hue: number; chroma: number }, shares: number[]) =>
    steps.map((step, i) => [`${name}-${step}`, oklch(lightness[i] ?? 0, of.chroma * (shares[i] ?? 0), of.hue)]);
  return Object.fromEntries([
    ...scale('neutral', neutral, neutralChroma),
    ...scale('brand', brand, brandChroma),
    ['accent', oklch(accent.lightness, accent.chroma, accent.hue)],
    ['accent-strong', oklch(accent.lightness - 0.05, accent.chroma, accent.hue)],
    ['accent-ink', accent.ink === 'dark' ? oklch(0.2, 0.02, accent.hue) : oklch(1, 0, 0)],
  ]);
};

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
