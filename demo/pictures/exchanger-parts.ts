import * as art from './art.ts';
import { mix, shade } from './colour.ts';
import type { Thing } from './kind.ts';
import { rectangle } from './outline.ts';
import { lathe } from './round.ts';
import { extrude } from './solids.ts';
import type { Stage } from './stage.ts';

export const plastic = '#20252d';
export const steel = '#c3cad3';
export const foam = '#2b3038';

const millimetresAUnit = 4.4;

/** Size of a core by a label such as 600X400, in units of a drawing; undefined where the label has no size. */
export const coreOf = ({ label }: Pick<Thing, 'label'>) => {
  const [, wide, high] = /^(\d+)X(\d+)$/.exec(label) ?? [];
  return wide && high ? { wide: Number(wide) / millimetresAUnit, high: Number(high) / millimetresAUnit } : undefined;
};

type Core = { tube: number; gap: number; upright?: boolean };

/** Flat tubes with folded fins between them, as one pattern however large the core is. */
export const fins = (stage: Stage, wide: number, high: number, metal: string, { tube, gap, upright = false }: Core) => {
  const step = tube + gap;
  const [dark, light] = [shade(metal, 0.5), shade(metal, 1.15)];
  const weave = stage.define(
    `<pattern id="" width="3" height="${step}" patternUnits="userSpaceOnUse"${upright ? ' patternTransform="rotate(90)"' : ''}>` +
      `<path d="M0 0h3v${step}H0z" fill="${dark}"/><path d="M0 ${step}L1.5 ${tube}L3 ${step}" fill="none" stroke="${mix(dark, light, 0.55)}" stroke-width=".7"/>` +
      `<path d="M0 0h3v${tube}H0z" fill="${shade(metal, 0.95)}"/><path d="M0 .3h3" stroke="${light}" stroke-width=".5"/></pattern>`,
  );
  const glare = stage.define(
    '<linearGradient id="" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".28"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".22"/></linearGradient>',
  );
  return art.rect(0, 0, wide, high, weave) + art.rect(0, 0, wide, high, glare);
};

type Tank = { at: readonly [x: number, z: number]; size: readonly [wide: number, high: number]; deep: number };

/** A tank with the ribs that keep it from bulging, across its longer side; a soldered one has none. */
export const tank = (stage: Stage, { at: [x, z], size: [wide, high], deep }: Tank, colour: string, ribbed = true) => {
  const isUpright = high > wide;
  const long = isUpright ? high : wide;
  const across = isUpright ? wide : high;
  const rib = (at: number) =>
    isUpright
      ? art.rect(wide * 0.12, 6 + at * 9, wide * 0.76, 2.2, shade(colour, 1.14), { round: 1 })
      : art.rect(6 + at * 9, high * 0.12, 2.2, high * 0.76, shade(colour, 1.14), { round: 1 });
  extrude(stage, rectangle(x, z, wide, high, across * 0.28), {
    face: 'front',
    from: -2,
    to: deep + 2,
    colour,
    art: ribbed ? art.moved(x, -high - z, art.repeat(Math.floor(long / 9), rib)) : '',
  });
};

/** A pipe's mouth towards who looks. */
export const port = (stage: Stage, x: number, z: number, r: number, colour: string, long = 15) =>
  lathe(
    stage,
    [
      [-long, r],
      [-long + 2, r * 1.12],
      [-long + 3.5, r],
      [-2, r],
    ],
    colour,
    { at: [x, 0, z], axis: 'y', surface: 'gloss', art: art.dot(0, 0, r * 0.74, '#0b0e13') },
  );
