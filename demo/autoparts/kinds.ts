import type { Random } from '#demo/random';
import type { VehicleClass } from './vehicles.ts';

type Range = readonly [low: number, high: number];

/** A sort of part: what it is called, where it stands, what it fits, and how it is measured and priced. */
export type PartKind = {
  id: string;
  name: string;
  category: string | ((of: { class: VehicleClass; from: number }) => string);
  /** Whether its fit depends on the front of the vehicle, or on the engine alone. */
  fits: 'platform' | 'engine';
  /** How many of a hundred platforms (or engines) have it here, by what they are. */
  share: Partial<Record<VehicleClass, number>>;
  since: number;
  needs?: 'turbo' | 'diesel' | 'liquid';
  /** Of two families for the same vehicles each has its words; one of the pairs is taken, or none. */
  variants: readonly (readonly [string, string])[];
  /** Millimetres, for a car; larger vehicles take larger ones. */
  height?: Range;
  width?: Range;
  systems: readonly string[];
  /** US$ for a car. */
  price: Range;
  says: readonly string[];
};

const radiatorCategory: PartKind['category'] = ({ class: kind, from }) =>
  kind === 'truck' || kind === 'bus' || kind === 'tractor' ? '2.301.313' : from < 1990 ? '2.301.312' : '2.301.311';

