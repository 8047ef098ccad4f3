import { robots } from './brands.ts';
import type { Line } from './line.ts';

const base = {
  brands: robots,
  uses: [
    'Viene con manual ilustrado en español y todos los tornillos contados.',
    'Pensado para armar en familia o en el taller de la escuela.',
    'Se arma en una o dos tardes y después se programa cuantas veces quieras.',
    'Acepta sensores y accesorios comunes, así que crece con quien lo usa.',
  ],
  tips: [
    'Las pilas no están incluidas, salvo que se indique.',
    'Con un cargador y pilas recargables rinde mucho más.',
    'Si falta una pieza, la reponemos sin cargo.',
  ],
  specs: 'Manual=en español; Garantía=6 meses',
} as const;

const wheels = [
  ['65', 'amarilla', 'facc15', 1.6],
  ['43', 'para N20', '1f2937', 1.9],
  ['34', 'para N20', '1f2937', 1.7],
  ['80', 'de goma', '1f2937', 3.9],
  ['100', 'todo terreno', '1f2937', 6.9],
  ['130', 'todo terreno', '1f2937', 9.9],
] as const;

export const robotKits: Line[] = [
  {
    ...base,
    category: '1.7.74',
    picture: 'wheel:facc15:2',
    tips: [],
    specs: 'Garantía=3 meses',
    uses: [
      'Se monta en chasis comunes sin perforar.',
      'Repuesto para kits propios y de otras marcas.',
      'Buen agarre sobre madera, baldosa y pista impresa.',
    ],
    rows: `
${wheels.map(([size, what, colour, price]) => `RUEDA-${size} | Rueda ${what} ${size} mm | ${price} | Diámetro=${size} mm; Cubierta=goma | | wheel:${colour}:${Math.ceil(Number(size) / 35)}`).join('\n')}
RUEDA-LOCA-M | Rueda loca metálica | 1.6 | Bolilla=acero; Altura=20 mm | El tercer apoyo del robot. | caster:94a3b8:1
RUEDA-LOCA-P | Rueda loca giratoria de plástico | 1.4 | Altura=33 mm | Gira libre y aguanta peso. | caster:1f2937:2
MEC-60 | Juego de 4 ruedas mecanum 60 mm | 27.9 | Diámetro=60 mm; Carga=15 kg | El robot camina de costado. | wheel:1f2937:9
MEC-97 | Juego de 4 ruedas mecanum 97 mm | 54.9 | Diámetro=97 mm; Carga=20 kg | Para plataformas grandes. | wheel:1f2937:9
OMNI-58 | Rueda omnidireccional 58 mm | 9.9 | Diámetro=58 mm; Rodillos=plástico | Tres forman un robot que va a todos lados. | wheel:94a3b8:8
ORUGA-SET | Juego de orugas y ruedas dentadas | 9.9 | Largo=360 mm; Material=ABS | Convertí tu chasis en tanque. | track:1f2937:2
CHASIS-2WD | Chasis robot 2 ruedas con motores | 11.9 | Ruedas=2 y una loca; Material=acrílico; Incluye=motores y portapilas | El primer chasis de casi todos. | rover:facc15:2
CHASIS-4WD | Chasis robot 4 ruedas con motores | 17.9 | Ruedas=4; Material=acrílico; Incluye=4 motores y portapilas | Más fuerza y lugar para sensores. | rover:facc15:4
CHASIS-RED | Chasis robot redondo de dos pisos | 13.9 | Diámetro=135 mm; Ruedas=2 y dos locas | Gira en el lugar sin tocar paredes. | rover:38bdf8:2
CHASIS-TANQUE | Chasis tanque de aluminio con orugas | 69 | Material=aluminio; Motores=2 de 9 V | Sube escalones bajos. | rover:64748b:6
CHASIS-ARG | Chasis con dirección Ackermann y servo | 39.9 | Dirección=servo; Ruedas=4 | Dobla como un auto de verdad. | rover:dc2626:4
SOP-N20 | Par de soportes para motor N20 | 1.4 | Material=nailon; Incluye=tornillos | Fijan el motor al chasis. | bracket:f8fafc:1
SOP-TT | Par de soportes metálicos para motor TT | 2.6 | Material=aluminio; Incluye=tornillos | Más firmes que los de acrílico. | bracket:94a3b8:1
SOP-37 | Soporte para motor de 37 mm | 3.9 | Material=acero | Con ranuras para tensar. | bracket:94a3b8:2
SOP-NEMA17 | Soporte en L para NEMA 17 | 2.9 | Material=acero; Incluye=tornillos | Para CNC y ejes Z. | bracket:1f2937:2
ACOP-5-8 | Acople flexible 5 a 8 mm | 2.2 | Diámetros=5 y 8 mm; Material=aluminio | Une el motor con el husillo sin forzarlo. | coupler:94a3b8:1
ACOP-635-8 | Acople flexible 6,35 a 8 mm | 2.6 | Diámetros=6,35 y 8 mm; Material=aluminio | Para NEMA 23. | coupler:94a3b8:2
ACOP-RUEDA-6 | Acople para rueda, eje 6 mm | 3.4 | Eje=6 mm; Material=latón | Con tornillo prisionero. | coupler:ca8a04:1
ENGR-58 | Bolsa de 58 engranajes plásticos | 5.9 | Piezas=58; Material=ABS | Tornillos sin fin, coronas y poleas. | gears:f8fafc:3
ENGR-MET-20 | Engranaje de latón 20 dientes, eje 3 mm | 2.9 | Dientes=20; Eje=3 mm | Para reducciones propias. | gears:ca8a04:1
SEP-M3-KIT | Kit de 180 separadores M3 de nailon | 9.9 | Piezas=180; Material=nailon | Torres, tuercas y tornillos. | assortment:111827:2
SEP-M3-LAT | Kit de 120 separadores M3 de latón | 12.9 | Piezas=120; Material=latón | Los de siempre, en caja. | assortment:ca8a04:2
TORN-M3-KIT | Kit de 440 tornillos M2, M3 y M4 Allen | 16.9 | Piezas=440; Material=acero | Con tuercas y llave. | assortment:334155:3`,
  },
  {
    ...base,
    category: '1.1',
    picture: 'starterkit:2563eb:4',
    rows: `
KIT-UNO-BAS | Kit de inicio UNO básico | 34.9 | Placa=UNO; Componentes=120; Lecciones=15 | Placa, protoboard y lo necesario para prender el primer LED. | starterkit:16a34a:3
KIT-UNO-MED | Kit de inicio UNO intermedio | 54.9 | Placa=UNO; Componentes=200; Lecciones=24 | Suma motores, display y sensores. | starterkit:2563eb:4
KIT-UNO-COMP | Kit de inicio UNO completo | 79.9 | Placa=UNO; Componentes=300; Lecciones=33 | El que regalan los abuelos. | starterkit:dc2626:5
KIT-MEGA-COMP | Kit de inicio MEGA completo | 94.9 | Placa=MEGA; Componentes=320; Lecciones=35 | Para no quedarse corto de pines. | starterkit:7c3aed:5
KIT-IOT | Kit internet de las cosas con ESP32 | 69.9 | Placa=ESP32; Componentes=150; Lecciones=30 | Domótica de verdad en casa. | starterkit:0f766e:5
KIT-PICO | Kit de inicio Pico con MicroPython | 44.9 | Placa=Pico W; Componentes=150; Lecciones=28 | Python desde el primer día. | starterkit:16a34a:4`,
  },
  {
    ...base,
    category: '1.7.75',
    picture: 'rover:2563eb:4',
    rows: `
KIT-SEG-LINEA | Kit robot seguidor de línea para soldar | 12.9 | Edad=12 o más; Dificultad=inicial; Alimentación=2 pilas AA | Sin programar: se suelda, se ponen pilas y sigue la raya. | rover:dc2626:2
KIT-ROVER-UNO | Kit robot UNO 4 ruedas: línea, obstáculos y Bluetooth | 59.9 | Edad=12 o más; Placa=UNO; Funciones=3 modos; Control=app | El kit más completo para aprender a programar robots. | rover:2563eb:4
KIT-ROVER-CAM | Kit robot con ESP32-CAM y control por WiFi | 74.9 | Edad=14 o más; Placa=ESP32-CAM; Control=navegador | Manejalo viendo por su cámara. | rover:1f2937:4
KIT-ROVER-MEC | Kit robot mecanum con brazo | 119 | Edad=14 o más; Ruedas=4 mecanum; Brazo=4 ejes | Se mueve de costado y agarra cosas. | rover:7c3aed:4
KIT-BALANCE | Kit robot equilibrista de dos ruedas | 79 | Edad=14 o más; Sensor=MPU6050; Control=Bluetooth | Se para solo y aguanta empujones. | balancer:1f2937:2
KIT-TANQUE-PI | Kit tanque para computadora de placa única | 129 | Edad=15 o más; Placa=no incluida; Cámara=incluida | Visión artificial sobre orugas. | rover:64748b:6
KIT-LABERINTO | Kit robot de laberinto micro | 54.9 | Edad=14 o más; Sensores=3 láser; Motores=N20 con encoder | Chico, rápido y con memoria. | rover:16a34a:2
KIT-SUMO-MINI | Kit minisumo 10 x 10 cm | 69.9 | Edad=14 o más; Peso=500 g; Sensores=línea y oponente | Reglamentario para competencia. | sumo:dc2626:2
KIT-SUMO-PRO | Kit minisumo profesional, chasis de acero | 149 | Edad=16 o más; Peso=500 g; Motores=de alta potencia | Cuchilla rectificada y ruedas de silicona. | sumo:1f2937:2
KIT-BRAZO-4 | Kit brazo robótico de 4 ejes, acrílico | 32.9 | Edad=12 o más; Servos=4 SG90; Material=acrílico | Aprendé cinemática moviendo cuatro servos. | arm:38bdf8:2
KIT-BRAZO-6 | Kit brazo robótico de 6 ejes, metálico | 119 | Edad=15 o más; Servos=6 MG996R; Material=aluminio | Fuerza para levantar 500 g. | arm:1f2937:4
KIT-BRAZO-JOY | Kit brazo robótico con joysticks y UNO | 54.9 | Edad=12 o más; Control=2 joysticks; Memoria=graba movimientos | Le enseñás un recorrido y lo repite. | arm:f59e0b:2
KIT-BRAZO-HID | Kit brazo hidráulico para armar | 24.9 | Edad=8 o más; Energía=agua; Piezas=229 | Seis movimientos a jeringa, sin pilas. | arm:facc15:3
KIT-ARANA | Kit robot araña de 8 servos | 54.9 | Edad=14 o más; Servos=8 SG90; Placa=ESP8266 | Baila desde el celular. | spider:1f2937:2
KIT-HEXA | Kit hexápodo de 18 servos | 189 | Edad=16 o más; Servos=18; Placa=controlador serie | Seis patas y mucha matemática. | spider:dc2626:4
KIT-OTTO | Kit bípedo bailarín programable por bloques | 49.9 | Edad=8 o más; Servos=4 SG90; Programación=bloques | Camina, baila y pone caras. | biped:38bdf8:2
KIT-OTTO-HUM | Kit bípedo con brazos y matriz LED | 64.9 | Edad=8 o más; Servos=6; Pantalla=8 x 8 | Además saluda. | biped:f97316:3
KIT-HUMANO-17 | Kit humanoide de 17 servos | 289 | Edad=16 o más; Servos=17; Altura=39 cm | Para competencias y presentaciones. | biped:1f2937:5
KIT-PERRO | Kit perro robot de 12 servos | 219 | Edad=15 o más; Servos=12; Placa=ESP32 | Camina, se sienta y da la pata. | quadruped:facc15:3
KIT-MANO | Kit mano robótica de 5 dedos | 79 | Edad=14 o más; Servos=5; Control=guante o app | Imita lo que hace tu mano. | hand:94a3b8:3
KIT-PLOTTER | Kit trazador de dibujo de dos ejes | 89 | Edad=14 o más; Área=A4; Motores=2 NEMA 17 | Escribe y dibuja lo que le mandes. | plotter:1f2937:3
KIT-CNC-3018 | Kit CNC 3018 con husillo | 189 | Área=300 x 180 x 45 mm; Husillo=775; Firmware=GRBL | Graba madera, acrílico y plaquetas. | cnc:1f2937:4
KIT-LASER-5W | Kit grabadora láser 5 W | 229 | Área=400 x 400 mm; Láser=5 W ópticos; Incluye=lentes | Corta madera fina y graba cuero. | cnc:dc2626:4
KIT-CASA | Kit casa inteligente de madera | 84.9 | Edad=10 o más; Placa=ESP32; Sensores=10 | Puertas, luces y alarma en una maqueta. | house:b45309:3
KIT-INVERN | Kit invernadero automático | 64.9 | Edad=10 o más; Sensores=suelo, luz, clima; Bomba=incluida | Una huerta que se riega sola. | house:16a34a:3
KIT-SEMAFORO | Kit semáforo con cruce peatonal | 14.9 | Edad=10 o más; Dificultad=inicial | El primer programa con sentido. | trafficlight:16a34a:2`,
  },
  {
    ...base,
    category: '1.7.76',
    picture: 'drone:1f2937:3',
    tips: ['Volalo lejos de aeropuertos y de la gente.', 'Sumá una batería extra: la primera dura poco.'],
    rows: `
DRONE-F450 | Kit cuadro F450 con tren de aterrizaje | 24.9 | Distancia entre ejes=450 mm; Material=nailon y fibra | La base de un dron para aprender. | drone:dc2626:4
DRONE-F450-C | Kit dron F450 completo para armar | 149 | Distancia entre ejes=450 mm; Incluye=motores, variadores y hélices | Todo menos radio y batería. | drone:dc2626:4
DRONE-FPV5 | Cuadro de fibra de carbono 5" para FPV | 34.9 | Distancia entre ejes=225 mm; Brazo=5 mm | Liviano y durísimo. | drone:111827:3
DRONE-MINI | Mini dron educativo programable | 69.9 | Edad=10 o más; Vuelo=8 min; Programación=bloques | Hace piruetas por código. | drone:38bdf8:2
DRONE-CAM-4K | Dron plegable con cámara y GPS | 219 | Cámara=4K; Vuelo=28 min; GPS=sí | Vuelve solo si pierde señal. | drone:94a3b8:3
PIXHAWK-C | Controladora de vuelo de código abierto | 89 | Sensores=IMU doble y barómetro; Puertos=GPS y telemetría | Para aviones, drones y botes. | projectbox:1f2937:1
NAZE-F4 | Controladora de vuelo F4 con OSD | 34.9 | Procesador=F405; Protocolo=Betaflight | Para carrera y acrobacia. | board:111827:1:F4 OSD
RADIO-FS-I6 | Radio control 6 canales con receptor | 64.9 | Canales=6; Frecuencia=2,4 GHz; Alcance=500 m | El radio con que se aprende. | rcradio:1f2937:3
RADIO-10CH | Radio control 10 canales con receptor | 94.9 | Canales=10; Frecuencia=2,4 GHz; Telemetría=sí | Con canales de sobra. | rcradio:1f2937:3
HEL-1045 | Par de hélices 1045 | 3.4 | Medida=10 x 4,5; Material=nailon | Una derecha y una izquierda. | propeller:dc2626:3
HEL-5045 | Juego de 4 hélices 5045 tripala | 3.9 | Medida=5 x 4,5; Material=policarbonato | Aguantan ramas. | propeller:facc15:2
BOMBA-SUM-5 | Bomba de agua sumergible 5 V | 2.9 | Caudal=120 L/h; Alimentación=3 a 6 V | El riego automático más simple. | minipump:f8fafc:1
BOMBA-R385 | Bomba de diafragma R385 12 V | 6.9 | Caudal=2 L/min; Alimentación=12 V | Autocebante, para acuarios. | minipump:1f2937:2
BOMBA-12V-800 | Bomba sumergible 12 V 800 L/h | 14.9 | Caudal=800 L/h; Altura=5 m; Alimentación=12 V | Sin escobillas y silenciosa. | minipump:1f2937:3
BOMBA-PERI | Bomba peristáltica dosificadora 12 V | 11.9 | Caudal=100 mL/min; Manguera=silicona | Dosifica nutrientes gota a gota. | minipump:38bdf8:2
BOMBA-AIRE | Mini bomba de aire 5 V | 4.9 | Caudal=1,5 L/min; Alimentación=5 V | Peceras y tensiómetros. | minipump:94a3b8:1`,
  },
];
