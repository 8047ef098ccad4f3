import { toys } from './brands.ts';
import type { Line } from './line.ts';

const base = {
  brands: toys,
  uses: [
    'Un regalo que se usa más de una vez.',
    'Las piezas son grandes, sin filos, y el manual tiene más dibujos que texto.',
    'Sirve para jugar solo o en grupo, y también en el aula.',
    'Deja con ganas de saber por qué funciona.',
    'Lo armamos nosotros primero: sabemos qué paso traba y lo explicamos.',
  ],
  tips: [
    'Recomendamos que un adulto acompañe la primera vez.',
    'No contiene piezas peligrosas para la edad indicada.',
    'La caja es fuerte y sirve para guardarlo.',
  ],
  specs: 'Idioma=español; Garantía=3 meses',
} as const;

export const educationalToys: Line[] = [
  {
    ...base,
    category: '1.8.80',
    picture: 'boxkit:7c3aed:3',
    rows: `
CIE-QUIM-30 | Laboratorio de química 30 experimentos | 32.9 | Edad=8 a 12; Experimentos=30 | Colores, espumas y reacciones seguras. | boxkit:7c3aed:4:QUIMICA
CIE-QUIM-80 | Laboratorio de química 80 experimentos | 54.9 | Edad=10 o más; Experimentos=80 | Con mechero de alcohol y vidrio de verdad. | boxkit:6d28d9:5:QUIMICA
CIE-SLIME | Fábrica de slime | 14.9 | Edad=6 o más; Colores=6 | Pegajoso, brillante y lavable. | boxkit:22c55e:2:SLIME
CIE-VOLCAN | Volcán para armar y hacer erupción | 13.9 | Edad=6 o más; Altura=18 cm | Lo pintás, lo armás y explota de espuma. | volcano:b45309:2
CIE-CRIST | Cultivo de cristales | 19.9 | Edad=8 o más; Cristales=7 | Crecen en una semana. | crystals:a855f7:2
CIE-CRIST-G | Cultivo de cristales gigante con luz | 29.9 | Edad=8 o más; Cristales=12; Base=LED | Con base que los ilumina. | crystals:38bdf8:3
CIE-FOSIL | Excavación de fósiles de dinosaurio | 16.9 | Edad=6 o más; Esqueleto=T. rex | Se pica el yeso y aparecen los huesos. | dino:a16207:2
CIE-FOSIL-12 | Excavación de 12 huevos de dinosaurio | 24.9 | Edad=5 o más; Piezas=12 | Uno por invitado de cumpleaños. | dino:16a34a:2
CIE-GEMAS | Excavación de piedras preciosas | 18.9 | Edad=6 o más; Piedras=10 | Amatistas de Artigas incluidas. | crystals:be185d:2
CIE-ELECT-20 | Electricidad: 20 circuitos con broches | 26.9 | Edad=6 o más; Circuitos=20 | Los cables se abrochan: no hay forma de equivocarse. | snapkit:dc2626:2
CIE-ELECT-100 | Electricidad: 100 circuitos con broches | 44.9 | Edad=8 o más; Circuitos=100 | Alarma, ventilador y voz grabada. | snapkit:2563eb:3
CIE-ELECT-300 | Electricidad: 300 circuitos con radio FM | 74.9 | Edad=8 o más; Circuitos=300 | El grande, con radio que anda. | snapkit:16a34a:4
CIE-IMANES | Kit de imanes y magnetismo | 17.9 | Edad=6 o más; Piezas=28 | Polos, limaduras y levitación. | boxkit:dc2626:3:IMANES
CIE-MOTOR | Armá tu motor eléctrico | 14.9 | Edad=10 o más; Piezas=15 | Alambre, imán y una pila: gira. | boxkit:f59e0b:2:MOTOR
CIE-AGUA | Laboratorio del agua | 22.9 | Edad=8 o más; Experimentos=15 | Filtrado, pH y tensión superficial. | boxkit:0ea5e9:3:AGUA
CIE-CLIMA | Estación meteorológica para armar | 24.9 | Edad=8 o más; Mide=lluvia, viento, temperatura | Se cuelga en el balcón. | anemometer:38bdf8:3
CIE-SOLAR-14 | Robot solar 14 en 1 | 24.9 | Edad=10 o más; Modelos=14; Energía=solar | Catorce modelos que caminan al sol. | biped:facc15:2
CIE-SOLAR-SIS | Sistema solar motorizado con luz | 34.9 | Edad=8 o más; Planetas=8 | Giran en su órbita y el sol se prende. | planets:f59e0b:3
CIE-HIDROG | Auto a hidrógeno con agua salada | 39.9 | Edad=10 o más; Energía=agua salada | Se mueve con una cucharita de sal. | toycar:38bdf8:2
CIE-PAPA | Reloj a papa | 12.9 | Edad=8 o más; Energía=papa | La papa hace andar el reloj, y no es magia. | boxkit:a16207:2:RELOJ
CIE-PERFUME | Taller de perfumes y jabones | 24.9 | Edad=8 o más; Recetas=12 | Química que se huele rico. | boxkit:ec4899:3:PERFUME
CIE-CUERPO | Cuerpo humano desarmable 45 cm | 34.9 | Edad=8 o más; Piezas=26 | Órganos que se sacan y se vuelven a poner. | boxkit:f97316:4:CUERPO
CIE-OJO | Modelo de ojo humano | 19.9 | Edad=8 o más; Piezas=9 | Con lente que enfoca. | boxkit:0ea5e9:2:OJO
CIE-COHETE | Cohete de agua con base de lanzamiento | 27.9 | Edad=8 o más; Altura=30 m | Agua, inflador y cuenta regresiva. | rocket:dc2626:3`,
  },
  {
    ...base,
    category: '1.8.81',
    picture: 'blocks:dc2626:3',
    rows: `
CON-BLOQ-500 | Bloques de construcción 500 piezas | 29.9 | Edad=5 o más; Piezas=500 | Compatibles con las marcas conocidas. | blocks:dc2626:3
CON-BLOQ-1000 | Bloques de construcción 1000 piezas | 49.9 | Edad=5 o más; Piezas=1000 | En balde con tapa. | blocks:2563eb:4
CON-BLOQ-BASE | Base para bloques 25 x 25 cm | 6.9 | Medidas=25 x 25 cm | Para que la ciudad no se desarme. | blocks:16a34a:1
CON-TEC-GRUA | Grúa técnica de 620 piezas con motor | 54.9 | Edad=10 o más; Piezas=620; Motor=sí | Gira, sube y baja de verdad. | crane:facc15:4
CON-TEC-AUTO | Auto deportivo técnico 460 piezas a control | 49.9 | Edad=10 o más; Piezas=460; Control=remoto | Se arma y después se maneja. | toycar:dc2626:3
CON-TEC-4X4 | Camioneta 4x4 técnica 500 piezas | 52.9 | Edad=10 o más; Piezas=500; Suspensión=sí | Con suspensión en las cuatro. | toycar:16a34a:4
CON-TEC-RETRO | Retroexcavadora técnica 500 piezas | 44.9 | Edad=8 o más; Piezas=500 | Pala y brazo articulados. | crane:f59e0b:3
CON-MEC-10 | Mecano metálico 10 modelos | 24.9 | Edad=8 o más; Piezas=220; Material=metal | Tornillos y tuercas de verdad. | crane:dc2626:2
CON-MEC-25 | Mecano metálico 25 modelos con motor | 44.9 | Edad=10 o más; Piezas=640; Material=metal | Grúas, aviones y una vuelta al mundo. | crane:2563eb:3
CON-MAD-CAT | Catapulta de madera para armar | 15.9 | Edad=8 o más; Material=madera | Se encastra sin pegamento y tira bolitas. | catapult:b45309:2
CON-MAD-PUENTE | Puente de Leonardo, 40 varillas | 18.9 | Edad=6 o más; Material=madera | Se sostiene sin un clavo. | woodkit:b45309:2
CON-MAD-CAJA | Caja musical de madera mecánica | 34.9 | Edad=12 o más; Piezas=160 | Engranajes a la vista. | woodkit:a16207:3
CON-MAD-RELOJ | Reloj de péndulo de madera | 49.9 | Edad=14 o más; Piezas=230 | Da la hora con pesas. | woodkit:92400e:4
CON-MAD-TREN | Locomotora de madera mecánica | 44.9 | Edad=12 o más; Piezas=300 | Anda con bandas elásticas. | train:b45309:3
CON-TREN-45 | Tren de madera con vías, 45 piezas | 39.9 | Edad=3 o más; Piezas=45; Material=haya | Compatible con las vías de siempre. | train:dc2626:3
CON-IMAN-42 | Bloques magnéticos 42 piezas | 29.9 | Edad=3 o más; Piezas=42 | Casas y cohetes de colores. | magtiles:0ea5e9:2
CON-IMAN-100 | Bloques magnéticos 100 piezas | 59.9 | Edad=3 o más; Piezas=100 | Con ruedas y ventanas. | magtiles:a855f7:4
CON-BOL-IMAN | Varillas y bolitas magnéticas 150 piezas | 27.9 | Edad=6 o más; Piezas=150 | Estructuras y geometría. | molecules:dc2626:3
CON-MARB-100 | Laberinto de bolitas 100 piezas | 32.9 | Edad=5 o más; Piezas=100 | Rulos, embudos y caídas. | marblerun:22c55e:3
CON-MARB-180 | Laberinto de bolitas 180 piezas con luz | 49.9 | Edad=5 o más; Piezas=180 | Brilla en la oscuridad. | marblerun:a855f7:4
CON-DOMINO | Máquina de dominó con 120 fichas | 19.9 | Edad=5 o más; Fichas=120 | El trencito las para solo. | train:facc15:2
CON-ENGR-90 | Engranajes de colores 90 piezas | 24.9 | Edad=4 o más; Piezas=90 | Giran todos juntos. | gears:dc2626:9`,
  },
  {
    ...base,
    category: '1.8.82',
    picture: 'toyrobot:38bdf8:2',
    rows: `
ROB-ABEJA | Abeja programable con tarjetas | 49.9 | Edad=4 a 8; Programación=botones; Batería=recargable | Programar antes de saber leer. | toyrobot:facc15:1
ROB-RATON | Ratón programable con laberinto | 54.9 | Edad=4 a 9; Piezas=83 | Busca el queso paso a paso. | toyrobot:38bdf8:1
ROB-MBOT | Robot escolar programable por bloques | 99 | Edad=8 o más; Programación=bloques y código; Control=Bluetooth | El de las escuelas, con sensor de línea y distancia. | rover:0ea5e9:3
ROB-MBOT-ACC | Ampliación de sensores para robot escolar | 34.9 | Piezas=5 sensores | Sonido, luz, temperatura y pantalla. | assortment:0ea5e9:2
ROB-LINEA | Mini robot que sigue líneas de fibra | 12.9 | Edad=5 o más; Pilas=2 AAA | Dibujás el camino y lo sigue. | toyrobot:dc2626:1
ROB-BICHO | Bicho vibrador para armar | 7.9 | Edad=6 o más; Piezas=12 | Un cepillo, un motor y carreras. | toyrobot:22c55e:0
ROB-LATA | Robot de lata reciclada | 14.9 | Edad=8 o más; Lata=no incluida | Convierte una lata en monstruo. | toyrobot:94a3b8:2
ROB-SALTAR | Rana solar saltarina | 9.9 | Edad=6 o más; Energía=solar | Salta con sol o lámpara. | toyrobot:16a34a:0
ROB-PINTOR | Robot que dibuja espirales | 16.9 | Edad=6 o más; Marcadores=3 | Arte con motor desbalanceado. | toyrobot:ec4899:1
ROB-DINO | Dinosaurio robot que camina y ruge | 29.9 | Edad=4 o más; Control=gestos | Sigue tu mano. | dino:16a34a:3
ROB-DINO-RC | Dinosaurio a control remoto con vapor | 39.9 | Edad=5 o más; Control=remoto | Echa vapor y prende los ojos. | dino:dc2626:4
ROB-PERRITO | Perrito robot con comandos de voz | 44.9 | Edad=5 o más; Comandos=12 | Se sienta, ladra y da vueltas. | quadruped:f8fafc:2
ROB-MANO | Mano robótica de cartón a hilos | 16.9 | Edad=8 o más; Material=cartón | Se entiende cómo tiran los tendones. | hand:b45309:2
ROB-TRANSF | Robot 5 en 1 motorizado de madera | 27.9 | Edad=8 o más; Modelos=5 | Camina con engranajes de madera. | biped:b45309:2
ROB-CODIGO | Juego de mesa para aprender a programar | 24.9 | Edad=5 o más; Jugadores=2 a 4 | Bucles y condiciones sin pantalla. | boxkit:22c55e:3:CODIGO
ROB-CAJA-IA | Caja de iniciación a la inteligencia artificial | 64.9 | Edad=10 o más; Cámara=sí | Entrená un clasificador con tus juguetes. | boxkit:1e40af:4:IA`,
  },
  {
    ...base,
    category: '1.8.83',
    picture: 'cube:dc2626:3',
    rows: `
ING-CUBO-2 | Cubo mágico 2x2 | 6.9 | Edad=6 o más; Giro=magnético | Chico pero no tan fácil. | cube:f8fafc:2
ING-CUBO-3 | Cubo mágico 3x3 de velocidad | 9.9 | Edad=6 o más; Giro=ajustable | Gira suave, no se traba. | cube:f8fafc:3
ING-CUBO-3M | Cubo mágico 3x3 magnético profesional | 24.9 | Edad=8 o más; Giro=magnético | Para bajar de quince segundos. | cube:111827:3
ING-CUBO-4 | Cubo mágico 4x4 | 16.9 | Edad=8 o más | Cuando el 3x3 quedó chico. | cube:f8fafc:4
ING-CUBO-5 | Cubo mágico 5x5 | 21.9 | Edad=8 o más | Paciencia en cinco capas. | cube:111827:5
ING-PIRAM | Pirámide mágica | 9.9 | Edad=6 o más; Giro=suave | El primo triangular. | pyramid:22c55e:3
ING-HANOI | Torre de Hanoi de madera | 11.9 | Edad=5 o más; Discos=8 | El problema clásico de la recursión. | hanoi:b45309:3
ING-TANGRAM | Tangram de madera con 60 desafíos | 8.9 | Edad=4 o más; Piezas=7 | Siete piezas, infinitas figuras. | tangram:dc2626:2
ING-PENTO | Pentominó de madera de colores | 12.9 | Edad=6 o más; Piezas=12 | Doce piezas, un rectángulo. | tangram:2563eb:3
ING-METAL-8 | Juego de 8 rompecabezas de metal | 14.9 | Edad=8 o más; Piezas=8 | Se desenganchan, dicen. | puzzlerings:94a3b8:2
ING-CUBO-SOMA | Cubo soma de madera | 9.9 | Edad=6 o más; Piezas=7 | Siete piezas que forman un cubo. | cube:b45309:9
ING-ROMPE-1000 | Rompecabezas 1000 piezas mapa del Uruguay | 17.9 | Edad=10 o más; Piezas=1000 | Departamento por departamento. | jigsaw:0ea5e9:3
ING-ROMPE-500 | Rompecabezas 500 piezas espacio | 13.9 | Edad=8 o más; Piezas=500 | Galaxias y planetas. | jigsaw:1e1b4b:3
ING-ROMPE-3D | Rompecabezas 3D faro de madera | 16.9 | Edad=8 o más; Piezas=120 | Un faro de escritorio. | woodkit:b45309:3
ING-AJEDREZ | Ajedrez magnético plegable | 16.9 | Edad=6 o más; Tablero=32 cm | Para jugar en el ómnibus. | chess:92400e:3
ING-AJED-MAD | Ajedrez de madera 40 cm | 39.9 | Edad=6 o más; Tablero=40 cm | Piezas con fieltro. | chess:78350f:4
ING-LOGICA-60 | Juego de lógica de 60 desafíos | 19.9 | Edad=7 o más; Desafíos=60 | De fácil a imposible, para uno. | boxkit:0f766e:3:LOGICA
ING-LASER-60 | Laberinto láser de 60 desafíos | 34.9 | Edad=8 o más; Desafíos=60 | Espejos y un rayo de verdad. | boxkit:dc2626:4:LASER
ING-HORA-PICO | Juego de estacionamiento de 40 desafíos | 19.9 | Edad=6 o más; Desafíos=40 | Sacá el auto rojo. | boxkit:f59e0b:3:TRANSITO
ING-NEWTON | Péndulo de Newton | 14.9 | Altura=18 cm; Bolas=5 | Física de escritorio. | newton:94a3b8:3
ING-LEVITA | Globo terráqueo levitante con luz | 44.9 | Diámetro=10 cm; Base=magnética | Flota y gira. | globe:1d4ed8:3
ING-GIRO | Giroscopio metálico | 11.9 | Material=aleación; Incluye=hilo | Se sostiene de costado. | gyroscope:ca8a04:2
ING-PLASMA | Bola de plasma 15 cm | 24.9 | Diámetro=15 cm; Alimentación=USB | Rayos que siguen el dedo. | plasma:7c3aed:3`,
  },
  {
    ...base,
    category: '1.8.84',
    picture: 'telescope:1d4ed8:3',
    rows: `
OPT-TEL-50 | Telescopio infantil 50 mm con trípode | 34.9 | Apertura=50 mm; Aumentos=60x | La Luna con cráteres. | telescope:38bdf8:2
OPT-TEL-70 | Telescopio refractor 70 mm | 99 | Apertura=70 mm; Distancia focal=700 mm; Aumentos=175x | Anillos de Saturno en noches claras. | telescope:1e3a8a:3
OPT-TEL-114 | Telescopio reflector 114 mm | 169 | Apertura=114 mm; Distancia focal=900 mm; Montura=ecuatorial | Nebulosas y cúmulos. | telescope:111827:5
OPT-MIC-450 | Microscopio infantil 100 a 450 aumentos | 32.9 | Aumentos=100, 200 y 450; Luz=LED | Con preparados y portaobjetos. | microscope:f8fafc:2
OPT-MIC-1200 | Microscopio 1200 aumentos con valija | 64.9 | Aumentos=hasta 1200; Valija=sí; Accesorios=50 | El de la valija, completo. | microscope:94a3b8:3
OPT-MIC-USB | Microscopio digital USB 1000x | 29.9 | Aumentos=50 a 1000; Conector=USB | Insectos y soldaduras en pantalla. | microscope:111827:1
OPT-MIC-2000 | Microscopio biológico binocular | 289 | Aumentos=40 a 2000; Cabezal=binocular; Platina=mecánica | Para liceo y laboratorio. | microscope:f8fafc:5
OPT-BIN-8 | Binoculares 8x21 para niños | 16.9 | Aumentos=8; Goma=antigolpes | Con goma y correa. | binoculars:16a34a:2
OPT-BIN-10 | Binoculares 10x42 | 79 | Aumentos=10; Objetivo=42 mm | Para ver aves en los bañados. | binoculars:14532d:3
OPT-LUPA | Lupa con mango y luz | 8.9 | Aumentos=3; Luz=LED | Hormigas en gigante. | magnifier:111827:2
OPT-PERIS | Periscopio para armar | 9.9 | Edad=6 o más | Mirar sin ser visto. | boxkit:0f766e:2:PERISCOPIO
OPT-CALEI | Caleidoscopio para decorar | 9.9 | Edad=5 o más | Espejos y cuentas de colores. | boxkit:db2777:2:CALEIDO
OPT-PROY | Proyector de estrellas | 27.9 | Edad=4 o más; Alimentación=USB | El cielo en el techo. | planets:1e1b4b:2
NAT-HORMIG | Hormiguero de gel | 24.9 | Edad=6 o más; Luz=LED | Los túneles a la vista. | boxkit:22c55e:3:HORMIGAS
NAT-MARIP | Criadero de mariposas plegable | 19.9 | Edad=5 o más; Altura=40 cm | De oruga a mariposa. | boxkit:f59e0b:3:MARIPOSA
NAT-HUERTA | Mini huerta con 5 semillas | 17.9 | Edad=4 o más; Semillas=5 | Se ve crecer la raíz. | boxkit:16a34a:3:HUERTA
NAT-TERR | Terrario para armar | 22.9 | Edad=6 o más; Luz=LED | Un bosque en un frasco. | boxkit:15803d:3:TERRARIO
NAT-INSEC | Set explorador de insectos | 14.9 | Edad=4 o más; Piezas=8 | Red, pinza y lupa. | boxkit:65a30d:2:BICHOS
NAT-GLOBO-30 | Globo terráqueo 30 cm con luz | 39.9 | Diámetro=30 cm; Luz=LED | De día países, de noche constelaciones. | globe:0ea5e9:4
NAT-GLOBO-20 | Globo terráqueo 20 cm | 19.9 | Diámetro=20 cm | Para el escritorio. | globe:1d4ed8:3
NAT-PLAN-MAP | Mapa del cielo austral giratorio | 12.9 | Latitud=35° sur | Qué se ve esta noche desde Uruguay. | planets:1e3a8a:1`,
  },
  {
    ...base,
    category: '1.8.85',
    picture: 'book:1d4ed8:3',
    ivaRate: 0,
    brands: ['Ediciones Tatú'],
    specs: 'Idioma=español; Encuadernación=rústica',
    tips: [],
    uses: [
      'Explica desde cero, con fotos de cada paso y código para descargar.',
      'Para leer con la placa al lado.',
      'Lo usan docentes de liceo y UTU como guía de curso.',
      'Cada capítulo termina con un desafío resuelto al final.',
    ],
    rows: `
LIB-ARD-INI | Libro: Primeros pasos con Arduino | 19.9 | Páginas=240; Nivel=inicial | Treinta proyectos, del LED a la estación meteorológica. | book:0f766e:3:ARDUINO
LIB-ARD-AV | Libro: Arduino avanzado | 24.9 | Páginas=320; Nivel=avanzado | Interrupciones, bibliotecas propias y bajo consumo. | book:1d4ed8:4:ARDUINO
LIB-ESP32 | Libro: ESP32 y domótica | 26.9 | Páginas=310; Nivel=medio | Del relé con WiFi a Home Assistant. | book:111827:4:ESP32
LIB-PYTHON | Libro: Python para curiosos | 22.9 | Páginas=280; Nivel=inicial | Juegos, datos y robots con Python. | book:ca8a04:4:PYTHON
LIB-SCRATCH | Libro: Programar jugando | 16.9 | Páginas=160; Edad=7 o más | Bloques, historias y videojuegos. | book:f97316:3:BLOQUES
LIB-ELEC-BAS | Libro: Electrónica práctica | 24.9 | Páginas=340; Nivel=inicial | Ley de Ohm con las manos. | book:dc2626:4:OHM
LIB-IMP3D | Libro: Impresión 3D de la A a la Z | 23.9 | Páginas=260; Nivel=inicial | Materiales, perfiles y fallas con fotos. | book:7c3aed:4:3D
LIB-ROBOT | Libro: Construí tu robot | 21.9 | Páginas=220; Nivel=medio | Del chasis al control PID. | book:2563eb:3:ROBOTS
LIB-CIENCIA | Libro: 100 experimentos en la cocina | 17.9 | Páginas=210; Edad=6 o más | Con lo que hay en casa. | book:16a34a:3:CIENCIA
LIB-SOLDAR | Libro: Soldar bien | 14.9 | Páginas=120; Nivel=inicial | Cautín, estaño y paciencia. | book:64748b:2:SOLDAR
LIB-FUSION | Libro: Diseño 3D para imprimir | 25.9 | Páginas=290; Nivel=medio | Piezas que encastran a la primera. | book:0ea5e9:4:DISENO
LIB-REPAR | Libro: Reparar electrónica | 27.9 | Páginas=360; Nivel=medio | Diagnóstico con téster y osciloscopio. | book:92400e:4:REPARAR`,
  },
];
