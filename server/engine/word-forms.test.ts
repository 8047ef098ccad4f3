import { expect, test } from 'vitest';
import { wordsOf } from './analyzer.ts';
import { alsoWritten, formsOf, partsOf } from './word-forms.ts';

const formsIn = (text: string, at = 0) => formsOf(wordsOf(text), at);

test('a number is looked for as others write it', () => {
  expect(formsIn('4k7')).toEqual(['4k7', '4.7k']);
  expect(formsIn('5v1')).toEqual(['5v1', '5.1v']);
  expect(formsIn('2r2')).toEqual(['2r2', '2.2ohm']);
  expect(formsIn('1,0 mm')).toEqual(['1.0mm', '1mm']);
  expect(formsIn('1 mm')).toEqual(['1mm', '1.0mm']);
  expect(formsIn('10000 mAh')).toEqual(['10000mah', '10.000mah']);
  expect(formsIn('10.000 mAh')).toEqual(['10.000mah', '10000mah']);
  expect(formsIn('40x10mm')).toEqual(['40x10mm', '40x10']);
  for (const text of ['2n2222', '7805', '16x2', '12']) expect(formsIn(text)).toEqual([text]);
});

test('neighbours are looked for as one word, but not across a stop word', () => {
  expect(formsIn('porta pilas')).toEqual(['porta', 'portapilas']);
  expect(formsIn('porta pilas', 1)).toEqual(['pilas', 'portapilas']);
  expect(formsIn('nema 17')).toEqual(['nema', 'nema17']);
  expect(formsIn('pila de reloj')).toEqual(['pila']);
});

test('one word is read as two at every place that leaves three letters', () => {
  expect(partsOf('dipswitch')).toContainEqual(['dip', 'switch']);
  expect(partsOf('motor')).toEqual([]);
  expect(partsOf('esp32wifi')).toEqual([]);
});

test('the sides of a thing are found together and each', () => {
  const also = (text: string) => alsoWritten(wordsOf(text));
  expect(also('Ventilador 40 x 10 mm 12 V')).toEqual(['40x10', '40mm', '10mm']);
  expect(also('Medidas 100 x 60 x 25 mm')).toEqual(['100x60x25', '100mm', '60mm', '25mm']);
  expect(also('Tubo 2,5 × 100 mm')).toEqual(['2.5x100', '2.5mm', '100mm']);
  expect(also('Portapilas 4 x 18650')).toEqual(['4x18650']);
  expect(also('Pantalla 3,5"')).toEqual(['3.5']);
  for (const text of ['Portapilas 4 x AA', 'Amplificador 2 x 50 W', 'Display 16x2', 'x 10 mm'])
    expect(also(text)).toEqual([]);
});
