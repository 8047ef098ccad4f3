import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { yearRangeText } from '#server/autoparts/year-range';
import { measureText, readMeasure } from './read-measure.ts';
import { readYears } from './read-years.ts';

describe('years', () => {
  test.each([
    ['2004-2012', 2004, 2012],
    ['2004 – 2012', 2004, 2012],
    ['2004 a 2012', 2004, 2012],
    ['2004/2012', 2004, 2012],
    ['2004-', 2004, null],
    ['-2012', null, 2012],
    ['2004', 2004, 2004],
    ['n/d', null, null],
    ['2004-2004', 2004, 2004],
  ])('«%s» is %s to %s', (text, from, to) => expect(readYears(text)).toEqual({ value: { from, to } }));

  test.each([
    ['04-12', '«04-12» no son años: van como 2004-2012, 2004-, -2012 o 2004'],
    ['Gol', '«Gol» no son años: van como 2004-2012, 2004-, -2012 o 2004'],
    ['a', '«a» no son años: van como 2004-2012, 2004-, -2012 o 2004'],
    ['2012-2004', '«2012-2004» empieza después de terminar'],
    ['1204-2012', '«1204-2012» tiene un año que no va de 1900 a 2100'],
    ['2004-2112', '«2004-2112» tiene un año que no va de 1900 a 2100'],
  ])('«%s» is refused', (text, error) => expect(readYears(text)).toEqual({ error }));

  const year = fc.option(fc.integer({ min: 1900, max: 2100 }));
  test('are read as the shop writes them', () =>
    fc.assert(
      fc.property(year, year, (a, b) => {
        const [from, to] = a !== null && b !== null && a > b ? [b, a] : [a, b];
        expect(readYears(yearRangeText({ from, to }))).toEqual({ value: { from, to } });
      }),
    ));
});

describe('a measure', () => {
  test.each([
    ['345,5', 345.5],
    ['345.5 mm', 345.5],
    ['600', 600],
    ['1.234,5', 1234.5],
    ['1,50', 1.5],
  ])('«%s» is %s mm', (text, value) => expect(readMeasure(text)).toEqual({ value }));

  test.each([
    ['34 cm', '«34 cm» no es una medida en milímetros'],
    ['345,55', '«345,55» tiene más de un decimal'],
    ['0', '«0» no es una medida'],
    ['-5', '«-5» es negativo'],
    ['1000000', '«1000000» es más que 999.999'],
    ['1.234', '«1.234» se puede leer de dos maneras: si son miles escribí 1234; si son decimales, con dos: 1,23'],
  ])('«%s» is refused', (text, error) => expect(readMeasure(text)).toEqual({ error }));

  test('is read as it goes out', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_990 }), (tenths) => {
        expect(readMeasure(measureText(tenths / 10))).toEqual({ value: tenths / 10 });
      }),
    ));
});
