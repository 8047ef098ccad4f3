import { robots } from './brands.ts';
import type { Line } from './line.ts';

const base = {
  brands: robots,
  uses: [
    'Para robots, maquetas y mecanismos que tienen que moverse con ganas.',
    'Se fija con tornillos comunes y hay soportes a medida.',
    'Lo usan los equipos de sumo y seguidores de línea de varias escuelas técnicas.',
    'Marcha pareja y poco ruido para su tamaño.',
  ],
  tips: [
    'No lo conectes directo a un pin: usá un driver o un transistor.',
    'Elegí la fuente por la corriente de arranque, no por la nominal.',
    'Un capacitor cerámico entre bornes calma el ruido de las escobillas.',
  ],
  specs: 'Garantía=6 meses',
} as const;

const gearSpeeds = [15, 30, 60, 100, 200, 300, 500, 1000];
const gearmotors = gearSpeeds
  .flatMap((speed) =>
    [6, 12].map((volts) => {
      const torque = Math.max(0.2, Math.round(90 / speed) / 4).toLocaleString('es-UY');
      return `GA12-${volts}V-${speed} | Micromotor con reducción N20 ${volts} V ${speed} RPM | ${speed < 60 ? 8.9 : 7.9} | Velocidad=${speed} RPM; Alimentación=${volts} V; Torque=${torque} kg·cm; Eje=3 mm en D | | gearmotor:94a3b8:1`;
    }),
  )
  .join('\n');
const jgb = [10, 30, 66, 107, 176, 333]
  .map(
    (speed) =>
      `JGB37-12V-${speed} | Motor con reducción 37 mm 12 V ${speed} RPM | 16.9 | Velocidad=${speed} RPM; Alimentación=12 V; Diámetro=37 mm; Eje=6 mm en D; Consumo=${speed < 60 ? '0,3' : '0,6'} A | | gearmotor:94a3b8:3`,
  )
  .join('\n');

const steppers = [
  ['28BYJ-48', 'Motor paso a paso 28BYJ-48 5 V', 2.9, 'Pasos=2048 por vuelta; Alimentación=5 V; Torque=0,3 kg·cm', 1],
  ['28BYJ-ULN', 'Motor paso a paso 28BYJ-48 con driver ULN2003', 4.4, 'Pasos=2048 por vuelta; Incluye=driver', 1],
  ['NEMA8-20', 'Motor paso a paso NEMA 8, 20 mm', 17.9, 'Torque=0,2 kg·cm; Corriente=0,2 A; Ángulo=1,8°', 1],
  ['NEMA11-32', 'Motor paso a paso NEMA 11, 32 mm', 19.9, 'Torque=0,6 kg·cm; Corriente=0,67 A; Ángulo=1,8°', 1],
  ['NEMA14-26', 'Motor paso a paso NEMA 14 chato', 16.9, 'Torque=1,4 kg·cm; Corriente=0,8 A; Ángulo=1,8°', 2],
  ['NEMA17-24', 'Motor paso a paso NEMA 17 chato, 24 mm', 12.9, 'Torque=1,6 kg·cm; Corriente=1 A; Ángulo=1,8°', 2],
  ['NEMA17-34', 'Motor paso a paso NEMA 17, 34 mm', 13.9, 'Torque=2,8 kg·cm; Corriente=1,3 A; Ángulo=1,8°', 3],
  ['NEMA17-40', 'Motor paso a paso NEMA 17, 40 mm', 14.9, 'Torque=4,2 kg·cm; Corriente=1,5 A; Ángulo=1,8°', 3],
  ['NEMA17-48', 'Motor paso a paso NEMA 17, 48 mm', 17.9, 'Torque=5,5 kg·cm; Corriente=1,7 A; Ángulo=1,8°', 4],
  ['NEMA17-60', 'Motor paso a paso NEMA 17, 60 mm', 22.9, 'Torque=6,5 kg·cm; Corriente=2 A; Ángulo=1,8°', 5],
  ['NEMA17-09', 'Motor paso a paso NEMA 17 de 0,9°', 19.9, 'Torque=4,4 kg·cm; Corriente=1,5 A; Ángulo=0,9°', 3],
  [
    'NEMA17-PG5',
    'Motor paso a paso NEMA 17 con reductora 5:1',
    39.9,
    'Torque=20 kg·cm; Reducción=5,18:1; Ángulo=0,35°',
    5,
  ],
  [
    'NEMA17-HUS',
    'Motor paso a paso NEMA 17 con husillo T8 300 mm',
    32.9,
    'Husillo=T8 de 300 mm; Corriente=1,5 A; Incluye=tuerca',
    4,
  ],
  ['NEMA23-56', 'Motor paso a paso NEMA 23, 56 mm', 32.9, 'Torque=12,6 kg·cm; Corriente=2,8 A; Ángulo=1,8°', 6],
  ['NEMA23-76', 'Motor paso a paso NEMA 23, 76 mm', 41.9, 'Torque=19 kg·cm; Corriente=3 A; Ángulo=1,8°', 7],
  ['NEMA23-112', 'Motor paso a paso NEMA 23, 112 mm', 58.9, 'Torque=30 kg·cm; Corriente=4,2 A; Ángulo=1,8°', 8],
  [
    'NEMA23-CL',
    'Kit lazo cerrado NEMA 23 con driver',
    119,
    'Torque=22 kg·cm; Encoder=1000 líneas; Incluye=driver y cables',
    7,
  ],
  ['NEMA34-98', 'Motor paso a paso NEMA 34, 98 mm', 92, 'Torque=68 kg·cm; Corriente=5,5 A; Ángulo=1,8°', 9],
] as const;

