import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { type NumberForm, numberText, readNumber } from '#contract/plain/read-number';
import { readWhole } from '#contract/plain/read-whole';
import { isUnread, type Unread } from '#web/panel/edit/unread';

/** A number, null for nothing. */
export type Typed = number | null | Unread;

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: Typed;
  onValue: (value: Typed) => void;
  /** Whether its sentence is said elsewhere. */
  isQuiet?: boolean;
};
type HowProps = {
  read: (text: string) => { value: number | null } | { error: string };
  write: (value: number) => string;
};

/** A number, typed as people write it and shown as the shop does once it is left; then too it is said to be none. */
export const TypedNumber = ({ value, onValue, isQuiet, read, write, error, ...input }: Props & HowProps) => {
  const [typed, setTyped] = useState<{ text: string; value: Typed }>();
  // Another value that came meanwhile takes the place of the text.
  const isTyped = typed !== undefined && isSame(typed.value, value);
  const valueOf = (text: string): Typed => {
    if (text.trim() === '') return null;
    const found = read(text);
    return 'error' in found ? { unread: text, error: found.error } : found.value;
  };
  const shown = () => {
    if (isTyped) return typed.text;
    if (isUnread(value)) return value.unread;
    return value === null ? '' : write(value);
  };
  const isSaid = isUnread(value) && (!isTyped || error);
  return (
    <TextInput
      {...input}
      autoComplete="off"
      value={shown()}
      error={isSaid ? isQuiet || value.error : error}
      onChange={({ currentTarget: { value: text } }) => {
        const next = valueOf(text);
        setTyped({ text, value: next });
        onValue(next);
      }}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => {
        // The sentence would move a button from under the press; what is pressed says it itself.
        if (!(event.relatedTarget instanceof HTMLButtonElement)) setTyped(undefined);
        input.onBlur?.(event);
      }}
    />
  );
};

/** Whether a form still holds what was typed: another value may have come meanwhile. */
export const isSame = (one: Typed, other: Typed) =>
  isUnread(one) && isUnread(other) ? one.unread === other.unread : one === other;

/** Units, days, years: a number without decimals. */
export const WholeInput = (props: Props) => (
  <TypedNumber {...props} inputMode="numeric" read={readWhole} write={String} />
);

/** A number with decimals. */
export const DecimalInput = ({ numbers, ...props }: Props & { numbers: NumberForm }) => (
  <TypedNumber {...props} inputMode="decimal" read={(text) => readNumber(text, numbers)} write={numberText} />
);
