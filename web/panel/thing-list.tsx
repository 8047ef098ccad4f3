import { Button, Group, Stack, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import { EmptyList } from '#web/panel/empty-list.tsx';
import { type ActionNote, ListNotes } from '#web/panel/list-notes.tsx';
import { useShortcuts } from '#web/panel/shortcuts';
import { useAddress } from '#web/panel/use-address';

type Props = {
  /** Its heading, the button that adds one, and what the key 'n' does where it has that key. */
  words: { title: string; add: string; does?: string };
  list: { data?: { resultCount: number } | undefined; error: Error | null; isPlaceholderData: boolean };
  note: ActionNote;
  /** What narrows it. */
  filters: ReactNode;
  /** What is said where there is none yet; false while something narrows it. */
  empty?: false | { title: string; about: string; add: string };
  /** The dialog that is open. */
  drawer: ReactNode;
  /** Its table. */
  children: ReactNode;
};

/** The screen of a list whose things are added and changed in a dialog over it. */
export const ThingList = ({ words, list, note, filters, empty, drawer, children }: Props) => {
  const { change } = useAddress();
  const add = () => change({ nuevo: '' }, { keepsPage: true });
  useShortcuts(words.does === undefined ? [] : [{ keys: 'n', does: words.does, run: add }]);
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {words.title}
        </Title>
        <Button onClick={add}>{words.add}</Button>
      </Group>
      {filters}
      <ListNotes note={note} error={list.error} />
      {empty && list.data?.resultCount === 0 && !list.isPlaceholderData ? (
        <EmptyList title={empty.title} about={empty.about}>
          <Button variant="light" onClick={add}>
            {empty.add}
          </Button>
        </EmptyList>
      ) : (
        children
      )}
      {drawer}
    </Stack>
  );
};

/** The dialog over such a list as the address opens it, and the note of what was done last, here or where one comes from. */
export const useListDialog = () => {
  const { address, change } = useAddress();
  const { state }: Location<{ done?: string } | null> = useLocation();
  const [note, setNote] = useState<ActionNote>({ text: state?.done ?? '' });
  const close = () => change({ editar: undefined, nuevo: undefined }, { keepsPage: true });
  return {
    edited: address.get('editar') ?? undefined,
    isNew: address.has('nuevo'),
    edit: (id: number | string) => change({ editar: id }, { keepsPage: true }),
    note,
    setNote,
    handlers: {
      onClose: close,
      onSaved: (done: string) => {
        setNote({ text: done });
        close();
      },
    },
  };
};
