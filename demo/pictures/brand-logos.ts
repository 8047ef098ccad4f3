import { textWidth, words } from './lettering.ts';

/** Colour, mark in a square of 64, and whether the word is written in capitals. The brands are invented, as are these. */
type Look = { colour: string; mark: string; isCapital?: true };

const round = (d: string, width = 7) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d: string) => `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`;

const looks: Record<string, Look> = {
  Ceibotec: {
    colour: '#b4232f',
    mark: solid('M32 4c10 9 16 18 16 28a16 16 0 0 1-32 0C16 22 22 13 32 4zM8 54h48v6H8z'),
  },
  Ñandulab: { colour: '#1f5f8b', mark: round('M14 54V22a18 18 0 0 1 36 0v32M26 34h.1M38 34h.1') },
  Nimbora: { colour: '#3b4fa8', mark: solid('M20 50a14 14 0 0 1-2-28 18 18 0 0 1 33 6 11 11 0 0 1-3 22z') },
  Tatulab: { colour: '#6b4a1f', mark: round('M6 50a26 26 0 0 1 52 0zM20 28v22M32 24v26M44 28v22', 5) },
  Voltara: { colour: '#a35b00', mark: solid('M38 2 10 36h18l-6 26 32-38H34z'), isCapital: true },
  'Garúa 3D': {
    colour: '#0f766e',
    mark: solid('M32 3 58 17v30L32 61 6 47V17zM32 12 15 21l17 9 17-9zM12 27v17l16 9V36z'),
  },
  Filandor: {
    colour: '#7c2d92',
    mark: round('M32 30a4 4 0 1 1-4 4 11 11 0 1 1 22-2 19 19 0 1 1-38 2 24 24 0 0 1 20-26', 6),
  },
  Robotero: {
    colour: '#374151',
    mark: solid('M29 2h6v10h17v40H12V12h17zM22 24v8h8v-8zM34 24v8h8v-8zM22 40v5h20v-5zM2 26h6v12H2zM56 26h6v12h-6z'),
  },
  Lumbrix: { colour: '#8a6d00', mark: round('M32 8v8M10 18l6 5M54 18l-6 5M22 44a14 14 0 1 1 20 0v6H22zM26 60h12', 6) },
  Torkel: {
    colour: '#b3261e',
    mark: solid('M20 4 4 32l16 28h24l16-28L44 4zM32 20a12 12 0 1 1 0 24 12 12 0 0 1 0-24z'),
    isCapital: true,
  },
  Hexaro: {
    colour: '#14532d',
    mark: round('M20 8h24l14 24-14 24H20L6 32zM22 22l20 20M42 22 22 42', 6),
    isCapital: true,
  },
  Redalia: { colour: '#5b21b6', mark: round('M8 26a34 34 0 0 1 48 0M17 37a22 22 0 0 1 30 0M26 48a9 9 0 0 1 12 0', 7) },
  Sonara: { colour: '#9d174d', mark: round('M8 26v12M20 14v36M32 4v56M44 18v28M56 26v12', 7) },
  Friolar: { colour: '#0369a1', mark: round('M32 4v56M8 18l48 28M56 18 8 46M24 8l8 8 8-8M24 56l8-8 8 8', 5) },
  Brisal: { colour: '#0e7490', mark: round('M4 24h34a9 9 0 1 0-9-9M4 36h46a9 9 0 1 1-9 9M4 48h22', 6) },
  Panaltec: { colour: '#8f1d1d', mark: round('M8 10h48v44H8zM20 10v44M32 10v44M44 10v44', 5), isCapital: true },
  Termovial: { colour: '#1e3a5f', mark: round('M6 44c10-30 18 16 26-8s16 20 26-10', 8) },
  Hidroval: {
    colour: '#155e75',
    mark: solid('M32 2c12 15 20 25 20 36a20 20 0 0 1-40 0C12 27 20 17 32 2zM22 38a10 10 0 0 0 10 10v-6a4 4 0 0 1-4-4z'),
  },
};

/** The demo's brands that have a logo; the others' names are written in the strip. */
export const brandsWithLogo = Object.keys(looks);

/** The SVG of such a brand's logo: its mark and its name as outlines. */
export const drawBrandLogo = (name: string): string | undefined => {
  const look = looks[name];
  if (!look) return undefined;
  const { colour, mark, isCapital } = look;
  const text = isCapital ? name.toUpperCase() : name;
  const wide = Math.ceil(80 + textWidth(text, 46, 'display'));
  const word = words(text, { x: 76, y: 56, size: 46, fill: colour, face: 'display', anchor: 'start' });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="80" viewBox="0 0 ${wide} 80" color="${colour}"><g transform="translate(2 8)">${mark}</g>${word}</svg>`;
};
