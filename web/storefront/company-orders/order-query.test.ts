import { expect, test } from 'vitest';
import { filterWords, readQuery, searchOf } from './order-query.ts';

test.each([
  ['', { page: 1 }],
  ['?state=PEN&text=ana&pag=3', { state: 'PEN', text: 'ana', page: 3 }],
  ['?text=a%26b', { text: 'a&b', page: 1 }],
  ['?companyId=7&pag=2', { companyId: 7, page: 2 }],
  ['?text=ana&personId=12', { text: 'ana', personId: 12, page: 1 }],
] as const)('%s is read and written alike', (search, query) => {
  expect(readQuery(new URLSearchParams(search))).toEqual(query);
  expect(searchOf(query)).toBe(search);
});

test('what no list has is passed over', () => {
  expect(readQuery(new URLSearchParams('?state=toString&text=%20&pag=-2'))).toEqual({ page: 1 });
  for (const personId of ['0', '-1', 'x', '1.5', '9'.repeat(16)])
    expect(readQuery(new URLSearchParams({ personId }))).toEqual({ page: 1 });
  for (const pag of ['x', '1.5', '1e300']) expect(readQuery(new URLSearchParams({ pag }))).toEqual({ page: 1 });
});

test('a choice of the filter names the states that orders show, unless it is one of them', () => {
  expect((['PEN', 'SEN', 'CAN'] as const).map(filterWords)).toEqual([
    'Pendiente (Procesando pago, Pago inconcluso, Pago pendiente, Pago aprobado)',
    'Enviado (Despachado)',
    'Cancelado',
  ]);
});
