import { expect, test } from 'vitest';
import { todosOf } from './todos.ts';

const none = {
  alerts: 0,
  slips: 0,
  prepare: 0,
  dispatch: 0,
  pickUp: 0,
  collect: 0,
  overdue: 0,
  dueToday: 0,
  newest: [],
};

test('work that waits is named with its way, mails that wait among it, and nothing of which there is none', () => {
  expect(todosOf(none, { lowStock: undefined, mails: undefined })).toEqual([]);
  const todos = todosOf(
    { ...none, prepare: 2, dispatch: 1, pickUp: 3, collect: 4, overdue: 1, dueToday: 3 },
    { lowStock: 1, mails: 2 },
  );
  expect(todos.map(({ count, words }) => `${count} ${words}`)).toEqual([
    '2 pedidos por preparar',
    '1 pedido por despachar',
    '3 pedidos por retirar',
    '4 pedidos por cobrar',
    '1 comunicación vencida',
    '2 comunicaciones para hoy',
    '1 producto bajo el mínimo',
    '2 correos sin enviar',
  ]);
  expect(todos.at(-1)?.to).toBe('#estado');
});
