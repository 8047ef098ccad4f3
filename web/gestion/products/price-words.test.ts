import { expect, test } from 'vitest';
import { priceWords } from './price-words.ts';

const rate = { value: 40.5, date: '2026-11-20' };

test.each([
  [12_200, 22, rate, ['Sin IVA: U$S 100,00', 'En pesos: $ 4.941,00 con IVA, a $ 40,50 por dólar']],
  [11_000, 10, null, ['Sin IVA: U$S 100,00']],
  [5_000, 0, rate, ['En pesos: $ 2.025,00 con IVA, a $ 40,50 por dólar']],
  [0, 22, rate, []],
  [null, 22, rate, []],
  [{ unread: '1,2,3', error: 'No es un importe' }, 22, rate, []],
])('of the price %j at %j %% is read %j', (price, ivaRate, at, words) => {
  expect(priceWords(price, ivaRate, at)).toEqual(words);
});
