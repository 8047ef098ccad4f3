import { electronics } from './brands.ts';
import type { Line } from './line.ts';

const starts = [
  'Se programa desde la computadora por USB y hay cientos de ejemplos en español para empezar.',
  'Una buena base para proyectos de clase, prototipos y automatismos chicos.',
  'Viene probada y lista para enchufar: conectás, elegís el puerto y subís el primer programa.',
  'Pensada para quien empieza y cómoda para quien ya tiene varios proyectos encima.',
];
const cares = [
  'Los pines trabajan a la tensión indicada: usá un adaptador de nivel si tu sensor usa otra.',
  'Revisá que el cable USB sea de datos; los de carga no dejan programar.',
  'Para alimentar motores o tiras de LED usá una fuente aparte y uní las masas.',
  'Conviene montarla sobre separadores para que nada toque las soldaduras de abajo.',
];

export const boards: Line[] = [
  {
    category: '1.1.10',
    picture: 'board:1d6fa5:3',
    brands: electronics,
    uses: starts,
    tips: cares,
    specs: 'Tensión lógica=5 V; Garantía=6 meses',
    links: [
      ['Sensores para tu placa', '/productos?c=1.5'],
      ['Shields y expansiones', '/productos?c=1.1.13'],
    ],
    rows: `
UNO-R3-DIP | Placa UNO R3 compatible con Arduino, chip DIP | 16.9 | Microcontrolador=ATmega328P; Entradas y salidas=14 digitales, 6 analógicas; Memoria=32 KB; Conector=USB B; Medidas=68 x 53 mm | Lleva el microcontrolador en zócalo, así que se cambia en un minuto si algo sale mal. | board:1d6fa5:3:UNO
UNO-R3-SMD | Placa UNO R3 compatible con Arduino, chip SMD CH340 | 11.9 | Microcontrolador=ATmega328P SMD; Entradas y salidas=14 digitales, 6 analógicas; Memoria=32 KB; Conector=USB B; Conversor=CH340G | La versión económica de la placa con la que aprende casi todo el mundo. | board:1d4ed8:3:UNO
UNO-R3-USBC | Placa UNO R3 compatible con Arduino, USB-C | 13.5 | Microcontrolador=ATmega328P; Entradas y salidas=14 digitales, 6 analógicas; Memoria=32 KB; Conector=USB-C; Conversor=CH340G | Igual a la clásica pero con USB-C, para usar el cable del celular. | board:0f766e:3:UNO
UNO-R4-MIN | Placa UNO R4 compatible, 32 bits, conector USB-C | 27.5 | Microcontrolador=Cortex-M4 de 48 MHz; Memoria=256 KB; Entradas y salidas=14 digitales, 6 analógicas; Conector=USB-C; DAC=12 bits | Mantiene la forma y los pines de siempre con un procesador de 32 bits bastante más rápido. | board:1e40af:3:R4
UNO-R4-WIFI | Placa UNO R4 compatible, WiFi, Bluetooth y matriz LED | 38.9 | Microcontrolador=Cortex-M4 de 48 MHz; Memoria=256 KB; Radio=WiFi y Bluetooth LE; Matriz=12 x 8 LED; Conector=USB-C | Suma radio y una matriz de LED para mostrar dibujos sin cablear nada. | board:1e3a8a:3:WIFI
MEGA-2560-R3 | Placa MEGA 2560 R3 compatible con Arduino | 24.9 | Microcontrolador=ATmega2560; Entradas y salidas=54 digitales, 16 analógicas; Memoria=256 KB; Conector=USB B; Medidas=102 x 53 mm | Para cuando los pines no alcanzan: impresoras, tableros, robots con muchos sensores. | board:1d6fa5:5:MEGA
MEGA-2560-WIFI | Placa MEGA 2560 con ESP8266 integrado | 29.8 | Microcontrolador=ATmega2560 y ESP8266; Entradas y salidas=54 digitales, 16 analógicas; Memoria=256 KB y 4 MB; Conector=Micro USB | Une la cantidad de pines de la MEGA con WiFi en la misma placa. | board:111827:5:MEGA
NANO-V3-CH340 | Placa NANO V3 compatible con Arduino, pines soldados | 8.9 | Microcontrolador=ATmega328P; Entradas y salidas=14 digitales, 8 analógicas; Memoria=32 KB; Conector=Mini USB; Medidas=45 x 18 mm | Entra derecho en la protoboard y ocupa lo mismo que una goma de borrar. | board:1d6fa5:1:NANO
NANO-V3-SP | Placa NANO V3 compatible con Arduino, sin soldar | 7.9 | Microcontrolador=ATmega328P; Entradas y salidas=14 digitales, 8 analógicas; Memoria=32 KB; Conector=Mini USB | Trae las tiras de pines sueltas, para soldarla directo sobre tu placa. | board:1d4ed8:1:NANO
NANO-V3-USBC | Placa NANO V3 compatible con Arduino, USB-C | 9.9 | Microcontrolador=ATmega328P; Entradas y salidas=14 digitales, 8 analógicas; Memoria=32 KB; Conector=USB-C | El formato chico de siempre con un conector que no se afloja. | board:0f766e:1:NANO
NANO-EVERY-C | Placa NANO compatible, ATmega4809 | 15.9 | Microcontrolador=ATmega4809; Memoria=48 KB; RAM=6 KB; Conector=Micro USB | Más memoria que la NANO común y los mismos pines. | board:0e7490:1:EVERY
NANO-33-BLE-C | Placa NANO 33 BLE compatible, con sensores | 42.5 | Microcontrolador=nRF52840; Radio=Bluetooth LE; Sensores=movimiento de 9 ejes; Tensión lógica=3,3 V; Conector=Micro USB | Mide movimiento y habla por Bluetooth: ideal para proyectos que se llevan puestos. | board:155e75:1:BLE
NANO-EXP-IO | Base de expansión para NANO con borneras | 6.4 | Compatible=NANO; Conexión=borneras a tornillo; Medidas=54 x 43 mm | Pasás de pines a tornillos sin soldar nada. | shield:166534:1:NANO IO
PRO-MINI-5V | Placa PRO MINI 5 V 16 MHz | 6.5 | Microcontrolador=ATmega328P; Entradas y salidas=14 digitales, 8 analógicas; Medidas=33 x 18 mm; Programación=adaptador FTDI | La más chica y de menor consumo de la familia; se programa con un adaptador aparte. | board:1d6fa5:1:PRO
PRO-MINI-3V3 | Placa PRO MINI 3,3 V 8 MHz | 6.5 | Microcontrolador=ATmega328P; Tensión lógica=3,3 V; Medidas=33 x 18 mm; Programación=adaptador FTDI | Trabaja a 3,3 V, lo que evita adaptadores con sensores y radios modernas. | board:b91c1c:1:PRO
PRO-MICRO-5V | Placa PRO MICRO ATmega32U4 | 11.4 | Microcontrolador=ATmega32U4; Conector=Micro USB; Entradas y salidas=18; Medidas=33 x 18 mm | Se presenta a la computadora como teclado o ratón: perfecta para botoneras y volantes caseros. | board:7f1d1d:1:MICRO
LEONARDO-R3 | Placa LEONARDO R3 compatible con Arduino | 17.9 | Microcontrolador=ATmega32U4; Entradas y salidas=20 digitales, 12 analógicas; Memoria=32 KB; Conector=Micro USB | Con el puerto USB dentro del chip, puede imitar un teclado, un ratón o un joystick. | board:0f766e:3:LEO
DUE-R3 | Placa DUE compatible con Arduino, 84 MHz | 39.9 | Microcontrolador=Cortex-M3 de 84 MHz; Entradas y salidas=54 digitales, 12 analógicas; Memoria=512 KB; Tensión lógica=3,3 V | Cuando hace falta velocidad de cálculo y dos salidas analógicas de verdad. | board:1d6fa5:5:DUE
TINY85-USB | Placa DigiTiny ATtiny85 con USB | 5.2 | Microcontrolador=ATtiny85; Entradas y salidas=6; Memoria=8 KB; Conector=USB A | Seis pines y un USB que se enchufa directo: para trabajos chicos que quedan fijos. | board:111827:1:TINY
LILY-328 | Placa textil compatible LilyPad 328 | 11.2 | Microcontrolador=ATmega328P; Entradas y salidas=14 digitales, 6 analógicas; Diámetro=50 mm; Montaje=cosida con hilo conductor | Se cose a la ropa con hilo conductor y se puede lavar sin la pila. | board:7e22ce:2:LILY
RELAY-BOARD-4 | Placa controladora con 4 relés y ATmega328P | 32.9 | Microcontrolador=ATmega328P; Salidas=4 relés de 10 A; Alimentación=12 V; Montaje=tornillos | Un automatismo completo en una placa: entradas, relés y borneras. | relay:14532d:4:PLC
PLC-UNO-DIN | Controlador para riel DIN compatible UNO | 68 | Entradas=8 optoaisladas; Salidas=6 a relé; Alimentación=24 V; Montaje=riel DIN | Lleva tu programa al tablero eléctrico, con entradas aisladas y gabinete. | psu:0f766e:2:PLC
`,
  },
  {
    category: '1.1.11',
    picture: 'esp:111827:3:ESP32',
    brands: electronics,
    uses: [
      'Se programa con el IDE de Arduino, MicroPython o ESPHome, y actualiza por aire.',
      'Muy usada en domótica casera: prende, mide y avisa al teléfono sin servicios pagos.',
      'Sirve tanto para un termostato como para una alarma o un riego que se maneja de lejos.',
      'Con poco código publica datos por MQTT o levanta una página web propia.',
    ],
    tips: cares,
    specs: 'Tensión lógica=3,3 V; Radio=WiFi 2,4 GHz; Garantía=6 meses',
    links: [['Módulos de relé', '/productos?c=1.6.62']],
    rows: `
ESP32-DEVKIT-V1 | Placa ESP32 DevKit V1, 30 pines | 11.9 | Procesador=doble núcleo de 240 MHz; Memoria=4 MB; Radio=WiFi y Bluetooth; Conector=Micro USB; Pines=30 | La placa con WiFi más pedida: doble núcleo, Bluetooth y pines de sobra.
ESP32-DEVKIT-38 | Placa ESP32 DevKitC, 38 pines | 12.9 | Procesador=doble núcleo de 240 MHz; Memoria=4 MB; Radio=WiFi y Bluetooth; Conector=Micro USB; Pines=38 | Saca todos los pines del módulo, incluso los que la de 30 se guarda.
ESP32-DEVKIT-USBC | Placa ESP32 DevKit con USB-C, 30 pines | 13.2 | Procesador=doble núcleo de 240 MHz; Memoria=4 MB; Radio=WiFi y Bluetooth; Conector=USB-C; Pines=30 | El DevKit de siempre con conector USB-C reforzado.
ESP32-WROOM-U | Placa ESP32 con antena externa IPEX | 15.9 | Procesador=doble núcleo de 240 MHz; Memoria=4 MB; Radio=WiFi y Bluetooth; Antena=conector IPEX; Pines=38 | Para galpones y gabinetes metálicos: la antena va afuera.
ESP32-S3-N16R8 | Placa ESP32-S3, 16 MB y 8 MB PSRAM | 18.9 | Procesador=doble núcleo con vectores; Memoria=16 MB; PSRAM=8 MB; Conector=dos USB-C; Radio=WiFi y Bluetooth 5 | Con memoria de sobra para pantallas, audio y reconocimiento de imágenes.
ESP32-S3-ZERO | Placa mini ESP32-S3 con USB-C | 11.5 | Procesador=doble núcleo de 240 MHz; Memoria=4 MB; Conector=USB-C; Medidas=24 x 18 mm | Del tamaño de una estampilla, con USB nativo. | esp:1e3a8a:1:S3
ESP32-S2-MINI | Placa ESP32-S2 Mini | 8.4 | Procesador=un núcleo de 240 MHz; Memoria=4 MB; Conector=USB-C; Medidas=34 x 25 mm | USB nativo y bajo consumo en formato D1 mini. | esp:7e22ce:1:S2
ESP32-C3-SUPER | Placa ESP32-C3 Super Mini | 6.9 | Procesador=RISC-V de 160 MHz; Memoria=4 MB; Radio=WiFi y Bluetooth LE; Conector=USB-C; Medidas=22 x 18 mm | La forma más chica y barata de poner WiFi en un proyecto. | esp:111827:1:C3
ESP32-C6-DEV | Placa ESP32-C6 con WiFi 6, Zigbee y Thread | 16.5 | Procesador=RISC-V de 160 MHz; Radio=WiFi 6, Bluetooth 5, Zigbee; Memoria=8 MB; Conector=USB-C | Lista para Matter: habla WiFi 6 y también Zigbee.
ESP32-CAM | Placa ESP32-CAM con cámara OV2640 | 14.9 | Cámara=OV2640 de 2 Mpx; Memoria=4 MB; Ranura=microSD; Programación=adaptador USB | Una cámara con WiFi por menos de lo que cuesta una webcam. | cameramod:111827:2:CAM
ESP32-CAM-MB | Kit ESP32-CAM con base programadora USB | 18.5 | Cámara=OV2640 de 2 Mpx; Programación=base Micro USB; Memoria=4 MB | Incluye la base, así no hace falta adaptador para cargar el programa. | cameramod:111827:3:CAM MB
ESP32-LORA-V3 | Placa ESP32 LoRa 915 MHz con pantalla OLED | 34.9 | Radio=LoRa 915 MHz, WiFi y Bluetooth; Pantalla=OLED 0,96"; Batería=conector JST; Conector=USB-C | Manda datos a kilómetros sin internet; trae pantalla y antena. | oled:e2e8f0:2:LORA
ESP32-TTGO-T | Placa ESP32 con pantalla color de 1,14" | 22.9 | Pantalla=TFT 135 x 240; Memoria=16 MB; Batería=conector JST con carga; Conector=USB-C | Pantalla color, dos botones y carga de batería: un aparato casi terminado. | tft:111827:2
ESP32-POE | Placa ESP32 con Ethernet y PoE | 39.5 | Red=Ethernet 100 Mb con PoE; Radio=WiFi y Bluetooth; Memoria=4 MB | Toma red y energía del mismo cable, para instalaciones que no pueden fallar. | sbc:166534:2:POE
ESP32-RELAY-4 | Placa ESP32 con 4 relés | 27.9 | Salidas=4 relés de 10 A; Alimentación=5 V o 7 a 30 V; Programación=pines TTL | Domótica directa: cargás el programa y conectás las luces. | relay:111827:4:ESP
ESP32-EXP-38 | Base de expansión para ESP32 de 38 pines | 7.2 | Compatible=ESP32 de 38 pines; Conexión=borneras a tornillo | Borneras para cada pin y alimentación de 6 a 16 V. | shield:111827:2:ESP32
ESP32-EXP-30 | Base de expansión para ESP32 de 30 pines | 6.9 | Compatible=ESP32 de 30 pines; Conexión=pines triples S-V-G | Cada pin con su masa y tensión al lado, como en un shield de sensores. | shield:1e3a8a:2:ESP32
NODEMCU-V3 | Placa NodeMCU V3 ESP8266 CH340 | 8.5 | Procesador=80 MHz; Memoria=4 MB; Conector=Micro USB; Pines=30 | La clásica con la que arrancó la domótica casera. | esp:1f2937:3:8266
NODEMCU-V2 | Placa NodeMCU V2 ESP8266 CP2102 | 9.2 | Procesador=80 MHz; Memoria=4 MB; Conector=Micro USB; Conversor=CP2102 | Más angosta que la V3: deja un agujero libre de cada lado en la protoboard. | esp:111827:2:8266
NODEMCU-BASE | Base para NodeMCU V3 con alimentación | 4.9 | Compatible=NodeMCU V3; Entrada=6 a 24 V | Distribuye la alimentación y duplica los pines. | shield:1e40af:2:NODEMCU
WEMOS-D1-MINI | Placa D1 mini ESP8266 | 7.4 | Procesador=80 MHz; Memoria=4 MB; Conector=Micro USB; Medidas=34 x 25 mm | Chica, con shields que se apilan encima. | esp:1d4ed8:1:D1
WEMOS-D1-PRO | Placa D1 mini Pro ESP8266, 16 MB | 10.4 | Procesador=80 MHz; Memoria=16 MB; Antena=cerámica y conector IPEX; Conector=Micro USB | Con salida para antena externa y mucha más memoria. | esp:166534:1:D1
WEMOS-D1-R2 | Placa D1 R2 ESP8266, formato UNO | 12.3 | Procesador=80 MHz; Memoria=4 MB; Conector=Micro USB; Formato=UNO R3 | WiFi con la forma de una UNO, para usar los shields que ya tenés. | board:1d4ed8:3:D1 R2
D1-SHIELD-RELE | Shield de relé para D1 mini | 3.9 | Compatible=D1 mini; Salida=1 relé de 10 A | Se apila sobre la D1 mini y ya tenés un interruptor con WiFi. | relay:1d4ed8:1
D1-SHIELD-DHT | Shield DHT11 para D1 mini | 4.6 | Compatible=D1 mini; Sensor=DHT11 | Temperatura y humedad sin un solo cable. | dht:1d4ed8:2
D1-SHIELD-OLED | Shield OLED 0,66" para D1 mini | 6.8 | Compatible=D1 mini; Pantalla=64 x 48 | Una pantallita y dos botones apilables. | oled:1d4ed8:1
D1-SHIELD-BAT | Shield cargador de batería para D1 mini | 4.9 | Compatible=D1 mini; Batería=LiPo 3,7 V | Carga y alimenta desde una batería de una celda. | regulator:1d4ed8:1
ESP8266-01S | Módulo WiFi ESP-01S | 4.2 | Procesador=80 MHz; Memoria=1 MB; Pines=8 | El módulo WiFi mínimo, para sumar red a otra placa. | radio:111827:1:ESP01
ESP8266-12F | Módulo WiFi ESP-12F | 4.4 | Procesador=80 MHz; Memoria=4 MB; Montaje=SMD | Para soldar en tu propia placa cuando el prototipo ya anda. | radio:1e3a8a:1:ESP12
ESP01-PROG | Programador USB para ESP-01 | 4.6 | Conector=USB A; Conversor=CH340 | Enchufás el módulo, lo pasás a modo carga con la llave y listo. | programmer:166534:1
ESP01-RELE | Módulo relé para ESP-01S | 5.4 | Salida=1 relé de 10 A; Alimentación=5 V | Un enchufe inteligente armado en una tarde. | relay:1d4ed8:1
ESP32-WROOM-32E | Módulo ESP32-WROOM-32E, SMD | 6.9 | Memoria=4 MB; Antena=en placa; Montaje=SMD | El módulo pelado, para diseños propios. | radio:111827:2:ESP32
ESP32-GATEWAY-ZB | Puerta de enlace Zigbee con ESP32 | 36.9 | Radio=Zigbee 3.0 y WiFi; Alimentación=USB-C | Lleva tus sensores Zigbee a Home Assistant sin nube. | radio:e2e8f0:3:ZIGBEE
ESP32-KIT-INICIO | Kit de inicio ESP32 con sensores y protoboard | 44.9 | Contenido=placa, protoboard, 20 componentes; Guía=20 proyectos en español | Todo lo que hace falta para los primeros veinte proyectos con WiFi. | starterkit:1e40af:4
`,
  },
];
