/** A customer's query, the products that a clerk at the counter would reach for, and the reason. */
type QualityQuery = { text: string; right: RegExp; why: string };

export const read = (rows: string): QualityQuery[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [text = '', right = '', why = ''] = row.split(' | ').map((part) => part.trim());
      if (!text || !right || !why) throw new Error(`Not a query: ${row}`);
      return { text, right: new RegExp(right, 'u'), why };
    });

/** Each is right where the pattern matches `CODE · name · brand · category` of a product of the demo's shop RTC. */
export const queries = read(String.raw`
arduino | · 1\.1\.10$ | who names only the thing wants the board, not a book or a kit of sensors
arduino uno | ^UNO-R[34] | the board of that name
placas arduino uno r3 | ^UNO-R3- | plural, and all three words in one name
ardiuno nano | ^NANO-(V3|EVERY|33) | swapped letters; the board, not its base with terminals
arduino mega | ^MEGA-2560- | the board
libro arduino | ^LIB-ARD- | here the book is asked for
kit arduino principiantes | ^KIT-UNO-|^KIT-SENS-|^SHD-CNC-KIT | a kit for Arduino, whatever says beginner
esp32 | · Placa( mini)? ESP32 | a board, not a base, a book or a lamp with one inside
placa wifi esp8266 | ESP8266.* · 1\.1\.11$ | one of the boards with that chip
nodemcu | ^NODEMCU-V | the board, not its base
raspberry pi 4 | ^SBC-PI4- | the shop does not write the brand, the customer does
raspberry pico w | ^SBC-PICO-W | the same with the small one
pi 5 8gb | ^SBC-PI5-8G | number and unit together
sensores de temperatura | · (Sensor|Sonda).* temperatura | plural
sensor temp y humedad | · .*temperatura y humedad | shortened word
dht22 | ^DHT22- | the sensor by its name
dht 11 | ^DHT11-MOD | letters and number apart; not the shield that has one
hc sr04 | ^HC-SR04 · | workshop code without its dash
sensor ultrasonico | · Sensor ultrasónico | no accent
sensor de movimiento | ^(HC-SR50|RCWL|AM312) | what it does
ds18b20 sumergible | ^DS18B20-SUM | thing and property
sensor gas mq2 | ^MQ-2 · | code without dash beside words
acelerometro | · Acelerómetro | no accent
lector de huellas | ^FP- | plural of the property
celda de carga 5kg | ^LOADCELL-5K · | measure written together
modulo rele 4 canales | ^RELE-4- | no accents
reles 12 voltios | · .*[Rr]elé .*12 V | plural, and the unit in words
bluethoot | · .*Bluetooth | how half the customers write it
pantalla oled | ^OLED- | the catalogue says display
display 16x2 | ^LCD-1602- | the display itself, not a shield with one
lm2596 | ^LM2596 · | whole code
step down | · .*reductor | the workshop's word for it
puente h | · .*puente H | one letter that matters
l298 | ^L298N · | the beginning of a code, single before mini
tp4056 | ^TP4056- | the beginning of a code
teclado 4x4 | ^KEYPAD-.*4X4 · | thing and size
motor paso a paso nema 17 | ^NEMA17- | the motor, not its bracket
nema23 | ^NEMA23- | letters and number together
servo sg90 | ^SG90 · | thing and code
driver 4988 | ^A4988 · | only the digits of a code, as everybody says it
7805 | ^LM7805 · | only the digits of a code
integrado 555 | ^NE555P · | only the digits of a code
resistencia 10k | · Resistencia .*10 kΩ | k for kilo-ohm
resitencias 220 ohm | · Resistencia .*220 Ω | a letter missing, unit in letters
relays 5v | · .*[Rr]elé .*5 V | the English word, in the plural
relay | · .*[Rr]elé | the same, alone
cable usbc | · Cable USB-A a USB-C | written together
impresora barata | · 1\.2(\.|$)|· Impresora | what is cheap is no word of a name
fuente 12v económica | · Fuente .*12 V | the same with an accent
battery 18650 | · (Batería|Pila|Celda).*18650 | English, with a code
resistencia 1k | · Resistencia 1 kΩ | a number with its unit, before the kilos of a spool
resistor 220 ohm | · Resistencia .*220 Ω | English
capacitor 100uf 25v | ^CE-100-25V · | two measures
capacitores ceramicos | ^CC-.*X20 | plural, no accent
led rojo 5mm | ^LED5-ROJ- | thing, colour and measure
leds amarillas | · LED .*amarillo | wrong gender, plural
llave basculante rojo | ^LLA-BASC-ROJ | wrong gender
potensiometro 100k | ^POT-.?100K · | a letter wrong, no accent
transistor bc547 | ^BC547 · | one unit before the packs
fuente 12v 5a | ^FTEM?-12V-5A · | both measures
fuente 12 voltios 2 amperes | ^FTE-12V-2A · | units in words
bateria 18650 | ^BAT-18650- | the cell, not its charger or holder
bateria 12v 7ah | ^GEL-12V-7 · | two measures
pila 9v | ^PILA-(ALC|NIMH)-9V · | the battery, not its clip
filamento pla negro | · Filamento PLA negro | plain PLA before its kinds
filameto petg blanco | · Filamento PETG blanco | a letter missing
impresora 3d | · Impresora 3D | the printer, not its spare parts
impresora resina | · Impresora de resina | no preposition
boquilla 0.4 | · Boquilla .*0,4 mm | point for comma
nozzle 0,4 mm | · Boquilla .*0,4 mm | the maker's English word
correa gt2 | ^COR-GT2- | the belt, not a pulley
rodamiento 608 | ^ROD-608ZZ · | the beginning of what it is called
cable hdmi 3 metros | ^CAV-HDMI.*-3 · | unit in words
jumper macho hembra | ^DUP-MH- | the customer's word for those cables
tester digital | · Multímetro | what everybody here calls it
multimetor | · Multímetro | swapped letters
estacion de soldar | ^EST-(60|90|T12|T245|2EN1|3EN1).* · Estación | the verb where the catalogue has the participle
soldador 60w | · .*[Cc]autín 60 W | the customer's word
estaño 0.8 | · Estaño .*0,8 mm | thing and measure
osiloscopio 100mhz | ^OSC-(B100|TAB-100) · | a letter missing; the instrument, not its probe
protoboard 830 | ^PROTO-830 · | the board before the kit
cubo rubik | ^ING-CUBO-\d | the name everybody uses
multimetro medrix | · Multímetro .* · Medrix | thing and brand
filamento garua rojo | · Filamento .*rojo.* · Garúa 3D | brand between thing and colour
UNO R3 DIP | ^UNO-R3-DIP · | code with spaces
unor3smd | ^UNO-R3-SMD · | code without dashes
esp32 devkitv1 | ^ESP32-DEVKIT-V1 · | code half together
mlu 424437652 | ^UNO-R3-USBC · | the marketplace's number
heladera | ^(TERM|NTC)- | whose description names it, the sister shop's protector must not show
modulo xl6009 | ^XL6009-X5 · | the single one is not public, its pack is
imp gaucha | ^IMP-GAUCHA- | the beginning of a code
pol.gt2.20.5 | ^POL-GT2-20-5 · | dots for dashes
`);

