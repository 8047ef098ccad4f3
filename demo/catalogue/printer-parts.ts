import { printing } from './brands.ts';
import type { Line } from './line.ts';

const base = {
  brands: printing,
  uses: [
    'Repuesto probado en las máquinas que vendemos.',
    'Medidas verificadas con calibre antes de publicarlo.',
    'Se cambia con herramientas comunes.',
    'Compatible con la mayoría de las impresoras de escritorio.',
    'Tener uno guardado evita perder un fin de semana.',
  ],
  tips: [
    'Cambialo con la máquina fría y desenchufada.',
    'Si dudás del modelo, traé el viejo o mandanos una foto.',
    'Después de cambiarlo, recalibrá.',
  ],
  specs: 'Garantía=3 meses; Filamento=1,75 mm',
} as const;

const diameters = ['0,2', '0,3', '0,4', '0,5', '0,6', '0,8', '1,0'];
const nozzles = [
  ['MK8', 'MK8', 'latón', 'ca8a04', 1.2, diameters],
  ['E3D', 'V6', 'latón', 'ca8a04', 1.6, diameters],
  ['MK8A', 'MK8', 'acero endurecido', '475569', 4.9, ['0,4', '0,6', '0,8']],
  ['E3DA', 'V6', 'acero endurecido', '475569', 5.4, ['0,4', '0,6', '0,8']],
  ['MK8I', 'MK8', 'acero inoxidable', '94a3b8', 3.4, ['0,3', '0,4', '0,6']],
  ['VOLC', 'Volcano', 'latón', 'ca8a04', 2.2, ['0,4', '0,6', '0,8', '1,0', '1,2']],
  ['BIM', 'V6 bimetálica', 'cobre y acero', 'b87333', 12.9, ['0,4', '0,6']],
  ['RUBI', 'V6 con punta de rubí', 'latón y rubí', 'dc2626', 64.9, ['0,4', '0,6']],
] as const;
const belts = ['110', '158', '188', '200', '280', '300', '400', '610', '852'];
const rods = ['200', '300', '400', '500', '600'];

