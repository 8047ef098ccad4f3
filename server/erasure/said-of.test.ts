import { expect, test } from 'vitest';
import { saidOf } from './said-of.ts';

const eva = {
  name: 'Eva Paz',
  identifier: '1.234.567-2',
  addresses: ['eva@ejemplo.uy'],
  phones: ['+598 99 123 456', '2900 0142 int. 12'],
};

test.each([
  ['Lo pidió Eva Paz', 'Eva Paz'],
  ['Pedido de PAZ, Eva.', 'Eva Paz'],
  ['Carta de 12345672', '1.234.567-2'],
  ['Carta de 1 234 567 2', '1.234.567-2'],
  ['Escribió eva@ejemplo.uy', 'eva@ejemplo.uy'],
  ['Llamó del 099123456', '+598 99 123 456'],
  ['Llamó del 99 123-456 hoy', '+598 99 123 456'],
  ['Llamó del (598) 2900.0142', '2900 0142 int. 12'],
])('%s says %s', (reason, said) => {
  expect(saidOf(eva, reason)).toBe(said);
});

test.each(['Lo pidió por carta', 'Quiere la paz', 'Eva no es en paz', 'Pedidos 12 y 1234', 'El 27/11/2026'])(
  '%s says nothing',
  (reason) => {
    expect(saidOf(eva, reason)).toBeUndefined();
  },
);

test('a long part of a name is said alone, a short one is not', () => {
  const ana = { name: 'Ana Núñez', identifier: null, addresses: [], phones: [] };
  expect([saidOf(ana, 'la señora NUNEZ'), saidOf(ana, 'Ana llamó')]).toEqual(['Núñez', undefined]);
});
