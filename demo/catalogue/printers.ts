import { printing } from './brands.ts';
import type { Line } from './line.ts';

const service = ['Servicio de impresión 3D', '/3d/impresion'] as const;
const materials = ['Filamentos y resinas', '/productos?c=1.3'] as const;

export const printers: Line[] = [
  {
    category: '1.2.20',
    picture: 'printer:1f2937:3',
    brands: printing,
    links: [service, materials],
    uses: [
      'La entregamos calibrada y con una primera pieza impresa.',
      'Incluye puesta en marcha en el local y soporte por WhatsApp.',
      'Repuestos siempre disponibles en nuestros dos locales.',
      'Se arma en media hora con las llaves que trae.',
    ],
    tips: [
      'Trae 200 g de filamento de prueba.',
      'Pedinos el perfil para tu laminador.',
      'El service está en Bulevar y lo hacemos nosotros.',
    ],
    specs: 'Diámetro de filamento=1,75 mm; Formatos=STL, OBJ, 3MF; Garantía=12 meses',
    rows: `
IMP-GAUCHA-180 | Impresora 3D Gaucha 180 mini | 189 | Volumen=180 x 180 x 180 mm; Velocidad=250 mm/s; Nivelación=automática; Boquilla=0,4 mm | Chica, cerrable y silenciosa: la primera de una casa o una escuela. | printer:f8fafc:1
IMP-GAUCHA-220 | Impresora 3D Gaucha 220 | 219 | Volumen=220 x 220 x 250 mm; Velocidad=180 mm/s; Nivelación=automática; Boquilla=0,4 mm | La cama clásica de 220 con nivelación automática. | printer:1f2937:3
IMP-GAUCHA-220D | Impresora 3D Gaucha 220 extrusor directo | 259 | Volumen=220 x 220 x 250 mm; Velocidad=250 mm/s; Extrusor=directo; Nivelación=automática | Imprime flexibles sin pelear. | printer:1f2937:3
IMP-GAUCHA-235 | Impresora 3D Gaucha 235 Pro | 319 | Volumen=235 x 235 x 270 mm; Velocidad=500 mm/s; Firmware=Klipper; Pantalla=4,3" | Klipper de fábrica y 500 mm/s. | printer:0f172a:3
IMP-GAUCHA-300 | Impresora 3D Gaucha 300 | 389 | Volumen=300 x 300 x 340 mm; Velocidad=250 mm/s; Nivelación=automática | Cascos y maquetas de una pieza. | printer:1f2937:5
IMP-GAUCHA-420 | Impresora 3D Gaucha 420 Max | 689 | Volumen=420 x 420 x 500 mm; Velocidad=300 mm/s; Cama=con cuatro zonas | Para cartelería y muebles. | printer:0f172a:6
IMP-CEIBO-XY | Impresora 3D Ceibo CoreXY | 499 | Volumen=256 x 256 x 256 mm; Velocidad=500 mm/s; Cinemática=CoreXY; Recinto=cerrado | Cerrada, rápida y lista en quince minutos. | printerbox:111827:4
IMP-CEIBO-XY-M | Impresora 3D Ceibo CoreXY multicolor | 749 | Volumen=256 x 256 x 256 mm; Velocidad=500 mm/s; Colores=4; Recinto=cerrado | Cuatro colores en una pieza. | printerbox:111827:4
IMP-CEIBO-XL | Impresora 3D Ceibo XL 350 | 1190 | Volumen=350 x 350 x 350 mm; Velocidad=400 mm/s; Recinto=cerrado a 60 °C | Volumen grande con cámara templada. | printerbox:1f2937:6
IMP-CEIBO-MINI | Impresora 3D Ceibo Mini cerrada | 299 | Volumen=180 x 180 x 180 mm; Velocidad=300 mm/s; Recinto=cerrado | Con puerta y filtro: apta para el aula. | printerbox:e2e8f0:2
IMP-CEIBO-AULA | Impresora 3D Ceibo Aula con cámara | 429 | Volumen=220 x 220 x 220 mm; Velocidad=350 mm/s; Cámara=sí; Filtro=carbón | Se controla desde la computadora del docente. | printerbox:0ea5e9:3
IMP-TERO-DELTA | Impresora 3D Tero Delta | 349 | Volumen=Ø 200 x 300 mm; Velocidad=250 mm/s; Cinemática=delta | Piezas altas y un espectáculo de ver. | printerdelta:1f2937:4
IMP-OMBU-IDEX | Impresora 3D Ombú IDEX doble extrusor | 990 | Volumen=300 x 300 x 300 mm; Extrusores=2 independientes; Modos=espejo y copia | Dos piezas iguales a la vez, o soporte soluble. | printerbox:0f172a:5
IMP-OMBU-IND | Impresora 3D Ombú industrial | 2490 | Volumen=400 x 400 x 450 mm; Temperatura=350 °C; Recinto=80 °C | Nailon, policarbonato y turno completo. | printerbox:334155:6
IMP-CERAM-40 | Impresora 3D para arcilla | 1290 | Volumen=Ø 280 x 400 mm; Material=arcilla; Boquilla=4 mm | Cerámica digital. | printerdelta:b45309:5
IMP-KIT-MK3 | Kit impresora 3D i3 para armar | 329 | Volumen=220 x 220 x 200 mm; Armado=8 horas; Nivelación=automática | Se aprende armándola. | printer:f97316:3
IMP-KIT-COREXY | Kit impresora 3D CoreXY de código abierto | 649 | Volumen=300 x 300 x 300 mm; Firmware=Klipper; Armado=20 horas | Para quien quiere saber qué hace cada tornillo. | printerbox:dc2626:5
IMP-LAPIZ | Lapicera 3D con pantalla | 34.9 | Filamento=PLA y ABS 1,75 mm; Temperatura=160 a 230 °C | Dibujar en el aire. | pen3d:38bdf8:1
IMP-LAPIZ-NI | Lapicera 3D para niños, baja temperatura | 29.9 | Filamento=PCL; Temperatura=70 °C; Batería=recargable | No quema. | pen3d:f472b6:1
IMP-MMU-4 | Sistema multicolor de 4 carretes | 279 | Carretes=4; Secado=sí; Compatible=línea Ceibo | Suma color a tu impresora. | spoolbox:e2e8f0:4
IMP-RECINTO-M | Recinto cerrado ignífugo para impresora | 64.9 | Medidas=48 x 60 x 72 cm; Material=aluminizado | Mantiene calor y baja el ruido. | enclosure:1f2937:3
IMP-RECINTO-G | Recinto cerrado grande con ventana | 89.9 | Medidas=70 x 75 x 90 cm; Material=aluminizado | Para las de 300 y 420 mm. | enclosure:1f2937:5
IMP-CAMARA | Cámara WiFi para impresora 3D | 39.9 | Resolución=1080p; Detección=fallas | Mirá la pieza desde el trabajo. | cctv:f8fafc:1
`,
  },
  {
    category: '1.2.21',
    picture: 'resinprinter:f97316:3',
    brands: printing,
    links: [service, materials],
    uses: [
      'Detalle que no se consigue con filamento.',
      'La probamos con una pieza de calibración antes de entregarla.',
      'Incluye espátula, guantes y película de repuesto.',
      'Ideal para miniaturas, joyería, odontología y matricería chica.',
    ],
    tips: ['Sumá estación de lavado y curado: ahorra tiempo y ensucia menos.', 'Trabajá ventilado y con guantes.'],
    specs: 'Longitud de onda=405 nm; Conexión=USB; Garantía=12 meses',
    rows: `
RSN-TATU-4K | Impresora de resina Tatú 4K | 199 | Pantalla=6,6" 4K mono; Volumen=143 x 89 x 165 mm; Resolución=35 µm | La entrada a la resina. | resinprinter:f97316:2
RSN-TATU-8K | Impresora de resina Tatú 8K | 329 | Pantalla=7,1" 8K mono; Volumen=153 x 78 x 165 mm; Resolución=22 µm | Poros y arrugas en una miniatura. | resinprinter:dc2626:2
RSN-TATU-12K | Impresora de resina Tatú 12K | 429 | Pantalla=10" 12K mono; Volumen=218 x 123 x 220 mm; Resolución=19 µm | Grande y finísima. | resinprinter:f59e0b:3
RSN-TATU-14K | Impresora de resina Tatú 14K con cuba templada | 549 | Pantalla=10" 14K mono; Volumen=223 x 126 x 230 mm; Cuba=calefaccionada | Imprime igual en julio que en enero. | resinprinter:16a34a:3
RSN-TATU-MAX | Impresora de resina Tatú Max 13" | 899 | Pantalla=13,3" 6K; Volumen=298 x 164 x 300 mm; Resolución=51 µm | Bustos enteros. | resinprinter:1f2937:5
RSN-DENTAL | Impresora de resina dental | 1490 | Pantalla=9,25" 8K; Volumen=197 x 122 x 200 mm; Software=dental | Modelos y guías en el consultorio. | resinprinter:e2e8f0:3
RSN-JOYA | Impresora de resina para joyería | 790 | Pantalla=5,5" 8K; Volumen=120 x 68 x 150 mm; Resolución=14 µm | Cera calcinable directo a fundición. | resinprinter:7c3aed:1
RSN-LCD-66 | Pantalla LCD 6,6" 4K de repuesto | 49.9 | Resolución=3840 x 2400; Compatible=Tatú 4K | Se cambia en veinte minutos. | tft:111827:5
RSN-LCD-10 | Pantalla LCD 10" 12K de repuesto | 119 | Resolución=11520 x 5120; Compatible=Tatú 12K | Con vidrio protector. | tft:111827:5
RSN-FEP-5 | Película FEP 140 x 200 mm (x5) | 14.9 | Espesor=0,15 mm; Contenido=5 unidades | Cambiala cuando se opaque. | film:dbeafe:2
RSN-FEP-XL | Película FEP 260 x 190 mm (x3) | 16.9 | Espesor=0,15 mm; Contenido=3 unidades | Para cubetas de 10". | film:dbeafe:3
RSN-CUBETA | Cubeta metálica para resina 7" | 34.9 | Material=aluminio; Película=instalada | Una por color y no lavás. | tray:94a3b8:2
RSN-PLATO-MAG | Plataforma magnética flexible 7" | 27.9 | Material=acero; Base=magnética | Doblás y salta la pieza. | plate:334155:2
RSN-ESPAT | Espátula metálica para resina | 4.9 | Material=acero; Largo=20 cm | Con filo que no raya. | scraper:dc2626:1
`,
  },
  {
    category: '1.2.22',
    picture: 'washer:e2e8f0:3',
    brands: printing,
    links: [service, materials],
    uses: [
      'Ahorra tiempo y deja la pieza pareja.',
      'Un botón, un temporizador y nada de enchastre.',
      'Compatible con la mayoría de las marcas.',
    ],
    tips: ['Limpiá el alcohol con filtro y rinde semanas.', 'El curado de más vuelve quebradiza la pieza.'],
    specs: 'Alimentación=220 V; Garantía=12 meses',
    rows: `
LAV-CURA-2 | Estación de lavado y curado 2 en 1 | 119 | Volumen=120 x 74 x 165 mm; Curado=405 nm; Tiempo=1 a 60 min | Lava con turbina y cura girando. | washer:f97316:2
LAV-CURA-MAX | Estación de lavado y curado grande | 199 | Volumen=240 x 160 x 200 mm; Curado=405 nm | Para las de 10". | washer:1f2937:4
CURA-LAMP | Lámpara de curado UV con base giratoria | 39.9 | Potencia=60 W; Longitud de onda=405 nm | La opción económica. | washer:e2e8f0:1
LAV-ULTRA-2 | Lavadora ultrasónica 2 L | 109 | Capacidad=2 L; Frecuencia=40 kHz; Calor=80 °C | Piezas, boquillas y placas. | ultrasonicbath:94a3b8:3
LAV-ULTRA-06 | Lavadora ultrasónica 600 mL | 44.9 | Capacidad=600 mL; Frecuencia=43 kHz | Joyas y piezas chicas. | ultrasonicbath:e2e8f0:1
SEC-1 | Secador de filamento para un carrete | 54.9 | Carretes=1; Temperatura=70 °C; Tiempo=24 h | Chau hilos. | spoolbox:1f2937:1
SEC-2 | Secador de filamento para dos carretes | 84.9 | Carretes=2; Temperatura=70 °C; Ventilador=sí | Imprime mientras seca. | spoolbox:1f2937:2
SEC-4 | Secador de filamento para cuatro carretes | 149 | Carretes=4; Temperatura=85 °C; Ventilador=doble | Hasta nailon. | spoolbox:334155:4
VAC-BOLSA-20 | Bolsas de vacío para filamento con bomba (x20) | 19.9 | Contenido=20 bolsas y bomba; Medidas=34 x 34 cm | Guarda seco lo abierto. | film:dbeafe:2
SILICA-1K | Sílica gel con indicador 1 kg | 9.9 | Peso=1 kg; Color=naranja a verde | Se regenera en horno. | jar:f97316:2
`,
  },
];
