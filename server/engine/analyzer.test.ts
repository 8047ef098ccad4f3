import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainCode } from '#server/plain-text';
import { fold, singular, stem, wordsOf } from './analyzer.ts';

test('folding takes nothing from a code', () => {
  const alike = (text: string) => {
    expect(fold(text).replace(/[^a-z0-9]/g, '')).toBe(plainCode(text));
  };
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), alike));
  const sign = fc.constantFrom(...'aZ09 -./ÁñÜçμµωΩ×øØßẞkK½²ﬁİı'.split(''));
  fc.assert(fc.property(fc.string({ unit: sign, maxLength: 12 }), alike), { numRuns: 1000 });
});

test('a number and its unit are one word however they are written', () => {
  for (const text of ['12 V', '12v', '12 volts', '12 voltios']) expect(wordsOf(text)).toEqual(['12v']);
  expect(wordsOf('filamento 1,75 mm')).toEqual(['filamento', '1.75mm']);
  expect(wordsOf('de 5 a 12 V, 2 A')).toEqual(['de', '5', 'a', '12v', '2a']);
  expect(wordsOf('28BYJ-48 2N2222')).toEqual(['28byj', '48', '2n2222']);
  expect(wordsOf('¿? — ')).toEqual([]);
});

test('measures glued together are words each, sides are one', () => {
  expect(wordsOf('fuente 12V5A')).toEqual(['fuente', '12v', '5a']);
  expect(wordsOf('12v7ah 2n2222 0k30a15')).toEqual(['12v', '7ah', '2n2222', '0k30a15']);
  expect(wordsOf('5,5x2,1mm 4x4 2x1.5')).toEqual(['5.5x2.1mm', '4x4', '2x1.5']);
});

test('the sign of an inch is its unit', () => {
  for (const text of ['3,5"', '3.5 pulgadas', '3.5”', '3,5 ″']) expect(wordsOf(text)).toEqual(['3.5pulg']);
});

test('with and without air conditioning are words', () => {
  expect(wordsOf('con A/A')).toEqual(['con', 'aa']);
  expect(wordsOf('Gol sin a/c, 220 V c/a')).toEqual(['gol', 'sinac', '220v', 'c', 'a']);
});

test('plural and singular meet, and so do both genders', () => {
  const pairs =
    'sensor sensores, cable cables, led leds, luz luces, interfaz interfaces, enlace enlaces, rele reles, eje ejes, chip chips, bloque bloques, base bases, motor motores, placa placas, kit kits, buje bujes, bus buses, pie pies, shield shields, bateria baterias, transistor transistores, conexion conexiones, regulador reguladores';
  for (const pair of pairs.split(', ')) {
    const [one = '', many = ''] = pair.split(' ');
    expect([pair, singular(many)]).toEqual([pair, singular(one)]);
  }
  expect(stem('rojas')).toBe(stem('rojo'));
  expect(stem('amarilla')).toBe(stem('amarillos'));
});

test('words that only look alike stay apart', () => {
  for (const [one, other] of [
    ['pi', 'pie'],
    ['moto', 'motor'],
    ['lm35', 'lm358'],
    ['caja', 'cajon'],
    ['mosfet', 'mosfets2'],
  ] as const)
    expect(stem(one)).not.toBe(stem(other));
});
