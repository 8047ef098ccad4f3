import type { SearchDocument } from '#server/engine/search-engine';
import { aDocument } from './a-document.ts';

type Texts = { description?: string; specifications?: string };
type Row = [
  code: string,
  name: string,
  category: string,
  brand: string,
  more?: Partial<SearchDocument> & { provider?: string; original?: string; ml?: string } & Texts,
];

const rows: Row[] = [
  [
    'ARD-UNO-R3',
    'Arduino Uno R3',
    'Placas de desarrollo',
    'Arduino',
    { popularity: 90, ml: 'MLU-4551', provider: 'A000066' },
  ],
  ['ARD-NANO', 'Arduino Nano con cable USB', 'Placas de desarrollo', 'Arduino', { popularity: 60 }],
  [
    'ARD-CASE',
    'Carcasa acrílica para Arduino Uno',
    'Gabinetes',
    'Genérico',
    { description: 'Compatible con Arduino Uno R3' },
  ],
  ['ARD-CAB', 'Cable USB A-B para Arduino Uno', 'Cables', 'Genérico'],
  ['RPI-4-4G', 'Raspberry Pi 4 Modelo B 4 GB', 'Placas de desarrollo', 'Raspberry', { popularity: 40 }],
  ['RPI-PSU', 'Fuente USB-C 5 V 3 A para Raspberry Pi 4', 'Fuentes', 'Raspberry'],
  ['ESP32-WROOM', 'Placa ESP32 WiFi + Bluetooth', 'Placas de desarrollo', 'Espressif'],
  ['ESP8266-12E', 'Módulo ESP8266 WiFi NodeMCU', 'Placas de desarrollo', 'Espressif'],
  ['SEN-DHT11', 'Sensor de temperatura y humedad DHT11', 'Sensores', 'Aosong', { popularity: 30 }],
  ['SEN-DHT22', 'Sensor de temperatura y humedad DHT22', 'Sensores', 'Aosong', { popularity: 10 }],
  ['SEN-LM35', 'Sensor de temperatura LM35', 'Sensores', 'Texas', { isAvailable: false, popularity: 99 }],
  ['SEN-HCSR04', 'Sensor ultrasónico HC-SR04', 'Sensores', 'Genérico'],
  ['SEN-GAS', 'Sensor de gas MQ-2', 'Sensores', 'Genérico'],
  ['REL-1CH', 'Módulo relé de 1 canal 5V', 'Relés', 'Songle'],
  ['REL-4CH', 'Módulo relé de 4 canales 5V', 'Relés', 'Songle'],
  ['LED-5R', 'LED 5 mm rojo', 'LEDs', 'Kingbright', { specifications: 'Color rojo Longitud de onda 625 nm' }],
  ['LED-5B', 'LED 5 mm azul', 'LEDs', 'Kingbright'],
  ['LED-STRIP', 'Tira de luces LED RGB 5050 12 V 5 metros', 'Iluminación', 'Genérico'],
  ['RES-10K', 'Resistencia 10 kΩ 1/4 W', 'Resistencias', 'Yageo', { specifications: 'Tolerancia 5 % Valor 10 kohm' }],
  ['RES-220', 'Resistencia 220 Ω 1/4 W', 'Resistencias', 'Yageo'],
  ['CAP-100', 'Capacitor electrolítico 100 µF 25 V', 'Capacitores', 'Nichicon'],
  ['CAP-104', 'Capacitor cerámico 100 nF', 'Capacitores', 'Murata'],
  ['MOT-NEMA17', 'Motor paso a paso NEMA 17', 'Motores', 'Usongshine', { specifications: 'Torque 4 kg cm' }],
  ['MOT-28BYJ', 'Motor paso a paso 28BYJ-48 con driver ULN2003', 'Motores', 'Genérico'],
  ['MOT-SG90', 'Servomotor SG90 9 g', 'Motores', 'TowerPro'],
  ['DRV-A4988', 'Driver A4988 para motores paso a paso', 'Drivers', 'Allegro'],
  ['DRV-L298N', 'Puente H L298N', 'Drivers', 'ST', { description: 'Controla dos motores de corriente continua' }],
  ['FIL-PLA-N', 'Filamento PLA 1,75 mm negro 1 kg', 'Filamentos', 'Creality', { popularity: 70 }],
  ['FIL-PLA-R', 'Filamento PLA 1.75mm rojo 1kg', 'Filamentos', 'Creality'],
  ['FIL-ABS-N', 'Filamento ABS 1.75 mm negro 1 kg', 'Filamentos', 'Grilon'],
  ['IMP-ENDER3', 'Impresora 3D Ender 3 V2', 'Impresoras 3D', 'Creality'],
  ['SOL-60W', 'Soldador tipo lápiz 60 W', 'Herramientas', 'Goot'],
  ['SOL-EST', 'Estaño 0,8 mm 100 g', 'Insumos', 'Goot', { description: 'Para soldadores y estaciones de soldado' }],
  ['MUL-830', 'Multímetro digital DT-830B', 'Instrumentos', 'Uni-T'],
  ['BAT-18650', 'Batería 18650 3,7 V 2600 mAh', 'Baterías', 'Samsung', { original: 'INR18650-26JM' }],
  ['FTE-12V5A', 'Fuente switching 12 V 5 A', 'Fuentes', 'Mean Well', { provider: 'LRS-60-12' }],
  ['FTE-12V2A', 'Fuente de pared 12 V 2 A', 'Fuentes', 'Genérico'],
  ['PRO-JUM', 'Cables jumper macho-macho x40', 'Cables', 'Genérico'],
  ['PRO-830', 'Protoboard 830 puntos', 'Prototipado', 'Genérico'],
  ['TRA-2N2222', 'Transistor NPN 2N2222', 'Semiconductores', 'ON'],
  ['REG-7805', 'Regulador de voltaje LM7805', 'Semiconductores', 'ST'],
  [
    'ROB-AUTO',
    'Kit robot seguidor de línea',
    'Robótica',
    'Genérico',
    { description: 'Kit educativo para armar con Arduino, incluye motores y sensores' },
  ],
  ['SECRETO-1', 'Osciloscopio portátil', 'Instrumentos', 'Hantek', { isPublic: false }],
];

/** A small electronics shop; `code` is the product's own, which tests name results by. */
export const electronics: (SearchDocument & { code: string })[] = rows.map(
  ([code, name, category, brand, more = {}]) => {
    const { provider, original, ml, description = '', specifications = '', ...given } = more;
    const codes: { kind: string; raw: string }[] = [{ kind: 'own', raw: code }];
    if (provider) codes.push({ kind: 'provider', raw: provider });
    if (original) codes.push({ kind: 'original', raw: original });
    if (ml) codes.push({ kind: 'ml', raw: ml });
    const texts = { brand, category, specifications, description };
    return { ...aDocument({ name, texts, codes, ...given }), code };
  },
);
