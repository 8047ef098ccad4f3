import { expect, test } from 'vitest';
import { shownPrice } from './shown-price.ts';

const off = { plusTax: 'off', showUYU: 'off', rate: { value: 40, date: '2026-11-20' } } as const;

test('includes IVA for everyone while the setting is off', () => {
  expect(shownPrice(12200, 22, off, true)).toEqual({
    cents: 12200,
    words: 'IVA incluido',
    pesos: undefined,
    first: 'USD',
  });
});

test.each([
  [12200, 22, 10000],
  [11000, 10, 10000],
  [5000, 0, 5000],
  [999, 22, 819],
])('%i cents at %i %% are %i before IVA, for companies alone', (price, ivaRate, before) => {
  const settings = { ...off, plusTax: 'companies' } as const;
  expect(shownPrice(price, ivaRate, settings, true)).toMatchObject({ cents: before, words: 'más IVA' });
  expect(shownPrice(price, ivaRate, settings, false)).toMatchObject({ cents: price, words: 'IVA incluido' });
});

test('is shown in pesos beside or before the dollars where there is a rate', () => {
  expect(shownPrice(1250, 22, { ...off, showUYU: 'beside' }, false)).toMatchObject({ pesos: 50000, first: 'USD' });
  expect(shownPrice(1250, 22, { ...off, showUYU: 'before' }, false)).toMatchObject({ pesos: 50000, first: 'UYU' });
  const unknown = shownPrice(1250, 22, { ...off, showUYU: 'before', rate: null }, false);
  expect(unknown).toMatchObject({ pesos: undefined, first: 'USD' });
});
