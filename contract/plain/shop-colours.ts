import { contrast, hexOfOklch, oklchOfHex, rgbOfOklch } from './contrast.ts';
import { type Colours, chromaOfScale, makePalette } from './palette.ts';

/** A shop's own colours, each as '#rrggbb': `brand` for buttons, links and bands, `accent` for the buy action. */
export type ShopColours = { brand: string; accent: string };

type Pair = [ink: string, surface: string, least: number];

/**
 * Inks and the surfaces they stand on, with the contrast that each pair needs: 4.5 for text, 3 for large text and
 * controls.
 */
export const legiblePairs: Record<'neutral' | keyof ShopColours, Pair[]> = {
  neutral: [
    ['neutral-900', 'white', 7],
    ['neutral-600', 'white', 4.5],
    ['neutral-600', 'neutral-100', 4.5],
    ['neutral-600', 'neutral-200', 4.5],
    ['neutral-500', 'white', 3],
  ],
  brand: [
    ['white', 'brand-700', 4.5],
    ['white', 'brand-800', 4.5],
    ['brand-700', 'brand-50', 4.5],
    ['brand-800', 'brand-50', 4.5],
    ['brand-800', 'brand-100', 4.5],
    ['neutral-700', 'brand-50', 4.5],
    ['neutral-200', 'brand-950', 4.5],
    ['brand-600', 'white', 3],
  ],
  accent: [
    ['accent-ink', 'accent', 4.5],
    ['accent-ink', 'accent-strong', 4.5],
  ],
};

/** The pairs that are hard to read in a palette, each with the contrast that it has. */
export const illegible = (palette: Readonly<Record<string, string>>, pairs: readonly Pair[]) =>
  pairs.flatMap(([ink, surface, least]) => {
    const [one, other] = [ink, surface].map((name) => rgbOfOklch(palette[name] ?? 'oklch(1 0 0)'));
    const ratio = one && other ? contrast(one, other) : 1;
    return ratio < least ? [{ ink, surface, least, ratio }] : [];
  });

/** The colours of a site from those that its shop chose: greys take the hue of the brand, the words on the accent are what reads better. */
export const coloursOf = ({ brand, accent }: ShopColours): Colours => {
  const own = oklchOfHex(brand);
  const buy = oklchOfHex(accent);
  const withInk = (ink: 'dark' | 'light'): Colours => ({
    neutral: { hue: own.hue, chroma: Math.min(0.012, own.chroma) },
    brand: { hue: own.hue, chroma: chromaOfScale(own.chroma), lightness: own.lightness },
    accent: { ...buy, ink },
  });
  const dark = withInk('dark');
  return illegible(makePalette(dark), legiblePairs.accent).length === 0 ? dark : withInk('light');
};

/** The colours that a site has, as its shop would choose them. */
export const chosenOf = (colours: Colours): ShopColours => {
  const palette = makePalette(colours);
  return { brand: hexOfOklch(palette['brand-700'] ?? ''), accent: hexOfOklch(palette.accent ?? '') };
};

const asRatio = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',')}:1`;

/** Sentences about pairs that are hard to read, by the colour to blame; empty where all reads well. */
export const colourFaults = (chosen: ShopColours): Partial<Record<keyof ShopColours, string>> => {
  const palette = makePalette(coloursOf(chosen));
  const [brand] = illegible(palette, legiblePairs.brand);
  const [accent] = illegible(palette, legiblePairs.accent);
  const need = ({ ratio, least }: { ratio: number; least: number }) =>
    `contraste ${asRatio(ratio)}, hace falta ${asRatio(least)}`;
  const what = brand?.ink === 'white' ? 'El texto blanco sobre el color de la marca' : 'El texto del color de la marca';
  return {
    ...(brand && { brand: `${what} se lee mal (${need(brand)}). Elegí un color más oscuro` }),
    ...(accent && {
      accent: `El texto del botón de comprar se lee mal (${need(accent)}). Elegí un color más claro o más oscuro`,
    }),
  };
};
