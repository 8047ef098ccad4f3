import { type DemoProduct, stockOf } from '#demo/catalogue/products';
import { pictureName } from '#demo/pictures/name';
import { hash, randomOf } from '#demo/random';
import { type DemoFamily, demoFamilies } from './families.ts';
import { lookOf } from './looks.ts';
import { makerCode, makersOf } from './makers.ts';
import { universalFamilies } from './universal.ts';

type DemoPart = DemoProduct & { family: string };

const providers = [
  'Radiadores del Este',
  'Importadora del Plata',
  'Puerto Libre Import',
  'Friopartes S.A.',
  'Casa Berro',
];

/** 'Radiador Volkswagen Gol G2 1.6 8v con A/A'; what fits whatever the engine is named without one. */
export const nameOf = ({ kind, vehicle, variant }: DemoFamily) =>
  [kind.name, vehicle.brand, vehicle.model, kind.fits === 'engine' ? vehicle.engine : '', variant]
    .filter(Boolean)
    .join(' ');

const written = (millimetres: number) => millimetres.toFixed(1).replace('.', ',');

/** Makers do not build to the half millimetre: some say their own. */
const ownMeasures = ({ height, width }: DemoFamily, by: number): [string, string][] =>
  height === null || width === null
    ? []
    : [
        ['Alto', written(height + by / 2)],
        ['Ancho', written(width - by)],
      ];

type Made = { code: string; brand: string; isOriginal: boolean; price: number };

/** The makers of a family's products: one to three, sometimes the vehicle's own first. */
const makesOf = (family: DemoFamily, isNew: (code: string) => boolean): Made[] => {
  const random = randomOf('makes', family.family);
  const own = family.originalCodes.length > 0 && random.chance(0.07);
  const count = random.pick([1, 1, 1, 2, 2, 2, 3]) - (own ? 1 : 0);
  const made = random.some(makersOf(family.kind.id), count).map((maker): Made => {
    let code = makerCode(maker, random);
    while (!isNew(code)) code = makerCode(maker, random);
    return { code, brand: maker.name, isOriginal: false, price: family.price * maker.price };
  });
  const code = (family.originalCodes[0] ?? '').replace(/[^A-Z0-9-]/g, '');
  const original = { code, brand: family.vehicle.brand, isOriginal: true, price: family.price * 1.85 };
  return own && isNew(code) ? [original, ...made] : made;
};

const productOf = (family: DemoFamily, made: Made, isHidden: boolean): DemoPart => {
  const random = randomOf('part', made.code);
  const provider = random.pick(providers);
  const providerCode = `${provider.slice(0, 2).toUpperCase()}${random.int(10_000, 99_999)}`;
  const priceCents = Math.round(made.price * 10) * 10;
  const views = random.chance(0.25) ? 2 : 1;
  const [look, seed] = [lookOf(family, made.brand), random.hex(4)];
  const sold = random.chance(0.5) ? random.int(1, 3) : 0;
  return {
    code: made.code,
    name: nameOf(family),
    family: family.family,
    category: family.category,
    brand: made.brand,
    description: family.description,
    priceCents,
    ivaRate: family.vehicle.class === 'tractor' ? 0 : 22,
    specifications: [
      ...(random.chance(0.12) ? ownMeasures(family, random.int(1, 4)) : []),
      ['Garantía', made.isOriginal ? '12 meses' : random.pick(['6 meses', '6 meses', '3 meses'])],
    ],
    provider,
    providerCode,
    providerUrl: `https://proveedores.example/${providerCode.toLowerCase()}`,
    mLCode: random.chance(0.3) ? `MLU${random.int(400_000_000, 699_999_999)}` : undefined,
    isOriginal: made.isOriginal,
    isPublic: !isHidden && !random.chance(0.03),
    relatedLinks: [],
    images: Array.from({ length: views }, (_, at) => pictureName(look, seed, at + 1)),
    sales: Array.from({ length: sold }, (_, at) => ({
      daysAgo: at * 60 + random.int(1, 59),
      quantity: random.int(1, 3),
    })),
    stock: stockOf(made.code, priceCents),
  };
};

/** The families of autoparts and the products of each, always the same and in the same order. */
export function demoAutoparts(): { families: DemoFamily[]; products: DemoPart[] } {
  const taken = new Set<string>();
  const isNew = (code: string) => !taken.has(code) && Boolean(taken.add(code));
  // Mixed, so that what was added last is not one line of the trade.
  const families = [...demoFamilies(), ...universalFamilies()].toSorted((a, b) => hash(a.family) - hash(b.family));
  const products = families.flatMap((family) => {
    const isHidden = randomOf('hidden', family.family).chance(0.015);
    return makesOf(family, isNew).map((made) => productOf(family, made, isHidden));
  });
  return { families, products };
}