/** Written after all others were right first, and held against the engine once before anything was changed for them. */
export const laterQueries = read(String.raw`
arduino uno usb c | ^UNO-R3-USBC · | three things at once
cable usb para arduino | ^CUSB-AB- | the plug that a board has, whatever the name says
kit robotica | ^KIT-|· Kit .*robot | no accent
brazo robotico | ^KIT-BRAZO- | no accent
sensor de distancia | · Sensor .*distancia | what it does
sensor ph | ^PH-4502C · | two letters
lector rfid | ^(RC522|RDM6300) · | thing and technique
modulo gps | ^GPS-NEO | the module, not its antenna
antena gps | ^GPS-ANT · | the antenna
pantalla tactil | · (Display|Pantalla|Shield TFT).*táctil | either word of the catalogue
matriz led 8x8 | ^MATRIX-(MAX|WS-64) · | thing and size
tira led 12v | ^TIRA- | thing and voltage
tira led blanco calido | ^TIRA-.*-BC | colour of two words
transformador 12v | ^TRAFO-12- | thing and voltage
bateria lipo 3s 2200 | ^LIPO-3S-2200 · | two measures
cargador lipo | ^CARG-B | for that battery
panel solar 100w | ^SOL-(12V|FLEX)-100 | thing and power
regulador 12v | ^LM7812 · | what gives 12 V, single before packs
mosfet irf540 | ^IRF540N(-X5)? · | the beginning of a code; the single one is sold out, its pack is not
diodo 1n4007 | ^1N4007 | thing and code
triac bta41 | ^BTA41 · | thing and code
attiny85 | ^(ATTINY85|TINY85-USB) · | the chip, or the board with it
zocalo 28 patas | ^ZOC-28 · | thing and number
llave tactil | ^(TTP223|PUL-6X6) | what is pressed or touched
pulsador rojo 16mm | ^PUL-PAN16-ROJ · | colour and measure
bornera 2 polos | ^BOR-.*-2(-X10)? · | thing and poles
termocontraible | [Tt]ermocontraíble | no accent
pinza amperimetrica | ^PIN-(400|600|1000) · | no accent
crimpadora rj45 | ^HER-CRIMP-RJ · | thing and plug
calibre digital | ^HER-CALIB | two words
alicate | ^HER-ALIC- | one word
filamento flexible negro | ^TPU(95|85)-NEGR- | property and colour
resina lavable gris | ^RES-LAV-GRIS- | property and colour
ventilador 40x40 24v | ^VENT-40.*24 · | how sellers of fans write the size
impresora gaucha 220 | ^IMP-GAUCHA-220 | name and model
telescopio | · Telescopio | one word
rompecabezas 1000 piezas | ^ING-ROMPE-1000 · | thing and number
libro de robotica | ^LIB-ROBOT · | whose name has another form of the word
cubo rubik 4x4 | ^ING-CUBO-4 · | the customer's word and the size
A-4988 | ^A4988 · | a dash where there is none
rele ssr 40a | ^SSR-40DA · | the workshop's letters
mlu503901227 | ^UNO-R3-SMD · | the marketplace's number
`);

/**
 * Queries for things that the shop does not have. The right answer is empty, or is marked as only the nearest; `right`
 * then matches the products that may be offered.
 */
export const misses = read(String.raw`
xyzqwk | ^$ | no word
colchon | ^$ | another trade
notebook lenovo | . | what is for notebooks, said to be only the nearest (C2)
¿??? | ^$ | no word at all
esp64 | ^$ | there is none, and digits are never corrected
dht23 | ^$ | there is none
a4989 | ^$ | a neighbour of a real code
MLU503901228 | ^$ | a neighbour of a real number
radiador gol | . | the sister shop's must not show; what else has one of the words is only the nearest (C2)
multimetro fluke | · Multímetro | not that brand, so other multimeters
arduino uno violeta | ^UNO-R | not in that colour
servo sg95 | · .*[Ss]ervo | none of that type, but servos
filamento pla negro 5kg | · Filamento .*negro 1 kg | only in 1 kg
fuente 17v | · Fuente | not with that voltage
pi 5 16gb | ^SBC-PI5-(4|8)G | that one is not public
taladro bosch | . | not that brand, and no drill
bicicleta electrica | . | another trade
celular samsung | . | what is for phones, said to be only the nearest (C2)
`);
