import { TextInput, type TextInputProps } from '@mantine/core';
import { messages } from '#contract/plain/messages';
import { textOf } from '#web/panel/edit/fields';
import { isUnread, type Unread } from '#web/panel/edit/unread';

type Typed = string | Unread;
type Props = Omit<TextInputProps, 'type' | 'value' | 'onChange'> & { value: Typed; onChange: (typed: Typed) => void };

const isElsewhere = () => Intl.DateTimeFormat().resolvedOptions().timeZone !== 'America/Montevideo';

const unread: Unread = { unread: '', error: messages['field.moment'] };
/** A date without its hour, which has the value of an empty control. */
const isHalf = ({ validity }: HTMLInputElement) => validity.badInput;

/** A date and an hour by Montevideo's clock (`typed-moment.ts`); a browser in another zone is told so. */
export const MomentInput = ({ value, onChange, description, ...input }: Props) => {
  // A value that stays empty is no change.
  const look = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    if (isHalf(currentTarget) !== isUnread(value)) onChange(isHalf(currentTarget) ? unread : currentTarget.value);
  };
  return (
    <TextInput
      {...input}
      type="datetime-local"
      description={isElsewhere() ? <>{description} Hora de Montevideo.</> : description}
      value={textOf(value)}
      onChange={({ currentTarget }) => onChange(isHalf(currentTarget) ? unread : currentTarget.value)}
      onInput={look}
      onKeyUp={look}
      onBlur={look}
    />
  );
};
