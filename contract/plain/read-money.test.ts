import { expect, test } from 'vitest';
import { amountText } from '#contract/plain/payment-money';
import { readMoney } from '#contract/plain/read-money';
import { readPrice } from '#server/import/read-price';

test.each([
  ['1.234,50', 123_450],
  ['1.234,5', 123_450],
  ['1234,50', 123_450],
  ['1234.50', 123_450],
  ['12.500,00', 1_250_000],
  ['1.234.567', 123_456_700],
  ['1.234.567,8', 123_456_780],
  ['1234', 123_400],
  ['12.50', 1250],
  ['12,9', 1290],
  ['0,07', 7],
  [',5', 50],
  ['1,234.50', 123_450],
  ['U$S 1.234,50', 123_450],
  ['us$10', 1000],
  ['1.234,50 USD', 123_450],
  ['  U$S  12,90 ', 1290],
  ['1 234,50', 123_450],
  ['1\u00a0234,50', 123_450],
  ['0', 0],
])('%j is %d cents, as in an import', (text, cents) => {
  expect(readMoney(text)).toEqual({ cents });
  expect(readPrice(text.trim())).toEqual({ value: cents });
});

test.each(['', '  ', 'U$S '])('%j is nothing', (text) => expect(readMoney(text)).toEqual({ cents: null }));

test('a decimal mark without decimals after it is an amount without cents', () => {
  expect(readMoney('12,')).toEqual({ cents: 1200 });
});

test.each([
  ['1.234', 'si son miles escribí 1234; si son decimales, con dos: 1,23'],
  ['2.500', 'si son miles escribí 2500; si son decimales, con dos: 2,50'],
  ['U$S 1,234', 'si son miles escribí 1234'],
  ['12,505 ', 'si son miles escribí 12505'],
  ['0,125', 'más de dos decimales'],
  ['1234.567', 'más de dos decimales'],
  ['10.000.000,01', 'es más que 10.000.000'],
  ['$ 500', 'no está en dólares'],
  ['500 pesos', 'no está en dólares'],
  ['-5', 'Escribí un importe'],
  ['1.23.4', 'no es un número'],
  ['12.34,5', 'no es un número'],
  ['doce', 'Escribí un importe'],
  ['1e3', 'Escribí un importe'],
  ['.', 'Escribí un importe'],
  ['٣', 'Escribí un importe'],
])('%j is refused: %s', (text, sentence) => {
  expect(readMoney(text)).toEqual({ error: expect.stringContaining(sentence) });
});

test('pesos are read as such where a payment is in pesos', () => {
  expect([readMoney('$ 1.234,50', 'UYU'), readMoney('1234,5 UYU', 'UYU'), readMoney('7', 'EUR')]).toEqual([
    { cents: 123_450 },
    { cents: 123_450 },
    { cents: 700 },
  ]);
  expect(readMoney(amountText(99_999_999), 'UYU')).toEqual({ cents: 99_999_999 });
});
