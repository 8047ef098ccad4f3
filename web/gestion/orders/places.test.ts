import { expect, test } from 'vitest';
import { placesOf, toBring } from './places.ts';

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

test('what is fetched at a branch is brought there', () => {
  const order = { desk, branchCode: 'BUL' };
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
  expect(toBring({ desk, branchCode: null }).map(({ code, branchCode }) => [code, branchCode])).toEqual([['A', 'BUL']]);
  const equal = { ...desk, places: [place('A', 'BUL', 2), place('B', 'CLA', 2)] };
  expect(toBring({ desk: equal, branchCode: null }).map(({ code }) => code)).toEqual(['B']);
});

test('nothing is brought where nothing is held', () => {
  expect(toBring({ desk: { ...desk, places: [] }, branchCode: null })).toEqual([]);
  expect(toBring({ desk: null, branchCode: 'BUL' })).toEqual([]);
});
