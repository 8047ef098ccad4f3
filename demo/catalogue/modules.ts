import { electronics } from './brands.ts';
import type { Line } from './line.ts';

const base = {
  brands: electronics,
  uses: [
    'Funciona con Arduino, ESP32 y placas de 3,3 V que respeten sus niveles.',
    'Tiene ejemplos listos para copiar y medir en la primera media hora.',
    'De los que conviene tener en el cajón, porque siempre aparece dónde usarlo.',
    'Buena relación entre precio y lo que resuelve.',
    'Lo llevan talleres de robótica, técnicos y quienes arman por gusto.',
  ],
  tips: [
    'Revisá la alimentación antes de conectar: es lo único que lo puede dañar.',
    'Un capacitor de 100 µF cerca de la alimentación evita reinicios.',
    'La hoja de datos y el esquema los mandamos por correo si los pedís.',
  ],
  specs: 'Alimentación=5 V; Garantía=6 meses',
} as const;

export const modules: Line[] = [
  {
    ...base,
    category: '1.6.60',
    picture: 'radio:1d4ed8:1',
    rows: `
HC-05 | Módulo Bluetooth HC-05 maestro y esclavo | 6.9 | Radio=Bluetooth 2.0; Alcance=10 m; Salida=serie | Cambia el cable serie por aire; lo maneja cualquier celular Android. | radio:1d4ed8:1:HC05
HC-06 | Módulo Bluetooth HC-06 esclavo | 5.9 | Radio=Bluetooth 2.0; Alcance=10 m; Salida=serie | Más simple que el HC-05 y con menos que configurar. | radio:1d4ed8:1:HC06
HM-10 | Módulo Bluetooth LE HM-10 | 6.4 | Radio=Bluetooth 4.0; Salida=serie | El que también ven los iPhone. | radio:1e3a8a:1:HM10
NRF24L01 | Módulo de radio nRF24L01+ 2,4 GHz | 2.9 | Radio=2,4 GHz; Alcance=80 m; Bus=SPI; Alimentación=3,3 V | Dos por el precio de un café y ya hay control remoto. | radio:111827:1:NRF24
NRF24-PA | Módulo nRF24L01+ PA LNA con antena | 5.9 | Radio=2,4 GHz; Alcance=1000 m; Bus=SPI; Alimentación=3,3 V | Con amplificador y antena, para el fondo del campo. | radio:111827:3:PA LNA
NRF24-BASE | Base adaptadora para nRF24L01 | 1.6 | Regulador=3,3 V | Estabiliza la alimentación, que es su punto débil. | header:111827:1
RF433-KIT | Par transmisor y receptor 433 MHz | 2.2 | Frecuencia=433 MHz; Alcance=100 m | Lo más barato para mandar un bit. | radio:166534:1:433
RF433-SUPER | Receptor superheterodino 433 MHz | 2.6 | Frecuencia=433 MHz; Sensibilidad=-114 dBm | Oye más lejos y con menos ruido. | radio:166534:1
RF-CTRL-4 | Control remoto 4 canales con receptor 433 MHz | 7.9 | Canales=4; Frecuencia=433 MHz; Salida=relé o digital | Portones y luces sin programar. | remote:111827:1
RF-CTRL-1 | Relé con control remoto 433 MHz, 220 V | 8.9 | Canales=1; Frecuencia=433 MHz; Alimentación=220 V | Cambiás la llave por un control. | remote:f8fafc:1
LORA-SX1278 | Módulo LoRa SX1278 433 MHz | 7.4 | Radio=LoRa 433 MHz; Alcance=3 km; Bus=SPI; Alimentación=3,3 V | Pocos datos, muy lejos. | radio:1e3a8a:1:LORA
LORA-RFM95 | Módulo LoRa RFM95 915 MHz | 9.9 | Radio=LoRa 915 MHz; Bus=SPI; Alimentación=3,3 V | Frecuencia libre para la región. | radio:166534:1:RFM95
LORA-E32 | Módulo LoRa E32 con antena 915 MHz | 14.9 | Radio=LoRa 915 MHz; Alcance=3 km; Salida=serie | LoRa por puerto serie, sin bibliotecas complicadas. | radio:111827:3:E32
SIM800L | Módulo GSM SIM800L con antena | 7.9 | Bandas=cuatribanda 2G; Alimentación=3,7 a 4,2 V | SMS, llamadas y datos 2G en una estampilla. | radio:b91c1c:2:SIM800
SIM7600 | Módulo 4G LTE SIM7600 con GPS | 69 | Bandas=4G regionales; GPS=integrado; Salida=USB y serie | Para seguir vehículos cuando el 2G se apague. | radio:1e3a8a:4:4G LTE
A7670SA | Módulo 4G Cat 1 A7670SA | 34.9 | Bandas=4G regionales; Salida=serie | 4G económico para alarmas y telemetría. | radio:166534:3:CAT 1
GPS-NEO6M | Módulo GPS NEO-6M con antena | 10.9 | Receptor=NEO-6M; Salida=serie; Antena=cerámica | Posición, hora exacta y velocidad. | gps:1d4ed8:2
GPS-NEO8M | Módulo GPS NEO-M8N | 18.9 | Receptor=NEO-M8N; Sistemas=GPS, GLONASS, Galileo | Engancha más rápido y con más satélites. | gps:111827:2
GPS-ANT | Antena GPS activa con cable de 3 m | 7.9 | Conector=SMA; Cable=3 m; Base=magnética | Para gabinetes metálicos y vehículos. | gps:111827:3
IR-TX-RX | Kit emisor y receptor infrarrojo con control | 3.4 | Frecuencia=38 kHz; Control=21 teclas | Manejá tu robot como un televisor. | remote:111827:1
VS1838B | Receptor infrarrojo VS1838B | 0.6 | Frecuencia=38 kHz | El ojo de los controles remotos. | to92:111827:1
RS485-TTL | Módulo RS485 a TTL MAX485 | 1.8 | Bus=RS485; Alcance=1200 m | Dos hilos y un kilómetro. | module:1d4ed8:1
RS485-AUTO | Módulo RS485 con dirección automática | 3.4 | Bus=RS485; Alimentación=3,3 a 5 V | Sin pin de dirección. | module:b91c1c:1
CAN-MCP2515 | Módulo CAN MCP2515 | 3.9 | Bus=CAN 1 Mb; Interfaz=SPI | Leé la computadora del auto. | module:1e3a8a:2
ETH-W5500 | Módulo Ethernet W5500 | 8.9 | Red=10/100 Mb; Bus=SPI; Alimentación=3,3 V | Red por cable para ESP32 y Arduino. | ethmod:1d4ed8:2
ETH-ENC28 | Módulo Ethernet ENC28J60 | 5.9 | Red=10 Mb; Bus=SPI; Alimentación=3,3 V | El económico. | ethmod:1d4ed8:1
ETH-LAN8720 | Módulo Ethernet LAN8720 | 6.9 | Red=10/100 Mb; Interfaz=RMII | El que usa el ESP32 por hardware. | ethmod:111827:1
ANT-24-SMA | Antena 2,4 GHz 5 dBi SMA | 3.9 | Ganancia=5 dBi; Conector=SMA | Más alcance para routers y módulos. | antenna:111827:2
ANT-915 | Antena 915 MHz SMA | 4.4 | Ganancia=3 dBi; Conector=SMA | Para LoRa y telemetría. | antenna:111827:3
ANT-GSM | Antena GSM con base magnética, 3 m | 6.9 | Conector=SMA; Cable=3 m | Se pega en el techo del tablero. | antenna:111827:4
PIGTAIL-IPEX | Cable adaptador IPEX a SMA | 1.9 | Largo=15 cm | Lleva la antena afuera del gabinete. | usbcable:111827:1
`,
  },
  {
    ...base,
    category: '1.6.61',
    picture: 'lcd:1d4ed8:2',
    rows: `
LCD-1602-AZ | Display LCD 16x2 azul | 3.9 | Caracteres=16 x 2; Color=azul; Bus=paralelo | El primero que se conecta y el último que falla. | lcd:1d4ed8:2
LCD-1602-VE | Display LCD 16x2 verde | 3.9 | Caracteres=16 x 2; Color=verde; Bus=paralelo | La misma medida con fondo verde. | lcd:65a30d:2
LCD-1602-I2C | Display LCD 16x2 azul con I2C soldado | 5.4 | Caracteres=16 x 2; Color=azul; Bus=I2C | Cuatro cables en lugar de doce. | lcd:1d4ed8:2
LCD-2004-AZ | Display LCD 20x4 azul | 8.4 | Caracteres=20 x 4; Color=azul | Cuatro renglones para menús. | lcd:1d4ed8:4
LCD-2004-I2C | Display LCD 20x4 azul con I2C | 10.4 | Caracteres=20 x 4; Color=azul; Bus=I2C | La grande, con bus. | lcd:1d4ed8:4
LCD-2004-VE | Display LCD 20x4 verde | 8.4 | Caracteres=20 x 4; Color=verde | Se lee bien al sol. | lcd:65a30d:4
LCD-12864 | Display gráfico 128x64 azul | 13.9 | Resolución=128 x 64; Color=azul | Dibujos y gráficos, no solo letras. | lcd:1d4ed8:5
LCD-I2C-ADP | Adaptador I2C para LCD | 1.8 | Chip=PCF8574 | Convierte tu LCD común. | module:111827:2
LCD-5110 | Display Nokia 5110 | 4.9 | Resolución=84 x 48; Bus=SPI; Alimentación=3,3 V | El de los celulares de antes, sigue rindiendo. | lcd:94a3b8:1
OLED-096-B | Display OLED 0,96" blanco I2C | 4.6 | Resolución=128 x 64; Bus=I2C; Color=blanco | Contraste total en el tamaño de un pulgar. | oled:e2e8f0:1
OLED-096-A | Display OLED 0,96" azul I2C | 4.6 | Resolución=128 x 64; Bus=I2C; Color=azul | El mismo, en azul. | oled:38bdf8:1
OLED-096-BI | Display OLED 0,96" amarillo y azul | 4.8 | Resolución=128 x 64; Bus=I2C; Color=amarillo y azul | Con franja superior amarilla. | oled:facc15:1
OLED-13-B | Display OLED 1,3" blanco I2C | 6.9 | Resolución=128 x 64; Bus=I2C; Color=blanco | Más grande para leer de lejos. | oled:e2e8f0:2
OLED-091 | Display OLED 0,91" 128x32 | 3.9 | Resolución=128 x 32; Bus=I2C | Finito, para frentes chicos. | oled:e2e8f0:0
OLED-242 | Display OLED 2,42" | 21.9 | Resolución=128 x 64; Bus=SPI e I2C | Un OLED que se lee desde la otra punta de la mesa. | oled:facc15:4
TFT-144 | Display TFT 1,44" color | 5.9 | Resolución=128 x 128; Bus=SPI; Alimentación=3,3 V | Color barato. | tft:b91c1c:1
TFT-18 | Display TFT 1,8" color | 6.9 | Resolución=128 x 160; Bus=SPI; Ranura=SD | Con ranura para imágenes. | tft:b91c1c:2
TFT-24 | Display TFT 2,4" táctil SPI | 12.9 | Resolución=240 x 320; Táctil=resistiva | Menús táctiles para ESP32. | tft:b91c1c:3
TFT-28 | Display TFT 2,8" táctil SPI | 14.9 | Resolución=240 x 320; Táctil=resistiva | Un poco más de lugar para los dedos. | tft:b91c1c:3
TFT-40 | Display TFT 4,0" SPI | 22.9 | Resolución=320 x 480; Táctil=resistiva | Tableros de control. | tft:b91c1c:4
TFT-RED-128 | Display TFT redondo 1,28" | 8.9 | Resolución=240 x 240; Forma=redonda | Relojes y manómetros digitales. | roundtft:111827:1
EINK-154 | Display tinta electrónica 1,54" | 14.9 | Resolución=200 x 200; Colores=blanco y negro | Guarda la imagen sin energía. | eink:1e293b:1
EINK-29 | Display tinta electrónica 2,9" rojo | 21.9 | Resolución=296 x 128; Colores=blanco, negro y rojo | Etiquetas y carteles de bajo consumo. | eink:dc2626:3
MATRIX-MAX | Matriz LED 8x8 MAX7219 | 3.4 | Puntos=8 x 8; Bus=SPI | Se encadenan para hacer marquesinas. | matrix:dc2626:1
MATRIX-MAX4 | Matriz LED 32x8 MAX7219, 4 módulos | 8.9 | Puntos=32 x 8; Bus=SPI | Cuatro en línea ya unidas. | matrix:dc2626:4
MATRIX-RGB-64 | Panel LED RGB 64x32 P3 | 44.9 | Puntos=64 x 32; Paso=3 mm | Cartel color para tu vidriera. | matrix:22c55e:5
MATRIX-WS-64 | Matriz 8x8 de LED direccionables | 9.9 | LED=64 WS2812 | Cada punto del color que quieras. | matrix:a855f7:2
SEG-TM1637 | Display 4 dígitos TM1637 | 2.4 | Dígitos=4; Color=rojo; Bus=dos hilos | Relojes y contadores. | sevenseg:dc2626:2
SEG-TM1637-V | Display 4 dígitos TM1637 verde | 2.6 | Dígitos=4; Color=verde; Bus=dos hilos | En verde. | sevenseg:22c55e:2
SEG-MAX-8 | Display 8 dígitos MAX7219 | 4.4 | Dígitos=8; Bus=SPI | Para frecuencímetros y tanteadores. | sevenseg:dc2626:4
SEG-TM1638 | Módulo TM1638 con teclas y LED | 6.4 | Dígitos=8; Teclas=8; LED=8 | Un panel completo con tres cables. | sevenseg:dc2626:5
NEXT-24 | Pantalla HMI 2,4" serie | 24.9 | Resolución=320 x 240; Salida=serie | El menú lo guarda la pantalla, tu placa solo escucha. | tft:111827:3
NEXT-43 | Pantalla HMI 4,3" serie | 54.9 | Resolución=480 x 272; Salida=serie | Con lugar para botones grandes. | tft:111827:5
`,
  },
  {
    ...base,
    category: '1.6.62',
    picture: 'relay:1d4ed8:1',
    rows: `
RELE-1-5V | Módulo relé 1 canal 5 V | 2.2 | Canales=1; Contacto=10 A 250 V; Bobina=5 V | Prende lo de 220 V desde un pin.
RELE-1-12V | Módulo relé 1 canal 12 V | 2.4 | Canales=1; Contacto=10 A 250 V; Bobina=12 V | Para tableros de 12 V. | relay:b91c1c:1
RELE-1-30A | Módulo relé 1 canal 30 A | 5.9 | Canales=1; Contacto=30 A 250 V; Bobina=5 V | Termotanques y bombas. | relay:111827:1
RELE-2-5V | Módulo relé 2 canales 5 V | 3.6 | Canales=2; Contacto=10 A 250 V; Bobina=5 V | Sube y baja una persiana. | relay:1d4ed8:2
RELE-2-12V | Módulo relé 2 canales 12 V | 3.9 | Canales=2; Contacto=10 A 250 V; Bobina=12 V | Con optoaisladores. | relay:b91c1c:2
RELE-4-5V | Módulo relé 4 canales 5 V | 5.9 | Canales=4; Contacto=10 A 250 V; Bobina=5 V | Cuatro luces, cuatro pines. | relay:1d4ed8:4
RELE-4-12V | Módulo relé 4 canales 12 V | 6.4 | Canales=4; Contacto=10 A 250 V; Bobina=12 V | El de riego por zonas. | relay:b91c1c:4
RELE-8-5V | Módulo relé 8 canales 5 V | 9.9 | Canales=8; Contacto=10 A 250 V; Bobina=5 V | Un tablero entero en una placa. | relay:1d4ed8:8
RELE-8-12V | Módulo relé 8 canales 12 V | 10.9 | Canales=8; Contacto=10 A 250 V; Bobina=12 V | Alimentación separada para bobinas. | relay:b91c1c:8
RELE-16-12V | Módulo relé 16 canales 12 V | 19.9 | Canales=16; Contacto=10 A 250 V; Bobina=12 V | Para quienes no saben parar. | relay:166534:8
SSR-MOD-2 | Módulo relé de estado sólido 2 canales | 5.9 | Canales=2; Contacto=2 A 240 V | Sin ruido ni desgaste. | relay:111827:2
SSR-25DA | Relé de estado sólido 25 A | 8.9 | Contacto=25 A 380 V; Control=3 a 32 V | Hornos y resistencias con PID. | ssr:f8fafc:1
SSR-40DA | Relé de estado sólido 40 A | 10.9 | Contacto=40 A 380 V; Control=3 a 32 V | Usalo siempre con disipador. | ssr:f8fafc:1
SSR-DISIP | Disipador para relé de estado sólido | 5.4 | Material=aluminio | Con agujeros a medida. | heatsink:94a3b8:3
RELE-TIMER | Relé temporizador programable 12 V | 6.9 | Alimentación=6 a 30 V; Tiempo=0,1 s a 999 min; Contacto=10 A | Con display: prende, apaga, repite. | relay:1d4ed8:2
RELE-WIFI-1 | Interruptor WiFi 10 A con app | 9.9 | Radio=WiFi; Contacto=10 A; Alimentación=220 V | Detrás de la llave, sin romper. | smartswitch:f8fafc:1
RELE-WIFI-4 | Interruptor WiFi 4 canales | 22.9 | Radio=WiFi; Canales=4; Alimentación=220 V | Cuatro luces desde el teléfono. | smartswitch:f8fafc:3
RELE-LATCH | Módulo relé biestable con pulsador | 4.9 | Canales=1; Modo=retención | Prende con un toque, apaga con otro. | relay:166534:1
RELE-SRD-05 | Relé SRD-05VDC suelto | 0.9 | Contacto=10 A; Bobina=5 V | El repuesto del cubito azul. | relaycube:2563eb:1:SRD
RELE-SRD-12 | Relé SRD-12VDC suelto | 0.9 | Contacto=10 A; Bobina=12 V | Igual, en 12 V. | relaycube:2563eb:1:SRD
RELE-MY4-12 | Relé industrial MY4 12 V con zócalo | 6.9 | Contactos=4 inversores de 5 A; Bobina=12 V | Cuatro contactos que se cambian sin destornillador. | relaycube:e2e8f0:2:MY4
RELE-MY4-220 | Relé industrial MY4 220 V con zócalo | 7.4 | Contactos=4 inversores de 5 A; Bobina=220 V | Para tableros de línea. | relaycube:e2e8f0:2:MY4
RELE-AUTO-40 | Relé automotor 12 V 40 A | 3.6 | Contacto=40 A; Bobina=12 V; Patas=5 | Faros, bocinas y ventiladores. | relaycube:111827:2:40A
TRIAC-DIM | Módulo dimmer con cruce por cero | 6.9 | Potencia=400 W; Alimentación=220 V | Regula luz y motores universales. | currentmod:166534:2
`,
  },
];
