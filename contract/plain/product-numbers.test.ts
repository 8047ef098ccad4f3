import { expect, test } from 'vitest';
import { gtin14, gtinForms, isGtin, productNumbers } from './product-numbers.ts';

test.each([
  [[{ key: 'EAN', value: '7 501031 311309' }], { gtin: '7501031311309' }],
  [[{ key: 'Código de barras', value: '96385074' }], { gtin: '96385074' }],
  [[{ key: 'GTIN', value: '7501031311308' }], {}],
  [[{ key: 'EAN', value: 'sin código' }], {}],
  [[{ key: ' Número de parte ', value: ' A000066 ' }], { mpn: 'A000066' }],
  [[{ key: 'Potencia', value: '96385074' }], {}],
])('%j say %j', (specifications, numbers) => {
  expect(productNumbers({ specifications })).toEqual(numbers);
});

test('its own barcode comes before what a specification states', () => {
  const specifications = [{ key: 'EAN', value: '7501031311309' }];
  expect(productNumbers({ barcode: '96385074', specifications })).toEqual({ gtin: '96385074' });
  expect(productNumbers({ barcode: null, specifications })).toEqual({ gtin: '7501031311309' });
});

test.each([
  ['036000291452', ['036000291452', '0036000291452', '00036000291452']],
  ['00036000291452', ['036000291452', '0036000291452', '00036000291452']],
  ['7501031311309', ['7501031311309', '07501031311309']],
  ['96385074', ['96385074', '000096385074', '0000096385074', '00000096385074']],
  ['10036000291459', ['10036000291459']],
])('%s is printed as %j, and compared as one', (barcode, forms) => {
  expect(gtinForms(barcode)).toEqual(forms);
  expect(new Set(forms.map(gtin14)).size).toBe(1);
});

test.each(['2000000000015', '0200000000127', '9900000000141', '0400000000121', '0500000000128', '9800000000144'])(
  '%s is no number of the world',
  (barcode) => {
    expect(isGtin(barcode)).toBe(true);
    expect(productNumbers({ barcode, specifications: [] })).toEqual({});
    expect(productNumbers({ barcode: `0${barcode}`, specifications: [] })).toEqual({});
    expect(productNumbers({ barcode: null, specifications: [{ key: 'EAN', value: barcode }] })).toEqual({});
  },
);

test('what its specifications state stands in for a barcode that is a shop’s own', () => {
  const specifications = [{ key: 'EAN', value: '7501031311309' }];
  expect(productNumbers({ barcode: '2000000000015', specifications })).toEqual({ gtin: '7501031311309' });
  expect(productNumbers({ barcode: '', specifications })).toEqual({ gtin: '7501031311309' });
});

test.each(['200000000127', '20000011', '00000017', '0000020000011', '00000020000011', '000020000011', '0000000000017'])(
  '%s is none in its short form',
  (barcode) => {
    expect(isGtin(barcode)).toBe(true);
    expect(productNumbers({ barcode, specifications: [] })).toEqual({});
  },
);

test.each(['7501031311309', '036000291452', '9789974000001', '17501031311306', '96385074', '0000096385074'])(
  '%s is one',
  (barcode) => {
    expect(productNumbers({ barcode, specifications: [] })).toEqual({ gtin: barcode });
  },
);