const servos = [
  ['SG90', 'Servo SG90 9 g, 180°', 3.4, '2563eb', 1, 'Torque=1,6 kg·cm; Ángulo=180°; Engranajes=plástico; Peso=9 g'],
  [
    'SG90-360',
    'Servo SG90 de giro continuo',
    3.9,
    '2563eb',
    1,
    'Torque=1,6 kg·cm; Ángulo=continuo; Engranajes=plástico; Peso=9 g',
  ],
  [
    'MG90S',
    'Servo MG90S con engranajes metálicos',
    5.4,
    '1f2937',
    1,
    'Torque=2,2 kg·cm; Ángulo=180°; Engranajes=metal; Peso=13 g',
  ],
  [
    'MG90S-360',
    'Servo MG90S de giro continuo',
    5.9,
    '1f2937',
    1,
    'Torque=2,2 kg·cm; Ángulo=continuo; Engranajes=metal; Peso=13 g',
  ],
  [
    'MG995',
    'Servo MG995 de metal, 180°',
    8.9,
    '111827',
    3,
    'Torque=10 kg·cm; Ángulo=180°; Engranajes=metal; Peso=55 g',
  ],
  [
    'MG996R',
    'Servo MG996R de metal, 180°',
    9.9,
    '111827',
    3,
    'Torque=11 kg·cm; Ángulo=180°; Engranajes=metal; Peso=55 g',
  ],
  [
    'MG996R-360',
    'Servo MG996R de giro continuo',
    10.4,
    '111827',
    3,
    'Torque=11 kg·cm; Ángulo=continuo; Engranajes=metal; Peso=55 g',
  ],
  ['S3003', 'Servo estándar S3003', 7.9, '1f2937', 3, 'Torque=4 kg·cm; Ángulo=180°; Engranajes=plástico; Peso=37 g'],
  [
    'DS3218',
    'Servo digital 20 kg, estanco',
    18.9,
    'dc2626',
    3,
    'Torque=20 kg·cm; Ángulo=270°; Engranajes=acero; Protección=IP66',
  ],
  [
    'DS3225',
    'Servo digital 25 kg, estanco',
    21.9,
    '1f2937',
    3,
    'Torque=25 kg·cm; Ángulo=180°; Engranajes=acero; Protección=IP66',
  ],
  [
    'DS3235',
    'Servo digital 35 kg',
    27.9,
    '1f2937',
    3,
    'Torque=35 kg·cm; Ángulo=270°; Engranajes=acero; Carcasa=aluminio',
  ],
  ['DS51150', 'Servo digital 150 kg para brazo', 94, '1f2937', 6, 'Torque=150 kg·cm; Ángulo=180°; Alimentación=12 V'],
  [
    'LX-16A',
    'Servo de bus serie 17 kg',
    21.9,
    '111827',
    3,
    'Torque=17 kg·cm; Control=bus serie; Ángulo=240°; Realimentación=posición y temperatura',
  ],
  [
    'STS3215',
    'Servo de bus serie 20 kg, 12 bits',
    27.9,
    '111827',
    3,
    'Torque=20 kg·cm; Control=bus serie; Resolución=4096 pasos',
  ],
  ['KST-0818', 'Microservo 8 g para alas', 13.9, '7c3aed', 1, 'Torque=2 kg·cm; Peso=8 g; Engranajes=metal'],
  ['SERVO-LIN-50', 'Actuador lineal mini 50 mm', 44.9, '94a3b8', 4, 'Recorrido=50 mm; Fuerza=60 N; Alimentación=6 V'],
] as const;

