import { pictureName } from '#demo/pictures/name';
import { randomOf } from '#demo/random';
import { batteries } from './batteries.ts';
import { boards } from './boards.ts';
import { moreBoards } from './boards-more.ts';
import { cableLines } from './cables.ts';
import { circuits } from './circuits.ts';
import { climateLines } from './climate.ts';
import { connectors } from './connectors.ts';
import { drivers } from './drivers.ts';
import { filaments } from './filaments.ts';
import { handTools } from './hand-tools.ts';
import { homeLines } from './home.ts';
import { instruments } from './instruments.ts';
import { leds } from './leds.ts';
import { type Draft, productsOf } from './line.ts';
import { modules } from './modules.ts';
import { moreModules } from './modules-more.ts';
import { motors } from './motors.ts';
import { passives } from './passives.ts';
import { power } from './power.ts';
import { printerParts } from './printer-parts.ts';
import { printers } from './printers.ts';
import { resins } from './resins.ts';
import { robotKits } from './robots.ts';
import { semiconductors } from './semiconductors.ts';
import { sensors } from './sensors.ts';
import { moreSensors } from './sensors-more.ts';
import { soldering } from './soldering.ts';
import { educationalToys } from './toys.ts';
import { workshopLines } from './workshop.ts';

const lines = [
  ...boards,
  ...moreBoards,
  ...printers,
  ...filaments,
  ...resins,
  ...printerParts,
  ...sensors,
  ...moreSensors,
  ...modules,
  ...moreModules,
  ...motors,
  ...drivers,
  ...robotKits,
  ...educationalToys,
  ...passives,
  ...semiconductors,
  ...circuits,
  ...leds,
  ...connectors,
  ...cableLines,
  ...power,
  ...batteries,
  ...soldering,
  ...instruments,
  ...handTools,
  ...workshopLines,
  ...homeLines,
  ...climateLines,
];

export type DemoProduct = Omit<Draft, 'picture' | 'links'> & {
  provider: string;
  providerCode: string;
  providerUrl: string;
  mLCode: string | undefined;
  isOriginal: boolean;
  isPublic: boolean;
  relatedLinks: [name: string, url: string][];
  /** Names of pictures, the first is the main one. */
  images: string[];
  /** Units sold before this shop kept orders, newest first. */
  sales: { daysAgo: number; quantity: number }[];
  /** On-hand units by branch code. */
  stock: { BUL: number; CLA: number };
  /** For an autopart. */
  family?: string;
};

const providers = [
  'Importadora del Plata',
  'Litoral Componentes',
  'Shenlong Trading',
  'Andes Tecnología',
  'Rambla Sur S.A.',
  'Norte Insumos',
  'Puerto Libre Import',
  'Casa Berro',
];

/** On-hand units of a product: cheap things lie in heaps, a few are sold out, some are the last ones. */
export function stockOf(code: string, priceCents: number): DemoProduct['stock'] {
  const random = randomOf('stock', code);
  const heap = priceCents < 300 ? 240 : priceCents < 1500 ? 60 : priceCents < 8000 ? 18 : 6;
  const fate = random.next();
  if (fate < 0.06) return { BUL: 0, CLA: 0 };
  if (fate < 0.16) return { BUL: random.int(0, 2), CLA: random.int(0, 1) };
  if (fate < 0.3)
    return random.chance(0.6) ? { BUL: random.int(2, heap), CLA: 0 } : { BUL: 0, CLA: random.int(2, heap) };
  return { BUL: random.int(2, heap), CLA: random.int(1, Math.ceil(heap / 2)) };
}

function salesOf(code: string, priceCents: number): DemoProduct['sales'] {
  const random = randomOf('sales', code);
  if (random.chance(0.35)) return [];
  const days = new Set(Array.from({ length: random.int(1, 9) }, () => random.int(1, 240)));
  const most = priceCents < 500 ? 24 : priceCents < 5000 ? 5 : 2;
  return [...days].sort((a, b) => a - b).map((daysAgo) => ({ daysAgo, quantity: random.int(1, most) }));
}

const fillers: [string, string][] = [
  ['Origen', 'importado'],
  ['Presentación', 'envase cerrado'],
  ['Disponibilidad', 'ambas sucursales'],
];

function complete(draft: Draft): DemoProduct {
  const { picture, links, ...content } = draft;
  const random = randomOf('product', draft.code);
  const provider = random.pick(providers);
  const providerCode = `${provider.slice(0, 2).toUpperCase()}${random.int(10_000, 99_999)}`;
  const seed = random.hex(4);
  const views = random.chance(0.45) ? 1 : random.int(2, draft.priceCents > 2000 ? 4 : 3);
  return {
    ...content,
    specifications: [
      ...content.specifications,
      ...fillers.slice(0, Math.max(0, 4 - content.specifications.length)),
    ].slice(0, 8),
    provider,
    providerCode,
    providerUrl: `https://proveedores.example/${encodeURIComponent(providerCode.toLowerCase())}`,
    mLCode: random.chance(0.4) ? `MLU${random.int(400_000_000, 699_999_999)}` : undefined,
    isOriginal: random.chance(0.12),
    isPublic: !random.chance(0.02),
    relatedLinks: links,
    images: Array.from({ length: views }, (_, at) => pictureName(picture, seed, at + 1)),
    sales: salesOf(draft.code, draft.priceCents),
    stock: stockOf(draft.code, draft.priceCents),
  };
}

/** Every product of the demo, of all five sites, always the same and in the same order. */
export function demoProducts(): DemoProduct[] {
  return lines.flatMap(productsOf).map(complete);
}
