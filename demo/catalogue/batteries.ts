import { energy } from './brands.ts';
import type { Line } from './line.ts';

const base = {
  brands: energy,
  uses: [
    'Protegida contra corto y sobrecarga.',
    'Probada con carga antes de salir del local.',
    'Rinde lo que dice la etiqueta, medido.',
    'Para taller, comercio y hogar.',
  ],
  tips: [
    'Elegila con 20 % de margen sobre tu consumo.',
    'Ventilala y durará el doble.',
    'Si dudás de la polaridad, medila.',
  ],
} as const;

const c = (text: string) => text.replace('.', ',');
const lipos = [1, 2, 3, 4, 6].flatMap((cells) =>
  [450, 850, 1300, 2200, 3300, 5000]
    .filter((mah) => !(cells === 6 && mah < 1300) && !(cells === 1 && mah > 1300))
    .map((mah) => [cells, mah] as const),
);
const flat = [
  ['401230', 120],
  ['502030', 250],
  ['503450', 900],
  ['603450', 1000],
  ['803860', 2000],
  ['104050', 2500],
  ['606090', 4000],
  ['1160100', 10000],
] as const;
const gels = [
  ['6', '4.5'],
  ['6', '7'],
  ['6', '12'],
  ['12', '1.3'],
  ['12', '4'],
  ['12', '5'],
  ['12', '7'],
  ['12', '9'],
  ['12', '12'],
  ['12', '18'],
  ['12', '26'],
  ['12', '40'],
  ['12', '65'],
  ['12', '100'],
] as const;
const holders = [
  ['AA', 1],
  ['AA', 2],
  ['AA', 3],
  ['AA', 4],
  ['AA', 6],
  ['AA', 8],
  ['AAA', 2],
  ['AAA', 3],
  ['AAA', 4],
  ['18650', 1],
  ['18650', 2],
  ['18650', 3],
  ['18650', 4],
] as const;

