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
  tips: ['Leé el manual antes de medir en 220 V.', 'Guardalo en su estuche: dura mucho más.'],
  specs: 'Garantía=12 meses',
} as const;

export const instruments: Line[] = [
  {
    ...base,
    category: '1.120.124',
    picture: 'multimeter:facc15:3',
    rows: `
MUL-830 | Multímetro digital DT830 | 7.9 | Cuentas=2000; Tensión=600 V; Corriente=10 A | El amarillo de siempre. | multimeter:facc15:1
MUL-9205 | Multímetro digital DT9205 con capacímetro | 14.9 | Cuentas=2000; Tensión=1000 V; Capacidad=200 µF | Pantalla grande y muchas escalas. | multimeter:facc15:3
MUL-33 | Multímetro compacto con luz | 14.9 | Cuentas=2000; Tensión=600 V; Luz=sí | De bolsillo, con funda de goma. | multimeter:dc2626:1
MUL-61 | Multímetro 6000 cuentas verdadero RMS | 34.9 | Cuentas=6000; RMS=verdadero; Tensión=1000 V | Temperatura, frecuencia y capacidad. | multimeter:dc2626:3
MUL-87 | Multímetro 20.000 cuentas para banco | 89 | Cuentas=20.000; RMS=verdadero; Registro=sí | Para medir en serio. | multimeter:f97316:4
MUL-INT | Multímetro inteligente autorrango | 24.9 | Cuentas=6000; Rango=automático; Detección=sin contacto | Elige la escala solo. | multimeter:18181b:1
MUL-BT | Multímetro con Bluetooth | 54.9 | Cuentas=6000; Radio=Bluetooth; Registro=app | Gráfica en el teléfono. | multimeter:16a34a:3
MUL-LAPIZ | Multímetro tipo lápiz | 19.9 | Cuentas=4000; Rango=automático | Una mano libre. | penmeter:facc15:1
MUL-AUTO | Multímetro para automotores | 49.9 | Cuentas=4000; RPM=sí; Ángulo=dwell | Con pinza de RPM. | multimeter:2563eb:4
MUL-COMP | Probador de componentes LCR-T4 | 12.9 | Mide=L, C, R y transistores; Pantalla=LCD | Dice qué es y cómo está. | lcrtester:166534:2
MUL-COMP-TC1 | Probador de componentes TC1 con batería | 24.9 | Mide=L, C, R, IR y Zener; Pantalla=color | Recargable y en gabinete. | lcrtester:18181b:3
MUL-LCR | Puente LCR de mano 100 kHz | 109 | Frecuencia=100 kHz; Precisión=0,3 % | Bobinas y capacitores. | multimeter:16a34a:4
MUL-ESR | Medidor de ESR en circuito | 39.9 | Rango=0,01 a 100 Ω | Encuentra el capacitor malo sin sacarlo. | multimeter:38bdf8:2
PIN-400 | Pinza amperimétrica 400 A CA | 19.9 | Corriente=400 A CA; Apertura=28 mm | Sin cortar el cable. | clamp:dc2626:2
PIN-600 | Pinza amperimétrica 600 A CA y CC | 44.9 | Corriente=600 A CA y CC; RMS=verdadero | También baterías y paneles. | clamp:dc2626:3
PIN-1000 | Pinza amperimétrica 1000 A CA y CC | 79 | Corriente=1000 A CA y CC; RMS=verdadero | Industria. | clamp:f97316:4
PIN-MINI | Mini pinza 100 A alta resolución | 49.9 | Corriente=100 A; Resolución=1 mA | Consumos en reposo. | clamp:18181b:1
MUL-DETEC | Detector de tensión sin contacto | 7.9 | Rango=12 a 1000 V; Luz=linterna | Pita si hay corriente. | penmeter:f97316:1
MUL-BUSCAP | Buscapolo con luz | 1.9 | Rango=100 a 500 V | El de toda caja de herramientas. | screwdriver:facc15:1
MUL-TERM-IR | Termómetro infrarrojo -50 a 550 °C | 19.9 | Rango=-50 a 550 °C; Láser=sí; Relación=12:1 | Apuntás y leés. | irgun:facc15:3
MUL-TERM-IR8 | Termómetro infrarrojo -50 a 800 °C | 34.9 | Rango=-50 a 800 °C; Relación=20:1 | Hornos y fundición. | irgun:dc2626:3
MUL-TERMICA | Cámara térmica 120 x 90 | 249 | Resolución=120 x 90; Rango=-20 a 400 °C | Encuentra lo que calienta. | irgun:18181b:4
MUL-LUX | Luxómetro digital | 24.9 | Rango=0 a 200.000 lux | Iluminación de puestos de trabajo. | multimeter:f8fafc:2
MUL-DB | Decibelímetro digital | 24.9 | Rango=30 a 130 dB | Ruido de salón y taller. | penmeter:18181b:3
MUL-TACO | Tacómetro láser | 19.9 | Rango=2,5 a 99.999 RPM | Con cinta reflectiva. | irgun:facc15:2
MUL-CABLE | Probador de cables de red | 9.9 | Conectores=RJ45 y RJ11 | Par por par. | lcrtester:18181b:2
MUL-RASTREO | Rastreador de cables | 34.9 | Tensión=hasta 60 V; Conectores=RJ45 y pinzas | Encuentra el cable en la pared. | penmeter:2563eb:3
MUL-MEGGER | Megóhmetro 1000 V | 69 | Tensión=250, 500 y 1000 V; Rango=2 GΩ | Aislación de instalaciones. | multimeter:16a34a:4
MUL-ENERG | Medidor de consumo para tomacorriente | 14.9 | Mide=W, kWh y costo | Cuánto gasta la heladera. | smartplug:f8fafc:2
`,
  },
  {
    ...base,
    category: '1.120.125',
    picture: 'scope:e2e8f0:3',
    rows: `
OSC-DSO138 | Osciloscopio DSO138 en kit para soldar | 24.9 | Canales=1; Ancho de banda=200 kHz; Pantalla=2,4" | Se arma y después se usa. | tft:dc2626:3
OSC-DSO150 | Osciloscopio portátil DSO150 armado | 32.9 | Canales=1; Ancho de banda=200 kHz; Pantalla=2,4" | Con gabinete, de bolsillo. | handscope:18181b:1
OSC-MANO-10 | Osciloscopio de mano 10 MHz | 69 | Canales=1; Ancho de banda=10 MHz; Batería=recargable | Para el auto y la calle. | handscope:18181b:2
OSC-MANO-70 | Osciloscopio y multímetro de mano 70 MHz | 189 | Canales=2; Ancho de banda=70 MHz; Multímetro=sí | Dos instrumentos en la mano. | handscope:f97316:3
OSC-TAB-100 | Osciloscopio tableta 100 MHz | 249 | Canales=2; Ancho de banda=100 MHz; Pantalla=7" táctil | Táctil y a batería. | tft:18181b:5
OSC-B50 | Osciloscopio de banco 50 MHz, 2 canales | 229 | Canales=2; Ancho de banda=50 MHz; Pantalla=7" | El de laboratorio de liceo. | scope:e2e8f0:2
OSC-B100 | Osciloscopio de banco 100 MHz, 2 canales | 319 | Canales=2; Ancho de banda=100 MHz; Muestreo=1 GS/s | Decodifica I2C, SPI y serie. | scope:e2e8f0:3
OSC-B200 | Osciloscopio de banco 200 MHz, 4 canales | 549 | Canales=4; Ancho de banda=200 MHz; Muestreo=1 GS/s | Cuatro señales a la vez. | scope:f8fafc:4
OSC-B350 | Osciloscopio de banco 350 MHz, 4 canales, 12 bits | 1290 | Canales=4; Ancho de banda=350 MHz; Resolución=12 bits | Para desarrollo. | scope:1f2937:5
OSC-USB-20 | Osciloscopio USB 20 MHz, 2 canales | 79 | Canales=2; Ancho de banda=20 MHz; Conexión=USB | Usa la pantalla de la PC. | hub:18181b:3
OSC-PUNTA-100 | Punta de osciloscopio 100 MHz | 9.9 | Ancho de banda=100 MHz; Atenuación=1x y 10x | Con accesorios. | testleads:18181b:1
OSC-PUNTA-DIF | Punta diferencial de alta tensión | 169 | Ancho de banda=100 MHz; Tensión=1400 V | Medí en 220 V sin miedo. | testleads:dc2626:3
GEN-XR2206 | Generador de funciones XR2206 en kit | 9.9 | Frecuencia=1 MHz; Formas=seno, triángulo y cuadrada | Con gabinete de acrílico. | lcrtester:38bdf8:2
GEN-15M | Generador de funciones 15 MHz, 2 canales | 79 | Frecuencia=15 MHz; Canales=2; Pantalla=color | Barridos y modulaciones. | labgen:1f2937:2
GEN-60M | Generador arbitrario 60 MHz, 2 canales | 149 | Frecuencia=60 MHz; Canales=2; Formas=arbitrarias | Dibujá tu señal. | labgen:e2e8f0:3
GEN-FRECU | Frecuencímetro 2,4 GHz | 44.9 | Rango=1 Hz a 2,4 GHz; Pantalla=8 dígitos | Para radio. | labgen:1f2937:1
ANA-ESPEC | Analizador de espectro de mano 5,3 GHz | 149 | Rango=100 kHz a 5,3 GHz; Pantalla=4" | Antenas y WiFi. | handscope:18181b:2
ANA-VNA | Analizador vectorial de redes 3 GHz | 99 | Rango=50 kHz a 3 GHz; Pantalla=4" | Ajustá tu antena. | handscope:18181b:2
`,
  },
  {
    ...base,
    category: '1.120.126',
    picture: 'labpsu:1f2937:3',
    rows: `
FLAB-3003 | Fuente de laboratorio 30 V 3 A | 64.9 | Salida=0 a 30 V; Corriente=0 a 3 A; Pantalla=LED | Regulación fina de tensión y corriente. | labpsu:1f2937:2
FLAB-3005 | Fuente de laboratorio 30 V 5 A | 79 | Salida=0 a 30 V; Corriente=0 a 5 A; Pantalla=LED | La medida de cualquier taller. | labpsu:1f2937:3
FLAB-3010 | Fuente de laboratorio 30 V 10 A | 94.9 | Salida=0 a 30 V; Corriente=0 a 10 A; Pantalla=4 dígitos | Corriente para motores y baterías. | labpsu:e2e8f0:3
FLAB-6005 | Fuente de laboratorio 60 V 5 A | 99 | Salida=0 a 60 V; Corriente=0 a 5 A; Pantalla=4 dígitos | Para 48 V. | labpsu:e2e8f0:3
FLAB-1203 | Fuente de laboratorio 120 V 3 A | 129 | Salida=0 a 120 V; Corriente=0 a 3 A | Tiras y paneles. | labpsu:1f2937:3
FLAB-2X3005 | Fuente de laboratorio doble 2 x 30 V 5 A | 199 | Salida=2 x 30 V; Corriente=2 x 5 A; Modos=serie y paralelo | Simétrica para audio. | labpsu:1f2937:5
FLAB-PROG | Fuente de laboratorio programable 30 V 5 A USB | 149 | Salida=0 a 30 V; Corriente=0 a 5 A; Conexión=USB | Se maneja desde la PC. | labpsu:f8fafc:4
FLAB-MINI | Fuente regulable de escritorio USB-C 65 W | 44.9 | Salida=0 a 24 V; Corriente=0 a 3 A; Entrada=USB-C | Entra en un cajón. | labpsu:18181b:1
FLAB-CARGA | Carga electrónica 150 V 20 A 200 W | 69 | Potencia=200 W; Tensión=150 V; Corriente=20 A | Mide la capacidad de una batería. | labpsu:dc2626:1
FLAB-VARIAC-05 | Autotransformador variable 500 VA | 79 | Salida=0 a 250 V; Potencia=500 VA | 220 V a medida. | variac:94a3b8:2
FLAB-VARIAC-2K | Autotransformador variable 2000 VA | 139 | Salida=0 a 250 V; Potencia=2000 VA | 220 V a medida. | variac:94a3b8:4
FLAB-UPS-600 | UPS 600 VA con 4 tomas | 59.9 | Potencia=600 VA; Tomas=4; Batería=12 V 7 Ah | Cinco minutos para guardar todo. | ups:18181b:2
FLAB-UPS-1200 | UPS 1200 VA con 6 tomas y pantalla | 109 | Potencia=1200 VA; Tomas=6; Pantalla=LCD | PC, modem e impresora 3D. | ups:18181b:3
FLAB-ESTAB-1K | Estabilizador de tensión 1000 VA | 39.9 | Potencia=1000 VA; Tomas=4 | Para zonas de tensión brava. | ups:1f2937:2
`,
  },
];
