import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { moneyText } from '#contract/plain/money-text';
import { MoneyInput } from '#web/panel/money-input.tsx';
import { useShortcuts } from '#web/panel/shortcuts';
import { type Cash, changeOf, currencyOf, type Totals } from './cash.ts';

/** There is no change while the totals are not counted. */
type Props = { totals: Totals; isCounted?: boolean; cash: Cash; onCash: (cash: Cash) => void };

const currencies = [
  { value: 'UYU', label: '$' },
  { value: 'USD', label: 'U$S' },
];

/** Cash that the buyer hands over, typed where one likes to, and its change. */
export const CashChange = ({ totals, isCounted = true, cash, onCash }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: 'mod+i', does: 'Escribir lo recibido', run: () => input.current?.focus() }]);
  const currency = currencyOf(totals, cash);
  const change = isCounted ? changeOf(totals, cash) : undefined;
  return (
    <Stack gap="xs" role="group" aria-label="Efectivo">
      <Group align="end" gap="xs" wrap="nowrap">
        <MoneyInput
          ref={input}
          label="Recibido"
          placeholder="Opcional"
          flex={1}
          currency={currency}
          cents={cash.received}
          onCents={(received) => onCash({ ...cash, received })}
        />
        {totals.UYU !== null && (
          <SegmentedControl
            aria-label="Moneda de lo recibido"
            data={currencies}
            value={currency}
            onChange={(chosen) => onCash({ ...cash, currency: chosen as Cash['currency'] })}
          />
        )}
      </Group>
      <Group role="status" justify="space-between" align="baseline" mih={44}>
        {change && (
          <>
            <Text>{change.label}</Text>
            <Text fw={700} fz={28} c={change.label === 'Falta' ? 'var(--mantine-color-error)' : undefined}>
              {moneyText(change.cents, currency)}
            </Text>
          </>
        )}
      </Group>
    </Stack>
  );
};
