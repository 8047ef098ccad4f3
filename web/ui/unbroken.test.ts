import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test.each([
  ['Lámpara LED 7 W', 'Lámpara LED 7~W'],
  ['Fuente 12 V 5 A metálica', 'Fuente 12~V 5~A metálica'],
  ['Filamento 1,75 mm 1 kg', 'Filamento 1,75~mm 1~kg'],
  ['Radiador · Gol y 9 más · Panaltec', 'Radiador ·~Gol y 9 más ·~Panaltec'],
  ['Ahora U$S 1.600,00', 'Ahora U$S~1.600,00'],
  ['Cristal 16 MHz', 'Cristal 16~MHz'],
  ['Motor 2.0 Válvulas', 'Motor 2.0 Válvulas'],
  ['Pack de 3 cables', 'Pack de 3 cables'],
  ['Gol 1.6 V6', 'Gol 1.6 V6'],
])('in %j numbers stay with their units, and dots with what follows', (text, expected) => {
  expect(unbroken(text).replaceAll('\u00a0', '~')).toBe(expected);
});
