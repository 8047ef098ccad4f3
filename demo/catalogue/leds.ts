import { electronics, parts } from './brands.ts';
import type { Line } from './line.ts';

const colours = [
  ['Rojo', 'dc2626'],
  ['Verde', '22c55e'],
  ['Azul', '2563eb'],
  ['Amarillo', 'facc15'],
  ['Blanco', 'f8fafc'],
  ['Naranja', 'f97316'],
  ['Violeta UV', '9333ea'],
  ['Rosa', 'ec4899'],
] as const;
const shades = [
  ['Blanco cálido', 'fde68a', 'BC'],
  ['Blanco neutro', 'fef9c3', 'BN'],
  ['Blanco frío', 'e0f2fe', 'BF'],
  ['Rojo', 'dc2626', 'R'],
  ['Verde', '22c55e', 'V'],
  ['Azul', '2563eb', 'A'],
] as const;
const id = (name: string) => name.slice(0, 3).toUpperCase();

export const leds: Line[] = [
  {
    category: '1.9.94',
    picture: 'led:dc2626:2',
    brands: parts,
    uses: [
      'Para indicadores, maquetas y el primer proyecto de cualquiera.',
      'Color parejo dentro de la misma bolsa.',
      'Prende desde un pin con su resistencia.',
    ],
    tips: [
      'La pata larga va al positivo.',
      'Con 5 V usá 220 o 330 Ω; con 12 V, 1 kΩ.',
      'No lo conectes sin resistencia, aunque ande.',
    ],
    specs: 'Corriente=20 mA; Montaje=agujero pasante',
    rows: [
      ...[3, 5].flatMap((mm) =>
        colours.map(
          ([name, hex]) =>
            `LED${mm}-${id(name)}-X20 | LED ${mm} mm ${name.toLowerCase().replace(' uv', ' UV')} (x20) | ${mm === 3 ? 1.2 : 1.4} | Diámetro=${mm} mm; Color=${name.toLowerCase()}; Contenido=20 unidades; Lente=difusa | | led:${hex}:${mm === 3 ? 1 : 2}`,
        ),
      ),
      ...colours
        .slice(0, 5)
        .map(
          ([name, hex]) =>
            `LED10-${id(name)}-X5 | LED 10 mm ${name.toLowerCase()} (x5) | 1.4 | Diámetro=10 mm; Color=${name.toLowerCase()}; Contenido=5 unidades | | led:${hex}:4`,
        ),
      ...colours
        .slice(0, 6)
        .map(
          ([name, hex]) =>
            `LED-PAN12-${id(name)} | Piloto LED ${name.toLowerCase()} 12 V para panel de 8 mm | 1.2 | Alimentación=12 V; Perforación=8 mm; Color=${name.toLowerCase()} | Con cables y tuerca, listo para montar. | pilot:${hex}:2`,
        ),
      ...colours
        .slice(0, 4)
        .map(
          ([name, hex]) =>
            `LED-PAN220-${id(name)} | Piloto LED ${name.toLowerCase()} 220 V para tablero de 22 mm | 2.4 | Alimentación=220 V; Perforación=22 mm; Color=${name.toLowerCase()} | Para tableros eléctricos. | pilot:${hex}:4`,
        ),
      'LED5-RGB-CC | LED 5 mm RGB cátodo común (x10) | 1.9 | Diámetro=5 mm; Color=RGB; Contenido=10 unidades | Todos los colores mezclando tres. | led:a855f7:2',
      'LED5-RGB-AUTO | LED 5 mm RGB automático (x10) | 1.6 | Diámetro=5 mm; Color=cambiante; Contenido=10 unidades | Cambia solo, sin programar. | led:ec4899:2',
      'LED-IR940 | LED infrarrojo 940 nm (x10) | 1.6 | Diámetro=5 mm; Longitud de onda=940 nm; Contenido=10 unidades | Controles remotos y barreras. | led:475569:2',
      'LED-KIT-300 | Kit de 300 LED de 3 y 5 mm | 8.9 | Contenido=300 unidades; Colores=5 | Cinco colores en caja. | assortment:22c55e:3',
      'LED-1W-BF | LED de potencia 1 W blanco frío con estrella | 0.9 | Potencia=1 W; Color=blanco frío; Base=aluminio | Con base disipadora. | powerled:e0f2fe:1',
      'LED-3W-BC | LED de potencia 3 W blanco cálido con estrella | 1.4 | Potencia=3 W; Color=blanco cálido; Base=aluminio | Linternas y acuarios. | powerled:fde68a:1',
      'LED-10W-BF | LED COB 10 W blanco frío | 2.4 | Potencia=10 W; Tensión=9 a 12 V | Reflector casero. | powerled:facc15:3',
      'LED-50W-BF | LED COB 50 W blanco frío | 6.9 | Potencia=50 W; Tensión=30 a 36 V | Con disipador grande, por favor. | powerled:facc15:4',
      'LED-GROW-10 | LED COB 10 W espectro para plantas | 3.4 | Potencia=10 W; Espectro=completo | Almácigos en invierno. | powerled:db2777:3',
      'WS2812-MOD-1 | LED direccionable WS2812 en plaqueta (x10) | 3.9 | LED=WS2812B; Contenido=10 unidades | Cortás los que precisás. | module:111827:0',
    ].join('\n'),
  },
  {
    category: '1.9.94',
    picture: 'strip:fde68a:3',
    brands: electronics,
    uses: [
      'Se corta cada tres LED por la marca y pega con adhesivo de buena calidad.',
      'Para muebles, vidrieras y contorno de techo.',
      'Luz pareja, sin puntos cuando va dentro de un perfil.',
    ],
    tips: ['Calculá la fuente con 20 % de margen.', 'En tiras de más de 5 m alimentá por los dos extremos.'],
    specs: 'Alimentación=12 V; Largo=5 m; Vida útil=30.000 h',
    rows: [
      ...shades.flatMap(([name, hex, mark]) => [
        `TIRA-2835-60-${mark} | Tira LED ${name.toLowerCase()} 60 LED/m, interior, 5 m | 8.9 | Color=${name.toLowerCase()}; Densidad=60 LED/m; Potencia=4,8 W/m; Protección=IP20 | | strip:${hex}:3`,
        `TIRA-2835-120-${mark} | Tira LED ${name.toLowerCase()} 120 LED/m, interior, 5 m | 13.9 | Color=${name.toLowerCase()}; Densidad=120 LED/m; Potencia=9,6 W/m; Protección=IP20 | | strip:${hex}:4`,
        `TIRA-2835-60-${mark}-IP | Tira LED ${name.toLowerCase()} 60 LED/m, siliconada IP65, 5 m | 11.9 | Color=${name.toLowerCase()}; Densidad=60 LED/m; Protección=IP65 | | strip:${hex}:3`,
      ]),
      'TIRA-COB-BC | Tira COB blanco cálido 320 LED/m, 5 m | 24.9 | Color=blanco cálido; Densidad=320 LED/m; Protección=IP20 | Una línea de luz sin puntos. | strip:fde68a:5',
      'TIRA-COB-BN | Tira COB blanco neutro 320 LED/m, 5 m | 24.9 | Color=blanco neutro; Densidad=320 LED/m; Protección=IP20 | Una línea de luz sin puntos. | strip:fef9c3:5',
      'TIRA-RGB-KIT | Kit tira RGB 5 m con control y fuente | 24.9 | Color=RGB; Incluye=control y fuente | Todo en una caja. | strip:a855f7:3',
      'TIRA-WS2812-30 | Tira WS2812B 30 LED/m, 5 m | 24.9 | Color=direccionable; Densidad=30 LED/m; Alimentación=5 V | Cada LED por separado. | strip:22c55e:2',
      'TIRA-WS2812-60 | Tira WS2812B 60 LED/m, 5 m | 34.9 | Color=direccionable; Densidad=60 LED/m; Alimentación=5 V | La de los efectos. | strip:38bdf8:3',
      'TIRA-WS2812-144 | Tira WS2812B 144 LED/m, 1 m | 19.9 | Color=direccionable; Densidad=144 LED/m; Alimentación=5 V; Largo=1 m | Para sables y marcos. | strip:ec4899:4',
      'WS-ARO-8 | Aro de 8 LED direccionables | 3.4 | LED=8; Diámetro=32 mm; Alimentación=5 V | Ojos de robot. | ledring:a855f7:1',
      'WS-ARO-16 | Aro de 16 LED direccionables | 5.4 | LED=16; Diámetro=68 mm; Alimentación=5 V | Relojes y medidores. | ledring:22c55e:2',
      'WS-ARO-24 | Aro de 24 LED direccionables | 7.4 | LED=24; Diámetro=86 mm; Alimentación=5 V | Un LED por hora. | ledring:38bdf8:3',
      'TIRA-DIM-12 | Dimmer para tira LED 12 V 8 A con perilla | 3.9 | Corriente=8 A | Regula del 0 al 100. | potmodule:111827:2',
      'TIRA-RGB-WIFI | Controlador WiFi para tira RGB | 9.9 | Radio=WiFi; Canales=RGB | Colores desde el teléfono. | smartswitch:f8fafc:0',
      'PERFIL-ALU-1M | Perfil de aluminio para tira LED con difusor, 1 m | 5.4 | Material=aluminio; Largo=1 m; Difusor=opal | Termina el trabajo como de fábrica. | profile:e2e8f0:3',
      'PERFIL-ALU-ESQ | Perfil de aluminio esquinero con difusor, 1 m | 5.9 | Material=aluminio; Largo=1 m; Ángulo=45° | Para bajo alacena. | profile:e2e8f0:2',
    ].join('\n'),
  },
];
