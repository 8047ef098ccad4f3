import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { moneyText } from '#contract/plain/money-text';
import { readMoney } from '#contract/plain/read-money';
import { isUnread, type Unread } from '#web/panel/edit/unread';

/** An amount in cents, null for nothing. */
export type Amount = number | null | Unread;
type Props = Omit<TextInputProps, 'value' | 'onChange' | 'inputMode'> & {
  cents: Amount;
  onCents: (cents: Amount) => void;
};

const amountOf = (text: string): Amount => {
  const read = readMoney(text);
  return 'error' in read ? { unread: text, error: read.error } : read.cents;
};

const textOf = (cents: Amount) => {
  if (isUnread(cents)) return cents.unread;
  return cents === null ? '' : moneyText(cents);
};

/** An amount, typed as people write it and shown as the shop does once it is left; then too it is said to be none. */
export const MoneyInput = ({ cents, onCents, error, ...input }: Props) => {
  const [typed, setTyped] = useState<string>();
  const isSaid = isUnread(cents) && (typed === undefined || error);
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? textOf(cents)}
      error={isSaid ? cents.error : error}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onCents(amountOf(value));
      }}
      onFocus={(event) => event.currentTarget.select()}
      // The sentence would move a button from under the press; what is pressed says it itself.
      onBlur={({ relatedTarget }) => relatedTarget instanceof HTMLButtonElement || setTyped(undefined)}
    />
  );
};
