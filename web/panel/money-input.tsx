import type { TextInputProps } from '@mantine/core';
import { moneyText } from '#contract/plain/money-text';
import { readMoney } from '#contract/plain/read-money';
import { type Typed, TypedNumber } from '#web/panel/typed-number.tsx';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & { cents: Typed; onCents: (cents: Typed) => void };

const read = (text: string) => {
  const money = readMoney(text);
  return 'error' in money ? money : { value: money.cents };
};

/** An amount in cents, typed in units. */
export const MoneyInput = ({ cents, onCents, ...input }: Props) => (
  <TypedNumber {...input} inputMode="decimal" value={cents} onValue={onCents} read={read} write={moneyText} />
);
