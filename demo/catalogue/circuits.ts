import { parts } from './brands.ts';
import type { Line } from './line.ts';

/** code | what it is | US$ | pins */
const list = `
NE555P|Temporizador|0.4|8
NE556N|Doble temporizador|0.7|14
LM358N|Doble amplificador operacional|0.4|8
LM324N|Cuádruple amplificador operacional|0.5|14
LM393N|Doble comparador|0.4|8
LM339N|Cuádruple comparador|0.5|14
LM741CN|Amplificador operacional|0.5|8
TL071CP|Amplificador operacional de bajo ruido|0.6|8
TL072CP|Doble amplificador operacional de bajo ruido|0.7|8
TL074CN|Cuádruple amplificador operacional de bajo ruido|0.8|14
TL082CP|Doble amplificador operacional JFET|0.6|8
TL084CN|Cuádruple amplificador operacional JFET|0.8|14
NE5532P|Doble amplificador operacional de audio|0.9|8
OP07CP|Amplificador operacional de precisión|1.2|8
LM386N|Amplificador de audio 0,5 W|0.7|8
TDA2822M|Amplificador de audio doble|0.9|8
CA3130E|Amplificador operacional MOS|2.2|8
INA125P|Amplificador de instrumentación|7.9|16
AD620AN|Amplificador de instrumentación|6.9|8
LM3914N|Indicador de nivel lineal|1.9|18
LM3915N|Indicador de nivel logarítmico|1.9|18
LM2907N|Conversor de frecuencia a tensión|2.4|14
LM331N|Conversor de tensión a frecuencia|2.2|8
ICL7660|Inversor de tensión|1.4|8
MC34063|Conversor CC-CC|0.6|8
UC3843|Controlador PWM|0.6|8
UC3845|Controlador PWM|0.6|8
TL494CN|Controlador PWM doble|0.8|16
SG3525AN|Controlador PWM|0.9|16
LM2576T|Regulador conmutado 3 A|1.9|8
74HC00|Cuatro compuertas NAND|0.5|14
74HC02|Cuatro compuertas NOR|0.5|14
74HC04|Seis inversores|0.5|14
74HC08|Cuatro compuertas AND|0.5|14
74HC10|Tres compuertas NAND de 3 entradas|0.6|14
74HC14|Seis inversores Schmitt|0.6|14
74HC20|Dos compuertas NAND de 4 entradas|0.6|14
74HC32|Cuatro compuertas OR|0.5|14
74HC74|Doble flip-flop D|0.6|14
74HC86|Cuatro compuertas XOR|0.6|14
74HC125|Cuatro buffers de tres estados|0.7|14
74HC138|Decodificador 3 a 8|0.7|16
74HC139|Doble decodificador 2 a 4|0.7|16
74HC151|Multiplexor de 8 entradas|0.8|16
74HC157|Cuádruple multiplexor|0.7|16
74HC160|Contador decimal síncrono|0.9|16
74HC161|Contador binario síncrono|0.9|16
74HC164|Registro de desplazamiento serie a paralelo|0.7|14
74HC165|Registro de desplazamiento paralelo a serie|0.8|16
74HC193|Contador reversible|0.9|16
74HC244|Buffer octal|0.9|20
74HC245|Transceptor octal|0.9|20
74HC273|Registro octal|0.9|20
74HC373|Latch octal|0.9|20
74HC374|Flip-flop octal|0.9|20
74HC393|Doble contador binario|0.8|14
74HC541|Buffer octal|0.9|20
74HC573|Latch octal|0.9|20
74HC595|Registro de desplazamiento con latch|0.6|16
74LS47|Decodificador BCD a 7 segmentos|1.4|16
74LS90|Contador decimal|1.2|14
74LS93|Contador binario|1.2|14
74LS192|Contador decimal reversible|1.4|16
CD4001|Cuatro compuertas NOR CMOS|0.5|14
CD4011|Cuatro compuertas NAND CMOS|0.5|14
CD4013|Doble flip-flop D CMOS|0.6|14
CD4015|Doble registro de desplazamiento|0.8|16
CD4017|Contador decimal de diez salidas|0.6|16
CD4020|Contador binario de 14 etapas|0.8|16
CD4026|Contador y decodificador a 7 segmentos|1.2|16
CD4027|Doble flip-flop JK|0.7|16
CD4029|Contador reversible|0.9|16
CD4033|Contador para display|1.2|16
CD4040|Contador binario de 12 etapas|0.7|16
CD4046|PLL|0.9|16
CD4047|Monoestable y astable|0.8|14
CD4049|Seis inversores|0.6|16
CD4051|Multiplexor analógico de 8 canales|0.6|16
CD4052|Multiplexor analógico doble|0.7|16
CD4053|Multiplexor analógico triple|0.7|16
CD4060|Contador con oscilador|0.7|16
CD4066|Cuatro llaves analógicas|0.6|14
CD4069|Seis inversores|0.5|14
CD4070|Cuatro compuertas XOR|0.6|14
CD4081|Cuatro compuertas AND|0.5|14
CD4093|Cuatro NAND Schmitt|0.6|14
CD4094|Registro de desplazamiento con latch|0.7|16
CD4511|Decodificador BCD a 7 segmentos|0.8|16
CD4518|Doble contador decimal|0.9|16
CD4543|Decodificador para LCD|1.1|16
ULN2003A|Siete salidas Darlington 500 mA|0.7|16
ULN2803A|Ocho salidas Darlington 500 mA|0.9|18
L293D|Doble puente H 600 mA|2.4|16
SN754410|Doble puente H 1 A|3.4|16
TPIC6B595|Registro de potencia|2.4|20
MAX7219CNG|Controlador de matriz LED|2.9|24
MAX232CPE|Conversor RS232|1.2|16
MAX485CPA|Transceptor RS485|0.9|8
MCP2551|Transceptor CAN|1.9|8
MCP3008|Conversor ADC de 8 canales|4.4|16
MCP3208|Conversor ADC de 12 bits|5.9|16
MCP4131|Potenciómetro digital|2.2|8
ADC0804|Conversor ADC de 8 bits|3.4|20
DAC0808|Conversor DAC de 8 bits|2.4|16
PCF8574P|Expansor I2C|1.9|16
MCP23S17|Expansor SPI de 16 pines|2.4|28
24C02|Memoria EEPROM 2 kbit|0.5|8
24C64|Memoria EEPROM 64 kbit|0.8|8
24C256|Memoria EEPROM 256 kbit|1.1|8
25Q32|Memoria flash 4 MB|1.2|8
62256|Memoria SRAM 32 KB|3.9|28
28C64|Memoria EEPROM paralela|6.9|28
DS1307N|Reloj I2C|1.2|8
DS1302N|Reloj serie|1.1|8
ATMEGA328P|Microcontrolador con cargador UNO|4.9|28
ATMEGA8A|Microcontrolador 8 KB|3.4|28
ATMEGA32A|Microcontrolador 32 KB|5.9|40
ATTINY13A|Microcontrolador 1 KB|1.6|8
ATTINY85|Microcontrolador 8 KB|2.9|8
ATTINY2313|Microcontrolador 2 KB|2.6|20
PIC12F675|Microcontrolador|2.2|8
PIC16F628A|Microcontrolador|3.4|18
PIC16F84A|Microcontrolador|5.4|18
PIC16F877A|Microcontrolador|6.9|40
PIC18F4550|Microcontrolador con USB|8.9|40
4N25|Optoacoplador a transistor|0.4|6
4N35|Optoacoplador a transistor|0.4|6
6N137|Optoacoplador rápido|0.8|8
PC817|Optoacoplador|0.25|4
PC847|Optoacoplador cuádruple|0.9|16
MOC3021|Optoacoplador a triac|0.6|6
MOC3041|Optoacoplador a triac con cruce por cero|0.7|6
HT12E|Codificador para control remoto|1.4|18
HT12D|Decodificador para control remoto|1.4|18
MT8870|Decodificador de tonos DTMF|1.6|18
CD22100|Matriz de llaves analógicas|3.9|16
XR2206|Generador de funciones|5.9|16
ICL7107|Voltímetro de 3 dígitos y medio|5.4|40
`;

