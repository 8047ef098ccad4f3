import { Group, Stack, Text } from '@mantine/core';
import type { CheckoutOptions } from '#contract/orders';
import { moneyText } from '#contract/plain/money-text';
import { freezePesos } from '#contract/plain/order-pesos';
import type { SaleLine } from './sale-draft.ts';

type Props = { lines: readonly SaleLine[]; shippingPrice: number; rate: CheckoutOptions['rate'] };

/** The sum to pay, in dollars and in pesos. */
export const SaleTotal = ({ lines, shippingPrice, rate }: Props) => {
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, shippingPrice);
  return (
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
          {moneyText(total)}
        </Text>
      </Group>
      {rate && (
        <Group justify="space-between" align="baseline">
          <Text size="sm">En pesos</Text>
          <Text fw={600}>{moneyText(freezePesos({ items: lines, shippingPrice }, rate).total, 'UYU')}</Text>
        </Group>
      )}
    </Stack>
  );
};
