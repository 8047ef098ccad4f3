import { expect, test } from 'vitest';
import { openSettled } from './settled.ts';

const at = (seconds: number) => new Date(1_700_000_000_000 + seconds * 1000);

test('a number is known once a reading lies more than the overlap back', () => {
  const settled = openSettled(60_000);
  expect(settled.before(at(0))).toBeNull();
  settled.mark(at(0), '10');
  settled.mark(at(30), '25');
  expect(settled.before(at(60))).toBeNull();
  expect(settled.before(at(61))).toBe('10');
  settled.mark(at(91), '40');
  expect(settled.before(at(91))).toBe('25');
  expect(settled.before(at(200))).toBe('25');
  settled.mark(at(200), '60');
  expect(settled.before(at(200))).toBe('40');
});

test('readings of one second count as the first of them', () => {
  const settled = openSettled(60_000);
  settled.mark(at(1), '10');
  settled.mark(at(1.9), '30');
  settled.mark(at(2), '40');
  expect(settled.before(at(62.9))).toBe('10');
  settled.mark(at(63), '90');
  expect(settled.before(at(63))).toBe('40');
});
