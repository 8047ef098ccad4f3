import type { Subject } from '#demo/pictures/name';
import { randomOf } from '#demo/random';
import type { DemoFamily } from './families.ts';

/** The picture of each sort of part and the colours that it comes in. */
const looks: Record<string, readonly [kind: string, ...colours: string[]]> = {
  radiator: ['radiator', '94a3b8', '8796a8', 'a8b3c1'],
  condenser: ['condenser', 'a3afbd', '8b98a8', 'b6c0cb'],
  compressor: ['accompressor', '9aa5b2', '6b7683', 'b7c0ca'],
  evaporator: ['evaporator', 'b4bfcb', '9fb0a8'],
  drier: ['receiverdrier', '1f2630', 'b7c0ca'],
  valve: ['expansionvalve', 'c3cad3', 'a8b3c1'],
  pump: ['waterpump', '94a3b8', 'b0a58f', '7d8896'],
  fan: ['radiatorfan', '1f2630', '2a323d'],
  thermostat: ['thermostat', 'c9a25a', 'b7c0ca'],
  hose: ['radiatorhose', '1d2229', '262c35'],
  cap: ['tankcap', '14171c', '1d3b8b', 'd8a51d'],
  tank: ['expansiontank', 'e8ebe6', 'dfe4ea', '1f2630'],
  intercooler: ['intercooler', 'a3afbd', 'b6c0cb', '8b98a8'],
  oilcooler: ['oilcooler', 'b4bfcb', '8b98a8'],
  heater: ['heatercore', 'a3afbd', 'b9c2cc'],
  blower: ['cabinblower', '1f2630', '3a424e'],
  heatervalve: ['heatervalve', '1f2630', 'd8d2c0'],
};

const copper = 'b87333';

/** Subject of a product's picture: its kind, and its own measures, so that a wide and low one is drawn so. */
export const lookOf = ({ kind, category, height, width, family }: DemoFamily, maker: string): Subject => {
  const [picture, ...colours] = looks[kind.id] ?? ['module'];
  const random = randomOf('look', family, maker);
  return {
    kind: picture,
    colour: category === '2.301.312' ? copper : random.pick(colours),
    size: random.int(1, 4),
    label: height !== null && width !== null ? `${Math.round(width)}x${Math.round(height)}` : '',
  };
};
