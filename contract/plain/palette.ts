/** Colours in OKLCH. The steps 50 to 950 of both scales come from these. */
export type Colours = {
  neutral: { hue: number; chroma: number };
  /** With a lightness its step 700 is that very colour, and those that are darker or little lighter go along. */
  brand: { hue: number; chroma: number; lightness?: number | undefined };
  /** The buy action alone: its surface, and whether the words on it are dark or light. */
  accent: { lightness: number; chroma: number; hue: number; ink: 'dark' | 'light' };
};

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

/** Lightness of each step, and the share of the scale's chroma that it carries. */
const lightness = [0.985, 0.965, 0.925, 0.87, 0.72, 0.6, 0.51, 0.44, 0.36, 0.28, 0.2];
const neutralChroma = [0.3, 0.4, 0.6, 0.8, 1, 1.3, 1.4, 1.5, 1.5, 1.5, 1.4];
const brandChroma = [0.12, 0.22, 0.4, 0.6, 0.85, 1, 1, 0.95, 0.8, 0.62, 0.45];
/** The lightness of step 700, its share of the chroma, and from which step these hold. */
const strong = { lightness: 0.44, share: 0.95, from: 600 };

const number = (value: number) => String(Number(value.toFixed(4)));
const oklch = (l: number, c: number, h: number) => `oklch(${number(l)} ${number(c)} ${number(h)})`;

/** Every colour of a site by the name of its custom property without dashes. */
export const makePalette = ({ neutral, brand, accent }: Colours): Record<string, string> => {
  const darker = (brand.lightness ?? strong.lightness) / strong.lightness;
  const scale = (name: string, of: { hue: number; chroma: number }, shares: number[], dark = 1) =>
    steps.map((step, i) => [
      `${name}-${step}`,
      oklch((lightness[i] ?? 0) * (step >= strong.from ? dark : 1), of.chroma * (shares[i] ?? 0), of.hue),
    ]);
  return Object.fromEntries([
    ...scale('neutral', neutral, neutralChroma),
    ...scale('brand', brand, brandChroma, darker),
    ['accent', oklch(accent.lightness, accent.chroma, accent.hue)],
    ['accent-strong', oklch(accent.lightness - 0.05, accent.chroma, accent.hue)],
    ['accent-ink', accent.ink === 'dark' ? oklch(0.2, 0.02, accent.hue) : oklch(1, 0, 0)],
  ]);
};

/** The chroma of a scale whose step 700 has this one. */
export const chromaOfScale = (chroma: number) => chroma / strong.share;
