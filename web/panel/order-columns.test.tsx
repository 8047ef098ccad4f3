import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Order } from '#contract/orders';
import { orderColumns } from './order-columns.tsx';

const order = {
  guid: 'a',
  number: 7,
  date: '2026-11-27T13:00:00.000Z',
  name: 'Ana',
  lastName: 'Pérez',
  phone: '099 123 456',
  companyIdentifier: null,
  total: 48.8,
  paymentId: 'SADE',
  paymentName: 'Depósito Santander',
  shippingName: 'Retiro en el local',
  branchName: 'Centro',
  addressCityName: null,
  state: 'PAP',
  channel: 'web',
  slips: [],
  moneyIfCancelled: 'none',
} as unknown as Order;

const columns = (names?: Parameters<typeof orderColumns>[1]) => orderColumns({ list: '/', guids: [] }, names);
const cell = (accessor: string, shown = columns()) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>{shown.find((column) => column.accessor === accessor)?.render?.(order)}</MemoryRouter>
    </MantineProvider>,
  );
/** The details that a wide window hides, as the columns of its own say the same. */
const narrow = (html: string) =>
  Array.from(html.matchAll(/<p[^>]*mantine-hidden-from-lg[^>]*>([^<]*)/g), ([, text]) => text);

test('without their columns payment is a detail of the total, and shipping with its branch one of the state', () => {
  expect(narrow(cell('total'))).toEqual(['Depósito Santander']);
  expect(narrow(cell('state'))).toEqual(['Retiro en el local · Centro']);
  // A phone has no column of the state either.
  expect(cell('number')).toMatch(/mantine-hidden-from-sm[^>]*><p[^>]*mantine-hidden-from-lg[^>]*>Retiro en el local/);
  for (const name of ['paymentName', 'shippingName'])
    expect(columns().find(({ accessor }) => accessor === name)?.visibleMediaQuery).toBe('(min-width: 75em)');
});

test('a list that does not name them has neither', () => {
  const few = columns(['number', 'total', 'state']);
  expect(few.map(({ accessor }) => accessor)).toEqual(['number', 'total', 'state']);
  for (const { accessor } of few) expect(cell(accessor, few)).not.toMatch(/Santander|Retiro/);
});
