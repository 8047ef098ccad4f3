import { expect, test } from 'vitest';
import type { Order } from '#contract/orders';
import { entriesOf } from './order-log.tsx';

test('of two events at one moment the later stands first', () => {
  const at = '2026-11-27T12:00:00.000Z';
  const event = { by: 'Ana', reason: null, mailed: false };
  const events = [
    { ...event, at, from: null, to: 'INI' },
    { ...event, at, from: 'INI', to: 'PPE' },
    { ...event, at: '2026-11-27T13:00:00.000Z', from: 'PPE', to: 'PAP' },
  ];
  const titles = entriesOf({ events } as unknown as Order).map(({ title }) => title);
  expect(titles).toEqual(['Pago aprobado', 'Pago pendiente', 'Procesando pago...']);
});
