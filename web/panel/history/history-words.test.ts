import { expect, test } from 'vitest';
import { historyKinds } from '#contract/history';
import { fieldLabel, kindLabels, thingLabel, valueText } from './history-words.ts';

test('every kind has its word', () => {
  expect(Object.keys(kindLabels).toSorted()).toEqual([...historyKinds].toSorted());
});

test('a field is called as its form calls it', () => {
  expect(fieldLabel({ entity: 'product', field: 'brandId' })).toBe('Marca');
  expect(fieldLabel({ entity: 'setting', field: 'lowStock' })).toBe('Últimas unidades');
  expect(fieldLabel({ entity: 'stock', field: 'BUL' })).toBe('En estante, BUL');
  expect(fieldLabel({ entity: 'user', field: 'toString' })).toBe('toString');
});

test('a thing is called by its code and name, and what is gone says so', () => {
  expect(thingLabel({ entity: 'product', entityId: 'R-1', name: 'Radiador' })).toBe('R-1 · Radiador');
  expect(thingLabel({ entity: 'product', entityId: 'R-1', name: null })).toBe('R-1');
  expect(thingLabel({ entity: 'user', entityId: 'x', name: 'Ana Pérez' })).toBe('Ana Pérez');
  expect(thingLabel({ entity: 'image', entityId: '7', name: null })).toBe('ya no está');
  expect(thingLabel({ entity: 'config', entityId: 'TEST_BANNER_HOME', name: null })).toBe('Banners de inicio (prueba)');
});

test.each([
  ['product', 'price', 1250, 'U$S 12,50'],
  ['product', 'minStock', 5, '5'],
  ['product', 'isPublic', false, 'no'],
  ['product', 'dua', null, '—'],
  ['product', 'images', [4, 5], '2 imágenes'],
  ['product', 'specifications', [{ key: 'Tensión', value: '5 V', isDefault: true }], 'Tensión: 5 V'],
  ['order', 'state', 'PAP', 'Pago aprobado'],
  ['user', 'roles', ['administrator', 'seller'], 'administra · vende'],
  ['user', 'positions', [{ companyId: 1, name: 'La tienda', position: 'SEL' }], 'La tienda: vende'],
  ['config', 'items', [{ title: 'Placas', codes: ['A'] }], 'Placas'],
  ['setting', 'rate', { value: 40.5, date: '2026-11-20' }, 'value: 40.5, date: 2026-11-20'],
] as const)('a value of %s %s is read by a person', (entity, field, value, text) => {
  expect(valueText(entity, field, value).replaceAll(' ', ' ')).toBe(text);
});
