import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { moneyText } from '#contract/plain/money-text';
import { readMoney } from './read-money.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'inputMode'> & {
  cents: number | null;
  /** Null for nothing, and for what is no amount. */
  onCents: (cents: number | null) => void;
};

/** An amount, typed as people write it and shown as the shop does once it is left. */
export const MoneyInput = ({ cents, onCents, error, ...input }: Props) => {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && readMoney(typed) === undefined;
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (cents === null ? '' : moneyText(cents))}
      error={isWrong ? 'Escribí un importe, como 1.234,50' : error}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onCents(readMoney(value) ?? null);
      }}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => !isWrong && setTyped(undefined)}
    />
  );
};
