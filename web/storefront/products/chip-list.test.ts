import { expect, test } from 'vitest';
import { chipsOf } from './chip-list.ts';
import { chosenCount, hrefOf } from './list-query.ts';
import { listTitle } from './list-title.ts';
import { moreChips } from './more-chips.ts';

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
  const choice = { c: '2.301', v: 12, vb: '5', pb: '9', y: 2008, t: 'gol', alto: 380.5, ancho: 500, tol: 5, ...usual };
  const chips = chipsOf(choice, { ...names, partBrand: 'Valeo', vehicleBrand: 'VW' }, []);
  expect(chips.map(({ name }) => name)).toEqual([
    '«gol»',
    'Radiadores',
    'VW Gol 1.6 · 2008-2012',
    'VW',
    'Año 2008',
    'Valeo',
    'Alto 380,5 ± 5 mm',
    'Ancho 500 ± 5 mm',
  ]);
  expect(chosenCount(choice, true)).toBe(chips.length);
  expect(chosenCount(usual, true)).toBe(0);
  const [, , ofVehicle, , ofYear] = chips;
  expect(hrefOf(choice, ofVehicle?.without)).toBe('/productos?c=2.301&vb=5&pb=9&t=gol&alto=380.5&ancho=500&tol=5');
  expect(hrefOf(choice, ofYear?.without)).toBe('/productos?c=2.301&vb=5&pb=9&v=12&t=gol&alto=380.5&ancho=500&tol=5');
});

test('what has no known name is told by its number, and years that say nothing are left out', () => {
  expect(
    chipsOf({ b: '9', p: '3', vb: '7', pb: '6', ...usual }, { brand: null, category: null }, []).map(
      ({ name }) => name,
    ),
  ).toEqual(['Marca del vehículo 7', 'Marca del repuesto 6', 'Marca 9', 'Proveedor 3']);
  const years = [{ key: 'year', items: [{ id: '2008', name: '2008', count: 3 }] }];
  expect(chipsOf({ y: 2008, ...usual }, { brand: null, category: null }, years)[0]?.name).toBe('Año 2008');
  const undated = { ...names, vehicle: { ...vehicle, yearRange: 'n/d' } };
  expect(chipsOf({ v: 12, ...usual }, undated, [])[0]?.name).toBe('VW Gol 1.6');
});

test('the heading says what is listed', () => {
  const none = { brand: null, category: null };
  expect(listTitle('autoparts', usual, none)).toBe('Todas las autopartes');
  expect(listTitle('products', usual, none)).toBe('Todos los productos');
  expect(listTitle('autoparts', { v: 12, y: 2008, ...usual }, names)).toBe('Radiadores para VW Gol 1.6 2008');
  const ofBrand = { ...names, vehicle: null, vehicleBrand: 'VW' };
  expect(listTitle('autoparts', { vb: '5', ...usual }, ofBrand)).toBe('Radiadores para VW');
  expect(listTitle('autoparts', { vb: '5', ...usual }, { ...none, vehicleBrand: 'VW' })).toBe('Autopartes para VW');
  expect(listTitle('autoparts', { vb: '5', y: 2008, ...usual }, ofBrand)).toBe('Radiadores para VW 2008');
  expect(listTitle('autoparts', { v: 12, vb: '5', ...usual }, { ...names, vehicleBrand: 'VW' })).toBe(
    'Radiadores para VW Gol 1.6',
  );
  expect(listTitle('autoparts', { y: 2008, ...usual }, none)).toBe('Autopartes para vehículos de 2008');
  expect(listTitle('autoparts', { v: 12, ...usual }, { ...names, category: null, brand: 'Valeo' })).toBe(
    'Valeo para VW Gol 1.6',
  );
  expect(listTitle('autoparts', { pb: '9', ...usual }, { ...none, partBrand: 'Valeo' })).toBe('Valeo');
  expect(listTitle('autoparts', { t: 'gol', v: 12, ...usual }, names)).toBe('Resultados para «gol»');
});

test('a chip says a price to its cents', () => {
  expect(moreChips({ hasta: 0.29, ...usual }, true)[0]?.name).toBe('Precio hasta U$S 0,29');
});

test('each of several brands and specifications has its own chip, prices one together', () => {
  const choice = { b: '3,4', e: 'Voltaje:12 V|Voltaje:5 V', desde: 10, hasta: 50, stock: 1, ...usual };
  const brands = ['3', '4'].map((id) => ({ id, name: `Maker ${id}`, count: 1 }));
  const names = { brand: 'Maker 3, Maker 4', category: null };
  const chips = [...chipsOf(choice, names, [{ key: 'brandId', items: brands }]), ...moreChips(choice, true)];
  expect(chips.map(({ name }) => name)).toEqual([
    'Maker 3',
    'Maker 4',
    'Voltaje: 12 V',
    'Voltaje: 5 V',
    'Precio desde U$S 10,00 hasta U$S 50,00',
    'Solo con stock',
  ]);
  const left = (at: number) => new URLSearchParams(hrefOf(choice, chips[at]?.without).split('?')[1]);
  expect(left(0).get('b')).toBe('4');
  expect(left(2).get('e')).toBe('Voltaje:5 V');
  expect([left(4).get('desde'), left(4).get('hasta'), left(5).get('stock')]).toEqual([null, null, null]);
});

test('prices have no chip for who sees none: they narrow nothing', () => {
  const choice = { desde: 10, hasta: 50, stock: 1, ...usual };
  expect(moreChips(choice, false).map(({ key }) => key)).toEqual(['stock']);
  expect([chosenCount(choice, false), chosenCount(choice, true)]).toEqual([1, 2]);
});
