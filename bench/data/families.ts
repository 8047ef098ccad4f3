import { demoFamilies } from '#demo/autoparts/families';
import { nameOf } from '#demo/autoparts/products';
import { type DemoVehicle, demoVehicles } from '#demo/autoparts/vehicles';
import { randomOf } from '#demo/random';

const fitmentsEach = 10;

/** A family with one product and what it fits, vehicles by their places in `vehicles`. */
export type BenchFamily = {
  family: string;
  code: string;
  name: string;
  description: string;
  category: string;
  maker: string;
  price: number;
  height: number | null;
  width: number | null;
  originalCodes: string[];
  fitments: { vehicle: number; from: number; to: number }[];
  isPublic: boolean;
};

export const vehicles: readonly DemoVehicle[] = demoVehicles;
export const makers = Array.from({ length: 40 }, (_, at) => `Fabricante ${at + 1}`);

const models = demoFamilies().filter(({ fitments }) => fitments.some((one) => 'vehicle' in one));
const lastYear = 2026;

/** The family at a place, the same every time: a kin of one of the demo's, with as many fitments as every other. */
export const familyAt = (at: number): BenchFamily => {
  const model = models[at % models.length];
  if (!model) throw new Error('The demo has no families.');
  const random = randomOf('bench family', at);
  const own = model.fitments.flatMap((one) => ('vehicle' in one ? [one.vehicle] : []));
  const others = Array.from({ length: fitmentsEach }, () => random.int(0, vehicles.length - 1));
  const fitted = [...new Set([...own, ...others])].slice(0, fitmentsEach);
  while (fitted.length < fitmentsEach) fitted.push(random.int(0, vehicles.length - 1));
  return {
    family: `B${String(at).padStart(6, '0')}`,
    code: `BP-${at}-${random.int(10, 99)}`,
    name: nameOf(model),
    description: model.description,
    category: model.category,
    maker: random.pick(makers),
    price: random.int(1000, 90_000),
    height: model.height,
    width: model.width,
    isPublic: !random.chance(0.02),
    originalCodes: [`${random.int(10_000, 99_999)}-${random.hex(5).toUpperCase()}`, `${random.int(1e7, 9e7)}`],
    fitments: fitted.map((vehicle) => {
      const { from, to } = vehicles[vehicle] as DemoVehicle;
      return { vehicle, from, to: to ?? lastYear };
    }),
  };
};
