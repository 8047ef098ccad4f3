import { bannerSizes } from '#demo/content';
import { pictureName } from '#demo/pictures/name';
import { scenes } from './banner-scenes.ts';
import { mix } from './colour.ts';
import { words } from './lettering.ts';

/** The kinds of things on a scene's banner. */
export const bannerKinds = (scene: string): string[] => scenes[scene]?.things.map(([kind]) => kind) ?? [];

type Place = { x: number; y: number; width: number };

/** A picture without its white ground, its ids made its own so that several stand in one drawing. */
const placed = (svg: string, at: number, { x, y, width }: Place) => {
  const inner = svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/<rect width="800" height="600" fill="#fff"\/>/, '')
    .replace(/id="([^"]+)"/g, `id="t${at}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#t${at}$1)`);
  return `<g transform="translate(${x} ${y})scale(${width / 800})">${inner}</g>`;
};

const layouts = {
  wide: {
    words: { x: 150, title: [178, 262], line: 322, button: 352, size: 84, small: 30, fit: 560 },
    panel: { x: 790, y: 36, width: 690, height: 408 },
    things: [
      { x: 800, y: 62, width: 330 },
      { x: 930, y: 58, width: 470 },
      { x: 1190, y: 190, width: 300 },
    ],
  },
  square: {
    words: { x: 84, title: [160, 262], line: 338, button: 380, size: 104, small: 40, fit: 910 },
    panel: { x: 60, y: 500, width: 960, height: 520 },
    things: [
      { x: 70, y: 530, width: 430 },
      { x: 250, y: 520, width: 600 },
      { x: 640, y: 690, width: 380 },
    ],
  },
} as const;

/** A home page's banner: what the scene says on its colour, and its things on a light ground. */
export const drawBanner = (
  { label, colour, size }: { label: string; colour: string; size: number },
  drawThing: (name: string) => string | undefined,
): string | undefined => {
  const scene = scenes[label.toLowerCase()];
  if (!scene) return undefined;
  const shape = size === 0 ? 'wide' : 'square';
  const { width, height } = bannerSizes[shape];
  const { words: text, panel, things } = layouts[shape];
  const ground = `#${colour}`;
  const drawn = ([0, 2, 1] as const).map((at) => {
    const [kind, tint, measure, mark] = scene.things[at];
    const name = pictureName({ kind, colour: tint, size: measure, label: mark }, `b00${at}`, 1);
    return placed(drawThing(name) ?? '', at, things[at]);
  });
  const line = (content: string, y: number, big: number, fill: string, face: 'text' | 'display') =>
    words(content, { x: text.x, y, size: big, fill, face, anchor: 'start', fit: text.fit });
  const high = text.small * 2;
  const wide = scene.button.length * text.small * 0.56 + high;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${mix(ground, '#ffffff', 0.16)}"/><stop offset="1" stop-color="${mix(ground, '#000000', 0.25)}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    `<circle cx="${panel.x + panel.width}" cy="${panel.y}" r="${panel.height * 0.9}" fill="#fff" opacity=".05"/>`,
    `<rect x="${panel.x}" y="${panel.y}" width="${panel.width}" height="${panel.height}" rx="28" fill="#f5f7fa"/>`,
    ...drawn,
    line(scene.title[0], text.title[0], text.size, '#ffffff', 'display'),
    line(scene.title[1], text.title[1], text.size, '#ffffff', 'display'),
    line(scene.line, text.line, text.small, '#e2e8f0', 'text'),
    `<rect x="${text.x}" y="${text.button}" width="${wide}" height="${high}" rx="10" fill="#fb923c"/>`,
    words(scene.button, {
      x: text.x + wide / 2,
      y: text.button + high * 0.66,
      size: text.small,
      fill: '#1c1917',
      face: 'display',
    }),
    '</svg>',
  ].join('');
};
