import { expect, test } from 'vitest';
import type { Order } from '#contract/orders';
import { orderMoves } from '#contract/plain/commerce';
import { nextStepOf, standingMarkOf } from './next-step.ts';

const order = (given: Partial<Order>) => {
  const state = given.state ?? 'PPE';
  return {
    state,
    shippingId: 'MON',
    paymentId: 'SADE',
    moves: orderMoves[state].seller,
    mayNote: true,
    slips: [],
    handedOverAt: null,
    desk: { preparedAt: null, places: [], notes: [] },
    ...given,
  } as unknown as Order;
};
const prepared = { preparedAt: '2026-11-20T12:00:00Z', places: [], notes: [] };
const waiting = [{ state: 'waiting' }] as Order['slips'];

test.each<[string, Partial<Order>, string | undefined]>([
  ['a deposit', { state: 'PPE' }, 'Aprobar pago'],
  ['a deposit with a slip', { state: 'PPE', slips: waiting }, 'Revisar el comprobante'],
  ['an online payment in process', { state: 'PPE', paymentId: 'MPU' }, undefined],
  ['an online payment begun', { state: 'INI', paymentId: 'MPU' }, undefined],
  ['paid', { state: 'PAP' }, 'Marcar preparado'],
  ['prepared, sent', { state: 'PAP', desk: prepared }, 'Despachar'],
  ['prepared, fetched', { state: 'PAP', desk: prepared, shippingId: 'RES' }, 'Avisar que está listo'],
  ['sent', { state: 'DIS' }, undefined],
  ['waiting at a branch', { state: 'DIS', shippingId: 'RES' }, 'Entregar'],
  ['handed over', { state: 'DIS', shippingId: 'RES', handedOverAt: '2026-11-20T12:00:00Z' }, undefined],
  ['cancelled', { state: 'CAN' }, undefined],
  ['paid, seen by one who may nothing', { state: 'PAP', moves: [], mayNote: false }, undefined],
])('%s', (_, given, does) => expect(nextStepOf(order(given))?.does).toBe(does));

test.each<[string, Partial<Order>, string | undefined]>([
  ['paid', { state: 'PAP' }, undefined],
  ['prepared', { state: 'PAP', desk: prepared }, 'prepared'],
  ['prepared once, and sent', { state: 'DIS', desk: prepared }, undefined],
  ['handed over', { state: 'DIS', shippingId: 'RES', handedOverAt: '2026-11-20T12:00:00Z' }, 'handedOver'],
  ['prepared, seen by one who may nothing', { state: 'PAP', desk: prepared, mayNote: false }, undefined],
])('of an order %s the mark %s is taken back', (_, given, mark) => expect(standingMarkOf(order(given))).toBe(mark));