const sockets = [6, 8, 14, 16, 18, 20, 24, 28, 40];

export const circuits: Line[] = [
  {
    category: '1.9.93',
    picture: 'ic:1f2937:8',
    brands: parts,
    uses: [
      'Encapsulado DIP, cómodo para protoboard y zócalo.',
      'Repuesto original de infinidad de equipos y ejercicio clásico de laboratorio.',
      'Uno de los integrados que todo cajón tiene repetido.',
      'Con pocos componentes alrededor ya hace su trabajo.',
      'La hoja de datos trae circuitos de aplicación probados.',
    ],
    tips: [
      'Montalo en zócalo: se cambia sin desoldar.',
      'Poné un capacitor de 100 nF pegado a la alimentación.',
      'La muesca marca la pata 1.',
    ],
    packs: [10],
    specs: 'Encapsulado=DIP; Temperatura=0 a 70 °C; Montaje=agujero pasante',
    rows: [
      ...list
        .trim()
        .split('\n')
        .map((line) => {
          const [code = '', what = '', price = '', pins = ''] = line.split('|');
          const does = /^[A-Z]{2}/.test(what) ? what : `${what.charAt(0).toLowerCase()}${what.slice(1)}`;
          return `${code} | Integrado ${code}: ${does} | ${price} | Función=${does}; Patas=${pins} | | ic:1f2937:${pins}:${code}`;
        }),
      ...sockets.map(
        (pins) =>
          `ZOC-${pins} | Zócalo DIP de ${pins} patas | ${(0.15 + pins / 100).toFixed(2)} | Patas=${pins}; Contacto=estañado | Para no soldar nunca un integrado. | icsocket:1f2937:${pins}`,
      ),
      'ZIF-40 | Zócalo ZIF de 40 patas con palanca | 4.9 | Patas=40; Palanca=sí | Para programar y probar en serie. | icsocket:15803d:40',
      'IC-KIT-150 | Kit de 150 integrados surtidos con caja | 29.9 | Contenido=150 unidades; Modelos=15 | Operacionales, 555 y lógica. | assortment:1f2937:4',
    ].join('\n'),
  },
];
