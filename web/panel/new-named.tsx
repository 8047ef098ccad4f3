import { Button, Group, Paper, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { Failure } from '#web/data/call';
import { newGuid } from '#web/data/cart';
import { onEnter } from '#web/panel/on-enter';

/** A field of a new thing: its own rule, and which keys a phone shows. */
export type NewField = { name: string; label: string; rule: z.ZodType; inputMode?: TextInputProps['inputMode'] };
export type NewValues = Readonly<Record<string, string>>;

type Props<T> = {
  id: string | undefined;
  title: string;
  action: string;
  /** The first one is what it is called. */
  fields: readonly [NewField, ...NewField[]];
  /** Names things that it may be already. */
  Twins?: ComponentType<{ typed: NewValues }> | undefined;
  /** Initial values. */
  first: NewValues;
  /** Its form's sentence where it is saved without one. */
  refusal: ReactNode;
  /** Gets the GUID of the form, too: sent again, it adds no second one. */
  add: (values: NewValues, guid: string) => Promise<{ ok: true; data: T } | Failure>;
  onAdded: (made: T) => void;
  onCancel: () => void;
};

/** Makes a thing of a few fields, in the place of the control that chooses among those there are. */
export const NewNamed = <T,>({ id, title, action, fields, Twins, first, ...on }: Props<T>) => {
  const { refusal, add, onAdded, onCancel } = on;
  const [guid] = useState(newGuid);
  const [values, setValues] = useState(first);
  const [errors, setErrors] = useState<NewValues>({});
  const [isBusy, setIsBusy] = useState(false);
  const [naming] = fields;
  const valueOf = ({ name }: NewField) => values[name] ?? '';
  const make = async () => {
    const wrong = fields.flatMap((field) => {
      const [issue] = field.rule.safeParse(valueOf(field)).error?.issues ?? [];
      return issue ? [[field.name, issue.message]] : [];
    });
    if (wrong.length > 0) return setErrors(Object.fromEntries(wrong) as NewValues);
    setIsBusy(true);
    const answer = await add(values, guid);
    setIsBusy(false);
    if (answer.ok) return onAdded(answer.data);
    // A field of a list's item is refused at that item.
    const refused = Object.entries(answer.fields).map(([path, sentence]) => [path.split('.').at(-1), sentence]);
    const known = refused.filter(([name]) => fields.some((field) => field.name === name));
    setErrors(Object.fromEntries(known.length > 0 ? known : [[naming.name, answer.error]]) as NewValues);
  };
  return (
    <Paper withBorder p="sm" flex="1 1 100%" role="group" aria-label={title} onKeyDown={onEnter(() => void make())}>
      <Stack gap="sm">
        {fields.map((field) => (
          <TextInput
            key={field.name}
            {...(field === naming && { id, autoFocus: true })}
            label={field.label}
            inputMode={field.inputMode}
            value={valueOf(field)}
            error={
              errors[field.name] ||
              (field === naming && refusal && (values[naming.name] ? `Falta tocar «${action}»` : refusal))
            }
            onChange={({ currentTarget }) => {
              setValues({ ...values, [field.name]: currentTarget.value });
              setErrors({});
            }}
          />
        ))}
        {Twins && <Twins typed={Object.fromEntries(fields.map((field) => [field.name, valueOf(field).trim()]))} />}
        <Group justify="flex-end">
          <Button size="xs" variant="default" onClick={onCancel}>
            Cancelar
          </Button>
          <Button size="xs" loading={isBusy} onClick={() => void make()}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
};
