import { expect, test } from 'vitest';
import { orderProgress } from './order-state.tsx';

const waiting = {
  state: 'INI',
  channel: 'telephone',
  paymentId: 'MPU',
  userEmail: 'ana@ejemplo.uy',
  moneyIfCancelled: 'none',
  slips: [],
  desk: null,
  handedOverAt: null,
} as const;
type Given = Parameters<typeof orderProgress>[0];

const sent = 'Enlace enviado, sin pagar';
test.each([
  ['mailed by a seller', {}, [sent]],
  ['at the counter', { channel: 'counter' }, [sent]],
  ['not paid in time', { state: 'PCH' }, [sent]],
  ['copied by a seller', { userEmail: '' }, ['Enlace sin pagar']],
  ['begun by a buyer of the web', { channel: 'web' }, []],
  ['with money at the provider', { moneyIfCancelled: 'charged' }, []],
  ['paid', { state: 'PAP' }, []],
  ['to be deposited', { state: 'PPE', paymentId: 'BRDE' }, []],
] satisfies [string, Partial<Given>, string[]][])('of an order %s: %j says %j', (_, given, words) => {
  expect(orderProgress({ ...waiting, slips: [], ...given })).toEqual(words);
});
