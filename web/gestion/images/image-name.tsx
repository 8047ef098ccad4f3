import { Button, Group, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { Image } from '#contract/images';
import { call } from '#web/data/call';
import { useTakeBack } from '#web/panel/take-back';
import { tell } from '#web/panel/toast.tsx';

type Props = {
  image: Image;
  /** Whether a name is typed that is not stored; a function that stays the same. */
  onDirty: (isDirty: boolean) => void;
};

/** A picture's name, to be changed. A name that somebody else gave it meanwhile is said first. */
export const ImageName = ({ image: { id, name: stored }, onDirty }: Props) => {
  const queries = useQueryClient();
  const takeBack = useTakeBack();
  const [seen, setSeen] = useState(stored);
  const [typed, setTyped] = useState(stored);
  const [error, setError] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const isDirty = typed.trim() !== seen;
  const [last, setLast] = useState(stored);
  if (stored !== last) {
    setLast(stored);
    if (!isDirty) {
      setSeen(stored);
      setTyped(stored);
    }
  }
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => () => onDirty(false), [onDirty]);
  const rename = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isDirty || isSaving) return;
    setIsSaving(true);
    const answer = await call('image/update', { id, parms: { name: { value: typed, before: seen } } });
    // Entered once more, one's own name replaces what is stored now.
    const now = !answer.ok && answer.status === 409 ? await call('image/find', { id }) : answer;
    setIsSaving(false);
    setError(answer.ok ? '' : (answer.fields.name ?? answer.error));
    if (now.ok) setSeen(now.data.name);
    if (!answer.ok) return;
    setTyped(answer.data.name);
    const { name } = answer.data;
    tell({
      text: `Ahora se llama «${name}»`,
      undo: () => takeBack(() => call('image/update', { id, parms: { name: { value: seen, before: name } } })),
    });
    await queries.invalidateQueries();
  };
  return (
    <form onSubmit={(event) => void rename(event)} noValidate>
      <Group align="start" wrap="nowrap">
        <TextInput
          flex={1}
          label="Nombre"
          value={typed}
          error={error}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setError('');
          }}
        />
        <Button type="submit" variant="default" mt={25} loading={isSaving} disabled={!isDirty}>
          Renombrar
        </Button>
      </Group>
    </form>
  );
};
