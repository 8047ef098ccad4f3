import { parts } from './brands.ts';
import type { Line } from './line.ts';

const base = {
  brands: parts,
  uses: [
    'Lote verificado, con hoja de datos disponible.',
    'Repuesto habitual de taller y materia prima de prototipos.',
    'Se vende suelto o en bolsa cerrada.',
    'Para reparar, aprender o producir.',
  ],
  tips: [
    'Mirá el orden de las patas: cambia según el fabricante.',
    'Si disipa más de un watt, sumale disipador.',
    'Descargate la estática antes de tocarlo.',
  ],
} as const;

type Row = [code: string, what: string, price: number, specs: string];
const transistors: Row[] = [
  ['BC547', 'Transistor NPN', 0.15, 'Corriente=100 mA; Tensión=45 V; Tipo=NPN'],
  ['BC557', 'Transistor PNP', 0.15, 'Corriente=100 mA; Tensión=45 V; Tipo=PNP'],
  ['BC337', 'Transistor NPN', 0.18, 'Corriente=800 mA; Tensión=45 V; Tipo=NPN'],
  ['BC327', 'Transistor PNP', 0.18, 'Corriente=800 mA; Tensión=45 V; Tipo=PNP'],
  ['2N2222', 'Transistor NPN', 0.18, 'Corriente=600 mA; Tensión=40 V; Tipo=NPN'],
  ['2N2907', 'Transistor PNP', 0.2, 'Corriente=600 mA; Tensión=60 V; Tipo=PNP'],
  ['2N3904', 'Transistor NPN', 0.15, 'Corriente=200 mA; Tensión=40 V; Tipo=NPN'],
  ['2N3906', 'Transistor PNP', 0.15, 'Corriente=200 mA; Tensión=40 V; Tipo=PNP'],
  ['S8050', 'Transistor NPN', 0.15, 'Corriente=500 mA; Tensión=25 V; Tipo=NPN'],
  ['S8550', 'Transistor PNP', 0.15, 'Corriente=500 mA; Tensión=25 V; Tipo=PNP'],
  ['A1015', 'Transistor PNP', 0.15, 'Corriente=150 mA; Tensión=50 V; Tipo=PNP'],
  ['C1815', 'Transistor NPN', 0.15, 'Corriente=150 mA; Tensión=50 V; Tipo=NPN'],
  ['2N7000', 'MOSFET N', 0.25, 'Corriente=200 mA; Tensión=60 V; Tipo=canal N'],
  ['BS170', 'MOSFET N', 0.35, 'Corriente=500 mA; Tensión=60 V; Tipo=canal N'],
  ['MPSA42', 'Transistor NPN alta tensión', 0.3, 'Corriente=500 mA; Tensión=300 V; Tipo=NPN'],
  ['TL431', 'Referencia de tensión', 0.3, 'Tensión=2,5 a 36 V; Precisión=1 %'],
  ['78L05', 'Regulador 5 V', 0.35, 'Salida=5 V; Corriente=100 mA'],
  ['78L12', 'Regulador 12 V', 0.35, 'Salida=12 V; Corriente=100 mA'],
  ['BT169', 'Tiristor', 0.4, 'Corriente=0,8 A; Tensión=400 V'],
];
const power: Row[] = [
  ['TIP31C', 'Transistor NPN', 0.6, 'Corriente=3 A; Tensión=100 V; Tipo=NPN'],
  ['TIP32C', 'Transistor PNP', 0.6, 'Corriente=3 A; Tensión=100 V; Tipo=PNP'],
  ['TIP41C', 'Transistor NPN', 0.7, 'Corriente=6 A; Tensión=100 V; Tipo=NPN'],
  ['TIP42C', 'Transistor PNP', 0.7, 'Corriente=6 A; Tensión=100 V; Tipo=PNP'],
  ['TIP120', 'Transistor Darlington NPN', 0.8, 'Corriente=5 A; Tensión=60 V; Tipo=Darlington'],
  ['TIP122', 'Transistor Darlington NPN', 0.8, 'Corriente=5 A; Tensión=100 V; Tipo=Darlington'],
  ['TIP127', 'Transistor Darlington PNP', 0.8, 'Corriente=5 A; Tensión=100 V; Tipo=Darlington'],
  ['IRFZ44N', 'MOSFET N', 1.1, 'Corriente=49 A; Tensión=55 V; Tipo=canal N'],
  ['IRLZ44N', 'MOSFET N nivel lógico', 1.4, 'Corriente=47 A; Tensión=55 V; Tipo=canal N'],
  ['IRF540N', 'MOSFET N', 1.2, 'Corriente=33 A; Tensión=100 V; Tipo=canal N'],
  ['IRF640', 'MOSFET N', 1.3, 'Corriente=18 A; Tensión=200 V; Tipo=canal N'],
  ['IRF840', 'MOSFET N', 1.3, 'Corriente=8 A; Tensión=500 V; Tipo=canal N'],
  ['IRF9540', 'MOSFET P', 1.5, 'Corriente=23 A; Tensión=100 V; Tipo=canal P'],
  ['IRF3205', 'MOSFET N', 1.6, 'Corriente=110 A; Tensión=55 V; Tipo=canal N'],
  ['IRF4905', 'MOSFET P', 1.9, 'Corriente=74 A; Tensión=55 V; Tipo=canal P'],
  ['LM7805', 'Regulador 5 V', 0.6, 'Salida=5 V; Corriente=1,5 A'],
  ['LM7806', 'Regulador 6 V', 0.6, 'Salida=6 V; Corriente=1,5 A'],
  ['LM7808', 'Regulador 8 V', 0.6, 'Salida=8 V; Corriente=1,5 A'],
  ['LM7809', 'Regulador 9 V', 0.6, 'Salida=9 V; Corriente=1,5 A'],
  ['LM7812', 'Regulador 12 V', 0.6, 'Salida=12 V; Corriente=1,5 A'],
  ['LM7815', 'Regulador 15 V', 0.6, 'Salida=15 V; Corriente=1,5 A'],
  ['LM7824', 'Regulador 24 V', 0.7, 'Salida=24 V; Corriente=1,5 A'],
  ['LM7905', 'Regulador -5 V', 0.7, 'Salida=-5 V; Corriente=1,5 A'],
  ['LM7912', 'Regulador -12 V', 0.7, 'Salida=-12 V; Corriente=1,5 A'],
  ['LM317T', 'Regulador ajustable', 0.7, 'Salida=1,2 a 37 V; Corriente=1,5 A'],
  ['LM337T', 'Regulador ajustable negativo', 0.9, 'Salida=-1,2 a -37 V; Corriente=1,5 A'],
  ['LM1117-33', 'Regulador 3,3 V', 0.7, 'Salida=3,3 V; Corriente=800 mA'],
  ['BT136', 'Triac', 0.9, 'Corriente=4 A; Tensión=600 V'],
  ['BTA16', 'Triac', 1.4, 'Corriente=16 A; Tensión=600 V'],
  ['BTA41', 'Triac', 3.4, 'Corriente=41 A; Tensión=600 V'],
  ['TYN612', 'Tiristor', 1.2, 'Corriente=12 A; Tensión=600 V'],
  ['MBR20100', 'Diodo Schottky doble', 1.2, 'Corriente=20 A; Tensión=100 V'],
];
const diodes: Row[] = [
  ['1N4001', 'Diodo rectificador', 0.7, 'Corriente=1 A; Tensión=50 V'],
  ['1N4007', 'Diodo rectificador', 0.8, 'Corriente=1 A; Tensión=1000 V'],
  ['1N5399', 'Diodo rectificador', 1.1, 'Corriente=1,5 A; Tensión=1000 V'],
  ['1N5408', 'Diodo rectificador', 1.6, 'Corriente=3 A; Tensión=1000 V'],
  ['6A10', 'Diodo rectificador', 3.4, 'Corriente=6 A; Tensión=1000 V'],
  ['1N4148', 'Diodo rápido', 0.7, 'Corriente=200 mA; Tensión=100 V'],
  ['FR107', 'Diodo de recuperación rápida', 0.9, 'Corriente=1 A; Tensión=1000 V'],
  ['UF4007', 'Diodo ultrarrápido', 1.4, 'Corriente=1 A; Tensión=1000 V'],
  ['1N5817', 'Diodo Schottky', 1.1, 'Corriente=1 A; Tensión=20 V'],
  ['1N5819', 'Diodo Schottky', 1.2, 'Corriente=1 A; Tensión=40 V'],
  ['1N5822', 'Diodo Schottky', 1.9, 'Corriente=3 A; Tensión=40 V'],
  ['SB560', 'Diodo Schottky', 2.2, 'Corriente=5 A; Tensión=60 V'],
  ...['3V3', '3V9', '4V7', '5V1', '6V2', '7V5', '9V1', '12V', '15V', '18V', '24V'].map(
    (volts): Row => [
      `ZEN-${volts}`,
      `Diodo Zener ${volts.replace('V', ',').replace(/,$/, '')} V`,
      0.9,
      `Tensión=${volts.replace('V', ',').replace(/,$/, '')} V; Potencia=0,5 W`,
    ],
  ),
];
const crystals = ['32.768K', '4M', '8M', '11.0592M', '12M', '16M', '20M', '25M', '27M'];
const fuses = ['0.5', '1', '2', '3', '5', '8', '10', '15'];
const blades = ['5', '7.5', '10', '15', '20', '25', '30'];

