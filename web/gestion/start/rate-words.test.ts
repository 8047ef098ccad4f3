import { expect, test } from 'vitest';
import { rateWords } from './rate-words.ts';

const payments = [{ id: 'MPU' as const, name: 'Mercado Pago', instructions: '' }];
const rate = { value: 40.5, date: '2026-11-20' };
const at = (day: number) => new Date(`2026-11-${day}T12:00:00Z`);
const pesos = { rate, cardCurrency: 'UYU', showUYU: 'off', payments } as const;

test.each([
  [20, undefined],
  [21, undefined],
  [22, 'La cotización ($ 40,50 por dólar) es del 20/11/2026: sirve 2 días más.'],
  [23, 'La cotización ($ 40,50 por dólar) es del 20/11/2026: sirve un día más.'],
  [24, 'La cotización ($ 40,50 por dólar) es del 20/11/2026: sirve solo hasta hoy.'],
  [25, 'La cotización ($ 40,50 por dólar) es del 20/11/2026: no se ofrece la tarjeta.'],
])('on the %ith a rate of the 20th says %s', (day, text) => {
  expect(rateWords(pesos, true, at(day))?.text).toBe(text);
  expect(rateWords(pesos, true, at(day))?.isOver ?? false).toBe(day === 25);
});

test('without a rate it says what is missing, and nothing where nothing goes by it', () => {
  const none = { ...pesos, rate: null };
  expect(rateWords({ ...none, showUYU: 'before' }, true, at(20))?.text).toBe(
    'No hay cotización: no se ofrece la tarjeta y no se muestran precios en pesos.',
  );
  expect(rateWords({ ...none, cardCurrency: 'USD' }, true, at(20))).toBeUndefined();
  expect(rateWords({ ...none, payments: [] }, true, at(20))).toBeUndefined();
});

test('is alarmed only where somebody takes cards', () => {
  const none = { ...pesos, rate: null };
  expect(rateWords(none, false, at(20))).toBeUndefined();
  expect(rateWords({ ...none, showUYU: 'beside' }, false, at(20))).toEqual({
    text: 'No hay cotización: no se muestran precios en pesos.',
    isOver: false,
  });
  expect(rateWords(none, true, at(20))?.isOver).toBe(true);
});
