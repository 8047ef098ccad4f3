import { type Random, randomOf } from '#demo/random';
import { applicationsOf, type DemoFitment, type Window, windowsOf } from './fitments.ts';
import { type Fit, fitsOf } from './fits.ts';
import type { PartKind } from './kind.ts';
import { partKinds } from './kinds.ts';
import { measured } from './measured.ts';
import { neighbourCode, originalCode } from './original-codes.ts';
import { type DemoVehicle, demoVehicles } from './vehicles.ts';

export type DemoFamily = {
  family: string;
  kind: PartKind;
  category: string;
  /** The vehicle that names it. */
  vehicle: DemoVehicle;
  /** Qualifier that tells it from another family of the same vehicles: 'con A/A'. */
  variant: string;
  description: string;
  height: number | null;
  width: number | null;
  system: string;
  /** US$ of a plain make. */
  price: number;
  originalCodes: readonly string[];
  fitments: readonly DemoFitment[];
  relations: readonly { kind: 'replaces' | 'equivalent'; family: string }[];
};

/** Families that pages, texts and people name (decisions C4): the first of a window, and the code that it must have. */
const named: Record<string, { family?: string; code?: string }> = {
  'radiator|vag:ab9:false|0': { family: '1027541317' },
  'radiator|vag:bx:big|0': { code: '377.121.253 E' },
  'radiator|Nissan:v:false|0': { code: '21410-1HC0A' },
  'radiator|Toyota:n25:false|0': { code: '16400-0C120' },
  'radiator|corsab:false|0': { code: '93302078' },
};

const plain = (code: string) => code.replace(/[^A-Za-z0-9]/g, '').toLowerCase();

/** Gives out what nothing else has, asking again until it is new. */
const onlyOnce = () => {
  const namedCodes = Object.values(named).flatMap(({ family, code }) =>
    [family, code].filter((one) => one !== undefined),
  );
  const taken = new Set<string>(namedCodes.map(plain));
  return (make: () => string): string => {
    for (let tries = 0; tries < 200; tries++) {
      const code = make();
      if (!taken.has(plain(code)) && taken.add(plain(code))) return code;
    }
    throw new Error('The demo has run out of codes.');
  };
};

const modernity = (year: number) => Math.min(1, Math.max(0, (year - 1985) / 35));

const vehicleAt = (at: number | undefined) => demoVehicles[at ?? 0] as DemoVehicle;

/** 'Para Volkswagen Gol G2, Saveiro y Parati con motor 1.6 8v.' */
const sayFit = (vehicles: readonly DemoVehicle[], byEngine: boolean) => {
  const [first] = vehicles;
  if (!first) return '';
  const models = [...new Set(vehicles.filter(({ brand }) => brand === first.brand).map(({ model }) => model))];
  const [most, last] = [models.slice(0, 3), models.length > 1 && models.length < 4 ? models.at(-1) : undefined];
  const list = last ? `${most.slice(0, -1).join(', ')} y ${last}` : most.join(', ');
  return `Para ${first.brand} ${list}${models.length > 3 ? ' y otros' : ''}${byEngine ? ` con motor ${first.engine}` : ''}.`;
};

type Codes = ReturnType<typeof onlyOnce>;
type Making = { kind: PartKind; fit: Fit; numbers: Codes; originals: Codes };

/** The families of one window of years: one, or a pair that a word tells apart and codes by their last letter. */
const familiesOf = ({ kind, fit, numbers, originals }: Making, window: Window, edition: number): DemoFamily[] => {
  const random = randomOf('family', kind.id, fit.key, edition);
  const vehicles = window.vehicles.map((at) => vehicleAt(at));
  const [first] = vehicles;
  if (!first) return [];
  const given = named[`${kind.id}|${fit.key}|${edition}`];
  const drawn = kind.variants.length > 0 && random.chance(0.4) ? random.pick(kind.variants) : [''];
  const pair = given?.code ? (kind.variants[0] ?? drawn) : drawn;
  const size = measured(kind, fit.class, random);
  let code = given?.code ?? originals(() => originalCode(first.brand, kind.id, random, modernity(window.from)));
  return pair.map((variant, at): DemoFamily => {
    if (at > 0) code = originals(() => (code = neighbourCode(code)));
    const number = () => `${10 + partKinds.indexOf(kind)}${random.int(10_000_000, 99_999_999)}`;
    const { category } = kind;
    return {
      family: (at === 0 ? given?.family : undefined) ?? numbers(number),
      kind,
      vehicle: first,
      variant,
      category: typeof category === 'string' ? category : category({ class: fit.class, from: window.from }),
      description: `${sayFit(vehicles, kind.fits === 'engine')} ${random.some(kind.says, 2).join(' ')}`,
      ...(at > 0 ? nearly(size, random) : size),
      originalCodes: [code, ...moreCodes(kind, vehicles, window, random, originals)],
      fitments: applicationsOf(window, variant, random),
      relations: [],
    };
  });
};

/** The second of a pair is a little larger. */
const nearly = (size: ReturnType<typeof measured>, random: Random) => ({
  ...size,
  width: size.width === null ? null : size.width + random.int(4, 60) / 2,
  price: size.price * 1.08,
});

const moreCodes = (
  kind: PartKind,
  vehicles: readonly DemoVehicle[],
  window: Window,
  random: Random,
  originals: Codes,
) => {
  const brands = [...new Set(vehicles.map(({ brand }) => brand))].slice(0, 3);
  const asked = [...(random.chance(0.45) ? brands.slice(0, 1) : []), ...brands.slice(1)];
  return asked.map((brand) => originals(() => originalCode(brand, kind.id, random, modernity(window.from + 4))));
};

/**
 * A newer window's family sometimes takes the place of the older one's, or either does for the other, where only one of them
 * has a word. With two words, such as 'caja mecánica' and 'caja automática', neither part does for the other.
 */
const related = (families: readonly DemoFamily[]): DemoFamily[] =>
  families.map((one, at) => {
    const before = families[at - 1];
    const random = randomOf('relation', one.family);
    if (!before || !random.chance(0.22)) return one;
    if (one.variant !== before.variant && one.variant && before.variant) return one;
    const kind = one.variant === before.variant ? 'replaces' : 'equivalent';
    return { ...one, relations: [{ kind, family: before.family }] };
  });

/** Every family of the demo that is made for vehicles, always the same and in the same order. */
export function demoFamilies(): DemoFamily[] {
  const [numbers, originals] = [onlyOnce(), onlyOnce()];
  return partKinds.flatMap((kind) =>
    fitsOf(kind).flatMap((fit) => {
      const random = randomOf('fit', kind.id, fit.key);
      // A part that goes into many vehicles is worth a shelf.
      const worth = Math.min(1, 0.13 + fit.vehicles.length / 6);
      if (!named[`${kind.id}|${fit.key}|0`] && !random.chance(((kind.share[fit.class] ?? 0) / 100) * worth)) return [];
      const windows = windowsOf(fit, random);
      return related(windows.flatMap((window, at) => familiesOf({ kind, fit, numbers, originals }, window, at)));
    }),
  );
}