export const partKinds: readonly PartKind[] = [
  {
    ...{ id: 'radiator', name: 'Radiador', category: radiatorCategory, fits: 'platform', since: 1950, needs: 'liquid' },
    share: { car: 100, suv: 72, pickup: 100, van: 85, truck: 92, bus: 80, tractor: 90 },
    variants: [
      ['sin A/A', 'con A/A'],
      ['caja mecánica', 'caja automática'],
      ['boca chica', 'boca grande'],
    ],
    ...{ height: [300, 430], width: [340, 720], price: [62, 148] },
    systems: ['Soldado', 'Soldado', 'Mecánico'],
    says: [
      'Panal nuevo probado a 2 bar.',
      'Tanques de plástico reforzado con fibra.',
      'Con base para electroventilador.',
    ],
  },
  {
    ...{ id: 'condenser', name: 'Condensador', category: '2.302.321', fits: 'platform', since: 1994 },
    share: { car: 44, suv: 56, pickup: 65, van: 44, truck: 21, bus: 25 },
    variants: [['sin filtro', 'con filtro incorporado']],
    ...{ height: [310, 420], width: [480, 700], price: [78, 165] },
    systems: ['Flujo paralelo', 'Flujo paralelo', 'Serpentina'],
    says: ['Conexiones tapadas de fábrica.', 'Para gas R134a.', 'Aletas con tratamiento contra la corrosión.'],
  },
  {
    ...{ id: 'compressor', name: 'Compresor de A/A', category: '2.302.322', fits: 'platform', since: 1996 },
    share: { car: 21, suv: 29, pickup: 40, van: 25, truck: 16, bus: 21, tractor: 21 },
    variants: [['polea poli V', 'polea doble canal']],
    ...{ height: [180, 230], width: [190, 260], price: [185, 420] },
    systems: ['Pistones', 'Paletas', 'Scroll'],
    says: ['Con aceite PAG cargado.', 'Embrague y polea incluidos.', 'Probado en banco.'],
  },
  {
    ...{ id: 'evaporator', name: 'Evaporador', category: '2.302.323', fits: 'platform', since: 1996 },
    share: { car: 14, suv: 18, pickup: 29, van: 18, truck: 9, bus: 12, tractor: 12 },
    ...{ variants: [], height: [200, 260], width: [220, 310], price: [64, 130] },
    systems: ['Placas', 'Serpentina'],
    says: ['Cambialo junto con el filtro secador.', 'Incluye anillos.', 'Aluminio soldado al vacío.'],
  },
  {
    ...{ id: 'drier', name: 'Filtro secador', category: '2.302.324', fits: 'platform', since: 1996 },
    share: { car: 13, suv: 14, pickup: 25, van: 14, truck: 12, bus: 12, tractor: 12 },
    ...{ variants: [], height: [160, 260], width: [34, 76], price: [12, 32] },
    systems: ['Botella', 'Cartucho'],
    says: ['Se cambia cada vez que se abre el circuito.', 'Con visor.', 'Tapas hasta el montaje.'],
  },
  {
    ...{ id: 'valve', name: 'Válvula de expansión', category: '2.302.325', fits: 'platform', since: 1998 },
    share: { car: 8, suv: 9, pickup: 18, van: 8, truck: 6 },
    ...{ variants: [], systems: ['Block', 'Angular'], price: [14, 38] },
    says: ['Ajustada de fábrica.', 'Para gas R134a.', 'Incluye anillos.'],
  },
  {
    ...{ id: 'pump', name: 'Bomba de agua', category: '2.303.331', fits: 'engine', since: 1950, needs: 'liquid' },
    share: { car: 49, suv: 48, pickup: 60, van: 44, truck: 60, bus: 48, tractor: 56 },
    ...{ variants: [['sin polea', 'con polea']], systems: ['Correa', 'Correa de distribución'], price: [19, 64] },
    says: ['Incluye junta.', 'Sello de carburo de silicio.', 'Turbina metálica.'],
  },
  {
    ...{ id: 'fan', name: 'Electroventilador', category: '2.303.332', fits: 'platform', since: 1988, needs: 'liquid' },
    share: { car: 39, suv: 27, pickup: 18, van: 29 },
    variants: [['sin A/A', 'con A/A']],
    ...{ height: [300, 420], width: [300, 640], price: [44, 118] },
    systems: ['Empuje', 'Aspiración', 'Aspiración'],
    says: ['Con resistencia y ficha.', 'Motor de 12 V balanceado.', 'Incluye encauzador.'],
  },
  {
    ...{ id: 'thermostat', name: 'Termostato', category: '2.303.333', fits: 'engine', since: 1965, needs: 'liquid' },
    share: { car: 27, suv: 21, pickup: 27, van: 21, truck: 25, bus: 16, tractor: 20 },
    variants: [['82 °C', '88 °C']],
    ...{ systems: ['Con carcasa', 'Solo válvula'], price: [9, 34] },
    says: ['Incluye junta.', 'Abre a la temperatura que marca.', 'Se prueba uno por uno.'],
  },
  {
    ...{
      id: 'hose',
      name: 'Manguera de radiador',
      category: '2.303.334',
      fits: 'platform',
      since: 1975,
      needs: 'liquid',
    },
    share: { car: 25, suv: 18, pickup: 31, van: 22, truck: 21, bus: 12, tractor: 13 },
    variants: [['superior', 'inferior']],
    ...{ systems: ['EPDM', 'Silicona'], price: [7, 26] },
    says: ['Caucho EPDM con malla.', 'Moldeada: no hay que forzarla.', 'Aguanta 125 °C.'],
  },
  {
    ...{ id: 'cap', name: 'Tapa de depósito', category: '2.303.335', fits: 'platform', since: 1990, needs: 'liquid' },
    ...{ share: { car: 8, suv: 6, pickup: 9, van: 8, truck: 5 }, variants: [['1,1 bar', '1,4 bar']] },
    ...{ systems: ['Rosca', 'Bayoneta'], price: [4, 11] },
    says: ['Abrila siempre en frío.', 'Con válvula de alivio.', 'Marca la presión arriba.'],
  },
  {
    ...{ id: 'tank', name: 'Depósito de agua', category: '2.303.336', fits: 'platform', since: 1985, needs: 'liquid' },
    ...{
      share: { car: 25, suv: 14, pickup: 21, van: 21, truck: 14, bus: 6 },
      variants: [['sin sensor', 'con sensor']],
    },
    ...{ height: [140, 240], width: [150, 280], systems: ['Presurizado', 'De rebalse'], price: [13, 36] },
    says: ['Plástico que no se pone amarillo.', 'La tapa va aparte.', 'Con las marcas de nivel.'],
  },
  {
    ...{ id: 'intercooler', name: 'Intercooler', category: '2.304.341', fits: 'platform', since: 1988, needs: 'turbo' },
    share: { car: 32, suv: 40, pickup: 73, van: 52, truck: 56, bus: 48, tractor: 18 },
    ...{ variants: [], height: [140, 260], width: [420, 640], price: [118, 260] },
    systems: ['Aire aire', 'Aire aire', 'Aire agua'],
    says: ['Probado a 3 bar.', 'Tanques de aluminio.', 'Va delante del radiador.'],
  },
  {
    ...{
      id: 'oilcooler',
      name: 'Radiador de aceite',
      category: '2.304.342',
      fits: 'engine',
      since: 1985,
      needs: 'diesel',
    },
    share: { car: 13, suv: 18, pickup: 32, van: 25, truck: 39, bus: 32, tractor: 25 },
    ...{ variants: [], height: [70, 150], width: [120, 280], price: [38, 110] },
    systems: ['Placas', 'Tubo y aleta'],
    says: ['Incluye juntas.', 'Limpiá el circuito antes de cambiarlo.', 'Acero inoxidable.'],
  },
  {
    ...{
      id: 'heater',
      name: 'Radiador de calefacción',
      category: '2.305.351',
      fits: 'platform',
      since: 1975,
      needs: 'liquid',
    },
    share: { car: 31, suv: 22, pickup: 32, van: 31, truck: 20, bus: 8, tractor: 8 },
    ...{ variants: [], height: [130, 190], width: [160, 250], price: [26, 62] },
    systems: ['Soldado', 'Mecánico'],
    says: ['Con sus caños.', 'Purgá el circuito al terminar.', 'Aluminio.'],
  },
  {
    ...{ id: 'blower', name: 'Electroventilador de cabina', category: '2.305.352', fits: 'platform', since: 1990 },
    share: { car: 8, suv: 8, pickup: 14, van: 9, truck: 8, tractor: 8 },
    ...{ variants: [], height: [140, 190], width: [130, 180], systems: ['12 V', '12 V', '24 V'], price: [32, 78] },
    says: ['Turbina balanceada.', 'Silencioso.', 'Ficha igual a la original.'],
  },
  {
    ...{
      id: 'heatervalve',
      name: 'Válvula de calefacción',
      category: '2.305.353',
      fits: 'platform',
      since: 1985,
      needs: 'liquid',
    },
    ...{ share: { car: 5, suv: 3, pickup: 5, van: 5 }, variants: [], systems: ['Cable', 'Vacío'], price: [11, 29] },
    says: ['Cierra del todo.', 'Con abrazaderas.', 'Nylon con fibra.'],
  },
];

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
