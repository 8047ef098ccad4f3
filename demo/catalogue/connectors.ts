import { parts } from './brands.ts';
import type { Line } from './line.ts';

const base = {
  brands: parts,
  uses: [
    'Paso estándar y buen contacto.',
    'Para tableros, prototipos y equipos terminados.',
    'De los que se piden de a muchos.',
    'Material autoextinguible y contactos estañados.',
  ],
  tips: ['Comprá alguno de más: siempre se quema uno al soldar.', 'Mirá el paso antes de elegir.'],
  specs: 'Garantía=3 meses',
} as const;
const colours = [
  ['rojo', 'dc2626'],
  ['negro', '18181b'],
  ['verde', '16a34a'],
  ['azul', '2563eb'],
  ['amarillo', 'facc15'],
  ['blanco', 'f8fafc'],
] as const;
const id = (name: string) => name.slice(0, 3).toUpperCase();
const poles = [2, 3, 4, 5, 6, 8, 10, 12];

export const connectors: Line[] = [
  {
    ...base,
    category: '1.9.95',
    picture: 'pushbutton:18181b:2',
    packs: [],
    rows: [
      ...[4.3, 5, 7, 9.5, 13].map(
        (mm) =>
          `PUL-6X6-${String(mm).replace('.', '')} | Pulsador 6 x 6 mm, ${String(mm).replace('.', ',')} mm de alto (x10) | 0.9 | Medidas=6 x 6 mm; Alto=${String(mm).replace('.', ',')} mm; Contenido=10 unidades | | tact:18181b:1`,
      ),
      ...colours.map(
        ([name, hex]) =>
          `PUL-12-CAP-${id(name)} | Pulsador 12 x 12 mm con capuchón ${name} (x5) | 1.4 | Medidas=12 x 12 mm; Color=${name}; Contenido=5 unidades | | tact:${hex}:3`,
      ),
      ...colours.map(
        ([name, hex]) =>
          `PUL-PAN16-${id(name)} | Pulsador de panel 16 mm ${name} | 0.9 | Perforación=16 mm; Color=${name}; Contacto=NA | | pushbutton:${hex}:2`,
      ),
      ...colours
        .slice(0, 4)
        .map(
          ([name, hex]) =>
            `PUL-INOX19-${id(name)} | Pulsador inoxidable 19 mm con aro LED ${name} | 6.9 | Perforación=19 mm; Luz=aro LED ${name}; Protección=IP67 | Antivandálico y elegante. | metalbutton:${hex}:3`,
        ),
      ...colours
        .slice(0, 3)
        .map(
          ([name, hex]) =>
            `LLA-BASC-${id(name)} | Llave basculante ${name === 'rojo' ? 'roja luminosa' : name === 'negro' ? 'negra' : 'verde luminosa'} 2 posiciones | 0.9 | Corriente=6 A; Tensión=250 V; Patas=${name === 'negro' ? 2 : 3} | | rocker:${hex}:2`,
        ),
      'LLA-BASC-R | Llave basculante redonda 20 mm | 0.7 | Corriente=6 A; Perforación=20 mm | Redonda, entra en un agujero de mecha. | rocker:18181b:1',
      'LLA-BASC-16 | Llave basculante doble 16 A luminosa | 1.9 | Corriente=16 A; Tensión=250 V; Polos=2 | Para fuentes y equipos. | rocker:dc2626:3',
      'LLA-PAL-2 | Llave palanca 2 posiciones SPDT | 0.9 | Corriente=3 A; Tensión=250 V; Contacto=SPDT | La clásica de consola. | toggle:cbd5e1:2',
      'LLA-PAL-3 | Llave palanca 3 posiciones con centro | 1.1 | Corriente=3 A; Tensión=250 V; Contacto=ON-OFF-ON | Adelante, parado, atrás. | toggle:cbd5e1:2',
      'LLA-PAL-DP | Llave palanca doble DPDT | 1.3 | Corriente=3 A; Tensión=250 V; Contacto=DPDT | Invierte un motor. | toggle:cbd5e1:3',
      'LLA-MISIL | Llave con tapa tipo misil | 4.9 | Corriente=20 A; Tensión=12 V; Luz=roja | La diversión de todo tablero. | toggle:dc2626:5',
      'LLA-DESL | Llave deslizante SS12 (x10) | 1.2 | Contenido=10 unidades; Paso=2,54 mm | Para protoboard. | slideswitch:18181b:1',
      'LLA-DIP-4 | Dip switch 4 vías | 0.6 | Vías=4; Paso=2,54 mm | Direcciones y modos. | dipswitch:dc2626:4',
      'LLA-DIP-8 | Dip switch 8 vías | 0.8 | Vías=8; Paso=2,54 mm | Direcciones y modos. | dipswitch:2563eb:8',
      'LLA-ROT-12 | Llave rotativa 1 polo 12 posiciones | 2.4 | Polos=1; Posiciones=12 | Selector con tope regulable. | potentiometer:94a3b8:3',
      'LLA-CLAVE | Llave de contacto con dos llaves | 3.4 | Perforación=19 mm; Posiciones=2 | Para que no la prenda cualquiera. | keyswitch:cbd5e1:2',
      'LLA-EMERG | Parada de emergencia 22 mm con retención | 4.9 | Perforación=22 mm; Contactos=NA y NC | Girá para soltar. | estop:dc2626:3',
      'LLA-PEDAL | Pedal interruptor | 7.9 | Corriente=10 A; Cable=2 m | Manos libres. | footswitch:facc15:3',
      'MICRO-KW11 | Microllave con palanca | 0.6 | Corriente=5 A; Contacto=NA y NC | Para máquinas y puertas. | microswitch:18181b:1',
      'MICRO-V15 | Microllave V-15 con rodillo | 1.4 | Corriente=15 A; Contacto=NA y NC | De horno y ascensor. | microswitch:18181b:2',
      'LLA-TERM-60 | Termostato bimetálico 60 °C | 0.9 | Temperatura=60 °C; Corriente=10 A; Rearme=automático | Corta al calentar. | thermoswitch:cbd5e1:1',
      'LLA-TERM-90 | Termostato bimetálico 90 °C | 0.9 | Temperatura=90 °C; Corriente=10 A; Rearme=automático | Corta al calentar. | thermoswitch:cbd5e1:1',
    ].join('\n'),
  },
  {
    ...base,
    category: '1.9.96',
    picture: 'terminal:16a34a:3',
    rows: [
      ...[2, 3].map(
        (n) =>
          `BOR-508-${n}-X10 | Bornera 5,08 mm ${n} polos para placa (x10) | ${n === 2 ? 1.9 : 2.6} | Paso=5,08 mm; Polos=${n}; Contenido=10 unidades | | terminal:${n === 2 ? '2563eb' : '16a34a'}:${n}`,
      ),
      ...poles
        .slice(0, 6)
        .map(
          (n) =>
            `BOR-ENCH-${n} | Bornera enchufable 5,08 mm ${n} polos | ${(0.6 + n * 0.15).toFixed(2)} | Paso=5,08 mm; Polos=${n}; Tipo=macho y hembra | | terminal:16a34a:${n}`,
        ),
      'BOR-BARRA-12 | Regleta de 12 bornes 10 A | 1.2 | Polos=12; Corriente=10 A; Tensión=380 V | Se corta con trincheta. | terminal:f8fafc:12',
      'BOR-PALANCA-2 | Conector rápido a palanca 2 vías (x10) | 3.4 | Vías=2; Corriente=32 A; Contenido=10 unidades | Sin destornillador. | lever:f97316:2',
      'BOR-PALANCA-3 | Conector rápido a palanca 3 vías (x10) | 3.9 | Vías=3; Corriente=32 A; Contenido=10 unidades | Sin destornillador. | lever:f97316:3',
      'BOR-PALANCA-5 | Conector rápido a palanca 5 vías (x10) | 4.9 | Vías=5; Corriente=32 A; Contenido=10 unidades | Sin destornillador. | lever:f97316:5',
      ...['macho', 'hembra'].flatMap((kind) => [
        `PIN-40-${id(kind)} | Tira de 40 pines ${kind} recta (x5) | 1.4 | Pines=40; Paso=2,54 mm; Contenido=5 unidades | | header:18181b:${kind === 'macho' ? 3 : 4}`,
        `PIN-40-${id(kind)}-90 | Tira de 40 pines ${kind} a 90° (x5) | 1.6 | Pines=40; Paso=2,54 mm; Contenido=5 unidades | | header:18181b:${kind === 'macho' ? 3 : 4}`,
      ]),
      'PIN-2X40-M | Tira doble de 2 x 40 pines macho (x3) | 1.4 | Pines=80; Paso=2,54 mm; Contenido=3 unidades | Para cintas y expansiones. | header:18181b:5',
      'PIN-APIL-KIT | Kit de tiras apilables para shield UNO | 1.9 | Pines=6, 8 y 10; Largo=11 mm | Hacé tu shield. | header:18181b:4',
      'JUMP-CAP-50 | Jumpers de 2,54 mm con capuchón (x50) | 1.4 | Paso=2,54 mm; Contenido=50 unidades | Puentes de colores. | header:dc2626:1',
      ...poles
        .slice(0, 5)
        .map(
          (n) =>
            `JST-XH-${n}-X10 | Juego JST XH ${n} vías con contactos (x10) | ${(1.4 + n * 0.2).toFixed(1)} | Vías=${n}; Paso=2,54 mm; Contenido=10 juegos | | jst:f8fafc:${n}`,
        ),
      ...[2, 3, 4].map(
        (n) =>
          `JST-SM-${n}-X5 | Par JST SM ${n} vías con cable (x5) | ${(1.9 + n * 0.3).toFixed(1)} | Vías=${n}; Cable=15 cm; Contenido=5 pares | | jst:18181b:${n}`,
      ),
      'JST-KIT-XH | Kit JST XH 460 piezas | 8.9 | Piezas=460; Vías=2 a 5 | Fichas, contactos y bases. | assortment:f8fafc:3',
      'DUP-KIT-620 | Kit Dupont 620 piezas con caja | 8.9 | Piezas=620; Paso=2,54 mm | Armá cables a medida. | assortment:18181b:3',
      'DUP-PINZA | Kit pinza crimpadora y 1550 terminales Dupont | 29.9 | Piezas=1550; Pinza=SN-28B | El cable perfecto. | crimper:dc2626:2',
      ...['XT30', 'XT60', 'XT90', 'Deans T', 'EC3', 'EC5'].map(
        (name) =>
          `CON-${name.replace(' ', '').toUpperCase()} | Par de conectores ${name} macho y hembra | ${name === 'XT90' ? 2.9 : 1.6} | Modelo=${name}; Baño=oro | | xt60:${name.startsWith('XT') ? 'facc15' : name.startsWith('EC') ? '2563eb' : 'dc2626'}:${name === 'XT90' ? 3 : 2}`,
      ),
      ...['macho', 'hembra'].map(
        (kind) =>
          `CON-DC21-${id(kind)} | Conector DC 5,5 x 2,1 mm ${kind} a bornera | 0.9 | Medida=5,5 x 2,1 mm; Conexión=bornera | Sin soldar. | dcjack:16a34a:${kind === 'macho' ? 1 : 2}`,
      ),
      'CON-DC21-PAN | Conector DC 5,5 x 2,1 mm para panel | 0.6 | Medida=5,5 x 2,1 mm; Perforación=11 mm | Con tuerca. | dcjack:18181b:2',
      'CON-USBC-PAN | Conector USB-C hembra para panel con cable | 2.9 | Tipo=USB-C; Cable=20 cm | Deja el frente prolijo. | usbcable:18181b:1',
      'CON-USBB-PAN | Conector USB-B hembra para placa | 0.6 | Tipo=USB-B | El de las UNO. | usbport:cbd5e1:2',
      'CON-MICRO-PLA | Plaqueta micro USB a DIP (x3) | 1.2 | Tipo=micro USB; Contenido=3 unidades | Para protoboard. | module:2563eb:0',
      'CON-IEC-FUS | Conector IEC con llave y fusible | 2.9 | Corriente=10 A; Incluye=llave y fusible | La entrada de 220 de tu fuente. | iec:18181b:2',
      'CON-BNC-PAN | Conector BNC hembra para panel | 1.4 | Impedancia=50 Ω | Para instrumentos. | bnc:cbd5e1:1',
      'CON-BNC-DC | Adaptador BNC a bornera | 1.1 | Impedancia=75 Ω | Cámaras sin soldar. | bnc:16a34a:2',
      ...['rojo', 'negro'].map(
        (name) =>
          `CON-BAN-${id(name)} | Borne banana 4 mm ${name} para panel | 0.7 | Diámetro=4 mm; Corriente=20 A | | bananapost:${name === 'rojo' ? 'dc2626' : '18181b'}:2`,
      ),
      'CON-RJ45-10 | Fichas RJ45 categoría 6 (x10) | 2.4 | Categoría=6; Contenido=10 unidades | Pasantes, fáciles de armar. | rj45:cbd5e1:1',
      'CON-RJ45-KEY | Keystone RJ45 categoría 6 | 1.9 | Categoría=6 | Para roseta y patchera. | rj45:f8fafc:3',
      'CON-AVI-4 | Conector aviación GX16 de 4 vías | 2.4 | Vías=4; Perforación=16 mm; Corriente=7 A | A rosca, no se suelta. | aviation:cbd5e1:2',
      'CON-AVI-8 | Conector aviación GX16 de 8 vías | 3.4 | Vías=8; Perforación=16 mm; Corriente=5 A | A rosca, no se suelta. | aviation:cbd5e1:2',
      'CON-M12-4 | Conector M12 de 4 vías con cable 2 m | 7.9 | Vías=4; Protección=IP67; Cable=2 m | Sensores industriales. | probe:18181b:3',
      'TERM-KIT-OJAL | Kit de 280 terminales aislados | 9.9 | Piezas=280; Tipos=ojal, horquilla y pala | Para auto y tablero. | assortment:dc2626:3',
      'TERM-PUNTERA-800 | Kit de 800 punteras con pinza | 24.9 | Piezas=800; Pinza=incluida | El tablero de un profesional. | crimper:2563eb:2',
      'PRENSA-PG9-10 | Prensacables PG9 (x10) | 3.4 | Medida=PG9; Contenido=10 unidades; Protección=IP68 | Entrada de cable estanca. | gland:18181b:2',
      'PRENSA-PG13-5 | Prensacables PG13,5 (x5) | 2.4 | Medida=PG13,5; Contenido=5 unidades; Protección=IP68 | Entrada de cable estanca. | gland:18181b:3',
    ].join('\n'),
  },
  {
    ...base,
    category: '1.9.97',
    picture: 'breadboard:f8fafc:3',
    rows: `
PROTO-170 | Protoboard mini de 170 puntos blanca | 1.2 | Puntos=170; Medidas=46 x 35 mm | Adhesiva, para pegar en el robot. | breadboard:f8fafc:1
PROTO-170-R | Protoboard mini de 170 puntos roja | 1.3 | Puntos=170; Medidas=46 x 35 mm | Adhesiva y de color. | breadboard:dc2626:1
PROTO-170-A | Protoboard mini de 170 puntos azul | 1.3 | Puntos=170; Medidas=46 x 35 mm | Adhesiva y de color. | breadboard:2563eb:1
PROTO-170-V | Protoboard mini de 170 puntos verde | 1.3 | Puntos=170; Medidas=46 x 35 mm | Adhesiva y de color. | breadboard:16a34a:1
PROTO-170-N | Protoboard mini de 170 puntos negra | 1.3 | Puntos=170; Medidas=46 x 35 mm | Adhesiva y de color. | breadboard:27272a:1
PROTO-400 | Protoboard de 400 puntos | 2.4 | Puntos=400; Medidas=83 x 55 mm | La medida de los kits. | breadboard:f8fafc:2
PROTO-830 | Protoboard de 830 puntos | 3.9 | Puntos=830; Medidas=165 x 55 mm | La que rinde para todo. | breadboard:f8fafc:3
PROTO-830-T | Protoboard de 830 puntos transparente | 4.4 | Puntos=830; Medidas=165 x 55 mm | Se ven los contactos por dentro. | breadboard:dbeafe:3
PROTO-1660 | Protoboard de 1660 puntos con base y bornes | 12.9 | Puntos=1660; Base=metálica; Bornes=3 | Con bornes para la fuente. | breadboard:f8fafc:4
PROTO-2390 | Protoboard de 2390 puntos con base y bornes | 17.9 | Puntos=2390; Base=metálica; Bornes=4 | Laboratorio completo. | breadboard:f8fafc:5
PROTO-KIT-830 | Kit protoboard 830, fuente y 65 cables | 8.9 | Incluye=protoboard, MB102 y 65 cables | Para empezar hoy. | breadboard:f8fafc:3
PERF-5X7 | Placa perforada doble faz 5 x 7 cm | 0.9 | Medidas=5 x 7 cm; Paso=2,54 mm | Agujeros metalizados. | perfboard:166534:2
PERF-7X9 | Placa perforada doble faz 7 x 9 cm | 1.4 | Medidas=7 x 9 cm; Paso=2,54 mm | Agujeros metalizados. | perfboard:166534:3
PERF-12X18 | Placa perforada doble faz 12 x 18 cm | 3.4 | Medidas=12 x 18 cm; Paso=2,54 mm | La grande. | perfboard:166534:5
PERF-FEN-7X9 | Placa perforada de fenólico 7 x 9 cm | 0.7 | Medidas=7 x 9 cm; Paso=2,54 mm | Económica, simple faz. | perfboard:b45309:3
PERF-FEN-10X22 | Placa perforada de fenólico 10 x 22 cm | 1.9 | Medidas=10 x 22 cm; Paso=2,54 mm | Para armar un tablero. | perfboard:b45309:5
PERF-PROTO | Placa tipo protoboard para soldar 830 puntos | 2.4 | Puntos=830; Medidas=165 x 55 mm | Pasás el prototipo tal cual. | perfboard:1d4ed8:4
PERF-KIT-32 | Kit de 32 placas perforadas surtidas | 14.9 | Contenido=32 unidades; Medidas=5 | Con tiras de pines y borneras. | perfboard:166534:4
COBRE-10X10 | Placa virgen de cobre 10 x 10 cm simple faz | 1.4 | Medidas=10 x 10 cm; Base=fenólico | Para método de plancha. | copperboard:c2703d:2
COBRE-10X15 | Placa virgen de cobre 10 x 15 cm fibra | 2.4 | Medidas=10 x 15 cm; Base=fibra de vidrio | No se quiebra. | copperboard:c2703d:3
COBRE-20X30 | Placa virgen de cobre 20 x 30 cm fibra | 7.9 | Medidas=20 x 30 cm; Base=fibra de vidrio | Cortala a medida. | copperboard:c2703d:5
COBRE-DF-15 | Placa virgen doble faz 15 x 20 cm fibra | 5.4 | Medidas=15 x 20 cm; Base=fibra de vidrio; Caras=2 | Para diseños densos. | copperboard:c2703d:4
COBRE-FOTO | Placa fotosensible 10 x 15 cm | 6.9 | Medidas=10 x 15 cm; Tipo=positiva | Pistas finas con lámpara UV. | copperboard:15803d:3
PCB-CLORURO | Cloruro férrico 500 g | 5.9 | Peso=500 g; Rinde=2 L | Ataca el cobre; usá guantes. | jar:b45309:3
PCB-MARC | Marcador indeleble para PCB | 2.4 | Punta=0,5 mm | Resiste el ácido. | pen3d:18181b:0
PCB-MECHAS | Mechas para PCB 0,3 a 1,2 mm (x10) | 9.9 | Contenido=10 unidades; Material=carburo | Caña de 3,175 mm. | bits:94a3b8:2
CAJA-ABS-1 | Gabinete ABS 60 x 36 x 25 mm | 1.9 | Medidas=60 x 36 x 25 mm; Material=ABS | Para sensores. | projectbox:18181b:0
CAJA-ABS-2 | Gabinete ABS 100 x 60 x 25 mm | 2.9 | Medidas=100 x 60 x 25 mm; Material=ABS | Del tamaño de un control. | projectbox:18181b:1
CAJA-ABS-3 | Gabinete ABS 125 x 80 x 32 mm | 4.4 | Medidas=125 x 80 x 32 mm; Material=ABS | Para placa UNO y más. | projectbox:94a3b8:2
CAJA-ABS-4 | Gabinete ABS 158 x 90 x 60 mm | 6.9 | Medidas=158 x 90 x 60 mm; Material=ABS | Con orejas de montaje. | projectbox:94a3b8:3
CAJA-IP65-1 | Caja estanca IP65 100 x 100 x 70 mm | 5.9 | Medidas=100 x 100 x 70 mm; Protección=IP65 | Para el patio. | projectbox:e2e8f0:2
CAJA-IP65-2 | Caja estanca IP65 200 x 120 x 75 mm | 10.9 | Medidas=200 x 120 x 75 mm; Protección=IP65 | Tapa con tornillos. | projectbox:e2e8f0:3
CAJA-ALU-1 | Gabinete de aluminio 100 x 76 x 35 mm | 9.9 | Medidas=100 x 76 x 35 mm; Material=aluminio | Para audio y radio. | projectbox:64748b:2
CAJA-UNO-AC | Gabinete acrílico para UNO | 3.4 | Compatible=UNO R3; Material=acrílico | Transparente, con tornillos. | projectbox:dbeafe:1`,
  },
  {
    ...base,
    category: '1.9.98',
    picture: 'assortment:2563eb:3',
    rows: `
SURT-ELEC-1390 | Surtido electrónico 1390 piezas | 24.9 | Piezas=1390; Caja=organizadora | Resistencias, capacitores, LED y transistores. | assortment:2563eb:5
SURT-ELEC-2000 | Surtido electrónico 2000 piezas | 39.9 | Piezas=2000; Caja=dos organizadores | Para no parar por un componente. | assortment:16a34a:5
SURT-TERMO-127 | Surtido de termocontraíble 127 piezas negro | 3.4 | Piezas=127; Diámetros=2 a 13 mm | Aísla y termina. | shrink:18181b:2
SURT-TERMO-580 | Surtido de termocontraíble 580 piezas colores | 9.9 | Piezas=580; Diámetros=1 a 14 mm | Por color y por diámetro. | shrink:dc2626:4
SURT-TERMO-SOL | Terminales con estaño y termocontraíble (x50) | 8.9 | Piezas=50; Diámetros=1 a 6 mm | Suelda y aísla con pistola de calor. | shrink:f59e0b:3
SURT-PREC-300 | Precintos plásticos surtidos (x300) | 5.9 | Piezas=300; Largos=100, 150 y 200 mm | Blancos y negros. | zipties:18181b:3
SURT-PREC-25-100 | Precintos 2,5 x 100 mm (x100) | 1.6 | Medidas=2,5 x 100 mm; Contenido=100 unidades | Los de siempre. | zipties:f8fafc:2
SURT-PREC-36-200 | Precintos 3,6 x 200 mm (x100) | 2.9 | Medidas=3,6 x 200 mm; Contenido=100 unidades | Más largos y fuertes. | zipties:18181b:3
SURT-ORING-225 | Surtido de o-rings 225 piezas | 7.9 | Piezas=225; Medidas=18 | Goma nitrílica. | assortment:18181b:3
SURT-RESORT-200 | Surtido de resortes 200 piezas | 9.9 | Piezas=200; Medidas=20 | Tracción y compresión. | assortment:94a3b8:3
SURT-MICROLL-50 | Surtido de 50 pulsadores | 4.4 | Piezas=50; Modelos=10 | De los que llevan los equipos. | assortment:f8fafc:2
SURT-FUS-100 | Surtido de 100 fusibles de vidrio | 6.9 | Piezas=100; Corrientes=0,2 a 20 A | En caja rotulada. | assortment:cbd5e1:2
SURT-PICO-50 | Surtido de pinzas cocodrilo (x50) | 7.9 | Piezas=50; Medidas=3 | Con y sin funda. | alligator:dc2626:3
SURT-IMAN-50 | Imanes de neodimio 10 x 2 mm (x50) | 9.9 | Piezas=50; Diámetro=10 mm | Chicos y fuertes. | magnets:cbd5e1:2`,
  },
];
