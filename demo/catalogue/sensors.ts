import { electronics } from './brands.ts';
import type { Line } from './line.ts';

const uses = [
  'Se conecta con tres o cuatro cables y tiene biblioteca para Arduino, ESP32 y MicroPython.',
  'Buena elección para proyectos de clase: mide rápido y perdona errores de principiante.',
  'Lo probamos en el local con una placa de 5 V y otra de 3,3 V antes de sumarlo al catálogo.',
  'Con un par de líneas de código ya entrega lecturas en el monitor serie.',
  'Se usa en domótica, huertas automáticas y tableros de control caseros.',
];
const tips = [
  'Dejá el sensor unos minutos encendido antes de tomar la primera medida en serio.',
  'Si el cable pasa de dos metros, usá uno mallado.',
  'Promediá varias lecturas para sacarte de encima el ruido.',
  'Trae los pines sueltos o soldados según la partida; soldarlos lleva un minuto.',
];
const base = { brands: electronics, uses, tips, specs: 'Pines=2,54 mm; Garantía=6 meses' } as const;

export const sensors: Line[] = [
  {
    ...base,
    category: '1.5.50',
    picture: 'module:1d4ed8:2',
    packs: [5],
    rows: `
HC-SR04 | Sensor ultrasónico de distancia HC-SR04 | 2.9 | Alcance=2 a 400 cm; Ángulo=15°; Alimentación=5 V; Salida=pulso | Mide distancia por eco, como los murciélagos: los ojos de casi todos los robots. | ultrasonic:1d4ed8:2
HC-SR04P | Sensor ultrasónico HC-SR04P de 3 a 5 V | 3.6 | Alcance=2 a 400 cm; Alimentación=3 a 5,5 V; Salida=pulso | La versión que anda directo con ESP32. | ultrasonic:166534:2
US-100 | Sensor ultrasónico US-100 con compensación | 6.4 | Alcance=2 a 450 cm; Salida=pulso o serie | Corrige la velocidad del sonido según la temperatura. | ultrasonic:1e3a8a:2
JSN-SR04T | Sensor ultrasónico sumergible JSN-SR04T | 11.9 | Alcance=20 a 600 cm; Cápsula=IP66; Cable=2,5 m | Para niveles de tanque y sensores de estacionamiento. | probe:111827:3
A02YYUW | Sensor ultrasónico IP67 A02YYUW | 19.9 | Alcance=3 a 450 cm; Protección=IP67; Salida=serie | Poca zona ciega y cuerpo estanco. | probe:111827:4
HC-SR501 | Sensor de movimiento PIR HC-SR501 | 2.8 | Alcance=7 m; Ángulo=110°; Alimentación=5 a 20 V | Detecta personas por el calor: luces automáticas y alarmas. | pir:166534:2
HC-SR505 | Sensor de movimiento PIR mini HC-SR505 | 3.2 | Alcance=3 m; Alimentación=4,5 a 20 V | El mismo principio, en un cuarto del tamaño. | pir:166534:1
AM312 | Sensor PIR AM312 de bajo consumo | 3.4 | Alcance=3 a 5 m; Consumo=15 µA | Para aparatos a pila que duermen casi siempre. | pir:111827:1
RCWL-0516 | Sensor de movimiento por microondas RCWL-0516 | 2.9 | Alcance=7 m; Frecuencia=3,2 GHz | Ve a través de plástico y madera fina. | module:166534:2
LD2410C | Radar de presencia LD2410C, 24 GHz | 9.9 | Alcance=5 m; Frecuencia=24 GHz; Salida=serie y digital | Detecta a alguien quieto, hasta respirando. | module:111827:2
HB100 | Radar Doppler HB100 | 7.4 | Frecuencia=10,5 GHz; Alcance=20 m | Mide velocidad de lo que se acerca. | module:94a3b8:2
E18-D80NK | Sensor infrarrojo E18-D80NK | 8.4 | Alcance=3 a 80 cm regulable; Salida=NPN | Industrial y chico, con rosca y tuerca. | probe:b45309:2
GP2Y0A21 | Sensor infrarrojo analógico 10 a 80 cm | 11.9 | Alcance=10 a 80 cm; Salida=analógica | Da la distancia, no solo sí o no. | irdistance:111827:2
GP2Y0A02 | Sensor infrarrojo analógico 20 a 150 cm | 14.9 | Alcance=20 a 150 cm; Salida=analógica | El de largo alcance para sumo y laberintos. | irdistance:111827:2
VL53L0X | Sensor láser de distancia VL53L0X | 6.9 | Alcance=3 a 200 cm; Bus=I2C; Principio=tiempo de vuelo | Preciso hasta en la oscuridad y del tamaño de una uña. | module:1e3a8a:1
VL53L1X | Sensor láser de distancia VL53L1X, 4 m | 12.9 | Alcance=4 m; Bus=I2C; Zonas=programables | El doble de alcance y zona de lectura elegible. | module:7e22ce:1
TF-LUNA | Lidar TF-Luna 8 m | 27.9 | Alcance=0,2 a 8 m; Frecuencia=250 Hz; Salida=serie o I2C | Para drones y robots que corren. | irdistance:111827:3
LIDAR-360 | Lidar giratorio 360° de 8 m | 119 | Alcance=8 m; Giro=5 a 10 Hz; Salida=serie | Dibuja el plano de la pieza mientras el robot camina. | lidar:111827:3
TCRT5000-MOD | Sensor seguidor de línea TCRT5000 | 1.6 | Distancia=1 a 15 mm; Salida=digital | Distingue blanco de negro: un seguidor de línea lleva dos o más. | module:1d4ed8:1
TRCT-5CH | Barra de 5 sensores de línea | 6.9 | Canales=5; Salida=digital | Cinco ojos en fila, para curvas cerradas. | module:111827:3
QTR-8A | Barra de 8 sensores de línea analógicos | 11.9 | Canales=8; Salida=analógica | La que usan los velocistas de competencia. | module:166534:4
IR-OBST | Sensor infrarrojo de obstáculos | 1.5 | Alcance=2 a 30 cm; Salida=digital | El más barato para no chocar. | module:1e3a8a:1
H206-ENC | Encoder óptico de herradura | 1.7 | Ranura=5 mm; Salida=digital | Cuenta vueltas de rueda con un disco ranurado. | module:1d4ed8:1
REED-MOD | Sensor magnético reed switch | 1.4 | Salida=digital | Puertas, ventanas y medidores de viento. | module:b91c1c:1
KY-003 | Sensor de efecto Hall KY-003 | 1.5 | Salida=digital | Detecta imanes sin tocar nada. | module:111827:1
A3144-X | Sensor Hall A3144 suelto | 0.6 | Encapsulado=TO-92 | El chip solo, para soldar. | to92:111827:1:A3144
MC-38 | Sensor magnético para puerta MC-38 | 2.6 | Contacto=normal cerrado; Cable=30 cm | Con adhesivo, para aberturas. | doorsensor:f8fafc:2
SW-420 | Sensor de vibración SW-420 | 1.5 | Salida=digital con ajuste | Avisa golpes y forzaduras. | module:1d4ed8:1
SW-520D | Sensor de inclinación SW-520D | 1.3 | Salida=digital | Una bolita que cierra el contacto al inclinarse. | module:1d4ed8:1
LIMIT-MOD | Final de carrera con palanca, módulo | 1.9 | Contacto=NA y NC; Cable=incluido | Para impresoras y CNC. | module:b91c1c:2
IND-LJ12A3 | Sensor inductivo LJ12A3-4-Z/BX NPN | 7.9 | Distancia=4 mm; Diámetro=12 mm; Alimentación=6 a 36 V | Detecta metales; muy usado para nivelar camas. | probe:b45309:3
IND-LJ18A3 | Sensor inductivo LJ18A3-8-Z/BX NPN | 9.9 | Distancia=8 mm; Diámetro=18 mm; Alimentación=6 a 36 V | El doble de distancia, para máquinas. | probe:b45309:4
CAP-LJC18 | Sensor capacitivo LJC18A3 | 11.9 | Distancia=1 a 10 mm; Diámetro=18 mm | Ve líquidos, granos y plásticos. | probe:1e3a8a:4
`,
  },
  {
    ...base,
    category: '1.5.51',
    picture: 'dht:1d4ed8:2',
    packs: [5],
    rows: `
DHT11-MOD | Sensor de temperatura y humedad DHT11, módulo | 2.6 | Temperatura=0 a 50 °C ±2; Humedad=20 a 90 % ±5 | El primero de todos: barato y a prueba de errores. | dht:2563eb:2
DHT22-MOD | Sensor de temperatura y humedad DHT22, módulo | 6.4 | Temperatura=-40 a 80 °C ±0,5; Humedad=0 a 100 % ±2 | Mucho más exacto que el DHT11 y con el mismo código. | dht:f1f5f9:3
DHT22-S | Sensor DHT22 suelto | 5.6 | Temperatura=-40 a 80 °C ±0,5; Humedad=0 a 100 % ±2 | Sin placa, con cuatro patas. | dht:f1f5f9:1
AM2301A | Sensor de temperatura y humedad AM2301 con cable | 7.9 | Temperatura=-40 a 80 °C; Humedad=0 a 100 %; Cable=20 cm | En carcasa para pared o incubadora. | dht:e2e8f0:4
AHT10 | Sensor AHT10 I2C | 2.9 | Temperatura=±0,3 °C; Humedad=±2 %; Bus=I2C | Más rápido y preciso que los DHT. | module:111827:1
AHT20-BMP | Módulo AHT20 y BMP280 | 4.6 | Mide=temperatura, humedad y presión; Bus=I2C | Una estación meteorológica en dos centímetros. | module:111827:1
SHT31 | Sensor SHT31 de precisión | 7.9 | Temperatura=±0,2 °C; Humedad=±2 %; Bus=I2C | Para cuando la exactitud importa. | module:7e22ce:1
SHT30-TUBO | Sonda SHT30 con filtro sinterizado | 12.9 | Temperatura=±0,3 °C; Humedad=±2 %; Cable=1 m | Apta para invernaderos y cámaras de cultivo. | probe:b45309:3
HDC1080 | Sensor HDC1080 de bajo consumo | 4.9 | Temperatura=±0,2 °C; Humedad=±2 %; Bus=I2C | Duerme con menos de un microampere. | module:7e22ce:1
DS18B20-S | Sensor de temperatura DS18B20 TO-92 | 1.9 | Rango=-55 a 125 °C; Resolución=12 bits; Bus=un cable | Varios en el mismo cable, cada uno con su número. | to92:111827:1:18B20
DS18B20-SUM1 | Sonda DS18B20 sumergible 1 m | 3.6 | Rango=-55 a 125 °C; Cable=1 m; Punta=acero inoxidable | Para peceras, cerveza casera y calefones. | probe:111827:2
DS18B20-SUM3 | Sonda DS18B20 sumergible 3 m | 5.2 | Rango=-55 a 125 °C; Cable=3 m; Punta=acero inoxidable | Con cable largo, para tanques. | probe:111827:2
DS18B20-MOD | Módulo DS18B20 con resistencia | 2.6 | Rango=-55 a 125 °C; Bus=un cable | Ya trae la resistencia que todos olvidan. | module:111827:1
LM35DZ | Sensor de temperatura LM35 | 1.8 | Rango=0 a 100 °C; Salida=10 mV por grado | Analógico y lineal: se entiende con un téster. | to92:111827:1:LM35
NTC-10K-MOD | Módulo termistor NTC 10K | 1.5 | Resistencia=10 kΩ a 25 °C; Salida=analógica y digital | Con ajuste de umbral por potenciómetro. | module:b91c1c:1
NTC-10K-SONDA | Sonda NTC 10K, cable de 1 m | 1.9 | Resistencia=10 kΩ; Cable=1 m | Repuesto de termostatos y heladeras. | probe:111827:1
NTC-100K-3950 | Termistor NTC 100K para impresora 3D | 1.6 | Resistencia=100 kΩ; Beta=3950; Cable=1 m | El que llevan casi todos los hotends y camas. | probe:f1f5f9:1
TK-MAX6675 | Módulo MAX6675 con termocupla K | 6.4 | Rango=0 a 800 °C; Bus=SPI | Para hornos, parrillas y soldadores. | module:1d4ed8:2
TK-MAX31855 | Módulo MAX31855 para termocupla K | 8.4 | Rango=-200 a 1350 °C; Bus=SPI | Más rango y mejor resolución. | module:b91c1c:1
TK-SONDA-2M | Termocupla tipo K con rosca M6, 2 m | 6.9 | Rango=0 a 400 °C; Cable=2 m; Rosca=M6 | Atornillada lee mejor. | probe:94a3b8:3
PT100-MAX31865 | Módulo MAX31865 para PT100 | 9.9 | Sensor=PT100 o PT1000; Bus=SPI | Medición de laboratorio con tres o cuatro hilos. | module:1e3a8a:1
PT100-SONDA | Sonda PT100 de tres hilos, 2 m | 8.9 | Rango=-20 a 420 °C; Cable=2 m | Acero inoxidable de 4 mm. | probe:94a3b8:3
MLX90614 | Sensor infrarrojo sin contacto MLX90614 | 12.9 | Rango=-70 a 380 °C; Bus=I2C | Mide la temperatura de lo que apunta. | module:1d4ed8:1
AMG8833 | Cámara térmica 8x8 AMG8833 | 39.9 | Resolución=8 x 8; Rango=0 a 80 °C; Bus=I2C | Una imagen de calor de 64 puntos. | cameramod:7e22ce:1
MLX90640 | Cámara térmica 32x24 MLX90640 | 79 | Resolución=32 x 24; Campo=55°; Bus=I2C | Encuentra fugas de calor y conexiones flojas. | cameramod:111827:1
TERM-W1209 | Termostato digital W1209, 12 V | 3.9 | Rango=-50 a 110 °C; Salida=relé 10 A | Incubadoras y heladeras sin programar nada. | sevenseg:1d4ed8:2
TERM-W3230 | Termostato digital W3230, 220 V | 9.4 | Rango=-55 a 120 °C; Salida=relé 20 A; Alimentación=220 V | En gabinete, con dos displays. | panelmeter:111827:2
TERM-STC1000 | Termostato STC-1000, 220 V | 14.9 | Rango=-50 a 99 °C; Salida=calor y frío; Alimentación=220 V | El de fermentadores y exhibidoras. | panelmeter:111827:3
TERM-XHW3001 | Termostato XH-W3001, 220 V | 7.9 | Rango=-50 a 110 °C; Salida=1500 W | Compacto, con cable y sonda. | panelmeter:f1f5f9:2
HIGRO-MINI | Termohigrómetro digital de panel | 4.4 | Rango=-50 a 70 °C; Humedad=10 a 99 %; Pila=LR44 | Se encastra y anda solo. | panelmeter:111827:1
`,
  },
  {
    ...base,
    category: '1.5.52',
    picture: 'gas:1d4ed8:2',
    packs: [],
    rows: `
MQ-2 | Sensor de gas y humo MQ-2 | 3.4 | Detecta=GLP, humo, hidrógeno; Calentamiento=24 h inicial | El más usado para alarmas caseras de gas. | gas:1d4ed8:2
MQ-3 | Sensor de alcohol MQ-3 | 3.6 | Detecta=alcohol | El clásico alcoholímetro de feria de ciencias. | gas:1d4ed8:2
MQ-4 | Sensor de metano MQ-4 | 3.6 | Detecta=gas natural | Para cocinas con gas por cañería. | gas:1d4ed8:2
MQ-5 | Sensor de gas MQ-5 | 3.6 | Detecta=GLP y gas natural | Responde rápido y casi no ve el alcohol. | gas:1e3a8a:2
MQ-6 | Sensor de GLP MQ-6 | 3.6 | Detecta=propano y butano | Para garrafas. | gas:1d4ed8:2
MQ-7 | Sensor de monóxido MQ-7 | 3.9 | Detecta=monóxido de carbono | Para estufas y garajes; no reemplaza a un detector aprobado. | gas:1d4ed8:2
MQ-8 | Sensor de hidrógeno MQ-8 | 4.2 | Detecta=hidrógeno | Para celdas y baterías en carga. | gas:1d4ed8:2
MQ-9 | Sensor de monóxido e inflamables MQ-9 | 3.9 | Detecta=CO y GLP | Dos gases con ciclo de calentamiento. | gas:1e3a8a:2
MQ-131 | Sensor de ozono MQ-131 | 27.9 | Detecta=ozono | Controla generadores de ozono. | gas:1e3a8a:2
MQ-135 | Sensor de calidad de aire MQ-135 | 3.9 | Detecta=amoníaco, benceno, CO2 aproximado | Buena idea general del aire de una pieza. | gas:1d4ed8:2
MQ-KIT-9 | Kit de 9 sensores de gas MQ | 27.9 | Contenido=9 módulos | De MQ-2 a MQ-135, para laboratorio. | sensorkit:1d4ed8:3
MH-Z19 | Sensor de CO2 infrarrojo MH-Z19 | 32.9 | Rango=0 a 5000 ppm; Salida=serie y PWM | Mide CO2 de verdad, no lo estima. | airquality:ca8a04:2
SCD40 | Sensor de CO2 SCD40 | 44.9 | Rango=400 a 2000 ppm; Mide=CO2, temperatura y humedad; Bus=I2C | Fotoacústico, chico y estable. | module:111827:1
SGP30 | Sensor de compuestos orgánicos SGP30 | 14.9 | Mide=TVOC y eCO2; Bus=I2C | Siente pintura, limpiadores y cocina. | module:1e3a8a:1
CCS811 | Sensor de calidad de aire CCS811 | 12.9 | Mide=TVOC y eCO2; Bus=I2C | Bajo consumo, para monitores a batería. | module:7e22ce:1
BME680 | Sensor ambiental BME680 | 16.9 | Mide=temperatura, humedad, presión y gas; Bus=I2C y SPI | Cuatro medidas en un chip. | module:7e22ce:1
PMS5003 | Sensor láser de partículas PMS5003 | 24.9 | Mide=PM1, PM2,5 y PM10; Salida=serie | El de los medidores de humo y smog. | airquality:1d4ed8:3
GP2Y1010 | Sensor óptico de polvo GP2Y1010 | 11.9 | Mide=polvo; Salida=analógica | Opción económica para filtros de aire. | irdistance:111827:3
ZE08-CH2O | Sensor de formaldehído ZE08 | 21.9 | Mide=formaldehído; Salida=serie | Para muebles y ambientes recién pintados. | gas:166534:2
O2-LOX02 | Sensor de oxígeno LOX-02 | 54.9 | Rango=0 a 25 %; Salida=serie | Óptico, sin consumo de electrodo. | gas:e2e8f0:3
FLAME-1CH | Sensor de llama infrarrojo | 1.5 | Espectro=760 a 1100 nm; Salida=analógica y digital | Robots apagafuegos y alarmas. | module:1d4ed8:1
FLAME-5CH | Sensor de llama de 5 canales | 5.4 | Canales=5; Ángulo=120° | Dice de qué lado está el fuego. | module:111827:3
`,
  },
];
