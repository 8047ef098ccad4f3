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
])('%s holds %j: %s', (name, typed, expected) => expect(holds(name, typed)).toBe(expected));
