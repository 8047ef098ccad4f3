import { expect, test } from 'vitest';
import { slowdownOf } from './slowdown.ts';

test.each([
  [3000, 4],
  [1533, 4],
  [1300, 3],
  [800, 2],
  [475, 1.5],
  [150, 1],
  [40, 1],
])('a processor of index %i is slowed %d times', (index, times) => {
  expect(slowdownOf(index)).toBeCloseTo(times, 1);
});
