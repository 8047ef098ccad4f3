import { TextInput, type TextInputProps } from '@mantine/core';

type Props = Omit<TextInputProps, 'type' | 'value' | 'onChange'> & { value: string; onChange: (typed: string) => void };

const isElsewhere = () => Intl.DateTimeFormat().resolvedOptions().timeZone !== 'America/Montevideo';

/** A date and an hour by Montevideo's clock (`typed-moment.ts`); a browser in another zone is told so. */
export const MomentInput = ({ value, onChange, description, ...input }: Props) => (
  <TextInput
    {...input}
    type="datetime-local"
    description={isElsewhere() ? <>{description} Hora de Montevideo.</> : description}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
