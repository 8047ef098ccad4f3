import { parts } from './brands.ts';
import type { Line } from './line.ts';

const comma = (value: number) => String(value).replace('.', ',');
const e12 = [1, 1.2, 1.5, 1.8, 2.2, 2.7, 3.3, 3.9, 4.7, 5.6, 6.8, 8.2];

const ohms = (value: number) =>
  value >= 1e6 ? `${comma(value / 1e6)} MΩ` : value >= 1000 ? `${comma(value / 1000)} kΩ` : `${comma(value)} Ω`;
/** 4700 → 4K7, as people write it on a list. */
const short = (value: number) => {
  const [unit, size] = value >= 1e6 ? ['M', 1e6] : value >= 1000 ? ['K', 1000] : ['R', 1];
  const text = String(Math.round((value / Number(size)) * 100) / 100);
  return text.includes('.') ? text.replace('.', String(unit)) : `${text}${unit}`;
};
const round = (value: number) => Number(value.toPrecision(3));

const quarter = [10, 100, 1000, 10_000, 100_000]
  .flatMap((decade) => e12.map((step) => round(step * decade)))
  .concat([1, 2.2, 4.7, 1e6, 2.2e6, 4.7e6, 1e7]);
const watt = [0.1, 0.22, 0.47, 1, 2.2, 4.7, 10, 22, 47, 100, 220, 330, 470, 1000, 2200, 4700, 10_000];
const power = [1, 2.2, 4.7, 6.8, 8.2, 10, 22, 47, 100, 220];

const electrolytics = [
  ...[16, 25, 50].flatMap((volts) => [10, 22, 47, 100, 220, 470, 1000].map((uf) => [uf, volts] as const)),
  ...([
    [1, 50],
    [2.2, 50],
    [4.7, 50],
    [2200, 16],
    [2200, 25],
    [2200, 50],
    [3300, 25],
    [4700, 25],
    [4700, 50],
  ] as const),
  ...([
    [10_000, 25],
    [1, 400],
    [4.7, 400],
    [10, 400],
    [47, 400],
    [100, 400],
    [220, 400],
  ] as const),
];
const ceramics = [
  '10pF',
  '15pF',
  '22pF',
  '33pF',
  '47pF',
  '100pF',
  '220pF',
  '470pF',
  '1nF',
  '2.2nF',
  '4.7nF',
  '10nF',
  '22nF',
  '47nF',
  '100nF',
  '220nF',
  '470nF',
  '1uF',
];
const films = [
  '1nF',
  '2.2nF',
  '4.7nF',
  '10nF',
  '22nF',
  '33nF',
  '47nF',
  '100nF',
  '220nF',
  '330nF',
  '470nF',
  '1uF',
  '2.2uF',
];
const farads = (text: string) => text.replace('uF', ' µF').replace('nF', ' nF').replace('pF', ' pF').replace('.', ',');
const potentiometers = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 500_000, 1e6];
const trimmers = [100, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000, 1e6];

const uses = [
  'Bolsa rotulada con el valor, para que el cajón quede ordenado.',
  'De los valores que siempre faltan un sábado de tarde.',
  'Para prototipos, reparación y series chicas.',
  'Patas largas y limpias, que entran bien en protoboard.',
];
const tips = ['Ante la duda, medilo: el téster no miente.', 'Llevá dos o tres valores vecinos y te ahorrás un viaje.'];
const base = { brands: parts, uses, tips, specs: 'Montaje=agujero pasante' } as const;

