import { expect, test } from 'vitest';
import { percentile, spreadOf } from './statistics.ts';

test('the median of five is the third, of four half-way between the second and the third', () => {
  expect(spreadOf([5, 1, 4, 2, 30])).toEqual({ median: 4, min: 1, max: 30 });
  expect(spreadOf([4, 1, 2, 30])).toEqual({ median: 3, min: 1, max: 30 });
  expect(spreadOf([7])).toEqual({ median: 7, min: 7, max: 7 });
  expect(() => spreadOf([])).toThrow('No numbers');
});

test('a percentile is a number that was measured', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect([0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 99, 100]);
  expect(percentile([3], 0.99)).toBe(3);
  expect(() => percentile([], 0.5)).toThrow('No numbers');
});
