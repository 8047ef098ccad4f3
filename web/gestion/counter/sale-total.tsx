import { Group, Stack, Text } from '@mantine/core';
import { moneyText } from '#contract/plain/money-text';
import type { Totals } from './cash.ts';

/** `totals` are undefined while a quantity is none. */
type Props = { totals: Totals | undefined; shippingPrice: number };

/** The sum to pay, in dollars and in pesos. */
export const SaleTotal = ({ totals, shippingPrice }: Props) => (
  <Stack gap={0} role="group" aria-label="Total">
    {shippingPrice > 0 && (
      <Group justify="space-between">
        <Text size="sm">Envío</Text>
        <Text size="sm">{moneyText(shippingPrice)}</Text>
      </Group>
    )}
    <Group justify="space-between" align="baseline">
      <Text>Total, IVA incluido</Text>
      <Text fw={700} fz={24}>
        {totals ? moneyText(totals.USD) : '—'}
      </Text>
    </Group>
    {!totals && (
      <Text size="sm" c="red.9">
        Falta corregir una cantidad
      </Text>
    )}
    {totals && totals.UYU !== null && (
      <Group justify="space-between" align="baseline">
        <Text size="sm">En pesos</Text>
        <Text fw={600}>{moneyText(totals.UYU, 'UYU')}</Text>
      </Group>
    )}
  </Stack>
);
