import { expect, test } from 'vitest';
import { productNumbers } from './product-numbers.ts';

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
