import { expect, test } from 'vitest';
import { readQuantity, specificationFacets } from './specification-facets.ts';

test('a quantity is read with its prefix, and a unit is no prefix', () => {
  const read = ['100 Ω', '4,7 kΩ', '10 kΩ', '1 MΩ', '12 V', '0,25 W', '100 nF', '4 mm', '2 m', 'agujero', '40 GHz'];
  expect(read.map(readQuantity)).toEqual([
    100,
    4700,
    10_000,
    1_000_000,
    12,
    0.25,
    expect.closeTo(1e-7),
    0.004,
    2,
    undefined,
    40e9,
  ]);
});

test.each([
  [['1 mm', '2 cm', '1 dm', '20 cm', '1 m', '10 m', '1 km']],
  [['500 g', '1 kg', '1.5 kg']],
  [['500 µL', '100 ml', '75 cl', '1 L']],
  [['900 Pa', '10 hPa', '2 kPa', '1 MPa']],
  [['500 GB', '1 TB']],
  [['300 mcd', '1 cd']],
  [['750 VA', '1 kVA']],
  [['20 mWh', '1 Wh', '1 kWh']],
])('%s stand in this order, whatever their prefixes', (values) => {
  const items = values.toReversed().map((value) => ({ id: `Medida:${value}`, count: 1 }));
  expect(specificationFacets([{ group: 'Medida', items }])[0]?.items.map(({ name }) => name)).toEqual(values);
});

test.each([
  ['20 dB', 20],
  ['8 h', 8],
  ['20 hs', 20],
  ['5 min', 5],
  ['2 hp', 2],
  ['75 cv', 75],
  ['3 cd', 3],
])('the first letter of %s is no prefix', (value, quantity) => {
  expect(readQuantity(value)).toBe(quantity);
});

test('quantities stand by size, other values as they came', () => {
  const item = (id: string) => ({ id, count: 1 });
  const [ohms, mounts] = specificationFacets([
    { group: 'Resistencia', items: ['10 kΩ', '100 Ω', '4,7 kΩ'].map((value) => item(`Resistencia:${value}`)) },
    { group: 'Montaje', items: [item('Montaje:superficial'), item('Montaje:agujero: 2')] },
  ]);
  expect(ohms?.items.map(({ name }) => name)).toEqual(['100 Ω', '4,7 kΩ', '10 kΩ']);
  expect(ohms?.key).toBe('specifications:Resistencia');
  expect(mounts?.items.map(({ name }) => name)).toEqual(['superficial', 'agujero: 2']);
});

test('the commonest values are offered, and a chosen one however rare it is', () => {
  const items = Array.from({ length: 50 }, (_, at) => ({ id: `Color:n${at}`, count: 50 - at }));
  const namesOf = (chosen?: string[]) =>
    specificationFacets([{ group: 'Color', items }], chosen)[0]?.items.map(({ name }) => name);
  expect(namesOf()).toHaveLength(40);
  expect(namesOf(['Color:n45', 'Color:n3', 'Otro:n49'])?.slice(39)).toEqual(['n39', 'n45']);
});
