import { expect, test } from 'vitest';
import { rateWords } from './rate-words.ts';

const payments = [{ id: 'MPU' as const, name: 'Mercado Pago', instructions: '' }];
const rate = { value: 40.5, date: '2026-11-20' };
const at = (day: number) => new Date(`2026-11-${day}T12:00:00Z`);
const pesos = { rate, cardCurrency: 'UYU', showUYU: 'off', payments } as const;
const [byHand, read, noCard] = [
  { hasCard: true, isRead: false },
  { hasCard: true, isRead: true },
  { hasCard: false, isRead: false },
];
const told = 'La cotización ($ 40,50 por dólar) es del 20/11/2026';
const daily =
  ' Para que se lea sola cada día, por ejemplo la del Banco Central que publica frankfurter.dev, quien arranca la tienda agrega:';
const typed = `${told}. La ponés a mano.${daily}`;

test.each([
  [20, typed, 'good'],
  [21, typed, 'good'],
  [22, `${told}: sirve 2 días más.${daily}`, 'old'],
  [23, `${told}: sirve un día más.${daily}`, 'old'],
  [24, `${told}: sirve solo hasta hoy.${daily}`, 'old'],
  [25, `${told}: no se ofrece la tarjeta.${daily}`, 'over'],
])('on the %ith a rate of the 20th that is typed says %s', (day, text, state) => {
  expect(rateWords(pesos, byHand, at(day))).toMatchObject({ text, state });
});

const none = ' La fuente diaria no dio ninguna nueva.';
test.each([
  [20, `${told}. Se lee sola cada día.`, 'good'],
  [21, `${told}: sirve 3 días más.${none}`, 'old'],
  [25, `${told}: no se ofrece la tarjeta.${none}`, 'over'],
])('on the %ith one that is read says %s', (day, text, state) => {
  expect(rateWords(pesos, read, at(day))).toEqual({ text, state });
});

test('the line to paste stands only where nothing reads the rate', () => {
  expect(rateWords(pesos, byHand, at(20))?.lines).toBe(
    'RATE_URL=https://api.frankfurter.dev/v2/rate/USD/UYU?providers=BCU\nRATE_FIELD=rate',
  );
  expect(rateWords({ ...pesos, rate: null }, byHand, at(20))?.lines).toContain('RATE_URL=');
  expect(rateWords(pesos, read, at(20))?.lines).toBeUndefined();
});

test('without a rate it says what is missing, and nothing where nothing goes by it', () => {
  const without = { ...pesos, rate: null };
  expect(rateWords({ ...without, showUYU: 'before' }, byHand, at(20))?.text).toBe(
    `No hay cotización: no se ofrece la tarjeta y no se muestran precios en pesos.${daily}`,
  );
  expect(rateWords(without, read, at(20))?.text).toBe(`No hay cotización: no se ofrece la tarjeta.${none}`);
  expect(rateWords({ ...without, cardCurrency: 'USD' }, byHand, at(20))).toBeUndefined();
  expect(rateWords({ ...without, payments: [] }, byHand, at(20))).toBeUndefined();
});

test('is alarmed only where somebody takes cards', () => {
  const without = { ...pesos, rate: null };
  expect(rateWords(without, noCard, at(20))).toBeUndefined();
  expect(rateWords({ ...without, showUYU: 'beside' }, noCard, at(20))).toMatchObject({
    text: `No hay cotización: no se muestran precios en pesos.${daily}`,
    state: 'old',
  });
  expect(rateWords(without, byHand, at(20))?.state).toBe('over');
});
