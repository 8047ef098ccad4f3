import type { DemoFamily } from './families.ts';
import { partKinds } from './kinds.ts';

// Parts that no list of vehicles has: kind | family | category | width x height | system | US$ | codes | applications.
// An application that begins with a make and a colon is that make's.
const rows = `
fan | 1710000230 | 2.303.332 | 230x230 | Aspiración | 29 | | Universal 9 pulgadas 12 V; Radiador de aceite y motos de agua
fan | 1710000255 | 2.303.332 | 255x255 | Aspiración | 31 | | Universal 10 pulgadas 12 V
fan | 1710000305 | 2.303.332 | 305x305 | Aspiración | 34 | | Universal 12 pulgadas 12 V; Condensador de aire acondicionado universal
fan | 1710000306 | 2.303.332 | 305x305 | Empuje | 34 | | Universal 12 pulgadas 12 V
fan | 1710000355 | 2.303.332 | 355x355 | Aspiración | 39 | | Universal 14 pulgadas 12 V; Volkswagen: Kombi con radiador adelante
fan | 1710000405 | 2.303.332 | 405x405 | Aspiración | 46 | | Universal 16 pulgadas 12 V
fan | 1710024305 | 2.303.332 | 305x305 | Aspiración | 42 | | Universal 12 pulgadas 24 V; Camiones y ómnibus con aire
oilcooler | 2310000010 | 2.304.342 | 330x77 | Placas | 48 | | Universal 10 filas; Motores preparados y competición
oilcooler | 2310000013 | 2.304.342 | 330x100 | Placas | 55 | | Universal 13 filas
oilcooler | 2310000019 | 2.304.342 | 330x147 | Placas | 68 | | Universal 19 filas; Cajas automáticas con acoplado
oilcooler | 2310000006 | 2.304.342 | 280x60 | Tubo y aleta | 32 | | Caja automática universal 6 tubos
condenser | 1110001420 | 2.302.321 | 508x356 | Flujo paralelo | 72 | | Universal 14 x 20; Equipos armados en plaza
condenser | 1110001422 | 2.302.321 | 559x356 | Flujo paralelo | 78 | | Universal 14 x 22; Maquinaria con cabina
condenser | 1110001623 | 2.302.321 | 584x406 | Flujo paralelo | 89 | | Universal 16 x 23
condenser | 1110001226 | 2.302.321 | 660x305 | Serpentina | 74 | | Universal 12 x 26; Cosechadoras
evaporator | 1310000432 | 2.302.323 | 290x210 | Placas | 96 | | Universal bajo tablero 12 V; Maquinaria con cabina
evaporator | 1310002432 | 2.302.323 | 290x210 | Placas | 104 | | Universal bajo tablero 24 V; Camiones sin aire de fábrica
drier | 1410000038 | 2.302.324 | 60x200 | Botella | 14 | | Universal R134a rosca 3/8; Equipos armados en plaza
drier | 1410000040 | 2.302.324 | 76x230 | Botella | 17 | | Universal R134a con visor; Maquinaria con cabina
drier | 1410000012 | 2.302.324 | 63x210 | Botella | 13 | | Universal R12; Equipos anteriores a 1994
valve | 1510000134 | 2.302.325 | | Angular | 16 | | Universal R134a 1,5 t; Equipos armados en plaza
compressor | 1210000508 | 2.302.322 | 245x205 | Pistones | 239 | | Universal tipo 508 polea doble canal 12 V; Maquinaria con cabina
compressor | 1210002508 | 2.302.322 | 245x205 | Pistones | 249 | | Universal tipo 508 polea doble canal 24 V; Camiones
compressor | 1210000510 | 2.302.322 | 250x210 | Pistones | 268 | | Universal tipo 510 polea poli V; Equipos armados en plaza
hose | 1910000032 | 2.303.334 | | EPDM | 11 | | Universal flexible 32 mm x 50 cm
hose | 1910000038 | 2.303.334 | | EPDM | 13 | | Universal flexible 38 mm x 50 cm
hose | 1910000016 | 2.303.334 | | EPDM | 4 | | Calefacción 16 mm por metro; Calefacción universal
hose | 1910000019 | 2.303.334 | | EPDM | 5 | | Calefacción 19 mm por metro
cap | 2010000007 | 2.303.335 | | Bayoneta | 5 | | Universal 7 libras; Radiadores de cobre anteriores a 1985
cap | 2010000013 | 2.303.335 | | Bayoneta | 5 | | Universal 13 libras; Toyota: todos los anteriores a 2005
tank | 2110000001 | 2.303.336 | 160x220 | De rebalse | 12 | | Universal de rebalse 1 litro
heater | 2410000001 | 2.305.351 | 200x160 | Soldado | 58 | | Calefactor universal con turbina 12 V; Maquinaria con cabina
`;

const vehicle = { brand: '', model: '', engine: '', from: 1980, to: null, platform: '', class: 'car' } as const;

const familyOf = (row: string): DemoFamily => {
  const [id, family = '', category = '', measures = '', system = '', price = '', codes = '', texts = ''] = row
    .split('|')
    .map((part) => part.trim());
  const kind = partKinds.find((one) => one.id === id);
  if (!kind || !family) throw new Error(`Not a universal part: ${row}`);
  const [width, height] = measures ? measures.split('x').map(Number) : [];
  const fitments = texts.split(';').map((text) => {
    const [, brand, rest] = /^(Volkswagen|Toyota): (.*)$/.exec(text.trim()) ?? [];
    const application = rest ? `${rest.charAt(0).toUpperCase()}${rest.slice(1)}` : text.trim();
    return { application, ...(brand && { brand }), qualifier: '', source: 'Mostrador' };
  });
  return {
    family,
    kind,
    category,
    vehicle,
    height: height ?? null,
    width: width ?? null,
    system,
    price: Number(price),
    variant: (fitments[0]?.application ?? '').toLowerCase().replace('r134a', 'R134a'),
    relations: [],
    fitments,
    description: `${kind.says.slice(0, 2).join(' ')} Medí antes de comprar.`,
    originalCodes: codes ? codes.split(',') : [],
  };
};

/** Families that fit by their measures, not by a vehicle. */
export const universalFamilies = (): DemoFamily[] => rows.trim().split('\n').map(familyOf);
