import { expect, test } from 'vitest';
import { holds } from './picker-filter.ts';

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
