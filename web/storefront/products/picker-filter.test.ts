import { expect, test } from 'vitest';
import { holds } from '#contract/plain/folded-text';
import { matching } from './picker-filter.ts';

test.each([
  ['Citroën', 'citroen', true],
  ['Citroen', 'CITROËN', true],
  ['Radiadores de calefacción', 'FACCION', true],
  ['Škoda', 'sko', true],
  ['Ñandú', 'nandu', true],
  ['Gol 1.6', ' gol ', true],
  ['Gol 1.6', '', true],
  ['Gol 1.6', 'polo', false],
  ['Gol G4 1.6', 'GOL  g4', true],
  ['Gol Trend 1.6 16v', 'gol 1.6', true],
  ['Gol Trend 1.6 16v', '1.6 trend', true],
  ['Gol Trend 1.6 16v', 'gol 1.4', false],
])('%s holds %j: %s', (name, typed, expected) => expect(holds(name, typed)).toBe(expected));

test.each([
  ['gol', ['Gol 1.6', 'Gol Trend 1.6 16v', 'Golf 1.6', 'Gol 1.0']],
  ['gol ', ['Gol 1.6', 'Gol Trend 1.6 16v', 'Gol 1.0']],
  ['GOL 1.6', ['Gol 1.6', 'Gol Trend 1.6 16v']],
  ['golf 1', ['Golf 1.6']],
  ['tren 1.6', ['Gol Trend 1.6 16v']],
  ['', ['Gol 1.6', 'Gol Trend 1.6 16v', 'Golf 1.6', 'Gol 1.0']],
])('of the vehicles %j means %j', (typed, expected) => {
  const vehicles = ['Gol 1.6', 'Gol Trend 1.6 16v', 'Golf 1.6', 'Gol 1.0'];
  expect(matching(vehicles, (text) => text, typed)).toEqual(expected);
});