export const passives: Line[] = [
  {
    ...base,
    category: '1.9.90',
    picture: 'resistors::2',
    rows: [
      ...quarter.map(
        (value) =>
          `R025-${short(value)}-X50 | Resistencia ${ohms(value)} 1/4 W (bolsa x50) | 0.9 | Resistencia=${ohms(value)}; Potencia=0,25 W; Tolerancia=5 %; Contenido=50 unidades | | resistors:d6b98c:2:${short(value)}`,
      ),
      ...watt.map(
        (value) =>
          `R1W-${short(value)}-X10 | Resistencia ${ohms(value)} 1 W (bolsa x10) | 1.1 | Resistencia=${ohms(value)}; Potencia=1 W; Tolerancia=5 %; Contenido=10 unidades | | resistors:94a3b8:3:${short(value)}`,
      ),
      ...power.map(
        (value) =>
          `R10W-${short(value)} | Resistencia cerámica ${ohms(value)} 10 W | 0.9 | Resistencia=${ohms(value)}; Potencia=10 W; Tolerancia=5 %; Cuerpo=cerámica | | cementresistor:f1f5f9:3:${short(value)}`,
      ),
      'RARR-10K | Red de resistencias 10 kΩ SIP9 | 0.5 | Resistencia=8 x 10 kΩ; Formato=SIP9 | Ocho resistencias con un común. | header:111827:2',
      'R025-KIT-600 | Kit de 600 resistencias 1/4 W, 30 valores | 9.9 | Valores=30; Contenido=600 unidades; Tolerancia=1 % | Tiras rotuladas de 10 Ω a 1 MΩ. | assortment:38bdf8:3',
      'R025-KIT-1280 | Kit de 1280 resistencias 1/4 W, 64 valores | 16.9 | Valores=64; Contenido=1280 unidades; Tolerancia=1 % | El surtido para no comprar más resistencias. | assortment:38bdf8:4',
      'R0805-KIT | Kit de 3700 resistencias SMD 0805 | 14.9 | Valores=37; Contenido=3700 unidades; Montaje=superficial | En carpeta con hojas. | assortment:111827:3',
    ].join('\n'),
  },
  {
    ...base,
    category: '1.9.91',
    picture: 'electrolytic:1e3a8a:2',
    rows: [
      ...electrolytics.map(([uf, volts]) => {
        const price = Math.max(0.15, Math.round((0.1 + (uf * volts) / 40_000) * 20) / 20);
        const count = price < 0.5 ? 10 : 1;
        return `CE-${comma(uf).replace(',', 'U')}-${volts}V | Capacitor electrolítico ${comma(uf)} µF ${volts} V${count > 1 ? ' (x10)' : ''} | ${(price * (count > 1 ? 7 : 1)).toFixed(2)} | Capacidad=${comma(uf)} µF; Tensión=${volts} V; Temperatura=105 °C; Contenido=${count} ${count > 1 ? 'unidades' : 'unidad'} | | electrolytic:${volts > 100 ? '111827' : volts > 30 ? '0f766e' : '1e3a8a'}:${Math.min(5, 1 + Math.floor(Math.log10(Math.max(1, uf * volts)) - 1))}:${uf}UF ${volts}V`;
      }),
      ...ceramics.map(
        (value) =>
          `CC-${value.toUpperCase().replace('.', 'P')}-X20 | Capacitor cerámico ${farads(value)} 50 V (x20) | 1.1 | Capacidad=${farads(value)}; Tensión=50 V; Contenido=20 unidades; Tipo=disco | | ceramic:c2760c:1`,
      ),
      ...films.map(
        (value) =>
          `CP-${value.toUpperCase().replace('.', 'P')}-X5 | Capacitor de poliéster ${farads(value)} 100 V (x5) | 1.4 | Capacidad=${farads(value)}; Tensión=100 V; Contenido=5 unidades; Tipo=poliéster | | filmcap:15803d:1`,
      ),
      'CE-KIT-120 | Kit de 120 capacitores electrolíticos | 8.9 | Valores=12; Contenido=120 unidades | De 1 a 470 µF en caja. | assortment:1e3a8a:3',
      'CE-KIT-500 | Kit de 500 capacitores electrolíticos, 24 valores | 18.9 | Valores=24; Contenido=500 unidades | Surtido grande, en organizador. | assortment:1e3a8a:4',
      'CC-KIT-300 | Kit de 300 capacitores cerámicos, 30 valores | 6.9 | Valores=30; Contenido=300 unidades | De 2 pF a 100 nF. | assortment:c2760c:3',
      'CSUP-5F5 | Supercapacitor 5,5 V 1,5 F | 4.9 | Capacidad=1,5 F; Tensión=5,5 V | Mantiene un reloj durante días. | electrolytic:1f2937:4:1.5F',
      'CSUP-27-10 | Supercapacitor 2,7 V 10 F | 5.9 | Capacidad=10 F; Tensión=2,7 V | Descarga fuerte, para arranques. | electrolytic:1d4ed8:5:10F 2.7V',
      'CX2-100 | Capacitor X2 100 nF 275 V | 0.9 | Capacidad=100 nF; Tensión=275 V CA | Filtro de línea. | filmcap:facc15:3',
      'CX2-470 | Capacitor X2 470 nF 275 V | 1.4 | Capacidad=470 nF; Tensión=275 V CA | Para fuentes capacitivas y filtros. | filmcap:facc15:4',
    ].join('\n'),
  },
  {
    ...base,
    category: '1.9.99',
    picture: 'potentiometer:94a3b8:2',
    rows: [
      ...potentiometers.map(
        (value) =>
          `POT-B${short(value)} | Potenciómetro lineal ${ohms(value)} | 0.9 | Resistencia=${ohms(value)}; Curva=lineal; Eje=6 mm | | potentiometer:94a3b8:2`,
      ),
      ...[10_000, 50_000, 100_000].map(
        (value) =>
          `POT-A${short(value)}-ST | Potenciómetro doble logarítmico ${ohms(value)} | 1.9 | Resistencia=2 x ${ohms(value)}; Curva=logarítmica; Eje=6 mm | Para volumen estéreo. | potentiometer:94a3b8:3`,
      ),
      ...trimmers.map(
        (value) =>
          `TRIM-${short(value)} | Preset multivuelta ${ohms(value)} 3296 | 0.6 | Resistencia=${ohms(value)}; Vueltas=25 | | trimmer:2563eb:1`,
      ),
      'POT-DESL-10K | Potenciómetro deslizante 10 kΩ, 60 mm | 2.4 | Resistencia=10 kΩ; Recorrido=60 mm | Como el de las consolas. | slider:111827:3',
      'POT-KIT-15 | Kit de 15 potenciómetros con perillas | 9.9 | Valores=5; Contenido=15 y 15 perillas | Lo que más se usa, con perilla. | assortment:94a3b8:2',
      ...['Negra', 'Roja', 'Azul', 'Amarilla', 'Verde'].map(
        (colour, at) =>
          `PERI-${colour.slice(0, 3).toUpperCase()} | Perilla ${colour.toLowerCase()} para eje de 6 mm | 0.4 | Color=${colour.toLowerCase()}; Eje=6 mm | | knob:${['111827', 'dc2626', '2563eb', 'facc15', '16a34a'][at]}:1`,
      ),
      'PERI-ALU | Perilla de aluminio 20 mm | 1.9 | Material=aluminio; Eje=6 mm | Para frentes lindos. | knob:cbd5e1:2',
    ].join('\n'),
  },
];
