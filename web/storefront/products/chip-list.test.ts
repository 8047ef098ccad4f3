import { expect, test } from 'vitest';
import { chipsOf } from './chip-list.ts';
import { chosenCount, hrefOf } from './list-query.ts';
import { listTitle } from './list-title.ts';

const vehicle = {
  id: 12,
  name: 'Gol',
  engine: '1.6',
  yearRange: '2008-2012',
  brandId: 5,
  brandName: 'VW',
};
const names = { brand: null, category: { name: 'Radiadores', trail: [] }, vehicle };
const usual = { order: 'REL', page: 1 } as const;

test('each choice has a chip that takes it away and leaves the rest, but a vehicle’s year', () => {
  const choice = { c: '2.301', v: 12, vb: 5, pb: 9, y: 2008, t: 'gol', alto: 380.5, ancho: 500, tol: 5, ...usual };
  const chips = chipsOf(choice, { ...names, partBrand: 'Valeo', vehicleBrand: 'VW' }, []);
  expect(chips.map(({ name }) => name)).toEqual([
    '“gol”',
    'Radiadores',
    'VW Gol 1.6 · 2008-2012',
    'VW',
    'Año 2008',
    'Valeo',
    'Alto 380,5 ± 5 mm',
    'Ancho 500 ± 5 mm',
  ]);
  expect(chosenCount(choice)).toBe(chips.length);
  expect(chosenCount(usual)).toBe(0);
  const [, , ofVehicle, , ofYear] = chips;
  expect(hrefOf(choice, ofVehicle?.without)).toBe('/productos?c=2.301&vb=5&pb=9&t=gol&alto=380.5&ancho=500&tol=5');
  expect(hrefOf(choice, ofYear?.without)).toBe('/productos?c=2.301&vb=5&pb=9&v=12&t=gol&alto=380.5&ancho=500&tol=5');
});

test('what has no known name is told by its number, and years that say nothing are left out', () => {
  expect(
    chipsOf({ b: 9, p: 3, vb: 7, pb: 6, ...usual }, { brand: null, category: null }, []).map(({ name }) => name),
  ).toEqual(['Marca 7', 'Marca 6', 'Marca 9', 'Proveedor 3']);
  const undated = { ...names, vehicle: { ...vehicle, yearRange: 'n/d' } };
  expect(chipsOf({ v: 12, ...usual }, undated, [])[0]?.name).toBe('VW Gol 1.6');
});

test('the heading says what is listed', () => {
  const none = { brand: null, category: null };
  expect(listTitle('autoparts', usual, none)).toBe('Autopartes');
  expect(listTitle('products', usual, none)).toBe('Todos los productos');
  expect(listTitle('autoparts', { v: 12, y: 2008, ...usual }, names)).toBe('Radiadores para VW Gol 1.6 2008');
  const ofBrand = { ...names, vehicle: null, vehicleBrand: 'VW' };
  expect(listTitle('autoparts', { vb: 5, ...usual }, ofBrand)).toBe('Radiadores para VW');
  expect(listTitle('autoparts', { vb: 5, y: 2008, ...usual }, ofBrand)).toBe('Radiadores para VW 2008');
  expect(listTitle('autoparts', { v: 12, vb: 5, ...usual }, { ...names, vehicleBrand: 'VW' })).toBe(
    'Radiadores para VW Gol 1.6',
  );
  expect(listTitle('autoparts', { y: 2008, ...usual }, none)).toBe('Autopartes para vehículos de 2008');
  expect(listTitle('autoparts', { v: 12, ...usual }, { ...names, category: null, brand: 'Valeo' })).toBe(
    'Valeo para VW Gol 1.6',
  );
  expect(listTitle('autoparts', { pb: 9, ...usual }, { ...none, partBrand: 'Valeo' })).toBe('Valeo');
  expect(listTitle('autoparts', { t: 'gol', v: 12, ...usual }, names)).toBe('Resultados para “gol”');
});
