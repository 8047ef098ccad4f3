import { ActionIcon, Group, TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { categoryFields } from '#contract/categories';
import type { Failure } from '#web/data/call';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  label: string;
  stored?: string;
  /** Stores a name; answers what was refused. */
  save: (name: string) => Promise<{ ok: true } | Failure>;
  onEnd: () => void;
};

/** Names a category in its own line: Enter stores, Escape leaves it as it was. */
export const NameForm = ({ label, stored = '', save, onEnd }: Props) => {
  const [typed, setTyped] = useState(stored);
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // A menu that closes gives the focus back to its button a moment later.
  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus(), 60);
    return () => clearTimeout(timer);
  }, []);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const read = categoryFields.name.safeParse(typed);
    if (!read.success) return setError(read.error.issues[0]?.message ?? '');
    if (read.data === stored) return onEnd();
    setIsBusy(true);
    const answer = await save(read.data);
    setIsBusy(false);
    if (answer.ok) return onEnd();
    setError(answer.fields.name ?? answer.error);
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => event.key === 'Escape' && onEnd()}
      noValidate
      style={{ flex: 1, minWidth: 0 }}
    >
      <Group gap={6} wrap="nowrap" align="start">
        <TextInput
          ref={input}
          flex={1}
          miw={0}
          size="sm"
          aria-label={label}
          placeholder={label}
          autoFocus
          value={typed}
          error={error}
          onFocus={(event) => event.currentTarget.select()}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setError('');
          }}
        />
        <ActionIcon type="submit" size={36} loading={isBusy} aria-label="Guardar el nombre" title="Enter">
          <Icon name="check" />
        </ActionIcon>
        <ActionIcon variant="default" size={36} aria-label="Dejar como estaba" title="Escape" onClick={onEnd}>
          <Icon name="close" />
        </ActionIcon>
      </Group>
    </form>
  );
};
