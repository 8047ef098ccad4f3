import { home as brands } from './brands.ts';
import type { Line } from './line.ts';

const base = {
  brands,
  uses: [
    'Probado en nuestro local antes de salir a la venta.',
    'Lo podés ver funcionando en cualquiera de las dos sucursales.',
    'Para casa, comercio y oficina.',
    'Buen precio y garantía local.',
  ],
  tips: [
    'Guardá la boleta: con ella corre la garantía.',
    'Consultá por instalación.',
    'Si dudás cuál llevar, escribinos.',
  ],
  specs: 'Garantía=12 meses',
} as const;

/** Advice for things that have a password and firmware. */
const networked = [
  'Cambiá la contraseña de fábrica el primer día.',
  'Consultá por instalación.',
  'Actualizá el firmware al estrenarlo.',
] as const;

const switches = [
  [5, 12.9],
  [8, 17.9],
  [16, 44.9],
  [24, 74.9],
] as const;
const bulbs = [
  ['BC', 'cálida', 'fde68a'],
  ['BF', 'fría', 'e0f2fe'],
] as const;

export const homeLines: Line[] = [
  {
    ...base,
    tips: networked,
    category: '4.501.511',
    picture: 'router:f8fafc:3',
    rows: `
HOG-ROUT-N300 | Router WiFi N 300 Mb/s | 19.9 | WiFi=N 300 Mb/s; Antenas=2; Puertos=4 | Para apartamento chico. | router:f8fafc:2
HOG-ROUT-AC12 | Router WiFi AC1200 doble banda | 34.9 | WiFi=AC 1200 Mb/s; Antenas=4; Puertos=4 | Doble banda para video sin cortes. | router:18181b:4
HOG-ROUT-AX18 | Router WiFi 6 AX1800 | 64.9 | WiFi=6 AX1800; Antenas=4; Puertos=4 Gigabit | Muchos equipos a la vez. | router:18181b:4
HOG-ROUT-AX54 | Router WiFi 6 AX5400 | 109 | WiFi=6 AX5400; Antenas=6; Puertos=4 Gigabit | Juegos y trabajo en casa. | router:18181b:6
HOG-MESH-2 | Sistema WiFi mesh, 2 unidades | 99 | WiFi=AC 1200 Mb/s; Cobertura=220 m² | La misma red en toda la casa. | mesh:f8fafc:2
HOG-MESH-3 | Sistema WiFi mesh, 3 unidades | 139 | WiFi=AX 1800 Mb/s; Cobertura=420 m² | Tres pisos sin cables. | mesh:f8fafc:3
HOG-EXT-300 | Repetidor WiFi 300 Mb/s | 17.9 | WiFi=N 300 Mb/s; Montaje=tomacorriente | Llega al dormitorio. | extender:f8fafc:2
HOG-EXT-1200 | Repetidor WiFi 1200 Mb/s | 32.9 | WiFi=AC 1200 Mb/s; Puerto=1 | Doble banda. | extender:f8fafc:3
HOG-AP-TECHO | Punto de acceso de techo PoE | 84.9 | WiFi=6 AX1800; Alimentación=PoE | Hoteles y oficinas. | apceiling:f8fafc:3
HOG-CPE-5G | Enlace punto a punto 5 GHz, 5 km | 59.9 | Alcance=5 km; Banda=5 GHz; Protección=IP65 | Internet del galpón. | cpe:f8fafc:3
HOG-4G-ROUT | Router 4G con SIM | 69.9 | Red=4G; WiFi=N 300 Mb/s | Internet donde no hay fibra. | router:18181b:2
HOG-USB-WIFI | Adaptador USB WiFi AC600 | 11.9 | WiFi=AC 600 Mb/s; Antena=5 dBi | PC de escritorio sin cable. | programmer:18181b:0`,
  },
  {
    ...base,
    category: '4.501.512',
    picture: 'switch:1e3a8a:3',
    rows: [
      ...switches.map(
        ([ports, price]) =>
          `HOG-SW-${ports} | Switch Gigabit de ${ports} puertos | ${price} | Puertos=${ports} Gigabit; Gabinete=metálico | | netswitch:1e293b:${ports}`,
      ),
      ...switches
        .slice(1)
        .map(
          ([ports, price]) =>
            `HOG-SWP-${ports} | Switch PoE de ${ports} puertos | ${Number(price) * 2.4} | Puertos=${ports}; PoE=${ports * 15} W | Cámaras con un solo cable. | netswitch:334155:${ports}`,
        ),
      'HOG-RACK-6 | Rack de pared 6 unidades | 59.9 | Altura=6 U; Puerta=vidrio | Con llave. | rack:27272a:3',
      'HOG-PATCH-24 | Patchera 24 puertos categoría 6 | 32.9 | Puertos=24; Categoría=6 | Para rack de 19". | netswitch:18181b:24',
      'HOG-INY-POE | Inyector PoE 48 V 0,5 A | 11.9 | Tensión=48 V; Velocidad=Gigabit | Alimentá tu antena. | brick:18181b:1:POE 48V',
      'HOG-PLC-KIT | Kit de red por instalación eléctrica | 54.9 | Velocidad=1000 Mb/s; Unidades=2 | Red donde hay enchufe. | extender:f8fafc:2',
    ].join('\n'),
  },
  {
    ...base,
    tips: networked,
    category: '4.502.521',
    picture: 'cctv:f8fafc:3',
    rows: `
HOG-CAM-INT | Cámara WiFi interior 1080p | 24.9 | Resolución=1080p; Visión nocturna=8 m; Audio=doble vía | Mirá la mascota desde el trabajo. | cctv:f8fafc:1
HOG-CAM-PTZ | Cámara WiFi motorizada 2K | 34.9 | Resolución=2K; Giro=360°; Seguimiento=sí | Te sigue por la pieza. | cctvdome:f8fafc:2
HOG-CAM-EXT | Cámara WiFi exterior 2K IP66 | 44.9 | Resolución=2K; Protección=IP66; Luz=reflector | Con luz y sirena. | cctv:f8fafc:3
HOG-CAM-EXT4 | Cámara PoE exterior 4 Mpx | 59.9 | Resolución=4 Mpx; Alimentación=PoE; Lente=2,8 mm | Para instalación fija. | cctv:f8fafc:4
HOG-CAM-DOMO | Domo PoE 4 Mpx antivandálico | 64.9 | Resolución=4 Mpx; Protección=IK10 | Pasillos y comercios. | cctvdome:f8fafc:3
HOG-CAM-SOLAR | Cámara solar 4G con panel | 109 | Resolución=2K; Red=4G; Panel=5 W | Campo y obra. | cctv:f8fafc:5
HOG-DVR-4 | Grabador DVR 4 canales 5 Mpx | 69.9 | Canales=4; Disco=no incluido | Acepta cámaras viejas. | dvr:18181b:3
HOG-NVR-8 | Grabador NVR 8 canales PoE | 149 | Canales=8; PoE=8 puertos | Cámaras con un cable. | dvr:18181b:4
HOG-KIT-4 | Kit 4 cámaras 1080p con DVR y disco | 189 | Cámaras=4; Disco=1 TB; Cable=4 x 18 m | Todo para instalar hoy. | dvr:18181b:5
HOG-TIMBRE | Timbre con cámara y WiFi | 59.9 | Resolución=2K; Batería=5000 mAh | Atendé desde cualquier lado. | doorbell:18181b:2
HOG-PORTERO | Videoportero 7" con apertura | 109 | Pantalla=7"; Frente=inoxidable | Ve y abre. | videophone:f8fafc:5`,
  },
  {
    ...base,
    category: '4.502.522',
    picture: 'siren:dc2626:2',
    rows: `
HOG-ALAR-WIFI | Alarma WiFi con sirena y 5 sensores | 89 | Radio=WiFi y 433 MHz; Sensores=5; App=sí | Sin abono mensual. | alarmpanel:f8fafc:3
HOG-ALAR-GSM | Alarma GSM y WiFi con pantalla | 119 | Radio=4G y WiFi; Pantalla=color | Avisa aunque corten internet. | alarmpanel:18181b:3
HOG-SENS-PTA | Sensor inalámbrico de puerta | 8.9 | Radio=433 MHz; Pila=incluida | Adhesivo. | doorsensor:f8fafc:2
HOG-SENS-MOV | Sensor inalámbrico de movimiento | 14.9 | Radio=433 MHz; Alcance=10 m; Mascotas=25 kg | No salta con el gato. | motionsensor:f8fafc:2
HOG-SENS-HUMO | Detector de humo a pila | 14.9 | Alarma=85 dB; Pila=9 V | Uno por piso. | smokedetector:f8fafc:2
HOG-SENS-GAS | Detector de gas con electroválvula | 44.9 | Detecta=GLP y natural; Válvula=3/4" | Corta solo. | smokedetector:f8fafc:3
HOG-SENS-AGUA | Sensor de inundación WiFi | 17.9 | Radio=WiFi; Pila=AAA | Bajo el lavarropas. | smokedetector:f8fafc:1
HOG-SIRENA | Sirena exterior con luz 110 dB | 24.9 | Sonido=110 dB; Luz=estroboscópica | Que se entere la cuadra. | siren:dc2626:3
HOG-CERR-HUE | Cerradura inteligente con huella | 129 | Acceso=huella, clave, tarjeta y app | Sin llaves. | smartlock:18181b:4
HOG-CANDADO | Candado con huella | 29.9 | Huellas=10; Protección=IP65 | Gimnasio y valija. | padlock:18181b:2`,
  },
  {
    ...base,
    category: '4.503.531',
    picture: 'speaker:18181b:3',
    rows: `
HOG-PARL-BT5 | Parlante Bluetooth 5 W | 14.9 | Potencia=5 W; Batería=6 h | De bolsillo. | btspeaker:dc2626:1
HOG-PARL-BT20 | Parlante Bluetooth 20 W IPX7 | 39.9 | Potencia=20 W; Protección=IPX7; Batería=12 h | Playa y ducha. | btspeaker:2563eb:3
HOG-PARL-BT60 | Parlante Bluetooth 60 W con luces | 89 | Potencia=60 W; Batería=15 h | Fiesta. | btspeaker:18181b:5
HOG-PARL-TORRE | Torre de sonido 100 W con karaoke | 119 | Potencia=100 W; Micrófonos=2 | Karaoke en casa. | speaker:18181b:5
HOG-PARL-PC | Parlantes 2.1 para PC 30 W | 34.9 | Potencia=30 W; Canales=2.1 | Con subwoofer. | speaker:18181b:2
HOG-PARL-ESTANTE | Par de parlantes de estante activos 50 W | 109 | Potencia=50 W; Entradas=óptica, BT, RCA | Madera y buen sonido. | speaker:78350f:4
HOG-BARRA-80 | Barra de sonido 80 W HDMI ARC | 79.9 | Potencia=80 W; Entradas=HDMI, óptica, BT | La tele, al fin. | soundbar:18181b:4
HOG-PARL-TECHO | Parlante de techo 6" 40 W | 24.9 | Potencia=40 W; Diámetro=165 mm | Comercios. | speakerunit:f8fafc:4
HOG-PARL-12 | Caja activa 12" 300 W | 229 | Potencia=300 W; Entradas=micrófono y línea | Eventos. | speaker:18181b:6`,
  },
  {
    ...base,
    category: '4.503.532',
    picture: 'headphones:18181b:3',
    rows: `
HOG-AUR-VINCHA | Auriculares vincha Bluetooth | 29.9 | Batería=30 h; Micrófono=sí | Livianos, plegables. | headphones:18181b:3
HOG-AUR-ANC | Auriculares con cancelación de ruido | 79.9 | Batería=40 h; Cancelación=activa | Silencio en el ómnibus. | headphones:f8fafc:3
HOG-AUR-GAMER | Auriculares gamer USB con micrófono | 39.9 | Sonido=7.1; Luz=RGB; Conexión=USB | Se oyen los pasos. | headphones:dc2626:4
HOG-AUR-TWS | Auriculares inalámbricos con estuche | 24.9 | Batería=24 h con estuche; Protección=IPX5 | Chicos y con buen grave. | earbuds:f8fafc:1
HOG-AUR-TWS-ANC | Auriculares inalámbricos con cancelación | 49.9 | Batería=30 h con estuche; Cancelación=activa | Para llamadas con viento. | earbuds:18181b:1
HOG-AUR-CABLE | Auriculares con cable y micrófono | 6.9 | Conector=3,5 mm; Largo=1,2 m | Los de emergencia. | earbuds:dc2626:0
HOG-AUR-NIN | Auriculares para niños 85 dB | 17.9 | Volumen=limitado a 85 dB; Conector=3,5 mm | Cuidan el oído. | headphones:38bdf8:2
HOG-MIC-USB | Micrófono USB de condensador con trípode | 39.9 | Patrón=cardioide; Conexión=USB | Clases y podcast. | microphone:18181b:3
HOG-MIC-SOLAP | Micrófono corbatero inalámbrico USB-C | 29.9 | Alcance=20 m; Conexión=USB-C | Videos que se entienden. | microphone:18181b:1`,
  },
  {
    ...base,
    category: '4.503.533',
    picture: 'amplifier:18181b:3',
    rows: `
HOG-AMP-MINI | Mini amplificador Bluetooth 2 x 50 W | 39.9 | Potencia=2 x 50 W; Entradas=BT y RCA | Revive tus parlantes. | amplifier:94a3b8:1
HOG-AMP-200 | Amplificador estéreo 2 x 100 W con USB | 89 | Potencia=2 x 100 W; Entradas=BT, USB, FM | Comercio o living. | amplifier:18181b:3
HOG-AMP-VALV | Preamplificador a válvulas con Bluetooth | 64.9 | Válvulas=2; Entradas=BT y RCA | Calor de verdad. | amplifier:b45309:2
HOG-CONS-8 | Consola de 8 canales con efectos | 109 | Canales=8; Efectos=16; USB=sí | Bandas y eventos. | mixer:27272a:4
HOG-GIRAD | Giradiscos con Bluetooth y USB | 109 | Velocidades=3; Salida=RCA y BT | Los vinilos vuelven. | turntable:78350f:4`,
  },
  {
    ...base,
    category: '4.504',
    picture: 'bulb:fde68a:2',
    rows: [
      ...[7, 9, 12, 15].flatMap((watts) =>
        bulbs.map(
          ([id, name, hex]) =>
            `HOG-LAMP-${watts}-${id} | Lámpara LED ${watts} W luz ${name} E27 | ${(1.2 + watts * 0.12).toFixed(1)} | Potencia=${watts} W; Flujo=${watts * 90} lm; Rosca=E27 | | bulb:${hex}:${watts > 9 ? 3 : 2}`,
        ),
      ),
      'HOG-LAMP-WIFI | Lámpara inteligente WiFi RGB 9 W | 9.9 | Potencia=9 W; Radio=WiFi; Color=RGB y blancos | Escenas y horarios. | bulb:a855f7:2',
      'HOG-ENCH-WIFI | Enchufe inteligente WiFi 16 A | 12.9 | Corriente=16 A; Medición=consumo | Prende y mide. | smartplug:f8fafc:2',
      'HOG-TECLA-2 | Llave táctil WiFi de 2 teclas | 22.9 | Teclas=2; Radio=WiFi; Frente=vidrio | De pared, elegante. | smartswitch:f8fafc:2',
      'HOG-IR-WIFI | Control infrarrojo universal WiFi | 17.9 | Alcance=8 m; Radio=WiFi | El aire desde la calle. | coaster:18181b:1',
      'HOG-FOCO-50 | Reflector LED 50 W exterior | 12.9 | Potencia=50 W; Flujo=4500 lm; Protección=IP66 | Patio y fachada. | floodlight:18181b:3',
      'HOG-FOCO-100 | Reflector LED 100 W exterior | 22.9 | Potencia=100 W; Flujo=9000 lm; Protección=IP66 | Canchas y galpones. | floodlight:18181b:4',
      'HOG-SENS-LUZ | Sensor de movimiento para luz 180° | 9.9 | Ángulo=180°; Alcance=12 m | Se prende al pasar. | motionsensor:f8fafc:1',
    ].join('\n'),
  },
  {
    ...base,
    category: '4.505',
    picture: 'tvmount:18181b:3',
    rows: `
HOG-SOP-32 | Soporte fijo para TV 26 a 55" | 9.9 | Pantalla=26 a 55"; Carga=40 kg | Contra la pared. | tvmount:18181b:2
HOG-SOP-INC | Soporte inclinable para TV 32 a 70" | 14.9 | Pantalla=32 a 70"; Carga=50 kg | Sin reflejos. | tvmount:18181b:3
HOG-SOP-ART | Soporte articulado para TV 32 a 65" | 34.9 | Pantalla=32 a 65"; Carga=40 kg; Giro=180° | Se ve desde la cocina. | tvmount:18181b:5
HOG-SOP-MON | Brazo a gas para monitor 17 a 32" | 39.9 | Pantalla=17 a 32"; Carga=8 kg | Escritorio libre. | tvmount:94a3b8:4
HOG-ZAP-6 | Zapatilla 6 tomas con protección | 11.9 | Tomas=6; Cable=1,5 m; Protección=sobretensión | Con llave. | powerstrip:f8fafc:3
HOG-ZAP-USB | Zapatilla 4 tomas y 3 USB | 16.9 | Tomas=4; USB=3; Cable=2 m | Todo cargado. | powerstrip:18181b:3
HOG-PROTEC | Protector de tensión para heladera | 14.9 | Potencia=2200 W; Retardo=3 min | Cuida el motor. | smartplug:f8fafc:3
HOG-ALARG-10 | Alargue 10 m reforzado | 16.9 | Largo=10 m; Sección=1,5 mm² | Taller y jardín. | wireroll:f97316:4
HOG-CONTROL | Control remoto universal para TV | 7.9 | Equipos=4 | Un control, cuatro equipos. | remote:18181b:4
HOG-ANT-TDA | Antena TDA exterior 25 dBi | 19.9 | Ganancia=25 dBi; Cable=10 m | Canales abiertos en HD. | tvantenna:94a3b8:4
HOG-DECO-TDA | Decodificador TDA full HD | 29.9 | Norma=ISDB-T; Salida=HDMI y RCA | Con grabación por USB. | dvr:18181b:1
HOG-TVBOX | TV Box 4K 4 GB | 49.9 | RAM=4 GB; Almacenamiento=32 GB; Salida=4K | Cualquier tele se vuelve inteligente. | dvr:18181b:1`,
  },
];
