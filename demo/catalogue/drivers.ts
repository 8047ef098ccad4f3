import { electronics, robots } from './brands.ts';
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

export const drivers: Line[] = [
  {
    ...base,
    brands: electronics,
    category: '1.7.73',
    picture: 'driver:dc2626:2',
    rows: `
L298N | Driver doble puente H L298N | 4.9 | Corriente=2 A por canal; Motores=2 CC o 1 paso a paso; Tensión=5 a 35 V | El driver rojo de todos los robots. | driver:b91c1c:3
L298N-MINI | Driver doble puente H mini | 2.4 | Corriente=1,5 A; Tensión=2 a 10 V | Chico y sin disipador. | driver:1d4ed8:1
L9110S | Driver doble L9110S | 1.9 | Corriente=0,8 A por canal; Tensión=2,5 a 12 V | Para motores chicos. | driver:b91c1c:1
TB6612 | Driver doble TB6612FNG | 4.4 | Corriente=1,2 A por canal; Tensión=4,5 a 13 V | No calienta como el L298N. | driver:b91c1c:1
DRV8833 | Driver doble DRV8833 | 2.4 | Corriente=1,5 A por canal; Tensión=2,7 a 10 V | Anda con dos pilas. | driver:7e22ce:1
DRV8871 | Driver simple DRV8871 | 5.9 | Corriente=3,6 A; Tensión=6,5 a 45 V | Un motor grande, dos pines. | driver:7e22ce:1
BTS7960 | Driver BTS7960 43 A | 12.9 | Corriente=43 A; Tensión=6 a 27 V | Para motores de limpiaparabrisas y sumo pesado. | driver:1d4ed8:5
VNH2SP30 | Driver VNH2SP30 30 A | 9.9 | Corriente=30 A pico; Tensión=5,5 a 16 V | Compacto y con medición de corriente. | driver:166534:3
IRF520-MOD | Módulo MOSFET IRF520 | 1.8 | Corriente=5 A; Tensión=24 V | Bombas y tiras LED por PWM. | driver:b91c1c:2
MOS-15A | Módulo MOSFET 15 A 400 W | 2.2 | Corriente=15 A; Tensión=5 a 36 V | Sin aislación, pero con corriente de sobra. | driver:1d4ed8:2
PWM-DC-10 | Regulador de velocidad PWM 10 A con perilla | 5.9 | Corriente=10 A; Tensión=9 a 60 V | Perilla y listo. | potmodule:166534:3
PWM-DC-20 | Regulador de velocidad PWM 20 A | 9.9 | Corriente=20 A; Tensión=10 a 60 V | Para el 775. | potmodule:166534:4
ULN2003-MOD | Driver ULN2003 para paso a paso | 1.4 | Corriente=0,5 A; Canales=4 | La pareja del 28BYJ-48. | driver:166534:1
A4988 | Driver paso a paso A4988 con disipador | 2.6 | Corriente=2 A; Micropasos=16 | El clásico de las impresoras. | stepstick:b91c1c:1
DRV8825 | Driver paso a paso DRV8825 con disipador | 3.4 | Corriente=2,5 A; Micropasos=32 | Más corriente y micropasos. | stepstick:7e22ce:1
TMC2208 | Driver silencioso TMC2208 | 7.4 | Corriente=1,4 A; Micropasos=256 | La impresora deja de cantar. | stepstick:166534:1
TMC2209 | Driver silencioso TMC2209 | 8.4 | Corriente=2 A; Micropasos=256; Función=homing sin final de carrera | Silencio y UART. | stepstick:1d4ed8:1
TMC5160 | Driver TMC5160 Plus | 18.9 | Corriente=4,4 A; Tensión=60 V | Para máquinas rápidas. | stepstick:111827:2
TB6600 | Driver paso a paso TB6600 4 A | 13.9 | Corriente=4 A; Tensión=9 a 42 V; Micropasos=32 | Para NEMA 23. | psu:111827:1:TB6600
DM542 | Driver digital DM542 4,2 A | 24.9 | Corriente=4,2 A; Tensión=20 a 50 V; Micropasos=128 | Suave y silencioso en CNC. | psu:111827:1:DM542
DM860 | Driver digital DM860H 7,2 A | 49.9 | Corriente=7,2 A; Tensión=24 a 80 V | Para NEMA 34. | psu:111827:2:DM860
PCA9685 | Controlador de 16 servos PCA9685 | 5.4 | Canales=16; Bus=I2C | Dieciséis servos o LED. | shield:1d4ed8:1:PCA
MINI-MAESTRO | Controlador de 24 servos USB | 39.9 | Canales=24; Conector=USB | Secuencias sin programar. | shield:1d4ed8:2:SERVO
GRBL-3AX | Placa controladora CNC GRBL de 3 ejes | 27.9 | Ejes=3; Láser=PWM; Firmware=GRBL 1.1 | Todo integrado, con salida láser. | board:b91c1c:4:GRBL
MACH3-BOB | Interfaz para Mach3 de 5 ejes | 11.9 | Ejes=5; Conector=DB25 | Optoaislada. | board:b91c1c:3:MACH3`,
  },
];
