import { cables as brands } from './brands.ts';
import type { Line } from './line.ts';

const base = {
  brands,
  uses: [
    'Conductores de cobre y ficha firme.',
    'Probado uno por uno antes de embolsarlo.',
    'De los que aguantan mochila y taller.',
    'Vaina flexible, que no se endurece con el frío.',
  ],
  tips: ['Enrollalo sin doblarlo y dura años.', 'Si es para corriente alta, elegí el más corto.'],
  specs: 'Conductor=cobre; Garantía=6 meses',
} as const;

const usb = [
  ['AB', 'USB-A a USB-B', 2.4, ['0.3', '1', '1.8', '3'], '2563eb', 'Datos=480 Mb/s'],
  ['AMINI', 'USB-A a mini USB', 2.2, ['0.3', '1', '1.8'], '18181b', 'Datos=480 Mb/s'],
  ['AMICRO', 'USB-A a micro USB', 2.2, ['0.3', '1', '2', '3'], '18181b', 'Datos=480 Mb/s'],
  ['AC', 'USB-A a USB-C', 2.9, ['0.3', '1', '2', '3'], 'f8fafc', 'Datos=480 Mb/s; Carga=3 A'],
  ['CC60', 'USB-C a USB-C 60 W', 4.4, ['0.5', '1', '2'], '18181b', 'Datos=480 Mb/s; Carga=60 W'],
  ['CC100', 'USB-C a USB-C 100 W mallado', 7.4, ['1', '2', '3'], '64748b', 'Datos=480 Mb/s; Carga=100 W'],
  ['CC4', 'USB-C a USB-C 40 Gb/s', 22.9, ['0.8', '1.2'], '18181b', 'Datos=40 Gb/s; Carga=100 W'],
  ['CLIGHT', 'USB-C a Lightning', 7.9, ['1', '2'], 'f8fafc', 'Carga=27 W'],
  ['EXT2', 'prolongador USB 2.0', 2.9, ['1.5', '3', '5'], '18181b', 'Datos=480 Mb/s'],
  ['EXT3', 'prolongador USB 3.0', 4.9, ['1', '2'], '2563eb', 'Datos=5 Gb/s'],
] as const;
const av = [
  ['HDMI14', 'HDMI 4K', 4.4, ['1', '1.8', '3', '5', '10'], '18181b', 'Resolución=4K 30 Hz'],
  ['HDMI21', 'HDMI 2.1 8K', 9.9, ['1.5', '3'], '64748b', 'Resolución=8K 60 Hz'],
  ['MICROHD', 'micro HDMI a HDMI', 5.4, ['1', '1.8'], '18181b', 'Resolución=4K 30 Hz'],
  ['MINIHD', 'mini HDMI a HDMI', 5.4, ['1', '1.8'], '18181b', 'Resolución=4K 30 Hz'],
  ['DP', 'DisplayPort', 6.4, ['1.8', '3'], '18181b', 'Resolución=4K 60 Hz'],
  ['VGA', 'VGA', 4.4, ['1.8', '5'], '2563eb', 'Resolución=1080p'],
  ['PL35', 'audio 3,5 mm', 1.9, ['1', '1.8', '3'], '18181b', 'Conector=3,5 mm estéreo'],
  ['35RCA', 'audio 3,5 mm a 2 RCA', 2.9, ['1.5', '3'], 'dc2626', 'Conector=3,5 mm y RCA'],
  ['OPT', 'audio óptico', 4.9, ['1.5', '3'], '18181b', 'Conector=Toslink'],
  ['XLR', 'micrófono XLR', 7.9, ['3', '6'], '18181b', 'Conector=XLR'],
] as const;
const patch = ['0.3', '0.5', '1', '2', '3', '5', '10', '15', '20'];
const wireColours = [
  ['rojo', 'dc2626'],
  ['negro', '18181b'],
  ['azul', '2563eb'],
  ['amarillo', 'facc15'],
  ['verde', '16a34a'],
  ['blanco', 'f8fafc'],
] as const;
const gauges = [
  ['22', 'AWG 22 macizo para protoboard', 4.9, '8 m'],
  ['24', 'AWG 24 flexible', 3.9, '10 m'],
  ['20', 'AWG 20 flexible', 5.4, '10 m'],
  ['18', 'AWG 18 siliconado', 7.9, '5 m'],
  ['14', 'AWG 14 siliconado', 8.9, '2 m'],
] as const;

