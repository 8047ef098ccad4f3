import { climate as brands } from './brands.ts';
import type { Line } from './line.ts';

const base = {
  brands,
  uses: [
    'Para instaladores y para quien quiere dejar su equipo como nuevo.',
    'Stock permanente en las dos sucursales.',
    'Material probado por nuestro service.',
    'Con asesoramiento antes y después de la compra.',
  ],
  tips: [
    'Si dudás de la medida, mandanos una foto por WhatsApp.',
    'Traé la pieza vieja y la comparamos en el mostrador.',
    'Consultá por cantidad.',
  ],
  specs: 'Garantía=12 meses',
} as const;

const equipment = [
  'La instalación debe hacerla un técnico matriculado.',
  'Consultá por instalación.',
  'Limpiá los filtros cada dos meses.',
] as const;

const powers = [
  [9000, 389, 20],
  [12000, 449, 26],
  [18000, 649, 36],
  [24000, 849, 48],
] as const;
const pipes = ['1/4"', '3/8"', '1/2"', '5/8"', '3/4"'];
const price = [2.4, 3.6, 4.9, 6.4, 8.4];
const caps = [1.5, 2, 3, 5, 10, 20, 25, 30, 35, 40, 45, 50, 60];
const duals = ['25+1.5', '30+1.5', '35+1.5', '35+5', '40+5', '45+5', '50+5', '60+5'];
const c = (value: number | string) => String(value).replaceAll('.', ',');
const t = (text: string) => text.replace('"', '').replace('/', '');
const gases = [
  ['R22', '13.6 kg', 219, '16a34a'],
  ['R134A', '13.6 kg', 189, '38bdf8'],
  ['R410A', '11.3 kg', 169, 'f472b6'],
  ['R32', '9.5 kg', 179, 'facc15'],
  ['R404A', '10.9 kg', 199, 'f97316'],
  ['R407C', '11.3 kg', 189, 'b45309'],
  ['R600A', '420 g', 14.9, 'cbd5e1'],
  ['R290', '370 g', 14.9, 'e2e8f0'],
  ['R134A', '750 g', 17.9, '38bdf8'],
] as const;

