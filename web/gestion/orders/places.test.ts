import { expect, test } from 'vitest';
import { bringRefusal, byBranch, placesOf, toBring } from './places.ts';

const place = (code: string, branchCode: string, quantity: number) => ({
  code,
  branchCode,
  branchName: branchCode,
  quantity,
});
const desk = {
  preparedAt: null,
  notes: [],
  places: [place('A', 'BUL', 2), place('A', 'CLA', 1), place('B', 'CLA', 3)],
};

const paid = { state: 'PAP', desk, branchCode: null } as const;

test('what is fetched at a branch is brought there', () => {
  const order = { ...paid, branchCode: 'BUL' };
  expect(toBring(order).map(({ code, quantity }) => [code, quantity])).toEqual([
    ['A', 1],
    ['B', 3],
  ]);
  expect(placesOf(order, 'A').map(({ branchCode, isElsewhere }) => [branchCode, isElsewhere])).toEqual([
    ['BUL', false],
    ['CLA', true],
  ]);
});

test('what is sent leaves from the branch that holds most, of equals the first', () => {
  expect(toBring(paid).map(({ code, branchCode }) => [code, branchCode])).toEqual([['A', 'BUL']]);
  const equal = { ...desk, places: [place('A', 'BUL', 2), place('B', 'CLA', 2)] };
  expect(toBring({ ...paid, desk: equal }).map(({ code }) => code)).toEqual(['B']);
});

test('nothing is brought where nothing is held', () => {
  expect(toBring({ ...paid, desk: { ...desk, places: [] } })).toEqual([]);
  expect(toBring({ ...paid, desk: null, branchCode: 'BUL' })).toEqual([]);
});

test('what was prepared has its units there, but for a branch where it is to wait instead', () => {
  const prepared = { ...paid, branchCode: 'BUL', desk: { ...desk, preparedAt: '2026-11-28T10:00:00-03:00' } };
  expect(toBring(prepared)).toEqual([]);
  expect(toBring(prepared, 'BUL')).toEqual([]);
  expect(byBranch(toBring(prepared, 'CLA'))).toEqual([{ code: 'BUL', name: 'BUL', units: '2 × A' }]);
  expect(toBring({ ...paid, branchCode: 'BUL', state: 'DIS' })).toEqual([]);
});

test('an order with units to bring is not worked on with others', () => {
  expect(bringRefusal({ ...paid, branchCode: 'BUL' })).toBe(
    'Hay que traer unidades de CLA: seguí en la página del pedido',
  );
  const atBul = { ...paid, branchCode: 'BUL', desk: { ...desk, places: [place('A', 'BUL', 2)] } };
  expect(bringRefusal(atBul)).toBeUndefined();
  expect(bringRefusal(atBul, 'CLA')).toBe('Hay que traer unidades de BUL: seguí en la página del pedido');
});
