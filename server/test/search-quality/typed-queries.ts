import { read } from './queries.ts';

/**
 * How people type who want something quickly: measures glued to their words, two words as one and one as two, plurals,
 * slips, the brand first, and what things are called over the counter. Held against the engine once before it was
 * changed for them.
 */
export const typedQueries = read(String.raw`
uno original | ^UNO-R[34] | the board, those marked as original first where any is
fuente raspberry | ^FTE-USBC- | what feeds that computer, not the computer
pinza pelacable | ^HER-PELA- | what strips cables, by half of its name
ventilador 12v 40mm | ^VENT-4010-12 · | one side of a fan that is written 40 x 10 mm
microswitch | ^(MICRO-|FIN-|LIMIT-MOD) | the English word, as one
fuente 12v5a | ^FTEM?-12V-5A · | two measures as one word
bateria 12v7ah | ^GEL-12V-7 · | the same for a battery
bateria lipo 2s 1300mah | ^LIPO-2S-1300 · | units glued
resistencia 4k7 | · Resistencia .*4,7 kΩ | the letter of the unit for the comma
diodo zener 5v1 | ^ZEN-5V1- | the same with volts
capacitor electrolitico 470uf 16v | ^CE-470-16V · | no accent, units glued
ventilador 80mm | ^VENT-8025 · | one side only
turbina 50x15 24v | ^VENT-5015-24 · | sides glued where the name has them apart
ventilador 40x40x10 12v | ^VENT-4010-12 · | all three sides, as the specification says
pulsadores 12x12 | ^PUL-12-CAP- | plural, and sides glued
placa perforada 7x9 | ^PERF-(FEN-)?7X9 · | sides glued
caja plastica 100x60x25 | ^CAJA-ABS-2 · | three sides; the catalogue says gabinete and ABS
perfil 20x20 500mm | ^PERF-2020-500 · | the section, and the length
fusible 5x20 2a | ^FUS-520-2 · | sides and current
estaño 1mm | · Estaño .*\b1(,0)? mm | which the catalogue writes 1,0 mm
pantalla 3.5 pulgadas | · .*(Pantalla|TFT).* 3,5" | the unit in words where the catalogue has its sign
borneras enchufables 4 polos | ^BOR-ENCH-4 · | plural, and a number
potenciometros 100k lineales | ^POT-B100K · | plural, no accent
portapilas 4 aa | ^PORTA-AA-4 | number and size
porta pilas 18650 | ^PORTA-18650- | one word as two
dipswitch 8 | ^LLA-DIP-8 · | two words as one
mini torno | ^HER-MINITORNO | one word as two
termo contraible | [Tt]ermocontraíble | one word as two
destornilladores de presicion | ^HER-DEST- | plural, and an s for a c
protobord 400 | ^PROTO-400 · | a letter missing
fotoresistencia | ^LDR-5MM · | a letter missing
osciloscopo portatil | ^OSC-(DSO150|MANO-) | a letter missing
cermico 100nf | ^CC-100NF- | a letter missing, unit glued
medrix tester | · Multímetro .* · Medrix | brand first, colloquial name
filandor petg negro | · Filamento PETG negro .* · Filandor | brand first
resinor lavable gris | ^RES-LAV-GRIS.* · Resinor | brand first, the thing left out
chicharra 5v | ^BUZ- | what a buzzer is called here
pistola de silicona | ^HER-PIST-SIL | what everybody calls it
chupa estaño | ^EST-CHUPON | what sucks tin off, not a braid
gotita | ^ORG-CIANO · | a brand that has become the word
cinta aislante | ^ORG-CINTA-(AIS|KIT) · | another form of the word
cutter | · (Hojas de t|T)rincheta | the English word
pila de reloj | ^PILA-(CR|LR) | what it is for
fin de carrera | ^(FIN-|LIMIT-MOD) | how it is said where the catalogue says final
cable usb impresora | ^CUSB-AB- | the plug that printers have
stepper nema 17 | ^NEMA17- | the English word
cargador de pilas | ^CARG-AA-4 · | charger of small batteries, not a battery
cable awg22 rojo | ^CABM-22-ROJ · | letters and number together
sensor de luz | · (Módulo s|S)ensor de luz | what it does
bomba de agua 12v | ^BOMBA-(R385|12V-800) · | which the catalogue calls by its kind
conector pila 9v | ^(PORTA-9V|CAB-9V-DC) · | the clip, not the battery
led rgb 5mm | ^LED5-RGB- | thing, kind and size
plaqueta virgen | ^COBRE- | what a board is called here
lupa con luz | · .*[Ll]upa.* luz | either kind
joystick arduino | ^(JOY-KY023|SHD-JOYSTICK) · | a module or a shield
pilas cr 2032 | ^PILA-CR2032-5 · | letters and number apart
pantala oled | ^OLED- | one l of two, and what the catalogue calls display
oscilloscopio portatil | ^OSC-(DSO150|MANO-) | an l too many, as in English
pistola de sillicona | ^HER-PIST-SIL | an l too many
LM78O5 | ^LM7805 · | a letter O for the zero of a code
HC-SRO4 | ^HC-SR04 · | the same in one of two words
ressistencia 4k7 | · Resistencia .*4,7 kΩ | an s too many
`);
