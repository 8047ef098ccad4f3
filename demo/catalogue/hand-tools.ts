import { bench as brands, tools } from './brands.ts';
import type { Line } from './line.ts';

const base = {
  brands,
  uses: [
    'Para taller, laboratorio y enseñanza.',
    'Con manual en español y repuestos en el local.',
    'De los que usamos nosotros en el service.',
    'Buena terminación y mandos claros.',
  ],
  tips: ['Leé el manual antes de medir en 220 V.', 'Guardalo en su estuche: dura mucho más.'],
  specs: 'Garantía=12 meses',
} as const;

export const handTools: Line[] = [
  {
    ...base,
    brands: tools,
    category: '1.130.131',
    picture: 'screwdriver:dc2626:2',
    rows: `
HER-DEST-115 | Juego de destornilladores de precisión 115 en 1 | 19.9 | Piezas=115; Puntas=imantadas; Material=S2 | Celulares, consolas y relojes. | bits:18181b:4
HER-DEST-24 | Juego de destornilladores de precisión 24 en 1 aluminio | 16.9 | Piezas=24; Estuche=aluminio; Material=S2 | Con estuche a presión. | bits:64748b:2
HER-DEST-6 | Juego de 6 destornilladores | 11.9 | Piezas=6; Mango=bimaterial; Punta=imantada | Tres planos y tres Phillips. | screwdriver:dc2626:6
HER-DEST-VDE | Juego de destornilladores aislados 1000 V | 24.9 | Piezas=7; Aislación=1000 V | Para electricistas. | screwdriver:f97316:6
HER-DEST-EL | Destornillador eléctrico de precisión | 34.9 | Puntas=28; Batería=USB-C; Torque=3 niveles | Cientos de tornillos sin cansarse. | pen3d:64748b:1
HER-ALLEN-9 | Juego de llaves Allen 9 piezas bola | 7.9 | Piezas=9; Medidas=1,5 a 10 mm | Punta de bola, largas. | allen:18181b:3
HER-TORX-9 | Juego de llaves Torx 9 piezas | 8.9 | Piezas=9; Medidas=T10 a T50 | Con agujero de seguridad. | allen:94a3b8:3
HER-PINZA-UNI | Pinza universal 180 mm | 9.9 | Largo=180 mm; Material=cromo vanadio | Corta y agarra. | pliers:dc2626:3
HER-PINZA-PUN | Pinza de punta larga 160 mm | 8.9 | Largo=160 mm; Material=cromo vanadio | Llega donde los dedos no. | pliers:2563eb:2
HER-PINZA-MINI-5 | Juego de 5 pinzas mini para electrónica | 19.9 | Piezas=5; Largo=115 mm | Punta, corte y curvas. | pliers:facc15:1
HER-ALIC-170 | Alicate de corte al ras 170 | 4.9 | Largo=130 mm; Corte=al ras | Patitas de componentes y soportes 3D. | cutter:1d4ed8:1
HER-ALIC-DIA | Alicate de corte diagonal 160 mm | 8.9 | Largo=160 mm; Material=cromo vanadio | Cable y alambre. | cutter:dc2626:3
HER-PELA-AUTO | Pelacables automático | 14.9 | Rango=0,2 a 6 mm²; Corte=sí | Un apretón y pelado. | stripper:f97316:3
HER-PELA-30 | Pelacables fino AWG 20 a 30 | 7.9 | Rango=AWG 20 a 30 | Para hilos finos. | stripper:dc2626:1
HER-CRIMP-RJ | Crimpadora RJ45 y RJ11 | 16.9 | Conectores=RJ45, RJ11; Corte=sí | Pasante y con trinquete. | crimper:2563eb:3
HER-CRIMP-SN28 | Crimpadora SN-28B para Dupont | 14.9 | Terminales=AWG 28 a 18 | El crimpado correcto. | crimper:dc2626:2
HER-CRIMP-PUN | Crimpadora hexagonal para punteras | 16.9 | Rango=0,25 a 6 mm² | Forma perfecta. | crimper:18181b:2
HER-PINZAS-ESD | Pinza antiestática curva | 1.9 | Material=acero; Punta=curva | Para SMD. | tweezers:18181b:1
HER-CALIB | Calibre digital 150 mm de acero | 18.9 | Rango=150 mm; Resolución=0,01 mm; Material=acero | La mitad de la impresión 3D es medir. | caliper:94a3b8:3
HER-CALIB-P | Calibre digital 150 mm de fibra | 9.9 | Rango=150 mm; Resolución=0,1 mm; Material=compuesto | Liviano y económico. | caliper:18181b:3
HER-MICRO | Micrómetro 0 a 25 mm | 19.9 | Rango=0 a 25 mm; Resolución=0,01 mm | Centésimas de verdad. | caliper:cbd5e1:1
HER-CINTA-5 | Cinta métrica 5 m | 4.9 | Largo=5 m; Freno=sí | Con imán en la punta. | tapemeasure:facc15:2
HER-NIVEL-L | Nivel láser autonivelante de 5 líneas | 49.9 | Líneas=5; Alcance=15 m; Luz=verde | Estantes derechos. | laserlevel:16a34a:2
HER-DIST-40 | Medidor láser de distancia 40 m | 24.9 | Alcance=40 m; Precisión=±2 mm | Metros en un segundo. | remote:facc15:2
HER-PIST-SIL | Pistola encoladora 20 W | 6.9 | Potencia=20 W; Barra=7 mm | Maquetas y prototipos. | gluegun:2563eb:1
HER-PIST-SIL-80 | Pistola encoladora 80 W con regulación | 14.9 | Potencia=80 W; Barra=11 mm | Trabajo continuo. | gluegun:f97316:3
HER-SIL-7-20 | Barras de silicona 7 mm (x20) | 2.9 | Diámetro=7 mm; Contenido=20 unidades | Transparentes. | gluesticks:f8fafc:2
HER-SIL-11-20 | Barras de silicona 11 mm (x20) | 4.9 | Diámetro=11 mm; Contenido=20 unidades | Transparentes. | gluesticks:f8fafc:3
HER-PIST-CALOR | Pistola de calor 2000 W | 24.9 | Potencia=2000 W; Temperatura=60 a 600 °C | Termocontraíble y pintura. | heatgun:f97316:3
HER-TORNILLO-M | Mini morsa de mesa con ventosa | 14.9 | Apertura=50 mm; Base=ventosa | Para plaquetas y modelos. | vise:2563eb:1`,
  },
  {
    ...base,
    brands: tools,
    category: '1.130.132',
    picture: 'knife:facc15:2',
    rows: `
HER-TRINCH | Trincheta profesional 18 mm | 3.9 | Hoja=18 mm; Cuerpo=metal | Con traba. | knife:facc15:2
HER-TRINCH-10 | Hojas de trincheta 18 mm (x10) | 1.9 | Hoja=18 mm; Contenido=10 unidades | Filo japonés. | knife:94a3b8:0
HER-BISTURI-13 | Bisturí de precisión con 13 hojas | 5.9 | Hojas=13; Mango=aluminio | Terminación de piezas 3D. | knife:94a3b8:1
HER-BISTURI-DEB | Rebabador de mano con 10 cuchillas | 6.9 | Cuchillas=10; Mango=aluminio | Bordes suaves en un pase. | knife:2563eb:1
HER-MAT-A3 | Plancha de corte A3 | 7.9 | Medidas=45 x 30 cm; Cara=doble | Se cura sola. | mat:166534:3
HER-MAT-A4 | Plancha de corte A4 | 4.9 | Medidas=30 x 22 cm; Cara=doble | Se cura sola. | mat:166534:2
HER-MINITORNO | Minitorno 130 W con 40 accesorios | 34.9 | Potencia=130 W; Velocidad=8000 a 33.000 RPM; Accesorios=40 | Lija, corta y pule. | minidrill:1f2937:3
HER-MINITORNO-B | Minitorno a batería 5 velocidades | 27.9 | Batería=USB-C; Velocidad=5000 a 25.000 RPM; Accesorios=20 | Sin cable. | minidrill:2563eb:2
HER-MT-ACC-100 | Accesorios para minitorno (x100) | 9.9 | Contenido=100 unidades; Caña=3,2 mm | Lijas, discos y felpas. | bits:f97316:3
HER-MT-FLEX | Eje flexible para minitorno | 14.9 | Largo=1,1 m | Como un torno de dentista. | hosecoil:18181b:2
HER-MT-SOP | Columna de taladrar para minitorno | 29.9 | Recorrido=50 mm; Base=metal | Agujeros a plomo en PCB. | drillpress:1f2937:2
HER-MECHAS-20 | Mechas de titanio 1 a 10 mm (x19) | 12.9 | Contenido=19 unidades; Material=HSS titanio | En caja metálica. | bits:ca8a04:3
HER-MECHAS-ESC | Mechas escalonadas (x3) | 12.9 | Contenido=3 unidades; Material=HSS titanio | Agujeros redondos en chapa y plástico. | bits:ca8a04:1
HER-LIMAS-10 | Juego de 10 limas aguja | 6.9 | Piezas=10; Largo=140 mm | Ajuste fino. | bits:2563eb:2
HER-LIJAS-36 | Lijas al agua surtidas (x36) | 6.9 | Contenido=36 unidades; Granos=120 a 3000 | Del grueso al espejo. | block:b45309:2
HER-SIERRA-J | Sierra de calar de mano con hojas | 9.9 | Arco=75 mm; Hojas=10 | Curvas en madera y acrílico. | handsaw:dc2626:1
HER-CORT-ESP | Cortadora de espuma a hilo caliente | 24.9 | Potencia=18 W; Alimentación=220 V | Alas y maquetas. | heatgun:2563eb:1
HER-PERF-PCB | Mini taladro para PCB 12 V | 12.9 | Alimentación=12 V; Mandril=0,3 a 4 mm | Liviano y preciso. | minidrill:94a3b8:1
HER-INSERT-M3 | Insertos roscados de latón M3 (x100) | 7.9 | Rosca=M3; Contenido=100 unidades | Roscas firmes en piezas 3D. | assortment:ca8a04:1
HER-INSERT-KIT | Kit de insertos M2 a M5 con puntas | 19.9 | Contenido=300 unidades; Puntas=para cautín | Se clavan con calor. | assortment:ca8a04:3
HER-ESPAT-IMP | Espátula para despegar piezas | 3.4 | Material=acero; Filo=biselado | Cama limpia. | scraper:16a34a:1
HER-ACET | Kit de terminación para impresiones | 17.9 | Piezas=25; Incluye=rebabador, limas y espátula | Todo para dejarla lisa. | assortment:f97316:3`,
  },
  {
    ...base,
    brands: tools,
    category: '1.130.133',
    picture: 'drawers:2563eb:3',
    rows: `
ORG-CAJ-16 | Cajonera de 16 cajones | 24.9 | Cajones=16; Medidas=31 x 15 x 25 cm | Para componentes. | drawers:2563eb:2
ORG-CAJ-30 | Cajonera de 30 cajones | 34.9 | Cajones=30; Medidas=38 x 16 x 29 cm | Chicos y medianos. | drawers:1f2937:3
ORG-CAJ-44 | Cajonera de 44 cajones | 44.9 | Cajones=44; Medidas=38 x 16 x 48 cm | El sueño ordenado. | drawers:2563eb:4
ORG-CAJ-64 | Cajonera de 64 cajones | 59.9 | Cajones=64; Medidas=38 x 16 x 55 cm | Uno por valor. | drawers:1f2937:5
ORG-CAJA-15 | Caja organizadora de 15 divisiones | 3.9 | Divisiones=15; Material=polipropileno | Con separadores móviles. | assortment:f8fafc:2
ORG-CAJA-24 | Caja organizadora de 24 divisiones | 5.4 | Divisiones=24; Material=polipropileno | Para un proyecto entero. | assortment:f8fafc:3
ORG-CAJA-36 | Caja organizadora de 36 divisiones | 7.4 | Divisiones=36; Material=polipropileno | Tornillos y resistencias. | assortment:f8fafc:4
ORG-BOX-14 | Caja de herramientas 14" | 12.9 | Largo=36 cm; Bandeja=extraíble | Con bandeja. | toolbox:dc2626:2
ORG-BOX-19 | Caja de herramientas 19" metálica | 27.9 | Largo=48 cm; Material=chapa | Aguanta que te pares. | toolbox:2563eb:4
ORG-BOLSO | Bolso de herramientas con 20 bolsillos | 29.9 | Bolsillos=20; Material=cordura | Técnico en la calle. | bag:18181b:3
ORG-ESTUCHE-RIG | Estuche rígido con espuma 33 cm | 24.9 | Largo=33 cm; Protección=IP67 | Cámaras y drones. | toolbox:18181b:3
ORG-MAGNET | Barra magnética para herramientas 45 cm | 9.9 | Largo=45 cm | Todo a la vista. | rail:18181b:4
ORG-PANEL | Panel perforado con ganchos | 34.9 | Medidas=90 x 60 cm; Ganchos=20 | La pared trabaja. | pegboard:94a3b8:4
ORG-LUPA-LUZ | Lámpara con lupa de brazo | 44.9 | Aumentos=5; Luz=LED; Brazo=articulado | Para ver y no adivinar. | magnifier:f8fafc:5
ORG-VINCHA | Lupa de cabeza con luz y 5 lentes | 14.9 | Lentes=5; Luz=LED; Batería=USB | Manos libres. | headlupe:18181b:2
ORG-CINTA-AIS | Cinta aisladora negra 20 m | 1.4 | Largo=20 m; Ancho=19 mm | La de siempre. | tape:18181b:2
ORG-CINTA-KIT | Cintas aisladoras de colores (x6) | 5.9 | Contenido=6 unidades; Largo=10 m | Fases y señales. | tape:dc2626:2
ORG-CINTA-DF | Cinta doble faz espuma 19 mm x 5 m | 3.4 | Ancho=19 mm; Largo=5 m | Pega módulos y sensores. | tape:f8fafc:2
ORG-VELCRO | Cinta con abrojo 20 mm, 5 m | 4.9 | Ancho=20 mm; Largo=5 m | Cables y baterías. | tape:18181b:3
ORG-EPOXI | Adhesivo epoxi 5 minutos | 4.9 | Contenido=25 mL; Secado=5 min | Dos jeringas, una pieza. | syringe:facc15:2
ORG-CIANO | Adhesivo instantáneo 20 g | 2.4 | Contenido=20 g | PLA con PLA en segundos. | bottle:f8fafc:0:20 G
ORG-GRAS-LIT | Grasa de litio 100 g | 4.9 | Peso=100 g | Ejes y rodamientos. | jar:facc15:1
`,
  },
];
