import { resin } from './brands.ts';
import type { Line } from './line.ts';
import { colourCode, colours } from './palettes.ts';

const resinColours = colours(`
Gris 9ca3af, Negro 27272a, Blanco fafafa, Transparente dbeafe, Rojo dc2626, Azul 2563eb, Verde 22c55e,
Piel f1c9a5, Amarillo facc15, Beige e7d3b1`);
const kinds = [
  [
    'STD',
    'Resina estándar',
    29.9,
    10,
    'Longitud de onda=405 nm; Curado=2 a 3 s por capa; Dureza=82D',
    'Detalle fino y color parejo para miniaturas y prototipos.',
  ],
  [
    'ABSL',
    'Resina tipo ABS',
    37.9,
    6,
    'Longitud de onda=405 nm; Elongación=20 %; Dureza=80D',
    'No se quiebra al caer: piezas funcionales.',
  ],
  [
    'LAV',
    'Resina lavable con agua',
    36.9,
    6,
    'Longitud de onda=405 nm; Lavado=agua; Dureza=81D',
    'Se lava con agua, sin alcohol isopropílico.',
  ],
  [
    '8K',
    'Resina 8K alta precisión',
    44.9,
    4,
    'Longitud de onda=405 nm; Contracción=1 %; Dureza=84D',
    'Contracción mínima para joyería y miniaturas.',
  ],
  [
    'VEG',
    'Resina de base vegetal',
    39.9,
    5,
    'Longitud de onda=405 nm; Base=aceite de soja; Olor=bajo',
    'Poco olor, para imprimir en casa.',
  ],
] as const;
const special = `
RES-FLEX-500 | Resina flexible 500 g | 39.9 | Peso=500 g; Dureza=60A; Elongación=150 % | Para juntas y suelas. | bottle:27272a:1:FLEX
RES-DURA-1K | Resina tenaz 1 kg | 64.9 | Peso=1 kg; Impacto=alto; Dureza=78D | Engranajes y clips. | bottle:9ca3af:2:TENAZ
RES-FUND-500 | Resina calcinable para joyería 500 g | 94.9 | Peso=500 g; Cenizas=menos de 0,1 % | Microfusión sin residuos. | bottle:16a34a:1:CAST
RES-DENT-500 | Resina para modelos dentales 500 g | 49.9 | Peso=500 g; Color=durazno | Modelos precisos y mate. | bottle:fdba9b:1:DENTAL
RES-ALTA-500 | Resina alta temperatura 500 g | 59.9 | Peso=500 g; Temperatura=180 °C | Moldes y piezas cerca de motores. | bottle:f97316:1:ALTA T
RES-GLOW-500 | Resina luminiscente 500 g | 42.9 | Peso=500 g; Color=verde | Brilla en la oscuridad. | bottle:bef264:1:GLOW
RES-PIG-12 | Juego de 12 pigmentos para resina | 19.9 | Contenido=12 x 10 mL | Del transparente al color que quieras. | assortment:db2777:3
IPA-1L | Alcohol isopropílico 99,9 % 1 L | 7.9 | Pureza=99,9 %; Contenido=1 L | Lava piezas y plaquetas. | bottle:e0f2fe:2:IPA
IPA-5L | Alcohol isopropílico 99,9 % 5 L | 32.9 | Pureza=99,9 %; Contenido=5 L | Rinde para varios lavados. | jerrycan:e0f2fe:4:IPA
RES-FEP-LIQ | Lubricante para película FEP 100 mL | 9.9 | Contenido=100 mL | La película dura más. | bottle:a5b4fc:0:FEP
RES-GUANTE | Guantes de nitrilo, caja x100 | 12.9 | Talle=M; Contenido=100 unidades | Con resina, siempre. | boxkit:1d4ed8:1:NITRILO
RES-EMBUDO | Embudos con filtro para resina (x20) | 4.9 | Malla=190 µm; Contenido=20 unidades | Devolvé la resina limpia a la botella. | funnel:f8fafc:1
`;

export const resins: Line[] = [
  {
    category: '1.3.35',
    picture: 'bottle:9ca3af:2',
    brands: resin,
    uses: [
      'Compatible con impresoras LCD y DLP de 405 nm.',
      'Botella opaca con dosificador y etiqueta de tiempos por máquina.',
      'Curado parejo y poca contracción.',
      'Agitala bien antes de cargar la cubeta.',
    ],
    tips: ['Usá guantes y ventilá el ambiente.', 'Guardala lejos del sol.', 'Filtrá lo que vuelve a la botella.'],
    specs: 'Uso=impresoras LCD y DLP; Garantía=12 meses cerrada',
    rows:
      kinds
        .flatMap(([id, name, price, count, specs, own]) =>
          resinColours
            .slice(0, count)
            .flatMap(([colour, hex]) => [
              `RES-${id}-${colourCode(colour)}-500 | ${name} ${colour.toLowerCase()} 500 g | ${(price * 0.58).toFixed(1)} | Peso=500 g; Color=${colour.toLowerCase()}; ${specs} | ${own} | bottle:${hex}:1:${id}`,
              `RES-${id}-${colourCode(colour)}-1K | ${name} ${colour.toLowerCase()} 1 kg | ${price} | Peso=1 kg; Color=${colour.toLowerCase()}; ${specs} | ${own} | bottle:${hex}:2:${id}`,
            ]),
        )
        .join('\n') + special,
  },
];
