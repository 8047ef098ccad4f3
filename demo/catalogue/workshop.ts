import { workshop as brands } from './brands.ts';
import type { Line } from './line.ts';

const base = {
  brands,
  uses: [
    'Pensada para taller mecánico y uso diario.',
    'Acero forjado y terminación que no se pela.',
    'Con garantía escrita y repuestos en Montevideo.',
    'La usan talleres que nos compran hace años.',
  ],
  tips: [
    'Limpiala y aceitala una vez por mes.',
    'Usá protección adecuada.',
    'Pedí asesoramiento si dudás de la medida.',
  ],
  specs: 'Uso=profesional; Garantía=12 meses',
} as const;

const sizes = [8, 10, 11, 12, 13, 14, 15, 17, 19, 22, 24];
const sockets = [10, 13, 17, 19, 21, 24, 27];

export const workshopLines: Line[] = [
  {
    ...base,
    category: '3.401.411',
    picture: 'wrench:cbd5e1:3',
    rows: [
      ...sizes.map(
        (mm) =>
          `TAL-COMB-${mm} | Llave combinada ${mm} mm | ${(2.4 + mm * 0.22).toFixed(1)} | Medida=${mm} mm; Material=cromo vanadio; Largo=${110 + mm * 7} mm | | wrench:cbd5e1:${Math.min(5, Math.ceil(mm / 5))}:${mm} mm`,
      ),
      ...sockets.map(
        (mm) =>
          `TAL-IMP-${mm} | Tubo de impacto 1/2" ${mm} mm | ${(3.9 + mm * 0.12).toFixed(1)} | Medida=${mm} mm; Encastre=1/2"; Material=cromo molibdeno | | socket:27272a:2:${mm}`,
      ),
      'TAL-COMB-12P | Juego de 12 llaves combinadas 8 a 22 mm | 44.9 | Piezas=12; Material=cromo vanadio; Estuche=tela | El juego de entrada de todo taller. | wrenchset:cbd5e1:9',
      'TAL-TUB-46 | Juego de tubos 1/4" 46 piezas | 27.9 | Piezas=46; Encastre=1/4"; Estuche=rígido | Chico y completo. | socketset:dc2626:2',
      'TAL-TUB-94 | Juego de tubos 1/4" y 1/2" 94 piezas | 79.9 | Piezas=94; Encastre=1/4" y 1/2"; Crique=72 dientes | Del interior a las ruedas. | socketset:27272a:4',
      'TAL-TUB-216 | Juego de tubos y llaves 216 piezas | 189 | Piezas=216; Encastre=tres medidas; Estuche=rígido | Un taller en una valija. | socketset:dc2626:5',
      'TAL-TORQ-12 | Torquímetro 1/2" 28 a 210 Nm | 49.9 | Rango=28 a 210 Nm; Encastre=1/2"; Precisión=4 % | Ruedas y tapas al torque justo. | torque:cbd5e1:4',
      'TAL-FRAN-10 | Llave francesa 10" | 12.9 | Largo=250 mm; Apertura=30 mm | Mordaza sin juego. | adjustable:94a3b8:4',
      'TAL-STIL-14 | Llave Stillson 14" | 17.9 | Largo=350 mm; Apertura=50 mm | Para caños. | adjustable:dc2626:5',
      'TAL-CRUZ | Llave cruz 17, 19, 21 y 23 mm | 12.9 | Medidas=17, 19, 21 y 23 mm | La de auxilio. | crosswrench:94a3b8:3',
    ].join('\n'),
  },
  {
    ...base,
    category: '3.401.412',
    picture: 'pliers:dc2626:3',
    rows: `
TAL-PINZA-7 | Pinza universal 7" | 9.9 | Largo=180 mm; Mango=bimaterial | La primera de la caja. | pliers:dc2626:3
TAL-PINZA-PR | Pinza de presión 10" | 11.9 | Largo=250 mm; Mordaza=curva | No suelta. | pliers:94a3b8:4
TAL-PINZA-CAN | Pinza pico de loro 10" | 11.9 | Largo=250 mm; Posiciones=7 | Caños y tuercas. | pliers:2563eb:4
TAL-PINZA-SEG-4 | Juego de 4 pinzas para seguros | 19.9 | Piezas=4; Tipos=interior y exterior | Rectas y curvas. | pliers:facc15:2
TAL-CORTA-BUL | Cortabulones 24" | 34.9 | Largo=600 mm; Corte=10 mm | Cadenas y candados. | cutter:dc2626:5
TAL-DEST-8 | Juego de 8 destornilladores golpe | 24.9 | Piezas=8; Mango=pasante | Aguantan martillo. | screwdriver:27272a:6
TAL-REMACH | Remachadora de palanca | 19.9 | Remaches=2,4 a 6,4 mm | Con 4 boquillas. | rivet:dc2626:3
TAL-ABRAZ | Pinza para abrazaderas con cable | 24.9 | Cable=60 cm | Mangueras de radiador sin lastimarse. | pliers:27272a:4`,
  },
  {
    ...base,
    category: '3.401.413',
    picture: 'hammer:b45309:3',
    rows: `
TAL-MART-500 | Martillo bolita 500 g | 9.9 | Peso=500 g; Mango=madera | De mecánico. | hammer:b45309:3
TAL-MART-GAL | Martillo galponero 27 mm | 11.9 | Medida=27 mm; Mango=fibra | Clava y saca. | hammer:facc15:3
TAL-MAZA-2K | Maza 2 kg | 16.9 | Peso=2 kg; Mango=fibra | Cuando hay que convencer. | hammer:27272a:4
TAL-MART-GOMA | Martillo de goma 500 g | 7.9 | Peso=500 g; Cabeza=goma | No marca. | hammer:18181b:3
TAL-MART-CHAP-7 | Juego de chapista 7 piezas | 49.9 | Piezas=7; Mango=madera | Martillos y tases. | hammer:dc2626:3
TAL-CORTAF-5 | Juego de cortafríos y punzones 5 piezas | 14.9 | Piezas=5; Material=cromo vanadio | Acero templado. | bits:27272a:2`,
  },
  {
    ...base,
    category: '3.402.421',
    picture: 'drill:2563eb:3',
    rows: `
TAL-TAL-13 | Taladro percutor 13 mm 850 W | 54.9 | Potencia=850 W; Mandril=13 mm; Velocidad=0 a 2800 RPM | Pared, hierro y madera. | drill:2563eb:3
TAL-TAL-10 | Taladro 10 mm 500 W | 36.9 | Potencia=500 W; Mandril=10 mm | Liviano, para banco. | drill:dc2626:2
TAL-ATOR-12 | Atornillador 12 V con dos baterías | 59.9 | Tensión=12 V; Torque=30 Nm; Baterías=2 | Muebles y tableros. | cordless:2563eb:2
TAL-ATOR-20 | Taladro percutor 20 V sin carbones | 109 | Tensión=20 V; Torque=60 Nm; Baterías=2 de 4 Ah | Sin carbones, más autonomía. | cordless:facc15:3
TAL-IMP-20 | Llave de impacto 20 V 300 Nm | 129 | Tensión=20 V; Torque=300 Nm; Encastre=1/2" | Ruedas sin compresor. | cordless:dc2626:4
TAL-ROTO-26 | Rotomartillo SDS Plus 26 mm 800 W | 109 | Potencia=800 W; Energía=3 J; Encastre=SDS Plus | Hormigón. | drill:27272a:5
TAL-DEMOL | Martillo demoledor 1500 W | 219 | Potencia=1500 W; Energía=25 J | Pisos y bases. | drill:16a34a:5
TAL-BANCO-16 | Taladro de banco 16 mm 550 W | 149 | Potencia=550 W; Velocidades=12; Mandril=16 mm | Agujeros a plomo. | drillpress:2563eb:5`,
  },
  {
    ...base,
    category: '3.402.422',
    picture: 'grinder:16a34a:3',
    rows: `
TAL-AMOL-115 | Amoladora angular 115 mm 850 W | 39.9 | Potencia=850 W; Disco=115 mm; Velocidad=11.000 RPM | La de todos los días. | grinder:16a34a:2
TAL-AMOL-180 | Amoladora angular 180 mm 2200 W | 99 | Potencia=2200 W; Disco=180 mm | Corte de hierro. | grinder:dc2626:4
TAL-AMOL-20 | Amoladora 20 V sin carbones 115 mm | 89 | Tensión=20 V; Disco=115 mm; Batería=no incluida | Sin cable. | grinder:facc15:3
TAL-AMOL-BANCO | Amoladora de banco 6" 370 W | 69 | Potencia=370 W; Piedra=150 mm | Afila todo. | benchgrinder:2563eb:3
TAL-LIJ-ORB | Lijadora rotorbital 125 mm 300 W | 44.9 | Potencia=300 W; Disco=125 mm | Terminación sin rayas. | sander:2563eb:2
TAL-LIJ-BANDA | Lijadora de banda 76 x 533 mm 950 W | 84.9 | Potencia=950 W; Banda=76 x 533 mm | Desbaste rápido. | sander:27272a:3
TAL-PULID | Pulidora 180 mm 1400 W | 94.9 | Potencia=1400 W; Velocidad=600 a 3000 RPM | Pintura como espejo. | grinder:f97316:5
TAL-DISC-CORTE-25 | Discos de corte 115 x 1 mm (x25) | 14.9 | Diámetro=115 mm; Espesor=1 mm; Contenido=25 unidades | Corte fino en inoxidable. | disc:27272a:2
TAL-DISC-FLAP-5 | Discos flap 115 mm grano 60 (x5) | 8.9 | Diámetro=115 mm; Grano=60; Contenido=5 unidades | Desbasta y termina. | disc:b45309:2`,
  },
  {
    ...base,
    category: '3.402.423',
    picture: 'circularsaw:dc2626:3',
    rows: `
TAL-CIRC-185 | Sierra circular 185 mm 1400 W | 84.9 | Potencia=1400 W; Disco=185 mm; Corte=65 mm | Tablas y placas. | circularsaw:dc2626:3
TAL-CALAD-650 | Sierra caladora 650 W | 49.9 | Potencia=650 W; Corte=80 mm en madera | Curvas limpias. | jigsawtool:2563eb:3
TAL-INGLET-210 | Ingletadora 210 mm 1500 W | 149 | Potencia=1500 W; Disco=210 mm; Ángulo=45° | Molduras perfectas. | mitresaw:27272a:5
TAL-SABLE-900 | Sierra sable 900 W | 79.9 | Potencia=900 W; Recorrido=28 mm | Demolición y poda. | jigsawtool:dc2626:4
TAL-SENSIT-355 | Sensitiva 355 mm 2400 W | 189 | Potencia=2400 W; Disco=355 mm | Perfiles de hierro. | mitresaw:16a34a:5`,
  },
  {
    ...base,
    category: '3.403.431',
    picture: 'jack:dc2626:3',
    rows: `
TAL-GATO-2T | Gato carrito 2 t | 39.9 | Capacidad=2 t; Altura=135 a 330 mm | Cambio de cubiertas en casa. | jack:dc2626:2
TAL-GATO-3T | Gato carrito perfil bajo 3 t doble pistón | 129 | Capacidad=3 t; Altura=75 a 500 mm | Entra en autos bajos. | jack:2563eb:4
TAL-GATO-BOT-5 | Gato botella 5 t | 24.9 | Capacidad=5 t; Altura=195 a 380 mm | Chico y fuerte. | bottlejack:dc2626:2
TAL-GATO-BOT-20 | Gato botella 20 t | 64.9 | Capacidad=20 t; Altura=235 a 445 mm | Camiones. | bottlejack:dc2626:4
TAL-CABALL-3 | Par de caballetes 3 t | 34.9 | Capacidad=3 t; Altura=285 a 425 mm | Nunca abajo sin caballetes. | jackstand:dc2626:3
TAL-PLUMA-2 | Grúa pluma plegable 2 t | 289 | Capacidad=2 t; Brazo=4 posiciones | Motores afuera. | enginecrane:dc2626:5
TAL-PRENSA-20 | Prensa hidráulica 20 t | 349 | Capacidad=20 t; Altura=1500 mm | Rulemanes y bujes. | press:2563eb:5
TAL-CAMILLA | Camilla de mecánico 6 ruedas | 39.9 | Ruedas=6; Apoyo=acolchado | Abajo del auto, cómodo. | creeper:dc2626:4
TAL-APAREJO-1 | Aparejo manual 1 t, 3 m | 79.9 | Capacidad=1 t; Cadena=3 m | Sube de a poco y seguro. | hoist:facc15:3`,
  },
  {
    ...base,
    category: '3.403.432',
    picture: 'aircompressor:dc2626:4',
    rows: `
TAL-COMP-25 | Compresor 25 L 2 HP | 169 | Tanque=25 L; Potencia=2 HP; Presión=8 bar | Inflar, soplar y pintar chico. | aircompressor:dc2626:3
TAL-COMP-50 | Compresor 50 L 2,5 HP | 219 | Tanque=50 L; Potencia=2,5 HP; Presión=8 bar | El de la mayoría de los talleres. | aircompressor:2563eb:4
TAL-COMP-100 | Compresor 100 L 3 HP a correa | 449 | Tanque=100 L; Potencia=3 HP; Cabezal=bicilíndrico | Turno completo. | aircompressor:f97316:5
TAL-COMP-SIL-24 | Compresor silencioso 24 L sin aceite | 199 | Tanque=24 L; Ruido=60 dB; Aceite=no lleva | Odontología y aerógrafo. | aircompressor:e2e8f0:3:24 L
TAL-PIST-PINT | Pistola de pintar HVLP 1,4 mm | 34.9 | Pico=1,4 mm; Vaso=600 mL | Capa pareja. | spraygun:94a3b8:3
TAL-PIST-IMP | Llave de impacto neumática 1/2" 680 Nm | 64.9 | Torque=680 Nm; Encastre=1/2" | Gomería. | airgun:27272a:3
TAL-INFL-DIG | Inflador digital con manómetro | 24.9 | Rango=0 a 12 bar; Manguera=50 cm | Presión exacta. | airgun:dc2626:2
TAL-MANG-10 | Manguera de aire espiral 10 m | 17.9 | Largo=10 m; Conexión=1/4" | Se junta sola. | hosecoil:2563eb:4
TAL-FILTRO-REG | Filtro regulador y lubricador 1/4" | 24.9 | Rosca=1/4"; Presión=0 a 10 bar | Aire seco y parejo. | regulatorfrl:94a3b8:2`,
  },
  {
    ...base,
    category: '3.403.433',
    picture: 'vise:2563eb:3',
    rows: `
TAL-MORSA-4 | Morsa de banco 4" con base giratoria | 44.9 | Apertura=100 mm; Base=giratoria | La del banco de casa. | vise:2563eb:3
TAL-MORSA-6 | Morsa de banco 6" forjada | 99 | Apertura=150 mm; Base=giratoria; Peso=18 kg | Para toda la vida. | vise:dc2626:5
TAL-BANCO-150 | Banco de trabajo 150 cm con cajones | 249 | Medidas=150 x 64 x 86 cm; Carga=500 kg | Madera y acero. | workbench:27272a:5
TAL-CARRO-7 | Carro de herramientas 7 cajones | 319 | Cajones=7; Ruedas=4 con freno; Carga=250 kg | Con traba central. | toolcart:dc2626:5
TAL-CARRO-EQ | Carro equipado 7 cajones 238 piezas | 649 | Cajones=7; Piezas=238 | Abrís el taller mañana. | toolcart:2563eb:5
TAL-LAVAP | Lavadora de piezas 75 L | 169 | Capacidad=75 L; Bomba=eléctrica | Sin ensuciar la pileta. | partswasher:dc2626:5`,
  },
  {
    ...base,
    category: '3.403.434',
    picture: 'welder:f97316:3',
    rows: `
TAL-SOLD-140 | Soldadora inverter 140 A | 99 | Corriente=20 a 140 A; Electrodo=hasta 3,2 mm | Liviana, va a todos lados. | welder:f97316:2
TAL-SOLD-200 | Soldadora inverter 200 A con display | 149 | Corriente=20 a 200 A; Electrodo=hasta 4 mm | Arco estable con tensión baja. | welder:dc2626:3
TAL-SOLD-MIG | Soldadora MIG sin gas 160 A | 219 | Corriente=30 a 160 A; Alambre=0,8 y 0,9 mm | Chapa fina sin perforar. | welder:2563eb:4
TAL-SOLD-TIG | Soldadora TIG y electrodo 200 A | 319 | Corriente=10 a 200 A; Encendido=alta frecuencia | Inoxidable y detalles. | welder:27272a:4
TAL-CARETA | Careta fotosensible 9 a 13 | 34.9 | Sombra=9 a 13; Tiempo=1/25.000 s | Ve y protege. | weldmask:27272a:3
TAL-ELECT-325 | Electrodos 3,25 mm, 5 kg | 24.9 | Diámetro=3,25 mm; Peso=5 kg; Tipo=6013 | Prende fácil. | electrodes:f97316:3:6013`,
  },
  {
    ...base,
    category: '3.404',
    picture: 'multimeter:dc2626:3',
    rows: `
TAL-SCAN-OBD | Escáner automotor OBD2 con pantalla | 44.9 | Protocolo=OBD2; Pantalla=color; Idioma=español | Lee y borra códigos. | handscope:dc2626:3
TAL-SCAN-PRO | Escáner profesional tableta 8" | 690 | Sistemas=todos; Actualización=2 años | Servicios y codificación. | tft:dc2626:5
TAL-SCAN-BT | Interfaz OBD2 Bluetooth | 14.9 | Protocolo=OBD2; Radio=Bluetooth | El auto en tu teléfono. | programmer:2563eb:3
TAL-COMPRES | Compresímetro para nafta con adaptadores | 29.9 | Rango=0 a 20 bar; Adaptadores=4 | Estado del motor en cinco minutos. | gauge:dc2626:3
TAL-PRES-RAD | Probador de presión de radiador 28 piezas | 89 | Piezas=28; Rango=0 a 2,5 bar | Encontrá la fuga en frío. | gauge:2563eb:5
TAL-BAT-TEST | Probador de baterías 12 V | 34.9 | Tensión=12 V; Mide=CCA | Impreso o en pantalla. | handscope:2563eb:2
TAL-ENDOSC | Endoscopio 5,5 mm con pantalla 4,3" | 49.9 | Diámetro=5,5 mm; Cable=3 m; Pantalla=4,3" | Mirá adentro del cilindro. | handscope:f97316:3
TAL-CALIB-200 | Calibre de acero 200 mm | 24.9 | Rango=200 mm; Resolución=0,02 mm | Analógico, sin pilas. | caliper:cbd5e1:4
TAL-GALGA-32 | Galgas de espesores 32 hojas | 8.9 | Hojas=32; Rango=0,04 a 0,88 mm | Válvulas y bujías. | feelers:cbd5e1:2`,
  },
  {
    ...base,
    category: '3.405',
    picture: 'toolbox:dc2626:3',
    rows: `
TAL-CAJA-5B | Caja metálica de 5 bandejas | 44.9 | Bandejas=5; Largo=43 cm | Se abre en abanico. | toolbox:dc2626:3
TAL-CAJA-RUED | Caja rodante 3 en 1 | 79.9 | Módulos=3; Ruedas=2 | Se desarma por piso. | toolbox:facc15:5
TAL-PANEL-TAL | Panel portaherramientas 120 x 60 cm | 59.9 | Medidas=120 x 60 cm; Ganchos=30 | Todo a la vista. | pegboard:2563eb:5
TAL-ESTANT-5 | Estantería metálica 5 estantes | 49.9 | Carga=175 kg por estante; Medidas=180 x 90 x 40 cm | Se arma sin tornillos. | shelf:94a3b8:5
TAL-GUANTE-M | Guantes de mecánico (par) | 8.9 | Talle=L; Palma=microfibra | Agarre y tacto. | gloves:27272a:2
TAL-LENTE | Lentes de seguridad (x3) | 6.9 | Contenido=3 unidades; Norma=Z87 | Transparentes. | goggles:dbeafe:2
TAL-LUZ-LED | Linterna de taller recargable 500 lm | 24.9 | Flujo=500 lm; Base=magnética | Queda donde la pegás. | worklight:facc15:3`,
  },
];