export const printerParts: Line[] = [
  {
    ...base,
    category: '1.4.40',
    picture: 'nozzle:ca8a04:1',
    rows: [
      ...nozzles.flatMap(([id, fit, material, hex, price, list]) =>
        list.map(
          (mm) =>
            `BOQ-${id}-${mm.replace(',', '')} | Boquilla ${fit} de ${material} ${mm} mm | ${price} | Orificio=${mm} mm; Material=${material}; Rosca=M6; Calce=${fit} | | nozzle:${hex}:${fit === 'Volcano' ? 3 : 1}`,
        ),
      ),
      'BOQ-KIT-25 | Kit de 25 boquillas MK8 surtidas | 9.9 | Contenido=25 unidades; Orificios=0,2 a 1,0 mm | Con agujas de limpieza. | assortment:ca8a04:2',
      'BOQ-AGUJA-10 | Agujas de limpieza 0,4 mm (x10) | 1.9 | Diámetro=0,4 mm; Contenido=10 unidades | Destapa sin desarmar. | bits:94a3b8:1',
      'BOQ-LLAVE | Llave para boquillas 6 y 7 mm | 2.9 | Medidas=6 y 7 mm | Aprieta sin romper. | wrench:94a3b8:1',
      'BOQ-CEPILLO | Cepillo de cobre para boquilla | 1.6 | Cerdas=cobre | Limpia en caliente. | brush:ca8a04:1',
    ].join('\n'),
  },
  {
    ...base,
    category: '1.4.41',
    picture: 'hotend:334155:2',
    rows: `
HOT-MK8 | Hotend MK8 completo 24 V | 11.9 | Tensión=24 V; Temperatura=240 °C; Calce=MK8 | Armado, con cables. | hotend:334155:2
HOT-V6 | Hotend V6 completo 24 V | 14.9 | Tensión=24 V; Temperatura=260 °C; Calce=V6 | El estándar con disipador de once aletas. | hotend:94a3b8:3
HOT-V6-12 | Hotend V6 completo 12 V | 14.9 | Tensión=12 V; Temperatura=260 °C; Calce=V6 | Para máquinas de 12 V. | hotend:94a3b8:3
HOT-BIMET | Hotend todo metal bimetálico | 39.9 | Temperatura=300 °C; Barrel=bimetálico | Nailon y policarbonato sin PTFE. | hotend:dc2626:3
HOT-CERAM | Hotend cerámico de alta velocidad | 49.9 | Potencia=60 W; Temperatura=300 °C; Caudal=32 mm³/s | Para 500 mm/s. | hotend:f8fafc:2
HOT-VOLC | Hotend Volcano | 17.9 | Temperatura=260 °C; Zona=larga | Capas gruesas y rápidas. | hotend:94a3b8:4
EXT-MK8-ALU | Extrusor MK8 de aluminio | 8.9 | Material=aluminio; Mano=derecha | Reemplaza el de plástico que siempre se parte. | extruder:dc2626:2
EXT-MK8-DOB | Extrusor de doble engranaje | 11.9 | Engranajes=2; Material=aluminio | No patina más. | extruder:111827:2
EXT-BMG | Extrusor con reducción 3:1 | 17.9 | Reducción=3:1; Engranajes=2 | Fuerza para flexibles. | extruder:1f2937:3
EXT-ORB | Extrusor directo liviano con motor | 44.9 | Peso=140 g; Reducción=7,5:1; Motor=incluido | Cabezal rápido. | extruder:f97316:3
EXT-SPRITE | Cabezal directo completo con hotend | 64.9 | Temperatura=300 °C; Engranajes=2; Incluye=hotend y ventiladores | Cambio completo en una hora. | extruder:111827:4
EXT-ENGR | Engranaje de extrusor 26 dientes | 1.9 | Dientes=26; Eje=5 mm | Cuando empieza a comer filamento. | gears:ca8a04:1
EXT-SENSOR | Sensor de fin de filamento | 5.9 | Tipo=mecánico; Conexión=3 pines | Pausa y espera. | module:111827:1
CAL-24V40 | Cartucho calefactor 24 V 40 W | 2.4 | Tensión=24 V; Potencia=40 W; Medidas=6 x 20 mm | Con cable de un metro. | probe:94a3b8:1
CAL-12V40 | Cartucho calefactor 12 V 40 W | 2.4 | Tensión=12 V; Potencia=40 W; Medidas=6 x 20 mm | Con cable de un metro. | probe:94a3b8:1
CAL-24V60 | Cartucho calefactor 24 V 60 W | 3.4 | Tensión=24 V; Potencia=60 W; Medidas=6 x 20 mm | Llega más rápido a 260 °C. | probe:94a3b8:1
BLOQ-MK8 | Bloque calefactor MK8 con funda | 2.6 | Material=aluminio; Funda=silicona | Con funda que mantiene el calor. | hotend:94a3b8:0
BAR-MK8-M6 | Barrel M6 con PTFE (x2) | 2.4 | Rosca=M6; Contenido=2 unidades | El que separa lo frío de lo caliente. | nozzle:94a3b8:2
FUNDA-MK8 | Funda de silicona para bloque (x3) | 2.2 | Material=silicona; Contenido=3 unidades | Evita el pegote. | block:1d4ed8:1
PTFE-1M | Tubo PTFE 2 x 4 mm, 1 m | 1.9 | Interior=2 mm; Exterior=4 mm; Largo=1 m | Blanco, para bowden. | hosecoil:f8fafc:1
PTFE-AZUL-1M | Tubo PTFE azul de precisión, 1 m | 5.9 | Interior=1,9 mm; Exterior=4 mm; Largo=1 m | Tolerancia fina para flexibles. | hosecoil:2563eb:1
CONEC-PC4 | Conector neumático PC4-M6 | 0.9 | Rosca=M6; Tubo=4 mm | Traba el PTFE. | nozzle:ca8a04:0
CONEC-PC4-10 | Conector neumático PC4-M10 | 1.1 | Rosca=M10; Tubo=4 mm | Para el extrusor. | nozzle:ca8a04:0
`,
  },
  {
    ...base,
    category: '1.4.42',
    picture: 'plate:1f2937:3',
    rows: [
      ...[
        ['235', 14.9],
        ['310', 22.9],
        ['256', 19.9],
        ['180', 11.9],
        ['420', 39.9],
      ].flatMap(([mm, price]) => [
        `CAMA-PEI-${mm} | Lámina PEI texturada ${mm} x ${mm} mm con imán | ${price} | Medidas=${mm} x ${mm} mm; Superficie=PEI dorado texturado; Base=magnética | La pieza se suelta sola al enfriar. | plate:ca8a04:${Number(mm) > 300 ? 5 : 3}`,
        `CAMA-PEIL-${mm} | Lámina PEI lisa ${mm} x ${mm} mm con imán | ${Number(price) - 1} | Medidas=${mm} x ${mm} mm; Superficie=PEI lisa; Base=magnética | Base brillante como vidrio. | plate:1f2937:${Number(mm) > 300 ? 5 : 3}`,
        `CAMA-VID-${mm} | Vidrio con recubrimiento ${mm} x ${mm} mm | ${(Number(price) * 0.8).toFixed(1)} | Medidas=${mm} x ${mm} mm; Superficie=vidrio con carburo | Plano de verdad. | plate:334155:${Number(mm) > 300 ? 5 : 3}`,
      ]),
      'CAMA-MK2 | Cama calefactora 214 mm 12/24 V | 19.9 | Medidas=214 x 214 mm; Potencia=140 W | Para armados propios. | plate:dc2626:3',
      'CAMA-SIL-220 | Manta calefactora de silicona 220 V 300 x 300 mm | 49.9 | Medidas=300 x 300 mm; Potencia=750 W; Tensión=220 V | Cien grados en tres minutos. | plate:ea580c:5',
      'CAMA-BL | Sensor de nivelación automática por contacto | 24.9 | Precisión=0,005 mm; Conexión=5 pines | Nivelación en un minuto. | probe:f8fafc:2',
      'CAMA-RESOR | Resortes amarillos para cama (x4) | 2.4 | Contenido=4 unidades; Medidas=8 x 20 mm | No se desnivela más. | spring:facc15:2',
      'CAMA-PERI-4 | Perillas de nivelación metálicas (x4) | 4.9 | Contenido=4 unidades; Material=aluminio | Se ajustan con dos dedos. | knob:dc2626:2',
      'CAMA-SILIC | Separadores de silicona para cama (x4) | 2.9 | Contenido=4 unidades; Material=silicona | Reemplazan los resortes. | spring:f97316:1',
      'CAMA-CINTA-K | Cinta Kapton 50 mm x 33 m | 6.9 | Ancho=50 mm; Largo=33 m; Temperatura=260 °C | Aísla y protege. | tape:d97706:3',
      'CAMA-CINTA-AZ | Cinta azul 50 mm x 50 m | 6.4 | Ancho=50 mm; Largo=50 m | La adherencia de siempre. | tape:2563eb:3',
      'CAMA-LACA | Adhesivo en barra para cama | 3.9 | Contenido=40 g | Una pasada y no se mueve. | gluestick:7c3aed:1',
      'CAMA-SPRAY | Spray fijador para impresión 3D 400 mL | 9.9 | Contenido=400 mL | Parejo en toda la cama. | spray:f97316:2',
    ].join('\n'),
  },
  {
    ...base,
    category: '1.4.43',
    picture: 'belt:1f2937:3',
    specs: 'Garantía=3 meses; Uso=impresoras 3D y CNC',
    rows: [
      'COR-GT2-1M | Correa GT2 6 mm, por metro | 1.9 | Paso=2 mm; Ancho=6 mm; Alma=fibra de vidrio | Abierta, la cortás a medida. | belt:1f2937:3',
      'COR-GT2-5M | Correa GT2 6 mm, rollo de 5 m | 7.9 | Paso=2 mm; Ancho=6 mm; Largo=5 m | Para una CoreXY entera. | belt:1f2937:5',
      'COR-GT2-10M | Correa GT2 10 mm, por metro | 3.4 | Paso=2 mm; Ancho=10 mm | Más ancha para CNC. | belt:1f2937:4',
      ...belts.map(
        (mm) =>
          `COR-GT2-C${mm} | Correa GT2 cerrada ${mm} mm | 2.4 | Largo=${mm} mm; Paso=2 mm; Ancho=6 mm | | belt:1f2937:2`,
      ),
      ...[16, 20, 30, 36, 60].flatMap((teeth) =>
        [5, 8].map(
          (bore) =>
            `POL-GT2-${teeth}-${bore} | Polea GT2 ${teeth} dientes, eje ${bore} mm | ${(1.2 + teeth / 20).toFixed(1)} | Dientes=${teeth}; Eje=${bore} mm; Correa=6 mm; Material=aluminio | | pulley:cbd5e1:${teeth > 30 ? 3 : 1}`,
        ),
      ),
      'POL-TENS-20 | Polea tensora GT2 20 dientes con rodamiento | 2.2 | Dientes=20; Eje=5 mm | Gira libre, sin ruido. | pulley:cbd5e1:2',
      'POL-TENS-LISA | Polea tensora lisa con rodamiento | 1.9 | Eje=5 mm; Correa=6 mm | Para el lado sin dientes. | pulley:94a3b8:1',
      ...['LM6UU', 'LM8UU', 'LM10UU', 'LM12UU'].map(
        (name) =>
          `ROD-${name} | Rodamiento lineal ${name} | ${name === 'LM12UU' ? '2.9' : '1.6'} | Eje=${name.replace(/\D/g, '')} mm; Tipo=bolillas recirculantes | | linearbearing:94a3b8:1`,
      ),
      ...['623ZZ', '624ZZ', '625ZZ', '608ZZ', '688ZZ', 'MR105'].map(
        (name) =>
          `ROD-${name} | Rodamiento ${name} (x4) | 2.4 | Modelo=${name}; Blindaje=metálico; Contenido=4 unidades | | bearing:94a3b8:${name === '608ZZ' ? 2 : 1}`,
      ),
      ...rods.map(
        (mm) =>
          `EJE-8-${mm} | Eje rectificado 8 mm x ${mm} mm | ${(Number(mm) / 55).toFixed(1)} | Diámetro=8 mm; Largo=${mm} mm; Material=acero cromado | | rod:cbd5e1:${Math.round(Number(mm) / 120)}`,
      ),
      ...rods.map(
        (mm) =>
          `HUS-T8-${mm} | Husillo T8 x ${mm} mm con tuerca | ${(Number(mm) / 42).toFixed(1)} | Diámetro=8 mm; Avance=8 mm; Largo=${mm} mm; Incluye=tuerca de bronce | | rod:a3a3a3:${Math.round(Number(mm) / 120)}`,
      ),
      ...rods
        .slice(0, 4)
        .map(
          (mm) =>
            `GUIA-MGN12-${mm} | Guía lineal MGN12 x ${mm} mm con carro | ${(Number(mm) / 18).toFixed(1)} | Modelo=MGN12H; Largo=${mm} mm; Incluye=carro | | rail:94a3b8:${Math.round(Number(mm) / 120)}`,
        ),
      ...rods.map(
        (mm) =>
          `PERF-2020-${mm} | Perfil de aluminio V-Slot 20 x 20, ${mm} mm | ${(Number(mm) / 75).toFixed(1)} | Medidas=20 x 20 mm; Largo=${mm} mm; Ranura=V | | extrusion:cbd5e1:2`,
      ),
      'PERF-ESQ-10 | Escuadras para perfil 2020 (x10) | 5.9 | Contenido=10 unidades; Material=aluminio | Con tornillos y tuercas. | bracket:94a3b8:2',
      'PERF-TUER-50 | Tuercas martillo M4 y M5 (x50) | 5.4 | Contenido=50 unidades; Perfil=2020 | Entran de frente. | assortment:94a3b8:1',
      'RUEDA-POM | Ruedas POM con rodamiento (x5) | 4.9 | Contenido=5 unidades; Diámetro=24 mm | Cuando hay juego en el carro. | wheel:1f2937:1',
      'GRASA-PTFE | Grasa blanca con PTFE 50 g | 4.4 | Contenido=50 g | Para husillos y guías. | syringe:f8fafc:2',
    ].join('\n'),
  },
  {
    ...base,
    category: '1.4.44',
    picture: 'board:1f2937:4',
    specs: 'Garantía=6 meses; Uso=impresoras 3D',
    rows: `
PLACA-427 | Placa madre 32 bits silenciosa 4.2.7 | 39.9 | Procesador=32 bits; Drivers=TMC2225 integrados; Tensión=24 V | Cambio directo y silencio. | board:1f2937:4:V4.2.7
PLACA-SKR3 | Placa madre SKR Mini V3 | 44.9 | Procesador=32 bits; Drivers=TMC2209 integrados; Conexión=USB y UART | Marlin o Klipper. | board:111827:4:MINI V3
PLACA-OCTO | Placa madre para 8 drivers | 64.9 | Procesador=32 bits 180 MHz; Drivers=8 zócalos; Red=CAN | La de las CoreXY caseras. | board:111827:5:8 EJES
PLACA-CAN | Placa de cabezal CAN bus | 34.9 | Procesador=RP2040; Driver=TMC2209; Cable=un solo cable | Cuatro hilos hasta el cabezal. | board:111827:2:CAN
PLACA-KLIP | Pantalla con Klipper 5" | 109 | Pantalla=5" táctil; Procesador=4 núcleos; Red=WiFi | Klipper sin computadora aparte. | tft:111827:5
LCD-12864-3D | Pantalla 12864 para impresora 3D | 12.9 | Resolución=128 x 64; Control=perilla; Ranura=SD | Azul, con perilla y zumbador. | lcd:1d4ed8:5
TFT35-3D | Pantalla táctil 3,5" para impresora 3D | 39.9 | Pantalla=3,5" táctil; Modos=táctil y 12864 | Menú claro y vista previa. | tft:111827:4
FIN-CARR | Final de carrera mecánico con cable | 1.9 | Cable=1 m; Contacto=NA y NC | El repuesto más barato y más pedido. | module:dc2626:1
FIN-OPT | Final de carrera óptico | 2.4 | Salida=digital; Cable=incluido | Sin contacto, repite mejor. | module:111827:1
VENT-3010-24 | Ventilador 30 x 10 mm 24 V | 2.9 | Medidas=30 x 30 x 10 mm; Tensión=24 V; Rodamiento=buje | Chico para hotend. | fan:111827:1
VENT-4010-12 | Ventilador 40 x 10 mm 12 V | 2.6 | Medidas=40 x 40 x 10 mm; Tensión=12 V | El de casi todos los disipadores. | fan:111827:2
VENT-4010-24 | Ventilador 40 x 10 mm 24 V | 2.9 | Medidas=40 x 40 x 10 mm; Tensión=24 V | El de casi todos los disipadores. | fan:111827:2
VENT-4020-24 | Ventilador 40 x 20 mm 24 V silencioso | 6.9 | Medidas=40 x 40 x 20 mm; Tensión=24 V; Rodamiento=bolilla | Más aire, menos ruido. | fan:1f2937:2
VENT-5015-24 | Turbina 50 x 15 mm 24 V | 3.6 | Medidas=50 x 50 x 15 mm; Tensión=24 V | Enfría la capa. | blower:111827:2
VENT-5015-12 | Turbina 50 x 15 mm 12 V | 3.4 | Medidas=50 x 50 x 15 mm; Tensión=12 V | Enfría la capa. | blower:111827:2
VENT-6015 | Ventilador 60 x 15 mm 24 V | 4.4 | Medidas=60 x 60 x 15 mm; Tensión=24 V | Para la fuente. | fan:111827:3
VENT-8025 | Ventilador 80 x 25 mm 12 V | 4.9 | Medidas=80 x 80 x 25 mm; Tensión=12 V | Gabinetes y recintos. | fan:111827:4
VENT-12025 | Ventilador 120 x 25 mm 220 V | 11.9 | Medidas=120 x 120 x 25 mm; Tensión=220 V | Extrae el calor del tablero. | fan:1f2937:5
VENT-REJ-120 | Rejilla metálica para ventilador 120 mm | 1.4 | Medidas=120 mm; Material=acero cromado | Los dedos afuera. | fanguard:94a3b8:5
CADENA-10 | Cadena portacables 10 x 10 mm, 1 m | 5.4 | Interior=10 x 10 mm; Largo=1 m | El cableado prolijo. | cablechain:1f2937:3
CABLE-PAP-1M | Cable para motor paso a paso 1 m (x2) | 2.9 | Conector=XH2.54 de 4 a 6; Largo=1 m; Contenido=2 unidades | Con fichas armadas. | jumpers:dc2626:2
MALLA-6M | Malla cubrecable 6 mm, 5 m | 4.4 | Diámetro=6 mm; Largo=5 m | Termina el cableado. | wireroll:1f2937:2
`,
  },
];
