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

const adapters = [
  ['5', ['1', '2', '3', '4']],
  ['6', ['1', '2']],
  ['7.5', ['1', '2']],
  ['9', ['1', '2', '3']],
  ['12', ['1', '1.5', '2', '3', '4', '5']],
  ['15', ['2', '3']],
  ['18', ['2']],
  ['19', ['3.42', '4.74']],
  ['24', ['1', '2', '3', '5']],
] as const;
const supplies = [
  ['5', ['5', '10', '20', '40', '60']],
  ['12', ['3', '5', '10', '15', '20', '30']],
  ['24', ['5', '10', '15', '20']],
  ['36', ['10']],
  ['48', ['7', '10']],
] as const;
const c = (text: string) => text.replace('.', ',');

export const power: Line[] = [
  {
    ...base,
    category: '1.110.111',
    picture: 'adapter:18181b:2',
    specs: 'Entrada=100 a 240 V; Ficha=tipo L o C; Garantía=12 meses',
    rows: [
      ...adapters.flatMap(([volts, list]) =>
        list.map(
          (amps) =>
            `FTE-${volts.replace('.', 'P')}V-${amps.replace('.', 'P')}A | Fuente ${c(volts)} V ${c(amps)} A con ficha DC | ${(2.9 + Number(volts) * Number(amps) * 0.16).toFixed(1)} | Voltaje de salida=${c(volts)} V; Corriente=${c(amps)} A; Potencia=${Math.round(Number(volts) * Number(amps))} W; Conector=5,5 x 2,1 mm | | ${Number(volts) * Number(amps) > 40 ? 'brick' : 'adapter'}:18181b:2:${volts}V ${amps}A`,
        ),
      ),
      ...supplies.flatMap(([volts, list]) =>
        list.map(
          (amps) =>
            `FTEM-${volts}V-${amps}A | Fuente metálica ${volts} V ${amps} A | ${(6.9 + Number(volts) * Number(amps) * 0.085).toFixed(1)} | Voltaje de salida=${volts} V; Corriente=${amps} A; Potencia=${Number(volts) * Number(amps)} W; Conexión=bornera; Ajuste=±10 % | | psu:cbd5e1:${Math.min(5, 1 + Math.floor((Number(volts) * Number(amps)) / 90))}:${volts}V`,
        ),
      ),
      'FTE-USBC-5V3A | Fuente USB-C 5 V 3 A para computadora de placa | 9.9 | Voltaje de salida=5,1 V; Corriente=3 A; Conector=USB-C; Cable=1,5 m | Sin avisos de baja tensión. | adapter:f8fafc:2:5V 3A',
      'FTE-USBC-27W | Fuente USB-C 27 W para Pi 5 | 15.9 | Voltaje de salida=5,1 V; Corriente=5 A; Conector=USB-C; Cable=1,2 m | La que pide la Pi 5. | adapter:f8fafc:2:27W',
      'FTE-DIN-12-2 | Fuente para riel DIN 12 V 2 A | 17.9 | Voltaje de salida=12 V; Corriente=2 A; Montaje=riel DIN | Al tablero directo. | psu:f8fafc:1:DIN 12V',
      'FTE-DIN-24-5 | Fuente para riel DIN 24 V 5 A | 34.9 | Voltaje de salida=24 V; Corriente=5 A; Montaje=riel DIN | Para automatismos. | psu:f8fafc:2:DIN 24V',
      'FTE-PLACA-5V | Módulo fuente 220 V a 5 V 700 mA | 2.9 | Voltaje de salida=5 V; Corriente=700 mA; Montaje=placa | Chiquita y aislada. | currentmod:166534:1',
      'FTE-HLK-5 | Fuente encapsulada HLK 5 V 3 W | 3.9 | Voltaje de salida=5 V; Corriente=600 mA; Montaje=placa | Encapsulada y segura. | relaycube:18181b:1:5V 3W',
      'FTE-HLK-12 | Fuente encapsulada HLK 12 V 3 W | 3.9 | Voltaje de salida=12 V; Corriente=250 mA; Montaje=placa | Encapsulada y segura. | relaycube:18181b:1:12V 3W',
      'TRAFO-12-1 | Transformador 220 V a 12 + 12 V 1 A | 9.9 | Voltaje de salida=12 + 12 V; Corriente=1 A; Potencia=24 VA | Hierro y cobre, para fuentes lineales. | transformer:94a3b8:2',
      'TRAFO-12-3 | Transformador 220 V a 12 + 12 V 3 A | 19.9 | Voltaje de salida=12 + 12 V; Corriente=3 A; Potencia=72 VA | Hierro y cobre, para fuentes lineales. | transformer:94a3b8:4',
      'TRAFO-24-2 | Transformador 220 V a 24 V 2 A | 16.9 | Voltaje de salida=24 V; Corriente=2 A; Potencia=48 VA | Para portones y riego. | transformer:94a3b8:3',
      'INV-150 | Inversor 12 V a 220 V 150 W | 19.9 | Entrada=12 V; Salida=220 V 150 W; Onda=modificada | Cargá la notebook en la ruta. | inverter:2563eb:1',
      'INV-600 | Inversor 12 V a 220 V 600 W onda pura | 89 | Entrada=12 V; Salida=220 V 600 W; Onda=pura | Para motores y equipos delicados. | inverter:f97316:3',
      'INV-1500 | Inversor 12 V a 220 V 1500 W onda pura | 169 | Entrada=12 V; Salida=220 V 1500 W; Onda=pura | Heladera y herramientas. | inverter:18181b:5',
    ].join('\n'),
  },
  {
    ...base,
    category: '1.110.113',
    picture: 'charger:18181b:2',
    specs: 'Garantía=6 meses; Entrada=220 V',
    rows: `
CARG-18650-1 | Cargador 18650 de una celda USB | 3.9 | Celdas=1; Corriente=1 A; Entrada=USB | Simple, con luz de estado. | charger:18181b:1
CARG-18650-2 | Cargador 18650 de dos celdas | 7.9 | Celdas=2; Corriente=2 x 1 A | Corta solo al llenar. | charger:18181b:2
CARG-18650-4 | Cargador inteligente de 4 celdas con pantalla | 19.9 | Celdas=4; Baterías=litio y NiMH; Pantalla=LCD | Mide capacidad y resistencia interna. | charger:18181b:4
CARG-AA-4 | Cargador AA y AAA para 4 pilas | 12.9 | Celdas=4; Baterías=NiMH | Canales independientes. | charger:f8fafc:4
CARG-B3 | Cargador LiPo 2S y 3S B3 | 8.9 | Celdas=2 y 3; Corriente=0,8 A | Enchufás y listo. | charger:2563eb:2
CARG-B6 | Cargador balanceador LiPo 1 a 6S 80 W | 34.9 | Celdas=1 a 6; Corriente=6 A; Baterías=LiPo, NiMH, Pb | El que trae de todo. | charger:18181b:5
CARG-B6-AC | Cargador balanceador dual 200 W con fuente | 84 | Celdas=1 a 6; Canales=2; Potencia=200 W | Dos baterías a la vez. | charger:18181b:5
CARG-LIPO-BOL | Bolsa ignífuga para LiPo | 6.9 | Medidas=23 x 30 cm; Material=fibra | Cargá tranquilo. | bag:94a3b8:2
CARG-ALARMA | Probador de celdas con alarma 1 a 8S | 2.4 | Celdas=1 a 8; Alarma=110 dB | Avisa antes de dañarla. | panelmeter:18181b:1
CARG-12V-2 | Cargador para baterías de gel 12 V 2 A | 13.9 | Tensión=12 V; Corriente=2 A; Etapas=3 | Mantenimiento sin sobrecarga. | brick:18181b:2:12V 2A
CARG-12V-10 | Cargador inteligente 12/24 V 10 A | 39.9 | Tensión=12 y 24 V; Corriente=10 A; Pantalla=LCD | Auto, moto y solar. | charger:f97316:5
CARG-LFP-10 | Cargador LiFePO4 14,6 V 10 A | 49.9 | Tensión=14,6 V; Corriente=10 A | A medida de la química. | brick:18181b:3:14.6V 10A
CARG-USB-20 | Cargador USB-C 20 W | 9.9 | Potencia=20 W; Puertos=1 | Carga rápida de teléfono. | adapter:f8fafc:1:20W
CARG-USB-65 | Cargador GaN 65 W, 3 puertos | 27.9 | Potencia=65 W; Puertos=2 USB-C y 1 USB-A | Notebook y teléfono. | adapter:18181b:3:65W
CARG-USB-100 | Cargador GaN 100 W, 4 puertos | 44.9 | Potencia=100 W; Puertos=3 USB-C y 1 USB-A | Uno para todo el escritorio. | adapter:18181b:3:100W
CARG-AUTO | Cargador para auto USB-C 38 W | 9.9 | Potencia=38 W; Puertos=2 | Metálico y al ras. | adapter:64748b:0:38W
CARG-INAL | Base de carga inalámbrica 15 W | 14.9 | Potencia=15 W; Entrada=USB-C | Apoyás y carga. | coaster:18181b:2
PB-10000 | Batería portátil 10.000 mAh 22,5 W | 19.9 | Capacidad=10.000 mAh; Potencia=22,5 W; Puertos=3 | Dos cargas de teléfono. | powerbank:18181b:2:10000
PB-20000 | Batería portátil 20.000 mAh 22,5 W | 29.9 | Capacidad=20.000 mAh; Potencia=22,5 W; Puertos=3 | Para el fin de semana. | powerbank:2563eb:3:20000
PB-20000-65 | Batería portátil 20.000 mAh 65 W | 54.9 | Capacidad=20.000 mAh; Potencia=65 W; Pantalla=LED | También notebook. | powerbank:18181b:3:20000
PB-DIY-4 | Caja para armar batería portátil, 4 x 18650 | 9.9 | Celdas=4 x 18650, no incluidas; Pantalla=LED | Reusá celdas. | powerbank:f8fafc:2:DIY
`,
  },
  {
    ...base,
    category: '1.110.114',
    picture: 'solar:1e3a8a:3',
    ivaRate: 10,
    tips: ['Orientalo al norte, con 35° de inclinación.', 'Un poco de sombra baja mucho la energía.'],
    specs: 'Garantía=12 meses',
    rows: `
SOL-5V-1W | Panel solar 5 V 1 W | 3.4 | Potencia=1 W; Tensión=5 V; Medidas=110 x 60 mm | Sensores que no piden pilas. | solar:1e3a8a:1
SOL-6V-2W | Panel solar 6 V 2 W | 5.4 | Potencia=2 W; Tensión=6 V; Medidas=136 x 110 mm | Carga una celda de litio. | solar:1e3a8a:1
SOL-6V-6W | Panel solar 6 V 6 W | 11.9 | Potencia=6 W; Tensión=6 V; Medidas=260 x 175 mm | Cámaras y bombas. | solar:1e3a8a:2
SOL-12V-10W | Panel solar 12 V 10 W con marco | 24.9 | Potencia=10 W; Tensión=12 V; Marco=aluminio | Boyeros y alarmas. | solar:1e3a8a:3
SOL-12V-30W | Panel solar 12 V 30 W con marco | 44.9 | Potencia=30 W; Tensión=12 V; Marco=aluminio | Iluminación de galpón. | solar:172554:3
SOL-12V-60W | Panel solar 12 V 60 W monocristalino | 69.9 | Potencia=60 W; Tensión=12 V; Tipo=monocristalino | Motorhome chico. | solar:111827:4
SOL-12V-100W | Panel solar 12 V 100 W monocristalino | 99 | Potencia=100 W; Tensión=12 V; Tipo=monocristalino | La base de un sistema. | solar:111827:5
SOL-12V-160W | Panel solar 12 V 160 W monocristalino | 149 | Potencia=160 W; Tensión=12 V; Tipo=monocristalino | Heladera de camping. | solar:111827:5
SOL-FLEX-100 | Panel solar flexible 100 W | 129 | Potencia=100 W; Tensión=12 V; Peso=2 kg | Se curva sobre el techo. | solar:0f172a:4
SOL-PLEG-28 | Panel solar plegable USB 28 W | 54.9 | Potencia=28 W; Puertos=2 USB | En la mochila. | solar:1f2937:2
SOL-REG-10 | Regulador solar PWM 12/24 V 10 A | 11.9 | Corriente=10 A; Tipo=PWM; Pantalla=LCD | Protege la batería. | solarreg:2563eb:2
SOL-REG-30 | Regulador solar PWM 12/24 V 30 A | 16.9 | Corriente=30 A; Tipo=PWM; Pantalla=LCD | Con dos USB. | solarreg:18181b:2
SOL-MPPT-20 | Regulador solar MPPT 20 A | 64.9 | Corriente=20 A; Tipo=MPPT; Pantalla=LCD | 30 % más de cosecha. | solarreg:0f766e:3
SOL-MPPT-40 | Regulador solar MPPT 40 A | 109 | Corriente=40 A; Tipo=MPPT; Pantalla=LCD | Para bancos grandes. | solarreg:1f2937:4
SOL-MC4 | Par de conectores MC4 | 2.4 | Corriente=30 A; Protección=IP67 | Con contactos para crimpar. | aviation:18181b:2
SOL-FAROL-60 | Foco solar 60 W con sensor | 27.9 | Potencia=60 W; Panel=separado; Control=remoto | Luz sin cablear. | floodlight:18181b:3
SOL-KIT-EDU | Kit solar educativo con motor y luz | 14.9 | Panel=1 W; Piezas=8 | Energía que se ve. | solar:1e3a8a:1
`,
  },
];
