import { electronics } from './brands.ts';
import type { Line } from './line.ts';

const base = {
  brands: electronics,
  uses: [
    'Entrega una señal fácil de leer con cualquier placa de 3,3 o 5 V.',
    'Trae los agujeros de montaje para fijarlo con tornillos M2 o M3.',
    'Hay bibliotecas y ejemplos en español para no empezar de cero.',
    'Aparece en trabajos de bachillerato, UTU y facultad todos los años.',
    'Se vende probado; si algo no responde, lo revisamos en el mostrador.',
  ],
  tips: [
    'Calibralo en el lugar donde va a trabajar.',
    'No lo alimentes con más tensión que la indicada.',
    'Alejalo de motores y fuentes conmutadas para que no mida ruido.',
  ],
  specs: 'Pines=2,54 mm; Garantía=6 meses',
} as const;

export const moreSensors: Line[] = [
  {
    ...base,
    category: '1.5.53',
    picture: 'module:1d4ed8:1',
    packs: [5],
    rows: `
LDR-5MM | Fotorresistencia LDR 5 mm | 0.4 | Resistencia=5 a 10 kΩ con luz; Diámetro=5 mm | Cambia su resistencia con la luz; la más simple de todas. | ldr:b45309:1
LDR-MOD | Módulo sensor de luz LDR | 1.5 | Salida=analógica y digital; Ajuste=potenciómetro | Con comparador: digital para prender luces, analógica para medir.
BH1750 | Sensor de luz BH1750 en lux | 3.2 | Rango=1 a 65535 lux; Bus=I2C | Da lux directamente, sin cuentas. | module:1e3a8a:1
TSL2561 | Sensor de luz TSL2561 | 6.4 | Rango=0,1 a 40000 lux; Bus=I2C | Separa luz visible de infrarroja. | module:7e22ce:1
TEMT6000 | Sensor de luz ambiente TEMT6000 | 2.4 | Salida=analógica | Responde como el ojo humano. | module:b91c1c:1
VEML6070 | Sensor ultravioleta VEML6070 | 5.9 | Mide=índice UV; Bus=I2C | Para estaciones de playa. | module:7e22ce:1
GUVA-S12 | Sensor ultravioleta analógico GUVA-S12 | 4.9 | Espectro=240 a 370 nm; Salida=analógica | Simple y sin bibliotecas. | module:7e22ce:1
TCS3200 | Sensor de color TCS3200 con LED | 6.9 | Salida=frecuencia; Iluminación=4 LED blancos | Clasificador de caramelos, proyecto número uno. | module:111827:2
TCS34725 | Sensor de color RGB TCS34725 | 6.4 | Bus=I2C; Filtro=infrarrojo | Colores más fieles, con filtro IR. | module:1e3a8a:1
APDS9960 | Sensor de gestos y color APDS9960 | 5.9 | Mide=gesto, proximidad y color; Bus=I2C | Manejá un menú moviendo la mano. | module:7e22ce:1
PAJ7620 | Sensor de 9 gestos PAJ7620 | 8.9 | Gestos=9; Bus=I2C; Alcance=15 cm | Reconoce giros y saludos. | module:111827:1
LASER-KY008 | Módulo láser rojo KY-008 | 1.6 | Longitud de onda=650 nm; Potencia=5 mW | Con un LDR enfrente hacés una barrera. | laser:b91c1c:1
LASER-RX | Módulo receptor láser | 1.7 | Salida=digital | La otra mitad de la barrera.
SOUND-KY037 | Sensor de sonido KY-037 | 1.8 | Salida=analógica y digital; Micrófono=electret | Luces que se prenden con un aplauso. | module:b91c1c:2
SOUND-KY038 | Sensor de sonido KY-038 | 1.6 | Salida=analógica y digital | Micrófono chico, mismo uso. | module:b91c1c:1
MAX4466 | Micrófono con amplificador MAX4466 | 3.6 | Ganancia=25 a 125; Salida=analógica | Para medidores de ruido y espectro. | module:1e3a8a:1
MAX9814 | Micrófono con control automático MAX9814 | 4.9 | Ganancia=40 a 60 dB; Salida=analógica | Se adapta solo a lo fuerte y lo bajo. | module:7e22ce:1
INMP441 | Micrófono digital INMP441 | 4.6 | Bus=I2S; Respuesta=60 Hz a 15 kHz | Voz limpia para ESP32. | module:7e22ce:1
KIT-SENS-37 | Kit de 37 sensores para Arduino | 44.9 | Contenido=37 módulos; Guía=en español; Caja=organizadora | Un módulo de cada uno, con ejemplos: el regalo que no falla. | sensorkit:1d4ed8:5
KIT-SENS-16 | Kit de 16 sensores para iniciación | 24.9 | Contenido=16 módulos; Caja=organizadora | Lo esencial del kit grande. | sensorkit:b91c1c:3
`,
  },
  {
    ...base,
    category: '1.5.54',
    picture: 'soil:1d4ed8:2',
    packs: [],
    rows: `
SOIL-YL69 | Sensor de humedad de suelo YL-69 | 2.2 | Salida=analógica y digital; Electrodos=niquelados | El primero para un riego automático. | soil:b91c1c:2
SOIL-CAP-V2 | Sensor capacitivo de humedad de suelo V2.0 | 2.9 | Salida=analógica; Contacto=sin metal expuesto | No se corroe: dura temporadas. | soil:111827:3
SOIL-CAP-LARGO | Sensor capacitivo de suelo, 20 cm | 6.9 | Salida=analógica; Largo=20 cm | Para macetones y quintas. | soil:111827:5
SOIL-RS485-NPK | Sensor de suelo NPK RS485 | 64 | Mide=nitrógeno, fósforo y potasio; Salida=RS485 | De uso agrícola, con tres púas de acero. | probe:111827:5
SOIL-RS485-THC | Sensor de suelo de humedad y conductividad RS485 | 44.9 | Mide=humedad, temperatura y EC; Salida=RS485 | Estanco y para enterrar. | probe:111827:5
RAIN-MOD | Sensor de lluvia | 2.2 | Salida=analógica y digital; Placa=55 x 40 mm | Cierra el techo o frena el riego. | rainplate:166534:2
WATER-LEVEL | Sensor de nivel de agua por contacto | 1.6 | Rango=0 a 40 mm; Salida=analógica | Para bandejas y peceras. | soil:b91c1c:1
FLOAT-PP | Flotador de nivel horizontal | 2.4 | Contacto=reed; Material=polipropileno | Llave de nivel para tanques. | floatswitch:f8fafc:1
FLOAT-INOX | Flotador de nivel de acero inoxidable | 5.9 | Contacto=reed; Material=acero 304; Rosca=M10 | Para líquidos calientes. | floatswitch:94a3b8:2
XKC-Y25 | Sensor de nivel sin contacto XKC-Y25 | 9.9 | Pared=hasta 20 mm; Salida=NPN | Ve el líquido a través del plástico. | probe:111827:3
FLOW-YFS201 | Sensor de caudal YF-S201 1/2" | 6.9 | Caudal=1 a 30 L/min; Rosca=1/2" | Cuenta litros con un pulso por vuelta. | flowmeter:111827:2
FLOW-YFS402 | Sensor de caudal YF-S402 1/4" | 7.4 | Caudal=0,3 a 6 L/min; Rosca=1/4" | Para dispensers y riego por goteo. | flowmeter:f8fafc:1
FLOW-YFB1 | Sensor de caudal de bronce YF-B1 1/2" | 13.9 | Caudal=1 a 25 L/min; Cuerpo=bronce | Aguanta presión de red. | flowmeter:b45309:2
TDS-METER | Sensor TDS de pureza de agua | 11.9 | Rango=0 a 1000 ppm; Salida=analógica | Hidroponia y osmosis. | probe:f8fafc:3
TURB-SEN | Sensor de turbidez | 12.9 | Salida=analógica y digital | Dice si el agua está sucia. | flowmeter:111827:1
PH-4502C | Sensor de pH con electrodo BNC | 29.9 | Rango=0 a 14; Salida=analógica; Electrodo=BNC | Con solución de calibración. | probe:38bdf8:4
EC-METER | Sensor de conductividad con electrodo | 39.9 | Rango=0 a 20 mS/cm; Salida=analógica | Para nutrientes de hidroponia. | probe:111827:4
BMP280 | Sensor de presión BMP280 | 2.9 | Presión=300 a 1100 hPa; Bus=I2C y SPI | Altura y pronóstico. | module:7e22ce:1
BMP388 | Sensor de presión BMP388 | 8.9 | Precisión=±8 Pa; Bus=I2C y SPI | Para drones: siente un escalón. | module:7e22ce:1
BME280 | Sensor de clima BME280 | 6.9 | Mide=temperatura, humedad y presión; Bus=I2C | El combo clásico de estación meteorológica. | module:7e22ce:1
ANEM-PULSO | Anemómetro de cazoletas, salida por pulsos | 49.9 | Rango=0 a 40 m/s; Salida=pulsos; Montaje=caño | Velocidad de viento para estación propia. | anemometer:111827:3
VELETA-8 | Veleta de 8 direcciones | 44.9 | Direcciones=8; Salida=analógica | La pareja del anemómetro. | anemometer:111827:2
PLUVIO-CUB | Pluviómetro de cubeta | 36.9 | Resolución=0,28 mm; Salida=pulsos | Un pulso cada tanto de lluvia. | anemometer:111827:1
`,
  },
  {
    ...base,
    category: '1.5.55',
    picture: 'module:1d4ed8:2',
    packs: [],
    rows: `
ACS712-5 | Sensor de corriente ACS712, 5 A | 3.4 | Rango=±5 A; Salida=185 mV por ampere | Corriente continua o alterna, aislada. | currentmod:1d4ed8:1
ACS712-20 | Sensor de corriente ACS712, 20 A | 3.6 | Rango=±20 A; Salida=100 mV por ampere | La medida del medio. | currentmod:1d4ed8:1
ACS712-30 | Sensor de corriente ACS712, 30 A | 3.6 | Rango=±30 A; Salida=66 mV por ampere | Motores y hornos. | currentmod:1d4ed8:1
INA219 | Sensor de corriente y tensión INA219 | 3.9 | Rango=±3,2 A y 26 V; Bus=I2C | Controla baterías y paneles. | module:7e22ce:1
INA226 | Sensor de potencia INA226 | 4.9 | Rango=36 V; Bus=I2C; Resolución=16 bits | Más fino y con alarma. | module:7e22ce:1
SCT013-30 | Transformador de corriente SCT-013, 30 A | 9.9 | Rango=30 A; Salida=1 V; Montaje=pinza | Se abraza al cable, sin cortar nada. | ctclamp:1d4ed8:2
SCT013-100 | Transformador de corriente SCT-013, 100 A | 10.9 | Rango=100 A; Salida=50 mA; Montaje=pinza | Para la entrada de la casa. | ctclamp:1d4ed8:3
PZEM-004T | Medidor de energía PZEM-004T, 100 A | 16.9 | Mide=V, A, W, kWh; Salida=serie; Alimentación=220 V | Medidor de consumo para tu tablero. | currentmod:f8fafc:3
ZMPT101B | Sensor de tensión alterna ZMPT101B | 4.9 | Rango=0 a 250 V; Salida=analógica | Mide la red con aislación. | currentmod:1d4ed8:2
VOLT-25 | Módulo divisor de tensión 0 a 25 V | 1.4 | Rango=0 a 25 V; Relación=5:1 | Leé una batería con una entrada analógica. | currentmod:b91c1c:1
HX711 | Amplificador HX711 para celda de carga | 2.4 | Resolución=24 bits; Canales=2 | La mitad de una balanza. | module:166534:1
LOADCELL-1K | Celda de carga 1 kg | 5.4 | Capacidad=1 kg; Material=aluminio | Para balanzas de cocina. | loadcell:94a3b8:1
LOADCELL-5K | Celda de carga 5 kg | 5.6 | Capacidad=5 kg; Material=aluminio | La más pedida. | loadcell:94a3b8:2
LOADCELL-20K | Celda de carga 20 kg | 6.9 | Capacidad=20 kg; Material=aluminio | Para bolsas y bidones. | loadcell:94a3b8:3
LOADCELL-50X4 | Juego de 4 celdas de 50 kg | 11.9 | Capacidad=4 x 50 kg; Tipo=media celda | Una balanza de baño completa. | loadcell:94a3b8:1
BALANZA-KIT-5 | Kit balanza 5 kg con HX711 | 9.9 | Capacidad=5 kg; Incluye=celda, HX711 y bases | Celda, amplificador y acrílicos. | loadcell:38bdf8:3
FSR-402 | Sensor de fuerza resistivo FSR 402 | 6.9 | Rango=0,2 a 20 N; Diámetro=18 mm | Se pega bajo una suela o un botón. | filmsensor:111827:1
FLEX-22 | Sensor de flexión 2,2" | 14.9 | Largo=56 mm; Resistencia=25 a 125 kΩ | Para guantes que mueven manos robóticas. | filmsensor:111827:3
PIEZO-27 | Disco piezoeléctrico 27 mm con cables | 0.8 | Diámetro=27 mm | Golpes, baterías electrónicas y zumbadores. | buzzer:b45309:1
PRESS-12MPA | Transductor de presión 0 a 1,2 MPa | 17.9 | Rango=0 a 1,2 MPa; Rosca=1/4"; Salida=0,5 a 4,5 V | Bombas, compresores y aceite. | probe:94a3b8:4
MPS20N | Sensor de presión MPS20N0040D con HX710 | 3.9 | Rango=0 a 40 kPa | Tensiómetros y niveles por presión. | module:166534:1
`,
  },
  {
    ...base,
    category: '1.5.56',
    picture: 'module:1e3a8a:1',
    packs: [],
    rows: `
MPU6050 | Acelerómetro y giróscopo MPU6050 | 3.4 | Ejes=6; Bus=I2C | El del robot que se para en dos ruedas.
MPU9250 | Sensor de 9 ejes MPU9250 | 9.9 | Ejes=9; Bus=I2C y SPI | Suma brújula para no perder el rumbo.
BNO055 | Sensor de orientación absoluta BNO055 | 24.9 | Ejes=9 con fusión; Bus=I2C | Da ángulos listos, sin filtros caseros. | module:1d4ed8:1
ADXL345 | Acelerómetro ADXL345 | 3.6 | Ejes=3; Rango=±16 g | Detecta caídas y golpes.
ADXL335 | Acelerómetro analógico ADXL335 | 4.4 | Ejes=3; Rango=±3 g; Salida=analógica | Sin bibliotecas. | module:b91c1c:1
QMC5883 | Brújula digital QMC5883L | 3.4 | Ejes=3; Bus=I2C | Norte magnético para tu robot.
LSM6DS3 | Acelerómetro y giróscopo LSM6DS3 | 6.4 | Ejes=6; Podómetro=integrado | Bajo consumo para usar en la muñeca. | module:7e22ce:1
PULSE-SEN | Sensor de pulso para dedo | 4.9 | Salida=analógica; Cable=60 cm | Dibuja el latido en la pantalla. | probe:be123c:1
MAX30102 | Oxímetro y pulsómetro MAX30102 | 4.4 | Mide=pulso y SpO2; Bus=I2C | Con fines educativos, no médicos. | module:111827:1
AD8232 | Kit electrocardiograma AD8232 | 14.9 | Salida=analógica; Incluye=cables y electrodos | Señal de ECG para clase. | module:b91c1c:2
MYOWARE-C | Sensor muscular EMG | 29.9 | Salida=analógica; Electrodos=3 | Mové un servo apretando el puño. | module:b91c1c:2
GSR-V2 | Sensor de conductancia de piel | 12.9 | Salida=analógica | Un detector de nervios de feria. | module:1d4ed8:1
FP-R307 | Lector de huella R307 | 27.9 | Capacidad=1000 huellas; Salida=serie | Abre puertas sin llaves. | fingerprint:111827:2
FP-AS608 | Lector de huella AS608 | 19.9 | Capacidad=150 huellas; Salida=serie | Óptico y económico. | fingerprint:111827:1
FP-R503 | Lector de huella capacitivo redondo R503 | 32.9 | Capacidad=200 huellas; Aro=LED | Se embute y tiene aro luminoso. | fingerprint:94a3b8:3
TTP223 | Sensor táctil capacitivo TTP223 | 0.9 | Salida=digital; Modo=pulso o retención | Un botón sin mecánica. | module:b91c1c:1
TTP226-8 | Teclado táctil capacitivo de 8 teclas | 4.9 | Teclas=8; Salida=digital | Detrás de un vidrio o acrílico. | keypad:111827:2
MPR121 | Controlador táctil de 12 canales MPR121 | 4.6 | Canales=12; Bus=I2C | Un piano con frutas. | module:7e22ce:1
COLOR-PIXY | Cámara de visión que reconoce objetos | 84 | Velocidad=60 cuadros; Salida=serie, I2C, SPI | Sigue una pelota por el color. | cameramod:f8fafc:3
HUSKY-CAM | Cámara con inteligencia artificial y pantalla | 74 | Funciones=caras, líneas, objetos; Pantalla=2" | Aprende apretando un botón. | cameramod:111827:3
`,
  },
];
