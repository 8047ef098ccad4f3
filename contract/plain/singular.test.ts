import { expect, test } from 'vitest';
import { singular } from './singular.ts';

test.each([
  ['Radiadores de aluminio y plástico', 'Radiador de aluminio y plástico'],
  ['Filtros secadores', 'Filtro secador'],
  ['Bombas de aguas', 'Bomba de aguas'],
  ['Intercoolers y enfriadores', 'Intercooler y enfriador'],
  ['Válvulas de expansión', 'Válvula de expansión'],
  ['Condensadores universales', 'Condensador universal'],
  ['Cables', 'Cable'],
  ['Tapones', 'Tapón'],
  ['Luces', 'Luz'],
  ['Retenes', 'Retén'],
  ['Chasis', 'Chasis'],
  ['Gas', 'Gas'],
  ['Aire acondicionado', 'Aire acondicionado'],
  ['Aires acondicionados', 'Aire acondicionado'],
  ['Limpiaparabrisas', 'Limpiaparabrisas'],
])('one of %s is a %s', (category, one) => expect(singular(category)).toBe(one));
