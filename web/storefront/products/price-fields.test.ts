import { expect, test } from 'vitest';
import { readPrices } from './price-fields.tsx';

const typed = (desde: string, hasta: string) => {
  const form = new FormData();
  form.set('desde', desde);
  form.set('hasta', hasta);
  return readPrices(form);
};

test('prices are read to a cent, however they are typed, the lower one first', () => {
  expect(typed('10', '50')).toEqual({ desde: 10, hasta: 50 });
  expect(typed('U$S 12,50', '1.234')).toEqual({ desde: 12.5, hasta: 1234 });
  expect(typed('0,555', '1,234')).toEqual({ desde: 0.55, hasta: 1.23 });
  expect(typed('12.50', '-1')).toEqual({ desde: 12.5, hasta: undefined });
  expect(typed('0,5', '1.234,56')).toEqual({ desde: 0.5, hasta: 1234.56 });
  expect(typed('1e3', '0')).toEqual({ desde: undefined, hasta: undefined });
  expect(typed('50', '10')).toEqual({ desde: 10, hasta: 50 });
  expect(typed('', 'nada')).toEqual({ desde: undefined, hasta: undefined });
});
