import { expect, test } from 'vitest';
import { apart, plotSvg, scale } from './plot.ts';

test('a scale spans whole decades, each as long as the others', () => {
  const { at, ticks } = scale([20_000, 1_000_000], 0, 200);
  expect(ticks).toEqual([10_000, 100_000, 1_000_000]);
  expect(at(10_000)).toBeCloseTo(0);
  expect(at(100_000)).toBeCloseTo(100);
  expect(at(1_000_000)).toBeCloseTo(200);
  expect(scale([5], 0, 10).ticks).toEqual([1, 10]);
});

test('names that would stand on each other are moved apart, in their order', () => {
  expect(apart([50, 10, 12, 11], 14)).toEqual([52, 10, 38, 24]);
});

test('draws each line with its name, and nothing that a text could inject', () => {
  const points = [
    { x: 20_000, y: 0.4 },
    { x: 100_000, y: 1.9 },
  ];
  const svg = plotSvg({
    title: 'CPU',
    unit: 'ms',
    lines: [
      { name: 'a < b & c', points },
      { name: 'd', points },
    ],
  });
  expect(svg.match(/<circle/g)).toHaveLength(4);
  expect(svg).toContain('a &lt; b &amp; c');
  expect(svg).not.toContain('NaN');
});
