import { electronics } from './brands.ts';
import type { Line } from './line.ts';

export const moreBoards: Line[] = [
  {
    category: '1.1.12',
    picture: 'sbc:166534:4',
    brands: electronics,
    uses: [
      'Corre Linux de escritorio y sirve de servidor, consola retro o cerebro de un robot.',
      'Con una tarjeta microSD y una fuente ya tenés una computadora de bajo consumo.',
      'Ideal para domótica, cartelería digital y aprender a programar sin arriesgar la PC de la casa.',
    ],
    tips: [
      'Usá una fuente de buena calidad: la mayoría de los cuelgues vienen de ahí.',
      'Para trabajo continuo sumale disipador o ventilador.',
      'La tarjeta microSD se vende aparte; recomendamos clase A1 o mejor.',
    ],
    specs: 'Garantía=12 meses',
    rows: `
SBC-PI4-2G | Computadora de placa única Pi 4, 2 GB | 84 | Procesador=4 núcleos de 1,5 GHz; RAM=2 GB; Video=2 micro HDMI 4K; Red=Gigabit y WiFi; USB=2 x 3.0 y 2 x 2.0 | La medida justa para servidores chicos y cartelería.
SBC-PI4-4G | Computadora de placa única Pi 4, 4 GB | 99 | Procesador=4 núcleos de 1,5 GHz; RAM=4 GB; Video=2 micro HDMI 4K; Red=Gigabit y WiFi; USB=2 x 3.0 y 2 x 2.0 | La más pedida: alcanza para escritorio, Home Assistant o Klipper con cámara.
SBC-PI4-8G | Computadora de placa única Pi 4, 8 GB | 129 | Procesador=4 núcleos de 1,5 GHz; RAM=8 GB; Video=2 micro HDMI 4K; Red=Gigabit y WiFi; USB=2 x 3.0 y 2 x 2.0 | Memoria de sobra para contenedores y varios servicios a la vez.
SBC-PI5-4G | Computadora de placa única Pi 5, 4 GB | 118 | Procesador=4 núcleos de 2,4 GHz; RAM=4 GB; Video=2 micro HDMI 4K60; Bus=PCIe para SSD; USB=2 x 3.0 y 2 x 2.0 | Dos a tres veces más rápida que la generación anterior.
SBC-PI5-8G | Computadora de placa única Pi 5, 8 GB | 149 | Procesador=4 núcleos de 2,4 GHz; RAM=8 GB; Video=2 micro HDMI 4K60; Bus=PCIe para SSD; USB=2 x 3.0 y 2 x 2.0 | Una PC de escritorio del tamaño de una tarjeta.
SBC-PI5-16G | Computadora de placa única Pi 5, 16 GB | 219 | Procesador=4 núcleos de 2,4 GHz; RAM=16 GB; Video=2 micro HDMI 4K60; Bus=PCIe para SSD | Para modelos de IA locales y compilaciones pesadas.
SBC-ZERO-W | Computadora Zero W con WiFi | 29.9 | Procesador=1 GHz; RAM=512 MB; Video=mini HDMI; Red=WiFi y Bluetooth; Medidas=65 x 30 mm | Linux con WiFi en el tamaño de un chicle. | sbc:166534:1
SBC-ZERO-2W | Computadora Zero 2 W, cuatro núcleos | 36.9 | Procesador=4 núcleos de 1 GHz; RAM=512 MB; Video=mini HDMI; Red=WiFi y Bluetooth; Medidas=65 x 30 mm | Cinco veces más rápida que la Zero W y entra en los mismos gabinetes. | sbc:166534:1
SBC-PICO | Placa Pico RP2040 | 8.9 | Microcontrolador=RP2040 doble núcleo; Memoria=2 MB; Pines=26; Conector=Micro USB; Lenguajes=MicroPython y C | Barata, rápida y con MicroPython desde la caja. | esp:166534:3:RP2040
SBC-PICO-H | Placa Pico RP2040 con pines soldados | 10.5 | Microcontrolador=RP2040 doble núcleo; Memoria=2 MB; Pines=26 soldados; Conector=Micro USB | La misma, lista para la protoboard. | esp:166534:3:RP2040
SBC-PICO-W | Placa Pico W con WiFi | 13.9 | Microcontrolador=RP2040 doble núcleo; Memoria=2 MB; Radio=WiFi y Bluetooth; Conector=Micro USB | Suma WiFi al mismo formato. | esp:166534:3:PICO W
SBC-PICO-2 | Placa Pico 2 RP2350 | 12.5 | Microcontrolador=RP2350 doble núcleo; Memoria=4 MB; Pines=26; Conector=Micro USB | Más memoria, más velocidad y arranque seguro. | esp:14532d:3:RP2350
SBC-RP2040-ZERO | Placa mini RP2040 con USB-C | 7.9 | Microcontrolador=RP2040; Memoria=2 MB; Conector=USB-C; Medidas=24 x 18 mm | Para teclados y aparatos chicos. | esp:111827:1:RP2040
SBC-RK3566-4G | Computadora de placa única de 4 núcleos y 4 GB, eMMC | 92 | Procesador=4 núcleos de 1,8 GHz; RAM=4 GB; Almacenamiento=eMMC 32 GB; Red=Gigabit | Trae memoria eMMC soldada: arranca rápido y no depende de la tarjeta. | sbc:1e3a8a:4
SBC-RK3588-8G | Computadora de placa única de 8 núcleos y 8 GB | 189 | Procesador=8 núcleos de 2,4 GHz; RAM=8 GB; Video=HDMI 8K; Bus=M.2 NVMe; Red=2,5 Gb | La más potente de la línea, con lugar para SSD y red de 2,5 Gb. | sbc:111827:5
SBC-H3-512 | Computadora de placa única H3, 512 MB | 34.9 | Procesador=4 núcleos de 1,2 GHz; RAM=512 MB; Red=100 Mb; Medidas=48 x 46 mm | Cuadradita y económica, para servidores de impresión y sensores. | sbc:1e3a8a:2
SBC-CASE-ALU | Gabinete disipador de aluminio para Pi 4 | 14.9 | Material=aluminio anodizado; Refrigeración=pasiva; Color=negro | El gabinete entero es disipador: silencio total. | projectbox:1f2937:2
SBC-CASE-ABS | Gabinete oficial estilo bicolor para Pi 4 | 9.9 | Material=ABS; Color=rojo y blanco | Liviano y con tapa a presión. | projectbox:be123c:2
SBC-CASE-PI5 | Gabinete con ventilador para Pi 5 | 15.9 | Material=ABS; Refrigeración=ventilador con control; Color=blanco | El ventilador regula solo según la temperatura. | projectbox:e2e8f0:2
SBC-CASE-DIN | Gabinete para riel DIN para computadoras de placa | 18.9 | Material=ABS autoextinguible; Montaje=riel DIN | Para llevar la placa al tablero. | projectbox:94a3b8:3
SBC-FAN-HAT | Disipador con ventilador para Pi 4 | 9.4 | Ventilador=40 mm; Conexión=pines GPIO | Baja unos 25 grados con carga. | fan:111827:2
SBC-COOL-PI5 | Disipador activo para Pi 5 | 10.9 | Ventilador=PWM; Conexión=conector de la placa | Se fija con dos trabas y lo maneja el sistema. | heatsink:334155:2
SBC-HEAT-KIT | Kit de 3 disipadores adhesivos para computadora de placa | 2.9 | Material=aluminio; Piezas=3 | Pegás y listo. | heatsink:94a3b8:1
SBC-SD-32 | Tarjeta microSD 32 GB con sistema precargado | 11.9 | Capacidad=32 GB; Clase=A1; Contenido=sistema instalado | Ponés la tarjeta y arranca. | sdcard:b91c1c:32:32 GB
SBC-SD-64 | Tarjeta microSD 64 GB clase A2 | 13.9 | Capacidad=64 GB; Clase=A2 | Buena velocidad con archivos chicos. | sdcard:111827:64:64 GB
SBC-SD-128 | Tarjeta microSD 128 GB clase A2 | 19.9 | Capacidad=128 GB; Clase=A2 | Para bases de datos y grabación de cámaras. | sdcard:1e3a8a:128:128 GB
SBC-NVME-HAT | Placa adaptadora NVMe para Pi 5 | 22.9 | Ranura=M.2 2230 y 2242; Bus=PCIe | El SSD va debajo, sin perder los pines. | shield:166534:2:NVME
SBC-UPS-HAT | Placa UPS con dos celdas 18650 | 32.9 | Baterías=2 x 18650, no incluidas; Salida=5 V 3 A; Aviso=I2C | Si se corta la luz, apaga ordenado. | regulator:111827:3
SBC-CAM-5MP | Cámara 5 Mpx para computadora de placa única | 11.9 | Sensor=OV5647; Resolución=5 Mpx; Conexión=cinta CSI | La cámara básica, con cinta incluida. | cameramod:166534:1
SBC-CAM-8MP | Cámara 8 Mpx para computadora de placa única | 29.9 | Sensor=IMX219; Resolución=8 Mpx; Conexión=cinta CSI | Buen color y foco fijo desde 50 cm. | cameramod:166534:1
SBC-CAM-NOIR | Cámara 8 Mpx infrarroja con dos LED IR | 34.9 | Sensor=IMX219 sin filtro; Resolución=8 Mpx; Iluminación=2 LED IR | Ve de noche: para fauna, nidos y seguridad. | cameramod:111827:3
SBC-LCD-35 | Pantalla táctil 3,5" para computadora de placa | 28.9 | Resolución=480 x 320; Conexión=SPI por GPIO; Táctil=resistiva | Se monta encima y deja el tamaño de la placa. | tft:111827:3
SBC-LCD-7 | Pantalla táctil 7" HDMI, 1024 x 600 | 69 | Resolución=1024 x 600; Conexión=HDMI y USB; Táctil=capacitiva | Para tableros de domótica y Klipper. | tft:111827:5
`,
  },
  {
    category: '1.1.13',
    picture: 'shield:1d4ed8:3',
    brands: electronics,
    uses: [
      'Se apila sobre la placa y deja los pines libres para seguir agregando.',
      'Ahorra media hora de cables y evita errores de conexión.',
      'Trae biblioteca de ejemplo y esquema de pines.',
    ],
    tips: ['Mirá qué pines ocupa antes de apilar dos shields.', 'Compatible con placas de formato UNO y MEGA.'],
    specs: 'Compatible=UNO y MEGA; Tensión lógica=5 V; Garantía=6 meses',
    packs: [],
    rows: `
SHD-PROTO-UNO | Shield prototipo para UNO con mini protoboard | 5.9 | Área=170 puntos | Un espacio para armar el circuito encima de la placa. | shield:b91c1c:3:PROTO
SHD-PROTO-MEGA | Shield prototipo para MEGA | 8.9 | Área=para soldar y mini protoboard; Compatible=MEGA | La versión grande, con más área libre. | shield:1d4ed8:5:PROTO
SHD-SENSOR-V5 | Sensor Shield V5 para UNO | 6.9 | Conexión=pines S-V-G; Puertos=I2C, serie, SD | Cada pin con su masa y positivo: los sensores se enchufan con tres cables. | shield:1d4ed8:3:SENSOR
SHD-SENSOR-MEGA | Sensor Shield V2 para MEGA | 10.9 | Conexión=pines S-V-G; Compatible=MEGA | Lo mismo, para los 54 pines de la MEGA. | shield:111827:5:SENSOR
SHD-MOTOR-L293 | Shield de motores L293D, 4 CC o 2 paso a paso | 8.9 | Corriente=0,6 A por canal; Motores=4 CC o 2 paso a paso; Servos=2 | El primer shield de un robot con ruedas. | shield:1d4ed8:3:L293D
SHD-MOTOR-L298 | Shield de motores L298P, 2 A | 14.9 | Corriente=2 A por canal; Motores=2 CC | Para motores que el L293D no mueve. | shield:b91c1c:3:L298P
SHD-CNC-V3 | Shield CNC V3 para UNO, 4 ejes | 9.9 | Ejes=4; Drivers=A4988 o DRV8825, no incluidos; Firmware=GRBL | El corazón de una CNC o grabadora láser casera. | shield:b91c1c:3:CNC
SHD-CNC-KIT | Kit CNC: UNO, shield y 4 drivers A4988 | 34.9 | Ejes=4; Incluye=placa, shield y 4 drivers | Todo lo electrónico para mover una CNC chica, probado junto. | shield:b91c1c:3:GRBL
SHD-RAMPS-14 | Shield RAMPS 1.4 para MEGA | 14.9 | Drivers=5; Extrusores=2; Compatible=MEGA | El clásico para impresoras 3D caseras. | shield:111827:5:RAMPS
SHD-RAMPS-16 | Shield RAMPS 1.6 Plus para MEGA | 19.9 | Drivers=5, con UART; Compatible=MEGA | Mejor disipación y soporte de drivers silenciosos. | shield:111827:5:RAMPS
SHD-ETH-W5100 | Shield Ethernet W5100 con microSD | 16.9 | Red=10/100 Mb; Ranura=microSD | Red por cable: lo que se conecta, queda conectado. | shield:0f766e:3:W5100
SHD-ETH-W5500 | Shield Ethernet W5500 | 22.9 | Red=10/100 Mb; Ranura=microSD; Sockets=8 | Más rápido y con ocho conexiones a la vez. | shield:1d4ed8:3:W5500
SHD-GSM-900 | Shield GSM SIM900 con antena | 34.9 | Bandas=cuatribanda 2G; Ranura=SIM | Manda SMS y llama desde donde haya señal 2G. | shield:b91c1c:3:GSM
SHD-GPS-LOG | Shield registrador GPS con microSD | 32.9 | Receptor=NEO-6M; Ranura=microSD | Guarda recorridos sin programar casi nada. | shield:111827:3:GPS
SHD-LCD-KEY | Shield LCD 16x2 con teclado | 8.9 | Pantalla=16 x 2 azul; Botones=6 | Pantalla y botones en un solo paso. | lcd:1d4ed8:3
SHD-TFT-24 | Shield TFT 2,4" táctil | 17.9 | Resolución=320 x 240; Ranura=microSD | Menús táctiles con color. | tft:b91c1c:2
SHD-TFT-35 | Shield TFT 3,5" para MEGA y UNO | 24.9 | Resolución=480 x 320; Ranura=microSD | La pantalla más grande que apila directo. | tft:1d4ed8:3
SHD-RELAY-4 | Shield de 4 relés para UNO | 14.9 | Salidas=4 relés de 5 A | Cuatro cargas de 220 V sin un cable suelto. | relay:1d4ed8:4
SHD-SERVO-16 | Shield de 16 servos PWM I2C | 11.9 | Canales=16; Bus=I2C | Dieciséis servos con solo dos pines. | shield:1e3a8a:3:SERVO
SHD-JOYSTICK | Shield joystick con botones | 7.9 | Controles=joystick y 7 botones; Conector=nRF24L01 | El control remoto de tu robot. | joystick:111827:3
SHD-MULTI | Shield multifunción de aprendizaje | 9.9 | Incluye=display, botones, zumbador, potenciómetro, LED | Un curso entero en una placa. | sevenseg:1d4ed8:4
SHD-DATALOG | Shield registrador de datos con reloj | 9.4 | Reloj=DS1307; Ranura=SD | Anota fecha, hora y medición en la tarjeta. | shield:1d4ed8:3:LOGGER
SHD-USB-HOST | Shield USB Host | 13.9 | Chip=MAX3421E | Conecta teclados, pendrives y controles de consola. | shield:b91c1c:3:USB
SHD-CAN | Shield CAN bus para UNO | 15.9 | Chip=MCP2515; Conector=DB9 | Lee la red del auto o de máquinas. | shield:b91c1c:3:CAN
SHD-BT-XBEE | Shield base para módulos de radio | 6.9 | Zócalo=20 pines de 2 mm | Zócalo y nivel para radios de 3,3 V. | shield:111827:3:RADIO
SHD-MP3 | Shield reproductor MP3 con amplificador | 14.9 | Ranura=microSD; Salida=3 W | Voces y música para muestras y juguetes. | shield:1d4ed8:3:MP3
SHD-SCREW-UNO | Shield de borneras para UNO | 8.4 | Conexión=bornera por pin | Todo atornillado, nada se suelta. | shield:166534:3:SCREW
`,
  },
  {
    category: '1.1.14',
    picture: 'programmer:111827:2',
    brands: electronics,
    uses: [
      'Sirve para grabar, recuperar y depurar placas.',
      'Trae cables y funciona en Windows, Linux y macOS.',
      'Un accesorio que se paga solo la primera vez que revive una placa.',
    ],
    tips: [
      'Elegí la tensión con el puente antes de conectar.',
      'Los controladores se instalan solos en sistemas actuales.',
    ],
    specs: 'Garantía=6 meses; Conector=USB',
    rows: `
FTDI-FT232 | Adaptador USB a TTL FT232RL | 6.9 | Chip=FT232RL; Niveles=3,3 y 5 V | El adaptador serie de siempre, con puente de tensión. | programmer:b91c1c:2
TTL-CP2102 | Adaptador USB a TTL CP2102 | 4.9 | Chip=CP2102; Niveles=3,3 V | Chico y confiable. | programmer:1e3a8a:1
TTL-CH340 | Adaptador USB a TTL CH340G | 3.9 | Chip=CH340G; Niveles=3,3 y 5 V | El más económico para cargar ESP y PRO MINI. | programmer:1d4ed8:1
TTL-PL2303-CABLE | Cable USB a TTL con 4 terminales | 5.4 | Chip=PL2303; Largo=1 m | Con fichas sueltas para cualquier placa. | usbcable:111827:1
USB-RS485 | Adaptador USB a RS485 | 6.9 | Bus=RS485; Conexión=borneras | Habla con medidores y variadores. | programmer:1d4ed8:1
USBASP-V2 | Programador USBasp para AVR | 7.9 | Chips=AVR; Cable=10 pines | Recupera el cargador de arranque y graba chips sueltos. | programmer:1d4ed8:2
USBASP-ADP | Adaptador 10 a 6 pines para USBasp | 1.9 | Pines=10 a 6 | Para placas con ICSP de seis pines. | header:111827:1
STLINK-V2 | Programador ST-Link V2 para STM32 | 8.9 | Chips=STM8 y STM32; Carcasa=aluminio | Graba y depura paso a paso. | programmer:7c3aed:1
STM32-BLUE | Placa STM32F103 "píldora azul" | 7.9 | Procesador=Cortex-M3 de 72 MHz; Memoria=64 KB; Conector=Micro USB | Treinta y dos bits a precio de ocho. | esp:1d4ed8:2:STM32
STM32-BLACK | Placa STM32F411 "píldora negra" USB-C | 11.9 | Procesador=Cortex-M4 de 100 MHz; Memoria=512 KB; Conector=USB-C | Con coma flotante por hardware. | esp:111827:2:STM32
PIC-KIT3 | Programador para PIC con depurador | 34.9 | Chips=PIC y dsPIC; Cable=6 pines | Para quienes siguen con PIC y lo hacen bien. | programmer:b91c1c:3
EEPROM-CH341 | Programador de memorias CH341A | 9.9 | Memorias=24 y 25; Zócalo=ZIF | Lee y graba BIOS y EEPROM. | programmer:111827:2
EEPROM-CLIP | Pinza SOP8 para programar sin desoldar | 6.4 | Encapsulado=SOP8; Cable=20 cm | Se muerde el chip y se lee en la placa. | jumpers:111827:1
LOGIC-8CH | Analizador lógico USB de 8 canales, 24 MHz | 13.9 | Canales=8; Muestreo=24 MHz | Muestra qué dice de verdad tu bus I2C. | projectbox:111827:1
JLINK-OB | Depurador SWD compatible | 14.9 | Chips=ARM Cortex-M; Interfaz=SWD | Puntos de parada y consola en tiempo real. | programmer:166534:1
FPGA-MINI | Placa FPGA de iniciación, 9 mil celdas | 29.9 | Celdas=8640; Conector=USB-C; Pantalla=conector RGB | Para dar el salto a la lógica programable. | board:111827:2:FPGA
MICROBIT-KIT | Placa educativa con matriz LED y sensores | 32.9 | Pantalla=5 x 5 LED; Sensores=movimiento, brújula, luz; Radio=Bluetooth | La que usan las escuelas: se programa con bloques. | module:111827:3:BIT
MICROBIT-EXP | Base de expansión para placa educativa | 11.9 | Conexión=pines S-V-G; Alimentación=pilas o USB | Lleva la placa educativa al mundo de los sensores. | shield:111827:2
`,
  },
];
