import { demoProducts } from '#demo/catalogue/products';
import { randomOf } from '#demo/random';

/** A product of a catalogue of any size. Prices in cents; `units` by branch code. */
export type BenchProduct = {
  code: string;
  name: string;
  description: string;
  category: string;
  brand: string;
  provider: string;
  providerCode: string;
  price: number;
  isPublic: boolean;
  specifications: [key: string, value: string][];
  image: string;
  sales: { daysAgo: number; quantity: number }[];
  units: { BUL: number; CLA: number };
};

// All in the site that the bench asks, so that N products are N that a visitor may find (but the 2 % that are hidden).
const models = demoProducts().filter(({ category }) => category.startsWith('1.'));
const brands = [...new Set(models.map(({ brand }) => brand))].sort();
const colours = 'rojo azul negro blanco verde amarillo gris naranja violeta transparente'.split(' ');
const traits = 'compacto reforzado industrial doble mini blindado económico profesional sumergible plegable'.split(' ');
const connectors = 'USB-C I2C SPI JST XH2.54 bornera RJ45 BNC DIN riel'.split(' ');

/** The product at a place, the same every time. The first ones are the demo's, the others their kin of other makes. */
export const productAt = (at: number): BenchProduct => {
  const model = models[at % models.length];
  if (!model) throw new Error('The demo has no products.');
  const { code, name, description, category, provider, providerCode, specifications, stock } = model;
  const make = Math.floor(at / models.length);
  const random = randomOf('bench', code, make);
  const own = {
    code,
    name,
    description,
    category,
    provider,
    providerCode,
    brand: model.brand,
    price: model.priceCents,
    specifications: specifications.slice(0, 4),
    image: model.images[0] ?? '',
    isPublic: model.isPublic,
    sales: model.sales.slice(0, 2),
    units: stock,
  };
  if (make === 0) return own;
  const series = `${random.pick(['MX', 'HT', 'KD', 'SR', 'VL', 'TZ'])}${random.int(100, 9999)}`;
  const words = [random.pick(traits), random.chance(0.5) ? random.pick(colours) : random.pick(connectors)];
  return {
    ...own,
    code: `${code.slice(0, 40)}-V${make}R${random.int(10, 99)}`,
    name: `${name} ${words.join(' ')} ${series}`,
    description: `${description} Serie ${series}, ${random.int(1, 60)} cm.`,
    brand: random.pick(brands),
    providerCode: `${providerCode}-${make}`,
    price: Math.max(5, Math.round(model.priceCents * (0.6 + random.next()))),
    isPublic: !random.chance(0.02),
    specifications: [['Serie', series], ...own.specifications.slice(0, 3)],
    units: random.chance(0.1) ? { BUL: 0, CLA: 0 } : { BUL: random.int(1, 200), CLA: random.int(0, 100) },
  };
};

/** The words that brands and providers have, of a catalogue of any size. */
export const allBrands = brands;
export const allProviders = [...new Set(models.map(({ provider }) => provider))].sort();

/**
 * So many different places below `count`, the same every time and spread over all of it. `stream` keeps apart what
 * must not ask for the same products.
 */
export const somePlaces = (stream: string, count: number, wanted: number): number[] => {
  const places = new Set<number>();
  const random = randomOf('places', stream);
  while (places.size < Math.min(wanted, count)) places.add(random.int(0, count - 1));
  return [...places];
};
