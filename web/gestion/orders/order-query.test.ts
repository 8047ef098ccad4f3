import { describe, expect, test } from 'vitest';
import { soldPath } from '#web/panel/panel-paths';
import { readQuery, stateChoices } from './order-query.ts';

const read = (search = '') => readQuery(new URLSearchParams(search));

describe('readQuery', () => {
  test.each([
    ['', undefined, {}],
    ['cola=prepare&t=%20ana%20', 'prepare', { text: 'ana' }],
    [
      'estado=PEN&envio=RES&pago=MPU&sucursal=BUL',
      undefined,
      { state: 'PEN', shippingId: 'RES', paymentId: 'MPU', branchCode: 'BUL' },
    ],
    [soldPath({ since: '2026-11-01' }).split('?')[1], undefined, { state: 'PAG', startDate: '11/01/2026 00:00:00.0' }],
    ['empresa=7&persona=12', undefined, { companyId: 7, personId: 12 }],
    [
      'desde=2026-11-01&hasta=2026-11-02',
      undefined,
      { startDate: '11/01/2026 00:00:00.0', endDate: '11/02/2026 23:59:59.9' },
    ],
  ])('%s', (search, queue, filters) => {
    expect(read(search)).toMatchObject({ queue, filters });
    expect(Object.keys(read(search).filters)).toEqual(Object.keys(filters).toSorted((a, b) => order(a) - order(b)));
  });

  test('takes a wrong value for none', () => {
    const search = 'cola=toString&estado=XXX&envio=12345678901&empresa=-1&persona=x&desde=ayer&orden=XXX&filas=7';
    expect(read(search)).toMatchObject({
      queue: undefined,
      filters: {},
      sort: { column: 'date', order: 'REL' },
      rows: 25,
    });
    expect(read(search).filters).toEqual({});
  });

  test.each([
    ['orden=PHI', { column: 'total', order: 'PHI' }],
    ['orden=OLD', { column: 'date', order: 'OLD' }],
  ])('%s', (search, sort) => expect(read(search).sort).toEqual(sort));
});

const keys = [
  'text',
  'state',
  'shippingId',
  'paymentId',
  'branchCode',
  'companyId',
  'personId',
  'startDate',
  'endDate',
];
const order = (key: string) => keys.indexOf(key);

test('a choice of several states names them', () => {
  expect(stateChoices.slice(0, 4).map(({ label }) => label)).toEqual([
    'Pendiente (Procesando pago, Pago inconcluso, Pago pendiente, Pago aprobado)',
    'Enviado (Despachado)',
    'Pagado (Pago aprobado, Despachado)',
    'Procesando pago',
  ]);
});
