import { expect, test } from 'vitest';
import { anOrderOf } from '#web/test/orders';
import { pageOf, wordsOf } from '#web/test/parts.tsx';
import type { Confirmation } from './confirmation.ts';
import { Confirmed } from './confirmed.tsx';

const shown = (given: Parameters<typeof anOrderOf>[0], wasConfirmed = false) => {
  const confirmed: Confirmation = { ok: true, data: anOrderOf(given), account: 'attached', email: '', wasConfirmed };
  return pageOf(<Confirmed {...{ confirmed }} link={{ orderId: '', key: '' }} termsVersion="" onChange={() => {}} />);
};

test('an order that was cancelled before its mail was read is bought again from there', () => {
  expect(shown({ state: 'CAN' })).toContain('>Comprar de nuevo<');
  expect(shown({})).not.toContain('Comprar de nuevo');
});

test.each([
  [{}, false, 'Tu compra está confirmada', 'Es el pedido 17.'],
  [{}, true, 'Tu compra ya estaba confirmada', 'Es el pedido 17.'],
  [{ state: 'CAN' }, false, 'Tu pedido está cancelado', 'El pedido 17 se canceló antes de que lo confirmaras.'],
  [{ state: 'CAN' }, true, 'Tu pedido está cancelado', 'El pedido 17 fue cancelado.'],
] as const)('of an order %j, confirmed before: %s, it says «%s»', (given, wasConfirmed, title, words) => {
  const said = wordsOf(shown(given, wasConfirmed));
  expect(said).toContain(title);
  expect(said).toContain(words);
});

test('a link that is pressed again leads to the order first', () => {
  const page = shown({ link: '/pedido/abc' }, true);
  expect(page.indexOf('/pedido/abc')).toBeLessThan(page.indexOf('Ver mis pedidos'));
  expect(shown({ state: 'CAN', link: '/pedido/abc' }, true)).toContain('>Ver el pedido<');
});