export const batteries: Line[] = [
  {
    ...base,
    category: '1.110.112',
    picture: 'lipo:2563eb:2',
    tips: [
      'No la dejes cargar sin mirar.',
      'Guardala a media carga.',
      'Si se hincha, no la uses: traela y la reciclamos.',
    ],
    specs: 'Garantía=3 meses',
    rows: [
      ...lipos.map(
        ([cells, mah]) =>
          `LIPO-${cells}S-${mah} | Batería LiPo ${cells}S ${c(String(Math.round(cells * 37) / 10))} V ${mah} mAh | ${(2.9 + cells * (2.2 + mah / 420)).toFixed(1)} | Tensión=${c(String(Math.round(cells * 37) / 10))} V; Capacidad=${mah} mAh; Descarga=${mah < 1000 ? 75 : 45}C; Conector=${cells > 2 ? 'XT60' : cells === 1 ? 'JST' : 'XT30'} | | lipo:${['', '7c3aed', '2563eb', 'f97316', '18181b', '', 'dc2626'][cells]}:${cells}:${cells}S ${mah}`,
      ),
      ...flat.map(
        ([size, mah]) =>
          `LIPO-${size} | Batería LiPo plana 3,7 V ${mah} mAh (${size}) | ${(2.4 + mah / 620).toFixed(1)} | Tensión=3,7 V; Capacidad=${mah} mAh; Protección=incluida; Conector=JST | Para proyectos que se llevan. | lipo:94a3b8:1:${mah}MAH`,
      ),
      ...[
        ['2600', 4.9],
        ['3000', 6.4],
        ['3500', 7.9],
      ].flatMap(([mah, price]) => [
        `BAT-18650-${mah} | Batería 18650 ${mah} mAh sin protección | ${price} | Tensión=3,7 V; Capacidad=${mah} mAh; Descarga=${mah === '3500' ? 10 : 15} A | Capacidad real, medida. | cell:${mah === '2600' ? '38bdf8' : mah === '3000' ? '16a34a' : 'f472b6'}:1:${mah}`,
        `BAT-18650-${mah}-P | Batería 18650 ${mah} mAh con protección | ${Number(price) + 1.5} | Tensión=3,7 V; Capacidad=${mah} mAh; Protección=incluida | Para linternas y portapilas. | cell:${mah === '2600' ? '38bdf8' : mah === '3000' ? '16a34a' : 'f472b6'}:1:${mah}`,
      ]),
      'BAT-21700-5000 | Batería 21700 5000 mAh | 9.9 | Tensión=3,7 V; Capacidad=5000 mAh; Descarga=15 A | Más energía en un poco más de lugar. | cell:2563eb:2:5000',
      'BAT-26650-5500 | Batería 26650 5500 mAh | 10.9 | Tensión=3,7 V; Capacidad=5500 mAh | Para linternas grandes. | cell:16a34a:3:5500',
      'BAT-LFP-32700 | Batería LiFePO4 32700 6000 mAh | 8.9 | Tensión=3,2 V; Capacidad=6000 mAh; Ciclos=2000 | Solar y bancos caseros. | cell:0ea5e9:3:6000',
      ...gels.map(
        ([volts, ah]) =>
          `GEL-${volts}V-${ah.replace('.', 'P')} | Batería de gel ${volts} V ${c(ah)} Ah | ${(3.9 + (Number(volts) * Number(ah)) / 5.6).toFixed(1)} | Tensión=${volts} V; Capacidad=${c(ah)} Ah; Tipo=AGM sellada | Alarmas, UPS y solar. | sla:1f2937:${Math.min(6, 1 + Math.floor(Math.log2(Number(volts) * Number(ah)) - 4))}:${volts}V ${ah}AH`,
      ),
      ...['50', '100', '200'].map(
        (ah) =>
          `LFP-12-${ah} | Batería LiFePO4 12,8 V ${ah} Ah con BMS | ${Number(ah) * 3.4 + 29} | Tensión=12,8 V; Capacidad=${ah} Ah; Ciclos=4000; BMS=incluido | Reemplaza gel con el triple de vida. | sla:0f766e:${ah === '50' ? 4 : ah === '100' ? 5 : 6}:LFP ${ah}AH`,
      ),
    ].join('\n'),
  },
  {
    ...base,
    category: '1.110.115',
    picture: 'cell:ca8a04:0:AA',
    tips: ['No mezcles pilas nuevas con usadas.', 'Traé las gastadas: las reciclamos.'],
    specs: 'Garantía=vencimiento impreso',
    rows: [
      ...[
        ['AA', 'AA', 3.4, 4],
        ['AAA', 'AAA', 3.4, 4],
        ['C', 'C', 5.9, 2],
        ['D', 'D', 7.4, 2],
      ].map(
        ([id, name, price, count]) =>
          `PILA-ALC-${id} | Pilas alcalinas ${name} (x${count}) | ${price} | Tipo=alcalina; Tensión=1,5 V; Contenido=${count} unidades | | cell:18181b:${id === 'AAA' ? 0 : id === 'AA' ? 1 : 3}:${name}`,
      ),
      'PILA-ALC-9V | Pila alcalina 9 V | 3.4 | Tipo=alcalina; Tensión=9 V; Contenido=1 unidad | Detectores y téster. | battery9v:18181b:1:9V',
      'PILA-AA-24 | Pilas alcalinas AA, caja x24 | 16.9 | Tipo=alcalina; Tensión=1,5 V; Contenido=24 unidades | Para el aula. | cell:18181b:1:AA',
      'PILA-NIMH-AA-4 | Pilas recargables AA 2500 mAh (x4) | 12.9 | Tipo=NiMH; Capacidad=2500 mAh; Contenido=4 unidades | Mil recargas. | cell:16a34a:1:2500',
      'PILA-NIMH-AAA-4 | Pilas recargables AAA 900 mAh (x4) | 9.9 | Tipo=NiMH; Capacidad=900 mAh; Contenido=4 unidades | Mil recargas. | cell:16a34a:0:900',
      'PILA-NIMH-9V | Pila recargable 9 V 600 mAh litio USB | 9.9 | Tipo=litio; Capacidad=600 mAh; Carga=USB | Se carga sin cargador. | battery9v:16a34a:1:9V USB',
      ...['CR2032', 'CR2025', 'CR2016', 'CR1220', 'LR44', 'LR41'].map(
        (name) =>
          `PILA-${name}-5 | Pila botón ${name} (x5) | ${name.startsWith('CR') ? 2.4 : 1.6} | Modelo=${name}; Tensión=${name.startsWith('CR') ? 3 : '1,5'} V; Contenido=5 unidades | | coincell:cbd5e1:${name === 'CR2032' ? 2 : 1}:${name}`,
      ),
      'PILA-23A | Pila 23A 12 V (x2) | 1.9 | Tensión=12 V; Contenido=2 unidades | Controles de portón. | cell:dc2626:0:23A',
      ...holders.map(
        ([size, count]) =>
          `PORTA-${size}-${count} | Portapilas ${count} x ${size} con ${size === '18650' ? 'terminales' : 'cables'} | ${(0.5 + count * (size === '18650' ? 0.5 : 0.25)).toFixed(2)} | Pilas=${count} x ${size}; Conexión=${size === '18650' ? 'terminales' : 'cable 15 cm'} | | holder:18181b:${count}`,
      ),
      'PORTA-AA-4-LL | Portapilas 4 x AA con llave y tapa | 1.9 | Pilas=4 x AA; Conexión=cable; Llave=sí | Prende y apaga el robot. | holder:18181b:5',
      'PORTA-9V | Conector para pila 9 V (x5) | 1.2 | Conexión=cable 15 cm; Contenido=5 unidades | Con funda rígida. | holder:18181b:1',
      'PORTA-CR2032 | Portapila CR2032 para placa (x5) | 1.2 | Montaje=placa; Contenido=5 unidades | Para relojes. | coincell:18181b:2',
      'NIQUEL-5M | Cinta de níquel 0,15 x 8 mm, 5 m | 6.9 | Medidas=0,15 x 8 mm; Largo=5 m | Para armar paquetes. | tape:cbd5e1:1',
      'PUNTO-SOLD | Soldadora de punto portátil para celdas | 44.9 | Salida=regulable; Batería=incluida | Arma paquetes en casa. | powerbank:18181b:2:SPOT',
    ].join('\n'),
  },
];
