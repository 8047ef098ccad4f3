import { expect, test } from 'vitest';
import { mendedText, typosBetween } from './mended-text.ts';

test.each([
  ['sensor', 'sensor', 0],
  ['sensro', 'sensor', 1],
  ['senor', 'sensor', 1],
  ['sensoor', 'sensor', 1],
  ['sensar', 'sensor', 1],
  ['raditor', 'radiador', 2],
  ['', 'luz', 3],
])('%s is so many typos from %s: %i', (one, other, typos) => {
  expect([typosBetween(one, other), typosBetween(other, one)]).toEqual([typos, typos]);
});

const results = [
  { name: 'Sensor de humedad', marks: [[0, 6]] as const },
  { name: 'Placa con Sensor', marks: [[10, 16]] as const },
];

test.each([
  ['sensro', 'sensor'],
  ['Sénsro de humedad', 'sensor de humedad'],
  ['sensor', undefined],
  ['sensores', undefined],
  ['humed', undefined],
  ['sesno', undefined],
  ['cables', undefined],
  ['senr', undefined],
])('«%s» was understood as %j', (text, mended) => expect(mendedText(text, results)).toBe(mended));

test('a synonym that is marked mends nothing', () => {
  expect(mendedText('cargador', [{ name: 'Fuente de 12 V', marks: [[0, 6]] }])).toBeUndefined();
});
