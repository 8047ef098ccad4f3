import type { Random } from '#demo/random';
import type { PartKind, Range } from './kind.ts';
import type { VehicleClass } from './vehicles.ts';

const sizeOf: Record<VehicleClass, number> = {
  car: 1,
  suv: 1.06,
  pickup: 1.1,
  van: 1.06,
  truck: 1.5,
  bus: 1.6,
  tractor: 1.28,
};
const priceOf: Record<VehicleClass, number> = {
  car: 1,
  suv: 1.25,
  pickup: 1.3,
  van: 1.2,
  truck: 2.6,
  bus: 2.9,
  tractor: 2.5,
};

const between = (random: Random, [low, high]: Range) => low + random.next() * (high - low);
const millimetres = (value: number) => Math.round(value * 2) / 2;

/** A part's measures in mm and its price in US$, all of one throw: what is large costs more. */
export const measured = (kind: PartKind, of: VehicleClass, random: Random) => {
  const scale = sizeOf[of];
  const [across, up] = [random.next(), random.next()];
  const along = (range: Range | undefined, share: number) =>
    range ? millimetres((range[0] + share * (range[1] - range[0])) * scale) : null;
  const [low, high] = kind.price;
  const share = 0.6 * across + 0.25 * up + 0.15 * random.next();
  return {
    height: along(kind.height, up),
    width: along(kind.width, across),
    system: random.pick(kind.systems),
    price: (low + share * (high - low)) * priceOf[of] * between(random, [0.96, 1.04]),
  };
};