const metres = (text: string) => `${text.replace('.', ',')} m`;
const cap = (text: string) => text[0]?.toUpperCase() + text.slice(1);
const mark = (text: string) => text.replace('.', '');

export const cableLines: Line[] = [
  {
    ...base,
    category: '1.100.101',
    picture: 'usbcable:18181b:2',
    rows: [
      ...usb.flatMap(([id, name, price, lengths, hex, specs]) =>
        lengths.map(
          (length) =>
            `CUSB-${id}-${mark(length)} | ${cap(name.startsWith('prolong') ? name : `cable ${name}`)} ${metres(length)} | ${(price + Number(length) * 0.6).toFixed(1)} | Largo=${metres(length)}; ${specs} | | usbcable:${hex}:${Math.min(4, Math.ceil(Number(length)) + 1)}`,
        ),
      ),
      'CUSB-3EN1 | Cable USB 3 en 1: C, micro y Lightning | 4.9 | Largo=1,2 m; Carga=3 A | Un cable para toda la familia. | usbcable:dc2626:3',
      'CUSB-MAG | Cable magnético USB-C | 6.9 | Largo=1 m; Carga=3 A | La ficha queda en el equipo. | usbcable:64748b:2',
      'CUSB-OTG-C | Adaptador OTG USB-C a USB-A | 2.4 | Datos=5 Gb/s | Pendrive en el teléfono. | programmer:64748b:0',
      'CUSB-OTG-M | Adaptador OTG micro USB a USB-A | 1.6 | Datos=480 Mb/s | Pendrive en el teléfono. | usbcable:18181b:0',
      'CUSB-HUB4 | Hub USB 3.0 de 4 puertos | 12.9 | Puertos=4; Datos=5 Gb/s | Para laptops con un solo puerto. | hub:64748b:2',
      'CUSB-HUB7 | Hub USB 3.0 de 7 puertos con fuente | 27.9 | Puertos=7; Fuente=12 V 2 A | Impresora, placas y discos a la vez. | hub:18181b:4',
      'CUSB-HUBC-6 | Hub USB-C 6 en 1 con HDMI y carga | 34.9 | Puertos=HDMI, 3 USB, SD, PD | Un escritorio en un cable. | hub:94a3b8:3',
      'CUSB-MEDIDOR | Medidor USB de tensión y corriente | 7.9 | Rango=4 a 30 V y 5 A; Pantalla=color | ¿Carga o no carga? Lo dice. | programmer:18181b:3',
    ].join('\n'),
  },
  {
    ...base,
    category: '1.100.102',
    picture: 'jumpers:dc2626:3',
    rows: [
      ...[
        ['MM', 'macho macho'],
        ['MH', 'macho hembra'],
        ['HH', 'hembra hembra'],
      ].flatMap(([id, name]) =>
        [10, 20, 30].map(
          (cm) =>
            `DUP-${id}-${cm} | Cables Dupont ${name} ${cm} cm (x40) | ${(1.6 + cm / 20).toFixed(1)} | Largo=${cm} cm; Conexión=${name}; Contenido=40 unidades | Cinta de colores que se separa. | jumpers:dc2626:${cm / 10}`,
        ),
      ),
      'DUP-KIT-120 | Kit 120 cables Dupont 20 cm | 6.4 | Contenido=120 unidades; Conexión=las tres | Cuarenta de cada uno. | jumpers:dc2626:4',
      'CAB-PROTO-65 | Cables para protoboard flexibles (x65) | 2.9 | Contenido=65 unidades; Largos=4 | Con punta metálica. | jumpers:16a34a:2',
      'CAB-PROTO-140 | Puentes rígidos para protoboard (x140) | 4.4 | Contenido=140 unidades; Largos=14 | Circuitos prolijos. | assortment:facc15:2',
      'CAB-COCO-10 | Cables con pinza cocodrilo (x10) | 3.4 | Largo=45 cm; Contenido=10 unidades | Conexiones de un minuto. | alligator:dc2626:2',
      'CAB-COCO-DUP | Cables cocodrilo a Dupont (x10) | 3.9 | Largo=20 cm; Contenido=10 unidades | Del banco a la placa. | alligator:2563eb:2',
      'CAB-BAN-COCO | Par banana a cocodrilo 1 m | 4.4 | Largo=1 m; Corriente=15 A | Para fuente de laboratorio. | testleads:dc2626:2',
      'CAB-BAN-BAN | Par banana a banana 1 m | 4.4 | Largo=1 m; Corriente=15 A | Apilables. | testleads:dc2626:2',
      'CAB-PUNTA-SIL | Puntas de téster de silicona con accesorios | 9.9 | Tensión=1000 V; Accesorios=16 | No se pelan ni se queman. | testleads:18181b:3',
      'CAB-GANCHO-10 | Ganchos de prueba con cable Dupont (x10) | 4.9 | Largo=20 cm; Contenido=10 unidades | Agarra la pata del integrado. | alligator:16a34a:1',
      'CAB-BNC-COCO | Cable BNC a cocodrilo 1 m | 3.9 | Largo=1 m; Impedancia=50 Ω | Para generador y osciloscopio. | testleads:18181b:2',
      'CAB-9V-DC | Conector de pila 9 V a DC 5,5 x 2,1 | 0.9 | Largo=15 cm; Conector=DC 5,5 x 2,1 mm | UNO a pila. | holder:18181b:1',
      ...[10, 16, 20, 40].map(
        (n) =>
          `CINTA-GRIS-${n} | Cable cinta gris ${n} hilos, por metro | ${(0.5 + n / 18).toFixed(1)} | Hilos=${n}; Paso=1,27 mm; Largo=1 m | | ribbon:94a3b8:${Math.ceil(n / 10)}`,
      ),
      ...[10, 16, 20, 40].map(
        (n) =>
          `CINTA-ARCO-${n} | Cable cinta arcoíris ${n} hilos, por metro | ${(0.8 + n / 14).toFixed(1)} | Hilos=${n}; Paso=1,27 mm; Largo=1 m | | ribbon:dc2626:${Math.ceil(n / 10)}`,
      ),
    ].join('\n'),
  },
  {
    ...base,
    category: '1.100.103',
    picture: 'avcable:18181b:2',
    rows: [
      ...av.flatMap(([id, name, price, lengths, hex, specs]) =>
        lengths.map(
          (length) =>
            `CAV-${id}-${mark(length)} | Cable ${name} ${metres(length)} | ${(price + Number(length) * 0.9).toFixed(1)} | Largo=${metres(length)}; ${specs} | | avcable:${hex}:${Math.min(4, Math.ceil(Number(length) / 2) + 1)}`,
        ),
      ),
      ...patch.map(
        (length) =>
          `RED-C6-${mark(length)} | Cable de red categoría 6 ${metres(length)} | ${(1.6 + Number(length) * 0.5).toFixed(1)} | Largo=${metres(length)}; Categoría=6; Velocidad=1 Gb/s | | avcable:2563eb:${Math.min(4, Math.ceil(Number(length) / 3) + 1)}`,
      ),
      ...['1', '2', '5'].map(
        (length) =>
          `RED-C6A-${length} | Cable de red categoría 6A blindado ${length} m | ${(3.4 + Number(length)).toFixed(1)} | Largo=${length} m; Categoría=6A; Velocidad=10 Gb/s | | avcable:64748b:3`,
      ),
      'ADP-HDMI-VGA | Adaptador HDMI a VGA con audio | 9.9 | Resolución=1080p; Audio=3,5 mm | Para el proyector de la escuela. | hub:18181b:1',
      'ADP-C-HDMI | Adaptador USB-C a HDMI 4K | 14.9 | Resolución=4K 30 Hz | De la notebook a la tele. | hub:94a3b8:1',
      'SW-HDMI-3 | Selector HDMI 3 entradas con control | 16.9 | Entradas=3; Resolución=4K | Tres equipos, un televisor. | hub:18181b:3',
      'SPL-HDMI-2 | Divisor HDMI 1 a 2 | 14.9 | Salidas=2; Resolución=4K | La misma imagen en dos pantallas. | hub:18181b:2',
      'CAPT-HDMI | Capturadora HDMI a USB | 17.9 | Entrada=4K; Captura=1080p 60 | Para clases y streaming. | programmer:18181b:4',
      'CAB-220-IEC | Cable de alimentación IEC 1,5 m | 3.4 | Largo=1,5 m; Corriente=10 A | Norma local. | avcable:18181b:3',
      'CAB-220-TREB | Cable de alimentación trébol 1,5 m | 2.9 | Largo=1,5 m; Corriente=2,5 A | De notebook. | avcable:18181b:2',
    ].join('\n'),
  },
  {
    ...base,
    category: '1.100.104',
    picture: 'wireroll:dc2626:3',
    specs: 'Conductor=cobre estañado; Temperatura=-30 a 105 °C',
    rows: [
      ...gauges.flatMap(([id, name, price, length]) =>
        wireColours.map(
          ([colour, hex]) =>
            `CABM-${id}-${colour.slice(0, 3).toUpperCase()} | Cable ${name} ${colour}, ${length} | ${price} | Sección=AWG ${id}; Color=${colour}; Largo=${length} | | wireroll:${hex}:${id === '14' ? 4 : 3}`,
        ),
      ),
      ...wireColours
        .slice(0, 4)
        .map(
          ([colour, hex]) =>
            `CABM-WRAP-${colour.slice(0, 3).toUpperCase()} | Cable wire wrap AWG 30 ${colour}, 250 m | 7.9 | Sección=AWG 30; Color=${colour}; Largo=250 m | Para reparar pistas. | wireroll:${hex}:2`,
        ),
      'CABM-KIT-6 | Kit de 6 rollos AWG 22 de colores | 19.9 | Sección=AWG 22; Contenido=6 rollos de 8 m | Todos los colores en caja. | assortment:dc2626:4',
      'CABM-RN-05 | Cable bipolar rojo y negro 2 x 0,5 mm², 10 m | 5.4 | Sección=2 x 0,5 mm²; Largo=10 m | Parlantes y 12 V. | wireroll:dc2626:4',
      'CABM-RN-15 | Cable bipolar rojo y negro 2 x 1,5 mm², 10 m | 10.9 | Sección=2 x 1,5 mm²; Largo=10 m | Baterías y paneles. | wireroll:dc2626:5',
      'CABM-SOL-4 | Cable solar 4 mm² rojo, por metro | 1.9 | Sección=4 mm²; Tensión=1500 V; Largo=1 m | Resiste el sol. | wireroll:dc2626:5',
      'CABM-SOL-4N | Cable solar 4 mm² negro, por metro | 1.9 | Sección=4 mm²; Tensión=1500 V; Largo=1 m | Resiste el sol. | wireroll:18181b:5',
      'CABM-RGB-4 | Cable de 4 hilos para tira RGB, 5 m | 3.4 | Hilos=4; Sección=AWG 22; Largo=5 m | Con los colores de la tira. | ribbon:22c55e:1',
      'CABM-MALL-2 | Cable mallado de 2 hilos, 5 m | 5.9 | Hilos=2; Malla=trenzada; Largo=5 m | Para sensores y audio. | wireroll:64748b:3',
      'CABM-UTP-100 | Cable UTP categoría 6, caja de 100 m | 44.9 | Categoría=6; Largo=100 m | Interior, cobre puro. | boxkit:1d4ed8:4:UTP CAT6',
      'CABM-UTP-EXT | Cable UTP categoría 6 exterior, 100 m | 59.9 | Categoría=6; Largo=100 m; Vaina=doble | Para intemperie. | boxkit:18181b:4:UTP EXT',
      'CABM-NICROM-04 | Alambre de nicrom 0,4 mm, 10 m | 4.9 | Diámetro=0,4 mm; Largo=10 m | Cortadoras de espuma. | wireroll:a3a3a3:1',
      'CABM-ESM-05 | Alambre esmaltado 0,5 mm, 100 g | 6.9 | Diámetro=0,5 mm; Peso=100 g | Bobinas y motores. | wireroll:b45309:2',
      'CABM-ESM-08 | Alambre esmaltado 0,8 mm, 250 g | 11.9 | Diámetro=0,8 mm; Peso=250 g | Bobinas y motores. | wireroll:b45309:3',
    ].join('\n'),
  },
];
