import { expect, test } from 'vitest';
import type { FollowedOrder } from '#contract/payments';
import { confirmSentence, followSentence, minutesLeft, pauseMs } from './follow-words.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const order = (given: Partial<FollowedOrder>) =>
  ({
    state: 'INI',
    paymentId: 'MPU',
    shippingId: 'RES',
    heldMoney: 'none',
    expires: '2026-11-20T15:27:30Z',
    ...given,
  }) as FollowedOrder;

test('the time left is told in whole minutes, then in hours, and not once it is over', () => {
  expect(followSentence(order({}), now)).toBe('Todavía no recibimos el pago. Te lo guardamos 28 min más.');
  const deposit = order({ state: 'PPE', paymentId: 'SADE', expires: '2026-11-21T18:30:00Z' });
  expect(followSentence(deposit, now)).toBe('Estamos esperando tu pago. Te lo guardamos 27 h más.');
  expect(minutesLeft('2026-11-20T14:59:59Z', now)).toBeNull();
  expect(followSentence(order({ expires: null }), now)).toBe('Todavía no recibimos el pago.');
});

test('who paid an order that still waits reads that somebody looks at it', () => {
  expect(followSentence(order({ state: 'PPE', isPaid: true }), now)).toMatch(
    /^Recibimos tu pago y lo estamos revisando/,
  );
});

test('a payment that is in process is no deposit to be made', () => {
  expect(followSentence(order({ state: 'PPE' }), now)).toMatch(/^Tu pago está en proceso/);
});

test('who paid a cancelled order reads that the money goes back', () => {
  expect(followSentence(order({ state: 'CAN', isPaid: true }), now)).toMatch(/nos ocupamos de devolvértelo/);
  expect(followSentence(order({ state: 'CAN', isPaid: false }), now)).toBe('Este pedido está cancelado.');
});

test('who paid twice reads that the second goes back', () => {
  const twice =
    /^Recibimos tu pago\..* También recibimos otro pago tuyo por este pedido: nos ocupamos de devolvértelo\.$/;
  expect(followSentence(order({ state: 'PAP', isPaid: true }), now)).toMatch(twice);
  expect(followSentence(order({ state: 'PAP', isPaid: false }), now)).not.toContain('otro pago');
});

test('who deposited for a cancelled order reads what becomes of the money', () => {
  const cancelled = (heldMoney: FollowedOrder['heldMoney']) => followSentence(order({ state: 'CAN', heldMoney }), now);
  expect(cancelled('claimed')).toMatch(/^Este pedido está cancelado\. Enviaste un comprobante: si el dinero llegó/);
  expect(cancelled('paid')).toMatch(/Recibimos tu pago: te lo devolvemos/);
});

test('it asks less and less often, and only while something is on its way', () => {
  expect([0, 1, 2, 20].map((turn) => pauseMs(order({}), turn))).toEqual([3000, 4500, 6750, 30_000]);
  for (const state of ['PCH', 'PAP', 'DIS', 'CAN'] as const) expect(pauseMs(order({ state }), 0)).toBeNull();
  expect(pauseMs(order({ state: 'PPE', paymentId: 'SADE' }), 0)).toBeNull();
});

test('a visitor reads where the link of his mail went, and how long a deposit waits for it', () => {
  const deposit = order({ guest: 'unconfirmed', state: 'PPE', paymentId: 'SADE', expires: '2026-11-20T15:30:00Z' });
  expect(followSentence(deposit, now)).toBe('Falta que confirmes tu compra.');
  expect(confirmSentence(deposit, 'eva@ejemplo.uy', now)).toBe(
    'Te enviamos un correo a eva@ejemplo.uy: confirmá tu compra en 30 minutos, o se cancela sola.',
  );
  expect(confirmSentence(deposit, undefined, now + 29 * 60_000)).toBe(
    'Te enviamos un correo: confirmá tu compra en 1 minuto, o se cancela sola.',
  );
  expect(confirmSentence(order({ guest: 'unconfirmed' }), undefined, now)).toMatch(/para tenerla en tu cuenta\.$/);
  for (const given of [{ guest: 'confirmed' }, { guest: null }, { guest: 'unconfirmed', state: 'CAN' }] as const)
    expect(confirmSentence(order(given), undefined, now)).toBeUndefined();
});
