import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Totals } from './cash.ts';
import { SaleTotal } from './sale-total.tsx';

const shown = (totals: Totals | undefined) =>
  renderToStaticMarkup(
    <MantineProvider>
      <SaleTotal totals={totals} shippingPrice={0} />
    </MantineProvider>,
  );

test('no sum is shown while a quantity is none', () => {
  expect(shown({ USD: 1250, UYU: 50000 })).toContain('12,50');
  expect(shown(undefined)).not.toMatch(/\d,\d\d/);
  expect(shown(undefined)).toContain('Falta corregir una cantidad');
});
