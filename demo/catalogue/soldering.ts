import { bench as brands } from './brands.ts';
import type { Line } from './line.ts';

const base = {
  brands,
  uses: [
    'Para taller, laboratorio y enseñanza.',
    'Con manual en español y repuestos en el local.',
    'De los que usamos nosotros en el service.',
    'Buena terminación y mandos claros.',
  ],
  tips: ['Ventilá el lugar donde soldás.', 'Guardalo seco y tapado: dura mucho más.', 'Apoyalo siempre en su soporte.'],
  specs: 'Garantía=12 meses',
} as const;

const tipShapes = ['B', 'BC2', 'BC3', 'C4', 'D08', 'D16', 'D24', 'D32', 'I', 'IS', 'K', 'KU', 'J', '1C', '2C'];
const solder = [
  ['0.5', 8.9, '100 g'],
  ['0.6', 8.9, '100 g'],
  ['0.8', 8.4, '100 g'],
  ['1.0', 7.9, '100 g'],
  ['0.6', 17.9, '250 g'],
  ['0.8', 17.4, '250 g'],
  ['1.0', 16.9, '250 g'],
  ['1.5', 16.4, '250 g'],
  ['0.8', 32.9, '500 g'],
  ['1.0', 31.9, '500 g'],
] as const;

export const soldering: Line[] = [
  {
    ...base,
    category: '1.120.121',
    picture: 'station:1f2937:3',
    rows: `
EST-60 | Estación de soldado 60 W analógica | 39.9 | Potencia=60 W; Temperatura=200 a 480 °C; Punta=900M | La primera estación de un taller. | station:1f2937:2
EST-60D | Estación de soldado 60 W digital | 54.9 | Potencia=60 W; Temperatura=200 a 480 °C; Pantalla=LED | Temperatura exacta y estable. | station:1f2937:3
EST-90D | Estación de soldado 90 W digital | 84 | Potencia=90 W; Temperatura=100 a 450 °C; Pantalla=LCD | Recupera rápido en masas grandes. | station:2563eb:3
EST-T12 | Estación de soldado T12 con encoder | 64.9 | Potencia=72 W; Punta=T12; Calienta=en 8 s | Calienta en ocho segundos. | station:1f2937:1
EST-T245 | Estación de soldado para puntas 245 | 149 | Potencia=200 W; Punta=245; Reposo=automático | Nivel profesional. | station:0f172a:4
EST-858D | Estación de aire caliente 858D | 49.9 | Potencia=700 W; Temperatura=100 a 480 °C; Caudal=120 L/min | Desuelda integrados sin lastimar. | hotair:1f2937:3
EST-2EN1 | Estación 2 en 1: aire caliente y cautín | 84.9 | Potencia=750 W; Cautín=60 W; Aire=100 a 480 °C | Lo justo para reparar celulares. | hotair:1f2937:4
EST-3EN1 | Estación 3 en 1 con fuente de 15 V | 119 | Potencia=900 W; Fuente=15 V 2 A; Aire=sí | Soldás, soplás y alimentás. | hotair:2563eb:5
EST-DESOL | Estación desoldadora con bomba | 139 | Potencia=90 W; Vacío=80 kPa | Agujeros limpios de una. | station:b45309:4
EST-PRECAL | Precalentador infrarrojo 600 W | 89 | Potencia=600 W; Área=18 x 23 cm | Placas grandes sin doblarse. | hotplate:94a3b8:3
EST-MINI-PL | Mini plancha de soldado 65 W USB-C | 34.9 | Potencia=65 W; Temperatura=250 °C; Área=58 x 58 mm | Para SMD en casa. | hotplate:18181b:1
EST-HUMO | Extractor de humo con filtro de carbón | 44.9 | Caudal=1 m³/min; Filtro=carbón activado | No respires el flux. | fan:f8fafc:5
EST-MICROSC | Microscopio trinocular para soldado | 289 | Aumentos=7 a 45; Brazo=articulado; Luz=aro LED | Se ven hasta las dudas. | microscope:1f2937:5
EST-MICRO-HD | Microscopio digital con pantalla 7" | 79 | Aumentos=hasta 1200; Pantalla=7" | Para SMD con comodidad. | microscope:18181b:3
`,
  },
  {
    ...base,
    category: '1.120.122',
    picture: 'iron:2563eb:2',
    rows: [
      'CAU-30 | Cautín lápiz 30 W 220 V | 6.9 | Potencia=30 W; Alimentación=220 V; Punta=recambiable | Para empezar. | iron:dc2626:1',
      'CAU-40 | Cautín lápiz 40 W 220 V | 7.9 | Potencia=40 W; Alimentación=220 V; Punta=recambiable | Cables y plaquetas. | iron:dc2626:1',
      'CAU-60R | Cautín 60 W con temperatura regulable | 11.9 | Potencia=60 W; Temperatura=200 a 450 °C; Alimentación=220 V | Perilla en el mango. | iron:2563eb:2',
      'CAU-80D | Cautín 80 W digital con pantalla | 18.9 | Potencia=80 W; Temperatura=180 a 480 °C; Pantalla=LCD | Estación dentro del mango. | iron:18181b:2',
      'CAU-KIT-60 | Kit cautín 60 W con 17 accesorios y estuche | 27.9 | Potencia=60 W; Accesorios=17; Estuche=sí | Estaño, puntas y téster. | iron:2563eb:4',
      'CAU-TS65 | Cautín inteligente USB-C 65 W | 54.9 | Potencia=65 W; Alimentación=USB-C PD; Pantalla=OLED | En el bolsillo, con firmware abierto. | iron:18181b:1',
      'CAU-GAS | Cautín a gas con soplete | 24.9 | Autonomía=60 min; Temperatura=450 °C | Sin cable, para el techo. | iron:f97316:2',
      'CAU-PIST-100 | Pistola de soldar 100 W | 19.9 | Potencia=100 W; Alimentación=220 V | Calienta al gatillo. | solderinggun:dc2626:3',
      'CAU-200 | Cautín martillo 200 W | 24.9 | Potencia=200 W; Alimentación=220 V | Chapas y baterías. | iron:b45309:5',
      'CAU-SOP | Soporte para cautín con esponja | 4.9 | Base=metálica; Esponja=incluida | La mesa agradecida. | ironstand:94a3b8:2',
      'CAU-SOP-LANA | Soporte con lana de bronce | 7.9 | Base=pesada; Limpieza=lana de bronce | Limpia sin enfriar. | ironstand:18181b:3',
      ...tipShapes.map(
        (shape) =>
          `PUN-900M-${shape} | Punta 900M-T-${shape} | 1.9 | Serie=900M; Forma=${shape}; Material=cobre con hierro | | soldertip:b45309:1`,
      ),
      ...tipShapes
        .slice(0, 10)
        .map(
          (shape) =>
            `PUN-T12-${shape} | Punta T12-${shape} | 8.9 | Serie=T12; Forma=${shape}; Calefactor=integrado | | soldertip:94a3b8:3`,
        ),
      'PUN-KIT-900-10 | Kit de 10 puntas 900M | 9.9 | Serie=900M; Contenido=10 unidades | Una forma para cada trabajo. | assortment:b45309:1',
      'PUN-RESIST-1321 | Resistencia cerámica A1321 para estación | 5.9 | Modelo=A1321; Potencia=60 W | Revive tu estación. | probe:f8fafc:1',
      'PUN-MANGO-907 | Mango 907 para estación 60 W | 9.9 | Conector=5 pines; Cable=silicona | Repuesto completo. | iron:1f2937:2',
      'PUN-TOB-3 | Toberas para aire caliente (x3) | 6.9 | Diámetros=3, 5 y 8 mm; Contenido=3 unidades | Aire donde hace falta. | soldertip:cbd5e1:2',
    ].join('\n'),
  },
  {
    ...base,
    category: '1.120.123',
    picture: 'solder:94a3b8:2',
    specs: 'Garantía=12 meses cerrado',
    rows: [
      ...solder.map(
        ([mm, price, weight]) =>
          `EST-6040-${mm.replace('.', '')}-${weight.replace(' g', '')} | Estaño 60/40 ${mm.replace('.', ',')} mm, ${weight} | ${price} | Aleación=Sn60 Pb40; Diámetro=${mm.replace('.', ',')} mm; Peso=${weight}; Alma=resina 2 % | | solder:2563eb:${weight === '100 g' ? 1 : weight === '250 g' ? 2 : 3}:60-40`,
      ),
      ...['0.6', '0.8', '1.0'].map(
        (mm) =>
          `EST-SP-${mm.replace('.', '')} | Estaño sin plomo ${mm.replace('.', ',')} mm, 100 g | 12.9 | Aleación=Sn99,3 Cu0,7; Diámetro=${mm.replace('.', ',')} mm; Peso=100 g | | solder:16a34a:1:SIN PB`,
      ),
      'EST-TUBO | Estaño 1 mm en tubo dispensador 17 g | 2.4 | Aleación=Sn60 Pb40; Diámetro=1 mm; Peso=17 g | Para la valija. | pen3d:2563eb:0',
      'EST-PASTA-50 | Pasta de soldar en pote 50 g | 3.4 | Peso=50 g; Tipo=resina | Ayuda en cables oxidados. | jar:facc15:1',
      'EST-FLUX-10 | Flux en gel jeringa 10 cc | 4.9 | Contenido=10 cc; Limpieza=no requiere | Imprescindible en SMD. | syringe:facc15:1',
      'EST-FLUX-LIQ | Flux líquido 100 mL | 5.9 | Contenido=100 mL; Tipo=colofonia | Con pincel. | bottle:f59e0b:0:FLUX',
      'EST-SMD-35 | Estaño en pasta SMD 183 °C 35 g | 9.9 | Peso=35 g; Fusión=183 °C | Para plancha y horno. | syringe:94a3b8:2',
      'EST-SMD-138 | Estaño en pasta baja temperatura 138 °C | 9.9 | Peso=35 g; Fusión=138 °C | Cuida los componentes. | syringe:94a3b8:2',
      'EST-MALLA-2 | Malla desoldante 2 mm x 1,5 m | 2.4 | Ancho=2 mm; Largo=1,5 m | Chupa el estaño con calor. | tape:b45309:1',
      'EST-MALLA-35 | Malla desoldante 3,5 mm x 1,5 m | 2.9 | Ancho=3,5 mm; Largo=1,5 m | Para masas. | tape:b45309:1',
      'EST-CHUPON | Desoldador a pistón de aluminio | 5.9 | Material=aluminio; Punta=teflón | Un disparo y limpio. | solderpump:2563eb:2',
      'EST-CHUPON-P | Desoldador a pistón de plástico | 3.4 | Material=ABS; Punta=teflón | Económico. | solderpump:facc15:2',
      'EST-LIMPIA-400 | Limpiacontactos en aerosol 400 mL | 8.9 | Contenido=400 mL; Residuo=no deja | Potenciómetros y fichas. | spray:2563eb:2',
      'EST-AIRE-400 | Aire comprimido 400 mL | 7.9 | Contenido=400 mL | Fuera el polvo. | spray:38bdf8:2',
      'EST-BARNIZ | Barniz protector para placas 400 mL | 14.9 | Contenido=400 mL; Tipo=acrílico | Contra humedad y sal. | spray:16a34a:2',
      'EST-GRASA-SIL | Grasa disipadora 20 g | 4.4 | Peso=20 g; Conductividad=3 W/mK | Entre chip y disipador. | syringe:f8fafc:1',
      'EST-PAD-100 | Almohadilla térmica 100 x 100 x 1 mm | 4.9 | Medidas=100 x 100 x 1 mm; Conductividad=6 W/mK | Cortala a medida. | block:38bdf8:2',
      'EST-MANTA | Manta de silicona antiestática 45 x 30 cm | 14.9 | Medidas=45 x 30 cm; Temperatura=500 °C | Con bandejas e imanes. | mat:2563eb:3',
      'EST-PULSERA | Pulsera antiestática con cable | 2.9 | Resistencia=1 MΩ; Cable=1,8 m | Descargate antes. | wristband:2563eb:1',
      'EST-PINZAS-6 | Juego de 6 pinzas antiestáticas | 6.9 | Piezas=6; Material=acero | Rectas y curvas. | tweezers:18181b:4',
      'EST-MANO-3 | Tercera mano con lupa y luz | 14.9 | Lupa=3x; Luz=LED; Base=pesada | Sostiene mientras soldás. | thirdhand:94a3b8:2',
      'EST-SOP-PCB | Soporte para plaquetas regulable | 12.9 | Apertura=20 cm; Giro=360° | Da vuelta la placa sin quemarte. | thirdhand:1f2937:3',
      'EST-ESTAN-POTE | Estañadora de puntas | 4.9 | Peso=15 g | Revive puntas negras. | jar:94a3b8:0',
    ].join('\n'),
  },
];
