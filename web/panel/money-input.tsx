import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { type Amount, amountOf, amountText, isTypedAs } from '#web/panel/amount-text';
import { isUnread } from '#web/panel/edit/unread';

export type { Amount } from '#web/panel/amount-text';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'inputMode'> & {
  cents: Amount;
  onCents: (cents: Amount) => void;
};

/** An amount, typed as people write it and shown as the shop does once it is left; then too it is said to be none. */
export const MoneyInput = ({ cents, onCents, error, ...input }: Props) => {
  const [typed, setTyped] = useState<string>();
  const isTyped = isTypedAs(typed, cents);
  const isSaid = isUnread(cents) && (!isTyped || error);
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      autoComplete="off"
      value={isTyped ? typed : amountText(cents)}
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