export const climateLines: Line[] = [
  {
    ...base,
    tips: equipment,
    category: '5.601.611',
    picture: 'split:f8fafc:3',
    links: [['Instalación', '/productos?c=5.602']],
    rows: [
      ...powers.flatMap(([btu, cost, area]) => [
        `CLI-SPL-${btu / 1000} | Aire acondicionado split ${btu.toLocaleString('es-UY').replace(/\s/g, '.')} BTU frío y calor | ${cost} | Potencia=${btu} BTU; Modo=frío y calor; Ambiente=hasta ${area} m²; Gas=R410A; Clase=A | | split:f8fafc:${Math.round(btu / 6000)}`,
        `CLI-INV-${btu / 1000} | Aire acondicionado split inverter ${btu.toLocaleString('es-UY').replace(/\s/g, '.')} BTU WiFi | ${Math.round(cost * 1.32)} | Potencia=${btu} BTU; Tecnología=inverter; Ambiente=hasta ${area} m²; Gas=R32; Clase=A | Gasta hasta 40 % menos y se maneja desde el teléfono. | split:f8fafc:${Math.round(btu / 6000)}`,
      ]),
      'CLI-INV-NEG-12 | Aire acondicionado inverter 12.000 BTU negro | 649 | Potencia=12000 BTU; Tecnología=inverter; Color=negro; Gas=R32 | Frente negro espejado. | split:27272a:2',
      'CLI-MULTI-2 | Multi split inverter 2 x 9.000 BTU | 1190 | Potencia=18000 BTU; Interiores=2; Gas=R32 | Una sola unidad afuera. | multisplit:f8fafc:4',
    ].join('\n'),
  },
  {
    ...base,
    category: '5.601.612',
    picture: 'portable:f8fafc:3',
    rows: `
CLI-PORT-12 | Aire acondicionado portátil 12.000 BTU | 389 | Potencia=12000 BTU; Modo=frío y calor; Manguera=1,5 m | Sin instalación. | portable:f8fafc:3
CLI-PORT-9 | Aire acondicionado portátil 9.000 BTU frío | 319 | Potencia=9000 BTU; Modo=frío; Manguera=1,5 m | Para apartamentos alquilados. | portable:f8fafc:2
CLI-VENT-8 | Aire de ventana 8.000 BTU | 329 | Potencia=8000 BTU; Modo=frío | El clásico de ventana. | windowac:f8fafc:3
CLI-CLIMAT | Climatizador evaporativo 10 L | 119 | Tanque=10 L; Velocidades=3 | Fresco con agua. | watertower:f8fafc:3
CLI-DESHUM-12 | Deshumidificador 12 L por día | 189 | Extracción=12 L/día; Tanque=2 L | Chau humedad. | watertower:e2e8f0:2
CLI-DESHUM-20 | Deshumidificador 20 L por día | 249 | Extracción=20 L/día; Tanque=4 L | Para casas cerradas. | watertower:e2e8f0:3`,
  },
  {
    ...base,
    tips: equipment,
    category: '5.601.613',
    picture: 'cassette:f8fafc:4',
    rows: `
CLI-CAS-24 | Cassette inverter 24.000 BTU | 1290 | Potencia=24000 BTU; Vías=4; Gas=R32 | Para cielorraso. | cassette:f8fafc:3
CLI-CAS-36 | Cassette inverter 36.000 BTU | 1690 | Potencia=36000 BTU; Vías=4; Gas=R410A | Locales y oficinas. | cassette:f8fafc:4
CLI-CAS-48 | Cassette inverter 48.000 BTU | 2090 | Potencia=48000 BTU; Vías=4; Gas=R410A | Salones grandes. | cassette:f8fafc:5
CLI-PT-36 | Piso techo 36.000 BTU | 1490 | Potencia=36000 BTU; Montaje=piso o techo | Se adapta a la obra. | floorceiling:f8fafc:3
CLI-PT-60 | Piso techo 60.000 BTU | 2190 | Potencia=60000 BTU; Montaje=piso o techo | Gimnasios. | floorceiling:f8fafc:3
CLI-CORT-90 | Cortina de aire 90 cm | 219 | Largo=90 cm; Velocidad=11 m/s | La puerta abierta sin perder frío. | aircurtain:cbd5e1:3`,
  },
  {
    ...base,
    category: '5.602.621',
    picture: 'coilpipe:b87333:3',
    specs: 'Norma=ASTM B280; Garantía=6 meses',
    rows: [
      ...pipes.map(
        (size, at) =>
          `CLI-COB-${t(size)} | Caño de cobre ${size}, por metro | ${price[at]} | Diámetro=${size}; Espesor=0,8 mm; Largo=1 m | | pipe:b87333:${at + 1}`,
      ),
      ...pipes.map(
        (size, at) =>
          `CLI-COB-${t(size)}-R15 | Rollo de caño de cobre ${size} x 15 m | ${((price[at] ?? 0) * 13.5).toFixed(1)} | Diámetro=${size}; Espesor=0,8 mm; Largo=15 m | Rollo entero, a mejor precio. | coilpipe:b87333:${at + 2}`,
      ),
      ...pipes.map(
        (size) =>
          `CLI-AISL-${t(size)} | Aislación elastomérica ${size} x 2 m | 2.2 | Diámetro=${size}; Espesor=9 mm; Largo=2 m | | foamtube:27272a:2`,
      ),
      'CLI-KIT-INST-9 | Kit de instalación 9 y 12 mil, 3 m | 49.9 | Caños=1/4" y 3/8"; Largo=3 m; Incluye=cable y cinta | Todo lo que lleva una instalación. | installkit:f8fafc:4',
      'CLI-KIT-INST-18 | Kit de instalación 18 mil, 3 m | 64.9 | Caños=1/4" y 1/2"; Largo=3 m; Incluye=cable y cinta | Todo lo que lleva una instalación. | installkit:f8fafc:4',
      'CLI-CANALETA | Canaleta para split 80 x 60 mm, 2 m | 11.9 | Medidas=80 x 60 mm; Largo=2 m | Esconde los caños. | trunking:f8fafc:5',
      'CLI-CINTA-PVC | Cinta de terminación blanca 10 m | 1.9 | Ancho=60 mm; Largo=10 m | Sin pegamento. | tape:f8fafc:2',
    ].join('\n'),
  },
  {
    ...base,
    category: '5.602.622',
    picture: 'wallbracket:e2e8f0:3',
    rows: `
CLI-MENS-9 | Ménsulas para unidad exterior 9 y 12 mil (par) | 9.9 | Carga=80 kg; Material=chapa pintada | Con tacos y bulones. | wallbracket:e2e8f0:3
CLI-MENS-24 | Ménsulas para unidad exterior 18 y 24 mil (par) | 13.9 | Carga=140 kg; Material=chapa pintada | Con tacos y bulones. | wallbracket:e2e8f0:4
CLI-MENS-INOX | Ménsulas inoxidables (par) | 27.9 | Carga=120 kg; Material=acero inoxidable | Para la costa. | wallbracket:cbd5e1:4
CLI-BOMBA-COND | Bomba de condensado 14 L/h | 44.9 | Caudal=14 L/h; Altura=8 m | Donde no hay caída. | minipump:f8fafc:3
CLI-BOMBA-TANQ | Bomba de condensado con tanque 2 L | 64.9 | Caudal=24 L/h; Tanque=2 L | Heladeras y cassettes. | minipump:27272a:3
CLI-DESAG-5 | Manguera de desagüe 16 mm, 5 m | 4.9 | Diámetro=16 mm; Largo=5 m | Corrugada flexible. | hosecoil:e2e8f0:3
CLI-ANTIVIB | Tacos antivibratorios (x4) | 5.9 | Contenido=4 unidades; Carga=40 kg | Silencio con el vecino. | rubberfeet:18181b:1`,
  },
  {
    ...base,
    category: '5.602.623',
    picture: 'breaker:f8fafc:2',
    rows: `
CLI-TERM-16 | Llave termomagnética 2 x 16 A | 7.9 | Corriente=16 A; Polos=2; Curva=C | Una por equipo. | breaker:f8fafc:2
CLI-TERM-20 | Llave termomagnética 2 x 20 A | 7.9 | Corriente=20 A; Polos=2; Curva=C | Una por equipo. | breaker:f8fafc:2
CLI-DIF-25 | Interruptor diferencial 2 x 25 A 30 mA | 19.9 | Corriente=25 A; Sensibilidad=30 mA | Protege a las personas. | breaker:f8fafc:3
CLI-CABLE-5X1 | Cable de interconexión 5 x 1 mm², 10 m | 16.9 | Sección=5 x 1 mm²; Largo=10 m | De adentro a afuera. | wireroll:18181b:4
CLI-PROT-AIRE | Protector de tensión para aire 220 V 20 A | 24.9 | Corriente=20 A; Retardo=3 min | Salva la placa. | smartplug:f8fafc:3`,
  },
  {
    ...base,
    category: '5.603.631',
    picture: 'runcap:e2e8f0:3',
    rows: [
      ...caps.map(
        (uf) =>
          `CLI-CAP-${c(uf).replace(',', '')} | Capacitor de marcha ${c(uf)} µF 450 V | ${(2.4 + uf * 0.11).toFixed(1)} | Capacidad=${c(uf)} µF; Tensión=450 V; Tolerancia=5 % | | runcap:${uf > 9 ? 'e2e8f0' : '18181b'}:${uf > 30 ? 4 : uf > 9 ? 3 : 1}:${uf}UF`,
      ),
      ...duals.map(
        (uf) =>
          `CLI-CAPD-${uf.replace(/[+.]/g, '')} | Capacitor doble ${c(uf)} µF 450 V | ${(4.9 + Number(uf.split('+')[0]) * 0.13).toFixed(1)} | Capacidad=${c(uf)} µF; Tensión=450 V; Terminales=3 | Compresor y ventilador en uno. | runcap:e2e8f0:4:${uf.replace('+', ' ')}UF`,
      ),
      'CLI-CONT-30 | Contactor 2 polos 30 A bobina 220 V | 14.9 | Corriente=30 A; Polos=2; Bobina=220 V | Para centrales. | contactor:27272a:2',
      'CLI-CONT-40 | Contactor 2 polos 40 A bobina 24 V | 16.9 | Corriente=40 A; Polos=2; Bobina=24 V | Para centrales. | contactor:27272a:2',
      'CLI-RELE-COMP | Relé y protector para compresor | 6.9 | Potencia=1/5 a 1/3 HP | Heladeras. | relaycube:18181b:2:PTC',
    ].join('\n'),
  },
  {
    ...base,
    category: '5.603.632',
    picture: 'remote:f8fafc:3',
    rows: `
CLI-CTRL-UNI | Control remoto universal para aire | 6.9 | Modelos=4000; Pantalla=LCD | Reemplaza el perdido. | remote:f8fafc:3
CLI-CTRL-WIFI | Control WiFi para aire acondicionado | 22.9 | Radio=WiFi; Alcance=8 m | Prendelo antes de llegar. | coaster:f8fafc:1
CLI-PLACA-UNI | Placa universal para split con control | 24.9 | Salidas=compresor, ventilador y válvula; Incluye=control | Cuando no hay original. | board:166534:4:SPLIT
CLI-PLACA-INV | Placa universal inverter con sensor | 44.9 | Tecnología=inverter CC | Para motor CC. | board:1d4ed8:4:INVERTER
CLI-SENS-5K | Sensor de temperatura 5K para split | 3.4 | Resistencia=5 kΩ; Cable=60 cm | Con punta metálica. | probe:b87333:1
CLI-SENS-10K | Sensor de temperatura 10K para split | 3.4 | Resistencia=10 kΩ; Cable=60 cm | Con punta metálica. | probe:b87333:1`,
  },
  {
    ...base,
    category: '5.603.633',
    picture: 'fanmotor:94a3b8:3',
    rows: `
CLI-MOT-INT-15 | Motor de ventilador interior 15 W | 34.9 | Potencia=15 W; Sentido=horario | Para 9 y 12 mil. | fanmotor:94a3b8:2
CLI-MOT-EXT-35 | Motor de ventilador exterior 35 W | 39.9 | Potencia=35 W; Velocidad=850 RPM | Para 9 y 12 mil. | fanmotor:94a3b8:3
CLI-MOT-EXT-70 | Motor de ventilador exterior 70 W | 49.9 | Potencia=70 W; Velocidad=850 RPM | Para 18 y 24 mil. | fanmotor:94a3b8:4
CLI-TURB-620 | Turbina interior 620 mm | 19.9 | Largo=620 mm; Diámetro=92 mm | Sin vibración. | crossfan:f8fafc:4
CLI-ASPA-400 | Aspa exterior 400 mm | 14.9 | Diámetro=400 mm; Eje=8 mm | De tres palas. | fanblade:27272a:4
CLI-COMP-12 | Compresor rotativo 12.000 BTU R410A | 149 | Potencia=12000 BTU; Gas=R410A | Nuevo, con carga de nitrógeno. | rotarycompressor:18181b:4
CLI-COMP-18 | Compresor rotativo 18.000 BTU R410A | 199 | Potencia=18000 BTU; Gas=R410A | Nuevo, con carga de nitrógeno. | rotarycompressor:18181b:5
CLI-VALV-4V | Válvula de 4 vías con bobina | 27.9 | Potencia=hasta 18000 BTU | Frío y calor. | valve:b87333:3`,
  },
  {
    ...base,
    category: '5.604.641',
    picture: 'manifold:dc2626:4',
    rows: `
CLI-MANO-410 | Manómetros para R410A, R22 y R32 con mangueras | 49.9 | Gases=R410A, R22, R32; Mangueras=3 de 90 cm | Con visor y estuche. | manifold:dc2626:3
CLI-MANO-134 | Manómetros para R134a con acoples | 44.9 | Gases=R134a; Mangueras=3 de 90 cm | Para aire de autos. | manifold:2563eb:3
CLI-MANO-DIG | Manómetros digitales con pinzas | 189 | Gases=90; Pinzas=2; Radio=Bluetooth | Sobrecalentamiento en pantalla. | manifold:27272a:5
CLI-VAC-25 | Bomba de vacío 2,5 CFM | 89 | Caudal=2,5 CFM; Vacío=5 Pa; Etapas=1 | Para instaladores. | vacuumpump:2563eb:3
CLI-VAC-5 | Bomba de vacío 5 CFM doble etapa | 169 | Caudal=5 CFM; Vacío=2 Pa; Etapas=2 | Vacío profundo y rápido. | vacuumpump:dc2626:4
CLI-BALANZA | Balanza para carga 100 kg | 69 | Capacidad=100 kg; Resolución=5 g | Carga justa. | scale:27272a:3
CLI-DETECT | Detector de fugas electrónico | 79 | Sensibilidad=5 g al año | Encuentra la fuga. | leakdetector:facc15:3
CLI-UV-KIT | Kit de detección de fugas UV | 34.9 | Linterna=UV; Tinte=60 mL | La fuga brilla. | assortment:facc15:3`,
  },
  {
    ...base,
    category: '5.604.642',
    picture: 'flaring:dc2626:3',
    rows: `
CLI-PEST-KIT | Kit abocardador excéntrico con cortatubo | 54.9 | Medidas=1/4" a 3/4"; Estuche=rígido | Pestañas sin fugas. | flaring:2563eb:3
CLI-CORTA-TUB | Cortatubo 1/8" a 1 1/8" | 9.9 | Rango=3 a 28 mm; Rueda=de repuesto | Corte derecho. | cutter:cbd5e1:2
CLI-DOBLA-3 | Dobladora de caños 3 en 1 | 24.9 | Medidas=1/4", 5/16" y 3/8" | Curvas sin quebrar. | pipebender:94a3b8:5
CLI-SOLD-PLATA | Varillas de plata 5 % (x10) | 12.9 | Aleación=plata 5 %; Contenido=10 unidades | Cobre con cobre. | rod:cbd5e1:3
CLI-SOPLETE | Soplete con garrafa MAPP | 49.9 | Gas=MAPP; Encendido=automático | Llama de 1900 °C. | torch:facc15:3
CLI-TORQ-7 | Torquímetro para tuercas de split | 39.9 | Medidas=7 | Apriete correcto. | torque:dc2626:3
CLI-LIMPIA-BOL | Bolsa para limpieza de split | 16.9 | Medidas=universal; Manguera=2,5 m | Lavá sin mojar la pared. | washbag:2563eb:3
CLI-LIMPIA-LIQ | Limpiador de serpentinas 500 mL | 7.9 | Contenido=500 mL; Tipo=espumante | Espuma que arrastra. | spray:38bdf8:3`,
  },
  {
    ...base,
    category: '5.605',
    picture: 'gascylinder:38bdf8:4',
    specs: 'Venta=a técnicos; Garantía=contenido',
    rows: gases
      .map(
        ([gas, weight, cost, hex]) =>
          `CLI-GAS-${gas}-${weight.replace(/[ .]/g, '').toUpperCase()} | Gas refrigerante ${gas} ${c(weight)} | ${cost} | Gas=${gas}; Contenido=${c(weight)}; Pureza=99,9 % | | ${weight.endsWith('kg') ? 'gascylinder' : 'gascan'}:${hex}:${weight.endsWith('kg') ? 4 : 2}:${gas}`,
      )
      .join('\n'),
  },
];
