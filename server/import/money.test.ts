import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHeader } from './header.ts';
import { formatSign, inPesos, type Money } from './money.ts';
import { problemSentence } from './problem.ts';
import { readCurrency, readNetPrice, readPrice, withIva } from './read-price.ts';
import { readRow } from './read-row.ts';

const pesos: Money = { currency: 'UYU', rate: { value: 40.25, date: '2026-11-20' } };
const priceOf = (text: string, money?: Money) => {
  const cell = readPrice(text, money);
  return 'value' in cell ? cell.value : cell.error;
};
const read = (cells: Record<string, string>, money?: Money) => {
  const header = readHeader({ row: 1, cells: Object.keys(cells) }, [], { money });
  const { read: row, problems } = readRow(header, 2, Object.values(cells));
  return { ...row.values, unused: header.unused, errors: [...header.problems, ...problems].map(problemSentence) };
};

describe('pesos that somebody asked for', () => {
  test.each([
    ['4025', 10_000],
    ['$ 4.025,00', 10_000],
    ['4.025,50 UYU', 10_001],
    ['$U 40,25', 100],
    ['500 pesos', 1242],
    ['0', 0],
    ['U$S 12,90', 1290],
  ])('%s is %i cents of dollars', (text, cents) => {
    expect(priceOf(text, pesos)).toBe(cents);
  });

  test.each([
    ['€ 3', 'no está en dólares'],
    ['R$ 500', 'no está en dólares'],
    ['$ -5', 'negativo'],
    ['$ 1,125', 'dos maneras'],
    ['$ 0,125', 'más de dos decimales'],
    ['500.000.000', 'más que 10.000.000'],
    ['U$S', '«U$S» no es un número'],
    ['$', '«$» no es un número'],
  ])('%s is refused: %s', (text, reason) => {
    expect(priceOf(text, pesos)).toContain(reason);
  });

  test('become the nearest cent, with IVA that they lack at its rate', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 });
    const rate = fc.integer({ min: 10_000, max: 1_000_000 });
    fc.assert(
      fc.property(cents, rate, fc.constantFrom(22, 10, 0), (amount, tenThousandths, iva) => {
        const text = `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`;
        const money: Money = { currency: 'UYU', rate: { value: tenThousandths / 10_000, date: '2026-11-20' } };
        const [dividend, divisor] = [BigInt(amount) * 10_000n, BigInt(tenThousandths)];
        expect(priceOf(text, money)).toBe(Number((2n * dividend + divisor) / (2n * divisor)));
        const net = readNetPrice(text, money);
        if (!('value' in net)) throw new Error(net.error);
        const [all, hundred] = [dividend * BigInt(100 + iva), divisor * 100n];
        expect(withIva(net.value, iva)).toBe(Number((2n * all + hundred) / (2n * hundred)));
      }),
    );
  });
});

describe('what says that a price is no dollar', () => {
  test.each([
    ['$ 500', `«$ 500» no está en dólares: ${inPesos}`],
    ['€ 500', '«€ 500» no está en dólares: escribí el número solo, o con U$S adelante'],
    ['500 pesos', 'no está en dólares'],
  ])('%s is refused where nobody asked for pesos', (text, reason) => {
    expect(priceOf(text)).toContain(reason);
  });

  test.each(['Precio $', 'Precio ($)', 'Precio UYU', 'Precio en pesos', 'Precio €', 'Precio neto $U'])(
    'the header «%s» is',
    (label) => {
      expect(read({ código: 'A', [label]: '500' }).errors).toEqual([
        `Fila 1, columna «${label}»: los precios van en dólares; ${inPesos}`,
      ]);
    },
  );

  test('a header in pesos is read where they are asked for, one in dollars stays in dollars', () => {
    expect(read({ código: 'A', 'Precio $': '4025' }, pesos)).toMatchObject({ price: 10_000, errors: [] });
    expect(read({ código: 'A', 'Precio (U$S)': '4025' }, pesos)).toMatchObject({ price: 402_500, errors: [] });
    expect(read({ código: 'A', 'Precio €': '4025' }, pesos).errors).toHaveLength(1);
  });

  test('a price in pesos beside the one in dollars is not used', () => {
    const both: Record<string, string>[] = [
      { código: 'A', 'Precio USD': '5', 'Precio UYU': '200' },
      { código: 'A', 'Precio $': '200', 'Precio U$S': '5' },
    ];
    for (const cells of both)
      expect(read(cells)).toMatchObject({ price: 500, unused: [expect.stringMatching(/UYU|Precio \$/)], errors: [] });
  });

  test.each([
    ['UYU', '500', '«500 pesos» no está en dólares'],
    ['pesos', 'U$S 500', 'no dicen la misma moneda'],
    ['USD', '$ 500', 'no dicen la misma moneda'],
    ['EUR', '500', 'no es una moneda que la tienda entienda: va USD o UYU'],
  ])('the column «Moneda» with %s beside %s is', (currency, price, reason) => {
    for (const order of [
      { código: 'A', Moneda: currency, precio: price },
      { código: 'A', precio: price, Moneda: currency },
    ])
      expect(read(order).errors).toEqual([expect.stringContaining(reason)]);
  });

  test('the column «Moneda» says it row by row', () => {
    expect(read({ código: 'A', Moneda: 'Dólares', precio: '500' })).toMatchObject({ price: 50_000, errors: [] });
    expect(read({ código: 'A', Moneda: 'USD', precio: '500' }, pesos)).toMatchObject({ price: 50_000, errors: [] });
    expect(read({ código: 'A', Moneda: '$', precio: '4025' }, pesos)).toMatchObject({ price: 10_000, errors: [] });
    expect(read({ código: 'A', Moneda: '', precio: '4025' }, pesos)).toMatchObject({ price: 10_000, errors: [] });
  });

  test('other columns keep their names', () => {
    const known = (label: string) => readHeader({ row: 1, cells: [label] }, []).columns[0]?.target;
    expect(known('Marca $')).toEqual({ kind: 'field', field: 'brand' });
    expect(readCurrency('us$')).toEqual({ value: 'USD' });
  });
});

test.each([
  ['#,##0.00', undefined],
  ['0%', undefined],
  ['[$U$S-es] #,##0.00', 'U$S'],
  ['"US$" #,##0', 'U$S'],
  ['[$USD] #,##0.00', 'U$S'],
  ['[$$-409]#,##0.00', 'U$S'],
  ['[$-409]d mmm', undefined],
  ['[Red]#,##0.00', undefined],
  ['0" kg"', undefined],
  ['"$"#,##0.00', '$'],
  ['_-"$"* #,##0.00_-;-"$"* #,##0.00_-', '$'],
  ['\\$ #,##0', '$'],
  ['[$$-380A] #,##0.00', '$'],
  ['[$$U-380A] #,##0.00', '$U'],
  ['"$U" #,##0', '$U'],
  ['[$UYU] #,##0.00', 'UYU'],
  ['#,##0.00 [$€-2]', '€'],
  ['#,##0.00 "€"', '€'],
  ['[$R$-416] #,##0.00', 'R$'],
  ['[$EUR] #,##0.00', 'EUR'],
])('the format %s shows the sign %s', (code, sign) => {
  expect(formatSign(code)).toBe(sign);
});
