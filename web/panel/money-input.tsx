import type { TextInputProps } from '@mantine/core';
import type { Ref } from 'react';
import { type Currency, moneyText } from '#contract/plain/money-text';
import { readMoney } from '#contract/plain/read-money';
import { type Typed, TypedNumber } from '#web/panel/typed-number.tsx';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  cents: Typed;
  onCents: (cents: Typed) => void;
  currency?: Currency;
  ref?: Ref<HTMLInputElement>;
};

const reader = (currency: Currency) => (text: string) => {
  const money = readMoney(text, currency);
  return 'error' in money ? money : { value: money.cents };
};

/** An amount in cents, typed in units. */
export const MoneyInput = ({ cents, onCents, currency = 'USD', ...input }: Props) => (
  <TypedNumber
    {...input}
    inputMode="decimal"
    value={cents}
    onValue={onCents}
    read={reader(currency)}
    write={(value) => moneyText(value, currency)}
  />
);