export const motors: Line[] = [
  {
    ...base,
    category: '1.7.70',
    picture: 'gearmotor:facc15:2',
    rows: `
TT-DC-RUEDA | Motor amarillo TT con rueda | 3.6 | Velocidad=200 RPM a 6 V; Reducción=1:48; Rueda=65 mm | El par motor y rueda con que arranca todo robot. | gearmotor:facc15:3
TT-DC | Motor amarillo TT con reducción 1:48 | 2.2 | Velocidad=200 RPM a 6 V; Reducción=1:48; Alimentación=3 a 6 V | Barato y fácil de reponer.
TT-DC-120 | Motor amarillo TT con reducción 1:120 | 2.6 | Velocidad=80 RPM a 6 V; Reducción=1:120; Alimentación=3 a 6 V | Más fuerza, menos velocidad.
TT-METAL | Motor TT con engranajes metálicos | 5.4 | Velocidad=200 RPM a 6 V; Engranajes=metal | No pierde los dientes en el primer choque. | gearmotor:334155:2
TT-ENC | Motor TT con encoder | 7.9 | Velocidad=200 RPM a 6 V; Encoder=óptico | Para robots que van derecho. | gearmotor:facc15:2
DC-130 | Motor de corriente continua 130 | 0.9 | Alimentación=1,5 a 6 V; Velocidad=8000 RPM | El de los autitos. | dcmotor:94a3b8:1
DC-260 | Motor de corriente continua 260 | 1.4 | Alimentación=3 a 6 V; Velocidad=9000 RPM | Redondo y fuerte. | dcmotor:94a3b8:1
DC-370 | Motor de corriente continua 370 | 3.4 | Alimentación=6 a 12 V; Velocidad=5000 RPM | Para bombas y ventiladores. | dcmotor:94a3b8:2
DC-545 | Motor de corriente continua 545 | 6.4 | Alimentación=12 V; Velocidad=6000 RPM | Mini taladros de banco. | dcmotor:64748b:3
DC-775 | Motor de corriente continua 775 | 9.9 | Alimentación=12 a 24 V; Potencia=150 W; Rodamiento=doble | El de husillos caseros. | dcmotor:64748b:4
DC-795 | Motor de corriente continua 795 con ventilación | 13.9 | Alimentación=12 a 24 V; Potencia=240 W | Más torque y mejor enfriado. | dcmotor:64748b:5
DC-VIB | Motor vibrador tipo moneda | 1.2 | Alimentación=3 V; Diámetro=10 mm | Avisos que se sienten. | coinmotor:94a3b8:1
BLDC-2212 | Motor brushless 2212 920 KV | 11.9 | KV=920; Eje=3 mm; Empuje=850 g | Para cuadricópteros de 450 mm. | brushless:111827:2
BLDC-2204 | Motor brushless 2204 2300 KV | 10.9 | KV=2300; Peso=25 g | Drones de carrera. | brushless:dc2626:2
BLDC-5010 | Motor brushless 5010 360 KV | 24.9 | KV=360; Empuje=1,8 kg | Multirrotores de carga. | brushless:1f2937:3
ESC-30A | Variador ESC 30 A con BEC | 8.9 | Corriente=30 A; BEC=5 V 2 A | Un motor brushless sin variador no arranca. | esc:dc2626:2
ESC-40A-4 | Variador 4 en 1 de 40 A | 44.9 | Corriente=4 x 40 A; Protocolo=DShot | Cuatro variadores en una placa. | board:111827:2:4 EN 1
LIN-100 | Actuador lineal 12 V 100 mm 1500 N | 44.9 | Recorrido=100 mm; Fuerza=1500 N; Alimentación=12 V | Abre ventanas, tapas y portones chicos. | actuator:94a3b8:3
LIN-200 | Actuador lineal 12 V 200 mm 1000 N | 49.9 | Recorrido=200 mm; Fuerza=1000 N; Alimentación=12 V | Más recorrido para camas y toldos. | actuator:94a3b8:4
WIPER-12 | Motor con sinfín autobloqueante 12 V 40 RPM | 19.9 | Velocidad=40 RPM; Torque=20 kg·cm; Alimentación=12 V | Se queda donde lo dejás. | gearmotor:64748b:4
${gearmotors}
${jgb}`,
  },
  {
    ...base,
    category: '1.7.71',
    picture: 'stepper:1f2937:3',
    rows: steppers
      .map(([code, name, price, specs, size]) => `${code} | ${name} | ${price} | ${specs} | | stepper:1f2937:${size}`)
      .join('\n'),
  },
  {
    ...base,
    category: '1.7.72',
    picture: 'servo:2563eb:1',
    packs: [4],
    rows:
      servos
        .map(
          ([code, name, price, colour, size, specs]) =>
            `${code} | ${name} | ${price} | ${specs}; Alimentación=4,8 a 6 V | | servo:${colour}:${size}`,
        )
        .join('\n') +
      `
SERVO-BRA-2 | Soporte metálico para servo estándar | 3.4 | Material=aluminio; Piezas=2 | Para brazos y patas. | bracket:94a3b8:1
SERVO-PT | Soporte pan y tilt para SG90 | 4.9 | Material=ABS; Incluye=tornillos | Mueve una cámara en dos ejes. | bracket:111827:2
SERVO-TEST | Probador de servos | 3.9 | Modos=manual, centro, automático | Centra el servo antes de atornillar. | projectbox:1d4ed8:0
SERVO-EXT-30 | Extensión para servo 30 cm | 1.2 | Largo=30 cm | Llega a la otra punta del brazo. | jumpers:dc2626:1`,
  },
];
