import { mix } from '../colour.ts';
import type { Kind } from '../kind.ts';
import { words } from '../lettering.ts';
import { box } from '../solids.ts';

const card = '#c9a26b';

/** A thing in its box, with a label in its colour: for what has no drawing of its own. */
export const packed: Kind = {
  camera: { yaw: -30, pitch: 26 },
  draw: (stage, { label, size, tint, random }) => {
    const wide = 120 + random.next() * 50;
    const deep = 70 + random.next() * 30;
    const high = 70 + (size % 4) * 12 + random.next() * 25;
    const tape = `<rect x="${wide / 2 - 9}" y="0" width="18" height="${deep}" fill="${mix(card, '#fff7e6', 0.45)}"/><path d="M${wide / 2} 0v${deep}" stroke="#8a6a3c" stroke-width="0.8"/>`;
    const name = label || 'REPUESTO';
    const front =
      `<rect x="${wide * 0.1}" y="${high * 0.2}" width="${wide * 0.8}" height="${high * 0.5}" rx="3" fill="#fff"/>` +
      `<rect x="${wide * 0.1}" y="${high * 0.2}" width="${wide * 0.8}" height="${high * 0.14}" rx="3" fill="${tint}"/>` +
      words(name, {
        x: wide / 2,
        y: high * 0.56,
        size: high * 0.17,
        fill: '#1f2937',
        face: 'display',
        fit: wide * 0.7,
      });
    box(stage, [0, 0, 0], [wide, deep, high], card, { top: tape, front });
  },
};