export const semiconductors: Line[] = [
  {
    ...base,
    category: '1.9.92',
    picture: 'to92:111827:1',
    specs: 'Encapsulado=TO-92; Montaje=agujero pasante',
    packs: [10],
    rows: transistors
      .map(([code, what, price, specs]) => `${code} | ${what} ${code} | ${price} | ${specs} | | to92:111827:1:${code}`)
      .join('\n'),
  },
  {
    ...base,
    category: '1.9.92',
    picture: 'to220:111827:2',
    specs: 'Encapsulado=TO-220; Montaje=agujero pasante',
    packs: [5],
    rows: power
      .map(([code, what, price, specs]) => `${code} | ${what} ${code} | ${price} | ${specs} | | to220:111827:2:${code}`)
      .join('\n'),
  },
  {
    ...base,
    category: '1.9.92',
    picture: 'diode:111827:1',
    specs: 'Contenido=10 unidades; Montaje=agujero pasante',
    rows:
      diodes
        .map(
          ([code, what, price, specs]) =>
            `${code}-X10 | ${what.startsWith('Diodo Zener') ? what : `${what} ${code}`} (x10) | ${price} | ${specs} | | diode:${code.startsWith('ZEN') || code === '1N4148' ? 'c2410c' : '111827'}:${/5408|6A10|5822|560/.test(code) ? 3 : 1}`,
        )
        .join('\n') +
      `
KBPC3510 | Puente rectificador KBPC3510 35 A | 2.9 | Corriente=35 A; Tensión=1000 V | Metálico, con terminales faston. | ssr:334155:1
KBL406 | Puente rectificador KBL406 4 A | 0.9 | Corriente=4 A; Tensión=600 V | En línea, para fuentes medianas. | header:111827:1
W10M | Puente rectificador W10M 1,5 A | 0.5 | Corriente=1,5 A; Tensión=1000 V | Redondo y chico. | buzzer:111827:0
DIODO-KIT-100 | Kit de 100 diodos surtidos | 4.9 | Contenido=100 unidades; Valores=8 | Rectificadores, rápidos y Schottky. | assortment:111827:2
TRANS-KIT-200 | Kit de 200 transistores surtidos | 8.9 | Contenido=200 unidades; Valores=10 | Los diez que más se usan. | assortment:111827:3
ZEN-KIT-140 | Kit de 140 diodos Zener | 5.9 | Contenido=140 unidades; Valores=14 | De 2 a 39 V. | assortment:c2410c:3
DISIP-TO220 | Disipador para TO-220 con tornillo | 0.6 | Material=aluminio; Medidas=20 x 15 x 10 mm | Baja la temperatura por unas monedas. | heatsink:94a3b8:1
DISIP-TO220-G | Disipador grande para TO-220 | 1.6 | Material=aluminio; Medidas=25 x 34 x 12 mm | Para reguladores exigidos. | heatsink:334155:2
DISIP-100 | Disipador de aluminio 100 x 60 mm | 6.9 | Material=aluminio; Medidas=100 x 60 x 18 mm | Amplificadores y LED de potencia. | heatsink:94a3b8:4`,
  },
  {
    ...base,
    category: '1.9.92',
    picture: 'crystal:94a3b8:1',
    specs: 'Montaje=agujero pasante',
    tips: [],
    rows: [
      ...crystals.map(
        (f) =>
          `XTAL-${f.replace('.', 'P')} | Cristal ${f.replace('.', ',').replace('M', ' MHz').replace('K', ' kHz')} HC-49 | 0.5 | Frecuencia=${f.replace('.', ',').replace('M', ' MHz').replace('K', ' kHz')}; Carga=20 pF; Formato=HC-49 | | crystal:cbd5e1:1:${f}`,
      ),
      ...fuses.map(
        (amps) =>
          `FUS-520-${amps.replace('.', 'P')} | Fusible de vidrio 5 x 20 mm ${amps.replace('.', ',')} A (x10) | 1.2 | Corriente=${amps.replace('.', ',')} A; Medidas=5 x 20 mm; Contenido=10 unidades | | fuse:cbd5e1:1`,
      ),
      ...blades.map(
        (amps, at) =>
          `FUS-UNA-${amps.replace('.', 'P')} | Fusible de uña ${amps.replace('.', ',')} A (x10) | 1.4 | Corriente=${amps.replace('.', ',')} A; Tensión=32 V; Contenido=10 unidades | | bladefuse:${['d97706', '92400e', 'dc2626', '2563eb', 'facc15', 'f8fafc', '16a34a'][at]}:1:${amps}`,
      ),
      'FUS-PORTA-P | Portafusible de panel 5 x 20 mm | 0.8 | Montaje=panel; Medidas=5 x 20 mm | Tapa a rosca. | fuse:111827:3',
      'PTC-500 | Fusible rearmable 500 mA (x10) | 1.9 | Corriente=500 mA; Contenido=10 unidades | Corta y vuelve solo. | ceramic:facc15:1',
      'VAR-275 | Varistor 275 V 10 mm (x5) | 1.4 | Tensión=275 V CA; Contenido=5 unidades | Come los picos de la red. | ceramic:1d4ed8:1',
    ].join('\n'),
  },
];
