import { Button, Group, Paper, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { Failure } from '#web/data/call';
import { onEnter } from '#web/panel/on-enter';

type Props<T> = {
  id: string | undefined;
  title: string;
  label: string;
  action: string;
  /** The name's own rule. */
  rule: z.ZodType;
  first: string;
  /** What its form says where it is saved without one. */
  refusal: ReactNode;
  add: (name: string) => Promise<{ ok: true; data: T } | Failure>;
  onAdded: (made: T) => void;
  onCancel: () => void;
};

/** Makes a thing of its name, in the place of the control that chooses among those there are. */
export const NewNamed = <T,>({ id, title, label, action, rule, first, refusal, add, onAdded, onCancel }: Props<T>) => {
  const [name, setName] = useState(first);
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const make = async () => {
    const read = rule.safeParse(name);
    if (!read.success) return setError(read.error.issues[0]?.message ?? '');
    setIsBusy(true);
    const answer = await add(name);
    setIsBusy(false);
    if (!answer.ok) return setError(answer.fields.name ?? answer.error);
    onAdded(answer.data);
  };
  return (
    <Paper withBorder p="sm" role="group" aria-label={title} onKeyDown={onEnter(() => void make())}>
      <Stack gap="sm">
        <TextInput
          id={id}
          label={label}
          autoFocus
          value={name}
          error={error || refusal}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setError('');
          }}
        />
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
