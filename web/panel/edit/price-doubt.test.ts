import { expect, test } from 'vitest';
import { priceDoubt, productDoubt, rateDoubt, shippingDoubt } from './price-doubt.ts';

test.each([
  [189_00, 1_25, '¿De U$S 189,00 a U$S 1,25?'],
  [100_00, 49_99, '¿De U$S 100,00 a U$S 49,99?'],
  [100_00, 150_01, '¿De U$S 100,00 a U$S 150,01?'],
  [12_50, 1_250_00, '¿De U$S 12,50 a U$S 1.250,00?'],
  [100_00, 0, '¿De U$S 100,00 a U$S 0,00?'],
  [100_00, 50_00, undefined],
  [100_00, 150_00, undefined],
  [0, 150_00, undefined],
  [null, 150_00, undefined],
  [1_00, { unread: '1.234', error: '' }, undefined],
])('from %j to %j asks %j', (from, to, title) => {
  expect(priceDoubt(from, to)?.title).toBe(title);
});

test('of shippings each is compared with its own, wherever it stands by now', () => {
  const rows = (home: number, agency: number) => [
    { id: 'RES', name: 'Retiro', price: home },
    { id: 'MON', name: 'Montevideo', price: agency },
  ];
  expect(shippingDoubt(rows(0, 5_00), rows(4_00, 6_00).toReversed())).toBeUndefined();
  expect(shippingDoubt(rows(0, 5_00), rows(0, 5_000_00).toReversed())?.title).toBe('¿De U$S 5,00 a U$S 5.000,00?');
  expect(shippingDoubt(rows(0, 5_00), rows(0, 0))?.text).toBe('Ese envío queda sin costo.');
  expect(shippingDoubt(undefined, rows(0, 5_00))).toBeUndefined();
});

test('a shipping that is renamed and gets another price at once is compared with what it was', () => {
  const before = [
    { id: 'MON', name: 'Moto', price: 5_00 },
    { id: 'MON', name: 'Camión', price: 500_00 },
    { id: 'INT', name: 'Agencia', price: 10_00 },
  ];
  const now = (...rows: [id: string, name: string, price: number][]) =>
    shippingDoubt(
      before,
      rows.map(([id, name, price]) => ({ id, name, price })),
    )?.title;
  expect(now(['MON', 'Cadete', 5_000_00], ['MON', 'Camión', 500_00])).toBe('¿De U$S 5,00 a U$S 5.000,00?');
  expect(now(['MON', 'Cadete', 6_00], ['MON', 'Flete', 510_00], ['INT', 'Agencia', 10_00])).toBeUndefined();
  expect(now(['MON', 'Cadete', 6_00], ['MON', 'Flete', 5_00])).toBe('¿De U$S 500,00 a U$S 5,00?');
  // A new one beside those that are there is none of them.
  expect(now(['MON', 'Moto', 5_00], ['MON', 'Camión', 500_00], ['MON', 'Dron', 1_00])).toBeUndefined();
});

const sold = { price: 10_00, isPublic: true };
test.each([
  ['a new public one', undefined, { price: 0, isPublic: true }, true],
  ['a new one that nobody sees', undefined, { price: 0, isPublic: false }, false],
  ['one with a price', undefined, sold, false],
  ['one that gets public', { price: 0, isPublic: false }, { price: 0, isPublic: true }, true],
  ['one that was so already', { price: 0, isPublic: true }, { price: 0, isPublic: true }, false],
])('being public without a price is asked about: %s', (_, seen, now, isAsked) => {
  expect(productDoubt(seen, now)?.title).toBe(isAsked ? '¿Publicar sin precio?' : undefined);
});

test('taking the price away is asked as the change of it', () => {
  expect(productDoubt(sold, { price: 0, isPublic: true })?.title).toBe('¿De U$S 10,00 a U$S 0,00?');
  expect(productDoubt(sold, { price: 0, isPublic: true })?.text).toContain('Consultar precio');
});

const now = new Date('2026-11-30T12:00:00Z');

test.each([
  [39.85, 4, '¿$ 4,00 por dólar?'],
  [39.85, 398.5, '¿$ 398,50 por dólar?'],
  [39.85, 41, undefined],
  [undefined, 40, undefined],
  [undefined, 4, '¿$ 4,00 por dólar?'],
  [39.85, undefined, undefined],
])('a rate from %s to %s is asked for as %s', (from, to, title) => {
  const rate = (value?: number) => (value === undefined ? null : { value, date: '2026-11-29' });
  expect(rateDoubt(rate(from), rate(to), now)?.title).toBe(title);
});

test.each([
  ['2026-11-20', 'Ya venció'],
  ['2026-12-30', 'Todavía no rige'],
])('a rate of %s is asked for: %s', (date, why) => {
  const { title, text } = rateDoubt(null, { value: 40, date }, now) ?? {};
  expect(title).toMatch(/^¿La cotización del \d\d\/1[12]\/2026\?$/);
  expect(text).toContain(why);
  expect(rateDoubt({ value: 40, date }, { value: 40, date }, now)).toBeUndefined();
});
