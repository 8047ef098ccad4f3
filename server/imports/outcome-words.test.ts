import { expect, test } from 'vitest';
import { goneWords, toldWords } from './outcome-words.ts';

test.each([
  [undefined, 'Igual'],
  [{ kinds: ['created'], from: null, to: 500 }, 'Nuevo'],
  [{ kinds: ['leftOut'], from: null, to: 500 }, 'Nuevo que no entra'],
  [{ kinds: ['up'], from: 1000, to: 1250 }, 'Sube de precio: U$S 10,00 → U$S 12,50'],
  [{ kinds: ['big', 'up'], from: 1000, to: 2500 }, 'Sube de precio: U$S 10,00 → U$S 25,00 (más de la mitad)'],
  [
    { kinds: ['zero', 'down'], from: 1000, to: 0 },
    'Baja de precio: U$S 10,00 → U$S 0,00 (queda en «Consultar precio»)',
  ],
  [{ kinds: ['other'], from: 1000, to: 1000 }, 'Cambia'],
  [{ kinds: ['other'], from: null, to: null }, 'Cambia'],
] as const)('%j is said as «%s»', (told, words) => {
  expect(toldWords(told)).toBe(words);
});

test('a product that the file lacks is named', () => {
  expect(goneWords({ code: 'A-1', name: 'Placa', price: 1000 })).toBe('No está en la planilla: Placa, U$S 10,00');
});
