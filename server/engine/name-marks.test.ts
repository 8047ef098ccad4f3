import { expect, test } from 'vitest';
import { markNames } from './name-marks.ts';

/** The names with what is marked in brackets. */
const mark = (text: string, names: string[], alternatives: Parameters<typeof markNames>[2] = []) =>
  markNames(names, text, alternatives).map((marks, at) => {
    const name = names[at] ?? '';
    const parts = marks.map(
      ([from, to], place) => `${name.slice(marks[place - 1]?.[1] ?? 0, from)}[${name.slice(from, to)}]`,
    );
    return parts.join('') + name.slice(marks.at(-1)?.[1] ?? 0);
  });

test('marks words in either number and gender, with or without accents, and beginnings', () => {
  expect(mark('modulos reles', ['Módulo relé de 4 canales'])).toEqual(['[Módulo] [relé] de 4 canales']);
  expect(mark('llave roja', ['Llave basculante rojo'])).toEqual(['[Llave] basculante [rojo]']);
  expect(mark('ardu', ['Placa UNO compatible con Arduino'])).toEqual(['Placa UNO compatible con [Arduino]']);
  expect(mark('placa de red', ['Placa de desarrollo'])).toEqual(['[Placa] de desarrollo']);
});

test('marks a number with its unit, however both are written', () => {
  for (const text of ['12v', '12 voltios', '12 V'])
    expect(mark(text, ['Fuente 12 V 5 A (12)'])).toEqual(['Fuente [12 V] 5 A (12)']);
  expect(mark('0.4', ['Boquilla 0,4 mm'])).toEqual(['Boquilla [0,4 mm]']);
  expect(mark('resistencia 10k', ['Resistencia 10 kΩ'])).toEqual(['[Resistencia] [10 kΩ]']);
});

test('marks names written together or apart, and the digits of a part', () => {
  expect(mark('nema17', ['Motor NEMA 17'])).toEqual(['Motor [NEMA] [17]']);
  expect(mark('dht 22', ['Sensor DHT22'])).toEqual(['Sensor [DHT22]']);
  expect(mark('7805', ['Regulador 5 V LM7805'])).toEqual(['Regulador 5 V [LM7805]']);
  expect(mark('hc sr04', ['Sensor HC-SR04'])).toEqual(['Sensor [HC]-[SR04]']);
});

test('marks sides as one, and what is one word here and two there', () => {
  expect(mark('ventilador 40x10', ['Ventilador 40 x 10 mm 12 V'])).toEqual(['[Ventilador] [40 x 10 mm] 12 V']);
  expect(mark('40mm', ['Ventilador 40 x 10 mm', 'Parlante 40 mm'])).toEqual([
    'Ventilador [40 x 10 mm]',
    'Parlante [40 mm]',
  ]);
  expect(mark('3.5 pulgadas', ['Pantalla 3,5" táctil'])).toEqual(['Pantalla [3,5"] táctil']);
  expect(mark('dipswitch', ['Dip switch 4 vías', 'Switch'])).toEqual(['[Dip] [switch] 4 vías', '[Switch]']);
  expect(mark('porta pilas', ['Portapilas 4 x AA'])).toEqual(['[Portapilas] 4 x AA']);
  expect(mark('10 x', ['Panel 10 x 20 W'])).toEqual(['Panel [10 x 20 W]']);
});

test('marks what a typo was corrected to only where the word stands in no name', () => {
  expect(mark('ardiuno', ['Arduino Uno', 'Sensor'])).toEqual(['[Arduino] Uno', 'Sensor']);
  expect(mark('resitencias', ['Resistencia 1 W'])).toEqual(['[Resistencia] 1 W']);
  expect(mark('motor', ['Motor', 'Moto'])).toEqual(['[Motor]', 'Moto']);
  expect(mark('corola', ['Corona', 'Corolla'])).toEqual(['Corona', '[Corolla]']);
  expect(mark('lm7806', ['Regulador LM7805'])).toEqual(['Regulador LM7805']);
});

test('marks what stands for the words of the text', () => {
  const alternatives = [
    { from: 0, to: 1, words: ['multimetro'] },
    { from: 0, to: 2, words: ['medidor', 'led'] },
  ];
  const names = ['Medidor con display LED', 'Tester digital con LED', 'Tira LED'];
  expect(mark('tester digital', names, alternatives)).toEqual([
    '[Medidor] con display [LED]',
    '[Tester] [digital] con LED',
    'Tira LED',
  ]);
  expect(mark('tester digital', ['Multímetro digital'], alternatives)).toEqual(['[Multímetro] [digital]']);
});

test('places are those of the name as it is sent', () => {
  expect(mark('nandu', ['🤖 El Ñandú <b>'])).toEqual(['🤖 El [Ñandú] <b>']);
  expect(mark('???', ['Arduino'])).toEqual(['Arduino']);
  expect(markNames([], 'arduino', [])).toEqual([]);
});

test('a number and its unit are no other words, whoever looks for what stands beside them', () => {
  expect(mark('filamento gris', ['Filamento PLA gris 1 kg'])).toEqual(['[Filamento] PLA [gris] 1 kg']);
  expect(mark('kg', ['Filamento gris 1 kg', 'Balanza 5 kg, en kg'])).toEqual([
    'Filamento gris 1 kg',
    'Balanza 5 kg, en [kg]',
  ]);
  expect(mark('nema', ['Motor NEMA 17'])).toEqual(['Motor [NEMA] [17]']);
  expect(mark('camara 7805', ['Cámara LM7805', 'Ácido 7805'])).toEqual(['[Cámara] [LM7805]', 'Ácido [7805]']);
});

test('marks what stands for a misspelt word only where no name has that word', () => {
  const display = { from: 0, to: 1, words: ['display'], misspelt: [0] };
  expect(mark('pantala oled', ['Display OLED'], [display])).toEqual(['[Display] [OLED]']);
  expect(mark('pantala oled', ['Display OLED', 'Pantala'], [display])).toEqual(['Display [OLED]', '[Pantala]']);
});
