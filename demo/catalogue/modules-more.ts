import { electronics } from './brands.ts';
import type { Line } from './line.ts';

const base = {
  brands: electronics,
  uses: [
    'Se integra en minutos con placas de 3,3 y 5 V.',
    'Lo usan tanto estudiantes como quienes arman equipos para vender.',
    'Compacto, con agujeros de fijación y serigrafía clara.',
    'Resuelve en un módulo lo que llevaría media protoboard.',
    'Siempre en stock porque lo usamos nosotros también.',
  ],
  tips: [
    'Medí la salida con un téster antes de conectar tu placa.',
    'Respetá la polaridad: casi ninguno perdona la inversión.',
    'Dejale aire alrededor si trabaja cerca del máximo.',
  ],
  specs: 'Garantía=6 meses',
} as const;

export const moreModules: Line[] = [
  {
    ...base,
    category: '1.6.63',
    picture: 'regulator:1d4ed8:1',
    packs: [5],
    rows: `
LM2596 | Módulo reductor LM2596 ajustable | 2.4 | Entrada=4 a 40 V; Salida=1,25 a 37 V; Corriente=2 A | De 12 V a lo que necesites, con un tornillo.
LM2596-DISP | Módulo reductor LM2596 con voltímetro | 4.9 | Entrada=4 a 40 V; Salida=1,25 a 37 V; Corriente=2 A; Display=LED | Ves la tensión mientras ajustás. | regulator:166534:3
MP1584 | Mini reductor MP1584 3 A | 1.9 | Entrada=4,5 a 28 V; Salida=0,8 a 20 V; Corriente=3 A | Del tamaño de una uña. | regulator:166534:0
XL4015 | Módulo reductor XL4015 5 A | 3.9 | Entrada=8 a 36 V; Salida=1,25 a 32 V; Corriente=5 A | Con disipador para trabajar en serio. | regulator:111827:2
XL4015-CC | Módulo reductor 5 A con límite de corriente | 4.9 | Entrada=5 a 38 V; Salida=1,25 a 36 V; Corriente=5 A regulable | Carga baterías y alimenta LED. | regulator:1d4ed8:2
XL4016 | Módulo reductor XL4016 9 A 300 W | 8.9 | Entrada=5 a 40 V; Salida=1,2 a 35 V; Corriente=9 A | Dos disipadores y mucha corriente. | regulator:1e3a8a:4
MT3608 | Módulo elevador MT3608 2 A | 1.9 | Entrada=2 a 24 V; Salida=hasta 28 V; Corriente=2 A | De una celda a 5, 9 o 12 V. | regulator:1d4ed8:0
XL6009 | Módulo elevador XL6009 4 A | 3.4 | Entrada=3 a 32 V; Salida=5 a 35 V; Corriente=4 A pico | Más potencia para subir tensión. | regulator:1d4ed8:1
BOOST-150 | Módulo elevador 150 W | 6.9 | Entrada=10 a 32 V; Salida=12 a 35 V; Potencia=150 W | Notebook en el auto. | regulator:b91c1c:4
BOOST-400 | Módulo elevador 400 W con límite de corriente | 11.9 | Entrada=8,5 a 50 V; Salida=10 a 60 V; Corriente=15 A | Para cargar bancos de 24 y 48 V. | regulator:1d4ed8:5
BUCKBOOST-SEPIC | Módulo elevador y reductor automático | 4.6 | Entrada=3,8 a 32 V; Salida=1,25 a 35 V | La salida queda fija aunque la batería suba o baje. | regulator:1d4ed8:2
USB-5V-3A | Módulo reductor a USB 5 V 3 A | 3.4 | Entrada=6 a 24 V; Salida=5 V 3 A; Conector=USB A | Cargador para moto o tablero. | regulator:166534:1
AMS1117-33 | Módulo regulador 3,3 V AMS1117 | 0.9 | Entrada=4,5 a 7 V; Salida=3,3 V 800 mA | Para módulos que se queman con 5 V. | regulator:1d4ed8:0
AMS1117-50 | Módulo regulador 5 V AMS1117 | 0.9 | Entrada=6,5 a 12 V; Salida=5 V 800 mA | El hermano de 5 V. | regulator:1d4ed8:0
TP4056-C | Módulo cargador TP4056 USB-C con protección | 1.4 | Entrada=5 V; Carga=1 A; Batería=litio 3,7 V | Carga y protege una celda. | regulator:1d4ed8:0
TP4056-MICRO | Módulo cargador TP4056 micro USB | 1.2 | Entrada=5 V; Carga=1 A; Batería=litio 3,7 V | El mismo con conector micro. | regulator:1d4ed8:0
BMS-1S-3A | Protección BMS 1S 3 A | 1.1 | Celdas=1; Corriente=3 A | Corta antes de que la celda sufra. | regulator:166534:0
BMS-2S-8A | Protección BMS 2S 8 A | 1.9 | Celdas=2; Corriente=8 A | Para paquetes de 7,4 V. | regulator:166534:1
BMS-3S-20A | Protección BMS 3S 20 A con balanceo | 4.4 | Celdas=3; Corriente=20 A; Balanceo=sí | Paquetes de 12 V para herramientas. | regulator:1d4ed8:2
BMS-3S-40A | Protección BMS 3S 40 A | 5.9 | Celdas=3; Corriente=40 A | Taladros y visores. | regulator:1d4ed8:2
BMS-4S-30A | Protección BMS 4S 30 A LiFePO4 | 8.9 | Celdas=4; Química=LiFePO4; Corriente=30 A | Reemplaza baterías de gel. | regulator:1e3a8a:3
MB102 | Fuente para protoboard MB102 3,3 y 5 V | 2.2 | Entrada=6,5 a 12 V o USB; Salida=3,3 y 5 V | Se enchufa en la protoboard y alimenta los rieles. | regulator:111827:2
PD-TRIGGER | Módulo USB-C PD a 5, 9, 12, 15 o 20 V | 4.4 | Entrada=USB-C PD; Salida=seleccionable | Un cargador de notebook como fuente. | regulator:111827:0
DPS-5005 | Módulo fuente regulable 50 V 5 A con pantalla | 34.9 | Entrada=6 a 55 V; Salida=0 a 50 V; Corriente=0 a 5 A | Con una fuente de notebook armás una de laboratorio. | panelmeter:111827:3
VOLT-MINI | Voltímetro de panel 0 a 100 V | 2.9 | Rango=0 a 100 V; Color=rojo | Tres cables y a leer. | panelmeter:111827:1
VA-PANEL | Voltímetro y amperímetro de panel 100 V 10 A | 4.9 | Rango=100 V y 10 A; Color=rojo y azul | Para fuentes caseras. | panelmeter:111827:2
`,
  },
  {
    ...base,
    category: '1.6.64',
    picture: 'regulator:166534:1',
    rows: `
PAM8403 | Amplificador PAM8403 2 x 3 W | 1.6 | Potencia=2 x 3 W; Alimentación=5 V | Sonido estéreo con USB.
PAM8403-POT | Amplificador PAM8403 con volumen | 2.4 | Potencia=2 x 3 W; Alimentación=5 V; Control=volumen | Con perilla y llave.
PAM8610 | Amplificador PAM8610 2 x 15 W | 4.4 | Potencia=2 x 15 W; Alimentación=12 V | Parlantes medianos.
TPA3116 | Amplificador TPA3116 2 x 50 W | 12.9 | Potencia=2 x 50 W; Alimentación=12 a 24 V | Potencia de equipo chico en la palma. | regulator:111827:3
TPA3118-BT | Amplificador Bluetooth 2 x 30 W | 16.9 | Potencia=2 x 30 W; Radio=Bluetooth 5 | Armá tu parlante portátil. | regulator:111827:4
TDA2030 | Amplificador TDA2030 18 W | 2.9 | Potencia=18 W; Alimentación=6 a 12 V | El de toda la vida. | regulator:1d4ed8:1
MAX98357 | Amplificador I2S MAX98357 3 W | 4.4 | Potencia=3 W; Bus=I2S | Audio digital directo de un ESP32. | module:7e22ce:1
PCM5102 | Conversor de audio PCM5102 | 6.4 | Salida=32 bits 384 kHz; Bus=I2S | Calidad de reproductor. | module:7e22ce:2
DFP-MINI | Reproductor MP3 mini | 3.4 | Ranura=microSD; Salida=parlante 3 W y línea | Frases y música con dos cables. | module:1e3a8a:1
ISD1820 | Módulo grabador de voz ISD1820 | 3.4 | Duración=10 s; Salida=parlante | Graba apretando un botón. | module:166534:2
BT-RX-5 | Receptor Bluetooth 5 para audio | 4.4 | Radio=Bluetooth 5; Salida=estéreo | Revive un equipo viejo. | radio:166534:1:BT 5
FM-TEA5767 | Módulo receptor FM TEA5767 | 5.9 | Banda=76 a 108 MHz; Bus=I2C | Tu propia radio. | radio:1d4ed8:1:FM
SI4703 | Sintonizador FM con RDS SI4703 | 9.4 | Banda=76 a 108 MHz; Bus=I2C | Muestra el nombre de la emisora. | radio:b91c1c:1:RDS
SPK-3W-4 | Parlante 3 W 4 Ω, 40 mm | 2.4 | Potencia=3 W; Impedancia=4 Ω; Diámetro=40 mm | Fino, con cables. | speakerunit:111827:1
SPK-5W-8 | Parlante 5 W 8 Ω, 66 mm | 3.9 | Potencia=5 W; Impedancia=8 Ω; Diámetro=66 mm | Más cuerpo en los bajos. | speakerunit:111827:2
SPK-10W | Parlante 10 W 4 Ω, 78 mm | 6.9 | Potencia=10 W; Impedancia=4 Ω; Diámetro=78 mm | Para parlantes portátiles. | speakerunit:111827:3
BUZ-ACT-5 | Zumbador activo 5 V | 0.6 | Alimentación=5 V; Sonido=2,3 kHz | Pita solo con darle tensión. | buzzer:111827:1
BUZ-PAS-5 | Zumbador pasivo | 0.6 | Alimentación=3 a 5 V | Toca melodías desde un pin. | buzzer:111827:1
BUZ-MOD | Módulo zumbador activo | 1.4 | Alimentación=3,3 a 5 V | Con transistor y pines. | buzzer:1d4ed8:2
OV7670 | Cámara OV7670 VGA | 6.9 | Resolución=640 x 480; Bus=paralelo | Para aprender cómo funciona una cámara. | cameramod:1d4ed8:1
USB-CAM-MOD | Módulo de cámara USB 2 Mpx | 18.9 | Resolución=1920 x 1080; Conector=USB | Se reconoce sola en cualquier sistema. | cameramod:166534:2
`,
  },
  {
    ...base,
    category: '1.6.65',
    picture: 'rfid:1d4ed8:2',
    packs: [],
    rows: `
RC522 | Lector RFID RC522 con tarjeta y llavero | 4.4 | Frecuencia=13,56 MHz; Bus=SPI; Alimentación=3,3 V | Control de acceso económico, con tarjeta y llavero incluidos.
PN532 | Lector NFC PN532 | 9.9 | Frecuencia=13,56 MHz; Bus=I2C, SPI y serie | También habla con celulares. | rfid:b91c1c:2
RDM6300 | Lector RFID 125 kHz RDM6300 | 5.9 | Frecuencia=125 kHz; Salida=serie | Lee los llaveros de los edificios. | rfid:166534:1
TAG-CARD-13 | Tarjeta RFID 13,56 MHz | 0.7 | Frecuencia=13,56 MHz; Memoria=1 KB | Blanca e imprimible. | rfidcard:f8fafc:1
TAG-KEY-13 | Llavero RFID 13,56 MHz | 0.7 | Frecuencia=13,56 MHz | Para colgar con las llaves. | rfidcard:1d4ed8:2
TAG-KEY-125 | Llavero RFID 125 kHz regrabable | 0.9 | Frecuencia=125 kHz | Copia tu llavero. | rfidcard:f59e0b:2
TAG-STK-NFC | Etiqueta NFC adhesiva NTAG213 | 0.8 | Memoria=144 bytes; Diámetro=25 mm | Abrí un enlace acercando el teléfono. | rfidcard:f8fafc:3
KEYPAD-4X4 | Teclado matricial 4x4 de membrana | 2.2 | Teclas=16; Conexión=8 pines | Adhesivo, para claves y calculadoras. | keypad:111827:2
KEYPAD-3X4 | Teclado matricial 3x4 de membrana | 2 | Teclas=12; Conexión=7 pines | Como el de un teléfono. | keypad:1d4ed8:1
KEYPAD-RIG-4X4 | Teclado rígido 4x4 | 4.9 | Teclas=16; Material=ABS | Con teclas que hacen clic. | keypad:e2e8f0:3
JOY-KY023 | Módulo joystick KY-023 | 2.2 | Ejes=2 analógicos; Botón=sí | Dos potenciómetros y un botón en la punta del dedo. | joystick:111827:1
JOY-ARCADE | Joystick arcade de 8 vías | 12.9 | Contactos=4 microllaves; Perilla=roja | Para el mueble que siempre quisiste armar. | joystick:dc2626:5
BTN-ARCADE | Botón arcade 30 mm con luz | 2.9 | Diámetro=30 mm; Luz=LED 5 V | Aguanta golpes y se prende. | arcadebutton:dc2626:1
ENC-KY040 | Encoder rotativo KY-040 | 1.9 | Pulsos=20 por vuelta; Botón=sí | Perilla infinita para menús. | potmodule:111827:1
ENC-EC11 | Encoder EC11 suelto | 1.2 | Pulsos=20 por vuelta; Eje=6 mm | Para soldar en panel. | potentiometer:94a3b8:1
POT-MOD-10K | Módulo potenciómetro 10K | 1.4 | Resistencia=10 kΩ | Con pines, directo a la protoboard. | potmodule:1d4ed8:1
BTN-MOD-4 | Módulo de 4 pulsadores | 1.9 | Teclas=4 | Con resistencias incluidas. | keypad:166534:0
LOCK-SOL-12 | Cerradura solenoide 12 V | 9.9 | Alimentación=12 V; Consumo=600 mA | Abre un cajón desde tu placa. | solenoid:94a3b8:2
SOL-PUSH-5 | Solenoide de empuje 5 V | 4.9 | Alimentación=5 V; Recorrido=5 mm | Toca un xilofón o empuja una traba. | solenoid:94a3b8:1
VALV-SOL-12 | Electroválvula 1/2" 12 V | 9.4 | Alimentación=12 V; Rosca=1/2"; Presión=0,2 a 8 bar | Riego por zonas. | valve:f8fafc:2
VALV-SOL-220 | Electroválvula 1/2" 220 V | 10.9 | Alimentación=220 V; Rosca=1/2" | La de los lavarropas. | valve:1d4ed8:2
CURTAIN-IR | Barrera infrarroja con espejo, 4 m | 14.9 | Alcance=4 m; Salida=relé | Para portones automáticos. | doorsensor:111827:3
QR-SCAN | Lector de código QR y barras embebido | 27.9 | Lee=QR y 1D; Salida=USB y serie | Entradas, stock y molinetes. | cameramod:111827:2
`,
  },
  {
    ...base,
    category: '1.6.66',
    picture: 'module:1d4ed8:2',
    packs: [],
    rows: `
DS3231 | Reloj de precisión DS3231 con memoria | 3.4 | Precisión=±2 min al año; Bus=I2C; Pila=CR2032 | No pierde la hora ni sin luz.
DS1307 | Reloj DS1307 con memoria | 1.9 | Bus=I2C; Pila=CR2032 | El reloj económico.
DS1302 | Reloj DS1302 | 1.6 | Bus=tres hilos; Pila=CR2032 | Para proyectos simples.
SD-MICRO | Módulo lector microSD | 1.6 | Bus=SPI; Alimentación=3,3 a 5 V | Guardá años de mediciones. | module:1e3a8a:2
SD-FULL | Módulo lector SD | 1.8 | Bus=SPI; Alimentación=3,3 a 5 V | Para tarjetas grandes. | module:1d4ed8:2
EEPROM-AT24 | Memoria EEPROM AT24C256 | 1.6 | Capacidad=256 kbit; Bus=I2C | Para configuraciones que no se borran. | module:1d4ed8:1
FLASH-W25 | Memoria flash W25Q64 8 MB | 2.4 | Capacidad=8 MB; Bus=SPI | Sonidos e imágenes. | module:1e3a8a:1
FRAM-32K | Memoria FRAM 32 KB | 9.9 | Capacidad=32 KB; Bus=I2C | Escribe un millón de millones de veces. | module:7e22ce:1
LVL-4CH | Conversor de nivel 4 canales | 1.2 | Canales=4; Niveles=3,3 y 5 V | La paz entre 3,3 y 5 V. | module:b91c1c:1
LVL-8CH | Conversor de nivel 8 canales TXS0108 | 2.4 | Canales=8; Niveles=1,8 a 5 V | Para buses rápidos. | module:b91c1c:1
PCF8574 | Expansor de 8 entradas y salidas I2C | 2.2 | Pines=8; Bus=I2C | Más pines con dos cables. | module:1d4ed8:1
MCP23017 | Expansor de 16 entradas y salidas I2C | 3.4 | Pines=16; Bus=I2C | Dieciséis, con interrupciones. | module:1e3a8a:2
CD74HC4067 | Multiplexor de 16 canales | 1.9 | Canales=16; Señal=analógica o digital | Dieciséis sensores, una entrada. | module:b91c1c:2
TCA9548A | Multiplexor I2C de 8 canales | 3.4 | Canales=8; Bus=I2C | Ocho sensores con la misma dirección. | module:7e22ce:1
ADS1115 | Conversor ADC 16 bits ADS1115 | 4.4 | Canales=4; Resolución=16 bits; Bus=I2C | Lecturas finas de verdad. | module:1e3a8a:1
MCP4725 | Conversor DAC 12 bits MCP4725 | 3.6 | Resolución=12 bits; Bus=I2C | Una salida analógica real. | module:1e3a8a:1
PCF8591 | Conversor ADC y DAC PCF8591 | 2.6 | Resolución=8 bits; Bus=I2C | Entradas y salida en un módulo. | module:1d4ed8:2
AD9833 | Generador de señal AD9833 | 7.9 | Frecuencia=0 a 12,5 MHz; Formas=seno, triángulo, cuadrada | Un generador de funciones de bolsillo. | module:1e3a8a:1
SI5351 | Generador de reloj SI5351 | 6.9 | Salidas=3; Frecuencia=8 kHz a 160 MHz | Para radioaficionados. | module:7e22ce:1
NE555-MOD | Módulo generador de pulsos NE555 | 2.2 | Frecuencia=1 Hz a 200 kHz; Ajuste=potenciómetros | Prueba motores paso a paso sin programar. | module:166534:2
LM358-MOD | Módulo amplificador LM358 | 1.8 | Ganancia=100 | Señales chiquitas que hay que leer. | module:1d4ed8:1
OPTO-4CH | Módulo optoacoplador 4 canales | 2.9 | Canales=4; Aislación=3,7 kV | Separa la lógica de la potencia. | relay:166534:2
`,
  },
];
