import { expect, test } from 'vitest';
import {
  apartNames,
  countWords,
  droppedWords,
  joinedWords,
  longWords,
  mergedWords,
  positionWords,
  twinWords,
} from './merge-words.ts';

const none = { orders: 0, communications: 0, accounts: 0, employees: 0, clients: 0 };

test.each([
  [none, ''],
  [{ ...none, orders: 1 }, '1 pedido'],
  [{ ...none, orders: 3, accounts: 1 }, '3 pedidos y 1 cuenta'],
  [{ ...none, communications: 1, clients: 1 }, '1 comunicación y 1 cliente'],
  [
    { orders: 2, communications: 5, accounts: 2, employees: 1, clients: 4 },
    '2 pedidos, 5 comunicaciones, 2 cuentas, 1 empleado y 4 clientes',
  ],
])('%j moves %j', (counts, words) => {
  expect(countWords(counts)).toBe(words);
});

const ana = { personId: 1, name: 'Ana', lastName: 'Pérez' };
const eva = { personId: 2, name: 'Eva', lastName: 'Díaz' };

test('says whose position is given anew', () => {
  expect(positionWords([])).toBe('');
  expect(positionWords([ana])).toBe('El puesto «Vende» no pasa: hay que darlo de nuevo a Ana Pérez.');
  expect(positionWords([ana, eva])).toBe('El puesto «Vende» no pasa: hay que darlo de nuevo a Ana Pérez y Eva Díaz.');
});

const pair = {
  own: { id: 1, name: 'Frenos Norte SRL', identifier: '211003420017' },
  other: { id: 2, name: 'Frenos del Norte', identifier: '214455660018' },
};

test('says what a merge did', () => {
  expect(mergedWords(pair, 'Frenos del Norte', [])).toBe(
    'Se unieron «Frenos Norte SRL» y «Frenos del Norte»: queda «Frenos del Norte».',
  );
  expect(mergedWords(pair, 'Frenos Norte SRL', [ana])).toBe(
    'Se unieron «Frenos Norte SRL» y «Frenos del Norte»: queda «Frenos Norte SRL». El puesto «Vende» no pasa: hay que darlo de nuevo a Ana Pérez.',
  );
});

test.each([
  ['phones', '099 123 456 · Casa', 'no pasa: ya está'],
  ['clientOf', 'Talleres Sur', 'no pasa: ya está'],
  ['clientOf', 'Frenos Norte SRL', 'no pasa: sería cliente de sí misma'],
  ['clientOf', 'Frenos del Norte', 'no pasa: sería cliente de sí misma'],
  ['tags', 'Frenos del Norte', 'no pasa: ya está'],
])('of %s %j is dropped as %j', (list, text, words) => {
  expect(droppedWords(list, text, pair)).toBe(words);
});

test('says what is left of two equal phones', () => {
  expect(joinedWords('099 123 456 · Casa · de 9 a 18 · Ana')).toBe(
    'se une con el igual y guarda las observaciones de los dos: 099 123 456 · Casa · de 9 a 18 · Ana',
  );
});

test.each([
  [50, 9, ''],
  [
    51,
    0,
    'Quedan 51, más de los 50 que entran en una lista. No se pierde nada y se pueden cambiar; para agregar otro hay que quitar uno.',
  ],
])('of %d items, %d dropped beside, it says %j', (left, dropped, words) => {
  const items = Array.from({ length: left + dropped }, (_, at) => ({ isDropped: at < dropped }));
  expect(longWords(items)).toBe(words);
});

test.each([
  [
    { cityName: 'Salto', lastOrderAt: '2026-11-01T12:00:00.000Z', by: 'identifier' as const },
    'RUT 211003420017 · Salto · último pedido 01/11/2026 · mismo RUT',
  ],
  [{ cityName: null, lastOrderAt: null, by: 'phone' as const }, 'RUT 211003420017 · mismo teléfono'],
  [{ cityName: null, lastOrderAt: null, by: 'name' as const }, 'RUT 211003420017 · nombre parecido'],
])('a twin %j is told as %j', (given, words) => {
  expect(twinWords({ ...pair.own, ...given })).toBe(words);
});

test('two companies of one name are told apart by their RUT, or by their numbers', () => {
  const one = { id: 7, name: 'Bobinas', identifier: '211003420017' };
  const other = { id: 9, name: 'Bobinas', identifier: '219999990019' };
  expect(apartNames(one, { ...other, name: 'Bobinados' })).toEqual(['Bobinas', 'Bobinados']);
  expect(apartNames(one, other)).toEqual(['Bobinas · 211003420017', 'Bobinas · 219999990019']);
  expect(apartNames(one, { ...other, identifier: one.identifier })).toEqual(['Bobinas · n.º 7', 'Bobinas · n.º 9']);
});
