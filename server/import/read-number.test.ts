import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDecimal, scaled } from './read-number.ts';
import { readNetPrice, readPrice, withIva } from './read-price.ts';
import { readIvaRate, readQuantity, readYesNo } from './read-words.ts';

const valueOf = <T>(cell: { value: T } | { error: string }) => ('value' in cell ? cell.value : undefined);
const errorOf = (cell: object) => ('error' in cell ? String(cell.error) : undefined);
const cents = (text: string) => valueOf(readPrice(text));

describe('prices', () => {
  test.each([
    ['1.234,50', 123450],
    ['1,234.50', 123450],
    ['1 234,50', 123450],
    ['1\u00a0234,5', 123450],
    ['1234.5', 123450],
    ['1234', 123400],
    ['1.234.567', 123456700],
    ['1,234,567.89', 123456789],
    ['U$S 12,90', 1290],
    ['u$s12.9', 1290],
    ['12,90 USD', 1290],
    ['US$ 0,05', 5],
    ['0', 0],
    [',5', 50],
    ['1234,500', 123450],
    ['0.120', 12],
    ['10.000.000', 1_000_000_000],
  ])('%s is %i cents', (text, expected) => {
    expect(cents(text)).toBe(expected);
  });

  test.each([
    ['1.234', 'dos maneras'],
    ['12,500', 'dos maneras'],
    ['U$S 1.234', 'dos maneras'],
    ['0,125', 'más de dos decimales'],
    ['1234,567', 'más de dos decimales'],
    ['-5', 'negativo'],
    ['(5,00)', 'negativo'],
    ['$ 500', 'no está en dólares'],
    ['500 UYU', 'no está en dólares'],
    ['$U 500', 'no está en dólares'],
    ['€ 3', 'no está en dólares'],
    ['10.000.000,01', '10.000.000'],
    ['1.2.3', 'no es un número'],
    ['1,234,5', 'no es un número'],
    ['12 34', 'no es un número'],
    ['1e3', 'no es un número'],
    ['12 unidades', 'no es un número'],
    ['12/05/2026', 'es una fecha que puso la planilla'],
    ['.', 'no es un número'],
    ['١٢', 'no es un número'],
  ])('%s is refused: %s', (text, reason) => {
    expect(errorOf(readPrice(text))).toContain(reason);
  });

  test('the refusal of a number with two readings says how to write each', () => {
    expect(errorOf(readPrice('1.234'))).toBe(
      '«1.234» se puede leer de dos maneras: si son miles escribí 1234; si son decimales, con dos: 1,23',
    );
  });

  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  const inThousands = (integer: number, mark: string) => String(integer).replace(/\B(?=(\d{3})+$)/g, mark);
  const styles = [
    (i: number, f: string) => `${inThousands(i, '.')},${f}`,
    (i: number, f: string) => `${inThousands(i, ',')}.${f}`,
    (i: number, f: string) => `${inThousands(i, ' ')},${f}`,
    (i: number, f: string) => `${inThousands(i, '\u202f')},${f}`,
    (i: number, f: string) => `${i}.${f}`,
    (i: number, f: string) => `${i},${f}`,
    (i: number, f: string) => `U$S ${inThousands(i, '.')},${f}`,
  ];

  test('whatever a spreadsheet writes with two decimals is read as the same amount', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...styles), (value, style) => {
        const text = style(Math.floor(value / 100), String(value % 100).padStart(2, '0'));
        expect(cents(text)).toBe(value);
      }),
      { numRuns: 2000 },
    );
  });

  test('a text of digits and marks is read as its own digits, or refused', () => {
    const text = fc.string({ unit: fc.constantFrom('0', '1', '9', '.', ',', ' '), maxLength: 12 });
    const bare = (digits: string) => digits.replace(/^0+|0+$/g, '');
    fc.assert(
      fc.property(text, (given) => {
        const read = readDecimal(given);
        if ('error' in read) return;
        expect(bare(String(read.value.units))).toBe(bare(given.replace(/\D/g, '')));
        expect(given).not.toMatch(/^[1-9]\d{0,2}[.,]\d{3}$/);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('prices without IVA', () => {
  const gross = (text: string, rate: number) => {
    const net = valueOf(readNetPrice(text));
    return net && withIva(net, rate);
  };

  test.each([
    ['100', 22, 12200],
    ['10,245082', 22, 1250],
    ['0,01', 22, 1],
    ['0,05', 10, 6],
    ['99,99', 0, 9999],
  ])('%s at %i per cent comes to %i cents', (text, rate, expected) => {
    expect(gross(text, rate)).toBe(expected);
  });

  test('half a cent is rounded away from zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(22, 10, 0), (net, rate) => {
        const text = `${Math.floor(net / 100)}.${String(net % 100).padStart(2, '0')}`;
        expect(gross(text, rate)).toBe(Math.floor((net * (100 + rate) + 50) / 100));
      }),
    );
  });

  test('seven decimals are refused', () => {
    expect(errorOf(readNetPrice('1,1234567'))).toContain('más de seis decimales');
  });

  test('scaled rounds to whole numbers', () => {
    expect(scaled({ units: 25n, scale: 1 })).toBe(3n);
    expect(scaled({ units: 249n, scale: 2 })).toBe(2n);
  });
});

describe('words', () => {
  test.each([
    ['Sí', true],
    ['SI', true],
    ['x', true],
    ['1', true],
    ['No', false],
    ['0', false],
    ['falso', false],
  ])('%s is %s', (text, expected) => {
    expect(readYesNo(text)).toEqual({ value: expected });
  });

  test.each([
    ['22', 22],
    ['22 %', 22],
    ['22,00%', 22],
    ['0,22', 22],
    ['10', 10],
    ['0.10', 10],
    ['Mínima', 10],
    ['IVA 22%', 22],
    ['0', 0],
    ['Exento', 0],
  ])('IVA %s is %i', (text, expected) => {
    expect(readIvaRate(text)).toEqual({ value: expected });
  });

  test.each(['2,2', '21', '1', 'algo', '%', '220'])('IVA %s is refused', (text) => {
    expect(errorOf(readIvaRate(text))).toContain('no es una tasa de IVA');
  });

  test.each([
    ['12', 12],
    ['0', 0],
    ['5,00', 5],
    ['12 u', 12],
    ['1.234.567', 1_234_567],
  ])('the quantity %s is %i', (text, expected) => {
    expect(readQuantity(text)).toEqual({ value: expected });
  });

  test.each(['-1', '1,5', '1.234', 'muchos', '10000000'])('the quantity %s is refused', (text) => {
    expect(errorOf(readQuantity(text))).toBeTruthy();
  });
  test('maybe is neither yes nor no', () => {
    expect(errorOf(readYesNo('quizás'))).toBe('«quizás» no es sí ni no');
  });
});
