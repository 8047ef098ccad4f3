import { demoVehicles } from '#demo/autoparts/vehicles';
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
  Bitora: { colour: '#0b5c8a', mark: solid('M8 8h20v20H8zM36 8h20v20H36zM8 36h20v20H8zM36 46h20v10H36z') },
  Brinka: { colour: '#c2410c', mark: round('M6 52c4-40 20-40 22 0 2-26 14-26 16 0 2-14 10-14 12 0', 6) },
  Capalta: { colour: '#115e59', mark: solid('M10 46h44v10H10zM16 32h32v10H16zM22 18h20v10H22zM28 6h8v8h-8z') },
  Cobrenet: { colour: '#9a4a12', mark: round('M4 32h12c8 0 8-18 16-18h28M16 32c8 0 8 18 16 18h28M16 32h44', 6) },
  Cubilo: { colour: '#6d28d9', mark: round('M32 6 56 19v26L32 58 8 45V19zM8 19l24 13 24-13M32 32v26', 5) },
  'Ediciones Tatú': {
    colour: '#7a1f3d',
    mark: round('M32 16c-8-6-16-6-26-4v38c10-2 18-2 26 4 8-6 16-6 26-4V12c-10-2-18-2-26 4zv38', 5),
  },
  Extrudia: { colour: '#1d4ed8', mark: solid('M14 6h36v14l-12 14v10H26V34L14 20zM29 48h6v12h-6z') },
  Ferralia: { colour: '#4a5058', mark: solid('M6 22c0-8 6-14 14-14h30l8 8v6H36v36H26V22z'), isCapital: true },
  Kelvio: { colour: '#b91c1c', mark: round('M26 38V12a6 6 0 0 1 12 0v26a11 11 0 1 1-12 0zM32 24v24', 5) },
  Medrix: { colour: '#0f5f73', mark: round('M6 46a26 26 0 0 1 52 0zM32 46 44 26', 6) },
  Mulita: {
    colour: '#7c5a17',
    mark: round('M8 48c0-22 10-32 24-32 16 0 24 12 24 32M20 46c0-12 4-18 12-18s12 6 12 18M4 50h56', 6),
  },
  Ohmia: { colour: '#3f3f97', mark: round('M8 54h14c-8-6-12-14-12-22a22 22 0 0 1 44 0c0 8-4 16-12 22h14', 7) },
  Pampix: { colour: '#3f6212', mark: round('M12 58C18 34 18 20 14 6M30 58C32 36 34 22 32 4M46 58c0-20 4-32 12-44', 6) },
  Resinor: { colour: '#86198f', mark: solid('M32 3 52 20v24L32 61 12 44V20zM32 14 21 23v18l11 9z') },
  Soldaria: { colour: '#92400e', mark: round('M58 6 32 32M36 26l6 6-16 14-8-8zM20 46 6 58', 6) },
  'Yaguá Kits': { colour: '#a16207', mark: round('M14 10 24 20h16l10-10v28a18 18 0 0 1-36 0zM26 34h.1M38 34h.1', 6) },
  Brazzo: { colour: '#1f4e79', mark: round('M8 56h24M20 56V38l16-14 14 10M36 24 28 10', 7), isCapital: true },
  Custodio: {
    colour: '#334155',
    mark: round('M32 5 54 13v17c0 14-9 23-22 29C19 53 10 44 10 30V13zM22 32l7 7 14-15', 6),
  },
  Domotia: { colour: '#0e6b54', mark: round('M6 30 32 8l26 22M14 26v30h36V26M24 44a11 11 0 0 1 16 0M32 52h.1', 6) },
  Polaria: { colour: '#1e40af', mark: solid('M32 2 38 26 62 32 38 38 32 62 26 38 2 32 26 26z') },
  Kaltor: { colour: '#9f1239', mark: solid('M8 6h14v22L40 6h18L36 32l22 26H40L22 36v22H8z'), isCapital: true },
  Radiplata: { colour: '#52606d', mark: round('M6 12h52M6 52h52M14 12v40M26 12v40M38 12v40M50 12v40', 5) },
  Zafirol: { colour: '#1e3a8a', mark: solid('M16 8h32l14 16-30 36L2 24zM20 14 12 24h40l-8-10z') },
  'Brisal Auto': {
    colour: '#0e7490',
    mark: round('M4 20h34a8 8 0 1 0-8-8M4 32h50M10 46h44M18 56a5 5 0 1 1 .1 0M46 56a5 5 0 1 1 .1 0', 5),
  },
  Friovena: {
    colour: '#0369a1',
    mark: round('M6 18c10 0 10 12 20 12s10-12 20-12 8 6 12 6M6 38c10 0 10 12 20 12s10-12 20-12 8 6 12 6', 6),
  },
  Ventaró: {
    colour: '#166534',
    mark: solid(
      'M32 26c-4-10-2-20 8-22 8 4 4 16-4 22 10-4 20-2 22 8-4 8-16 4-22-2 4 10 2 20-8 24-8-4-4-16 2-24-10 4-20 2-22-8 4-8 16-4 24 2z',
    ),
  },
  Aguatera: {
    colour: '#155e75',
    mark: round('M22 6h20M26 6v10l-10 12v24a6 6 0 0 0 6 6h20a6 6 0 0 0 6-6V28L38 16V6M18 40c6-5 9 5 14 0s8 5 14 0', 5),
  },
};

/** Vehicles' makers are no invention: their names stand in plain letters, without a mark. */
const wordsAlone = new Set(demoVehicles.map(({ brand }) => brand));
const plainColour = '#3f4652';

/** The demo's brands, all of which have a logo. */
export const brandsWithLogo = [...Object.keys(looks), ...wordsAlone];

/** The SVG of such a brand's logo: its mark, where it has one, and its name as outlines. */
export const drawBrandLogo = (name: string): string | undefined => {
  const look = looks[name];
  if (!look && !wordsAlone.has(name)) return undefined;
  const { colour, mark, isCapital } = look ?? { colour: plainColour };
  const text = isCapital ? name.toUpperCase() : name;
  const x = mark ? 76 : 4;
  const wide = Math.ceil(x + 4 + textWidth(text, 46, 'display'));
  const word = words(text, { x, y: 56, size: 46, fill: colour, face: 'display', anchor: 'start' });
  const drawn = mark ? `<g transform="translate(2 8)">${mark}</g>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="80" viewBox="0 0 ${wide} 80" color="${colour}">${drawn}${word}</svg>`;
};
