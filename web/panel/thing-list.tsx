import { Button, Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ExportForm } from '#contract/plain/exports';
import { EmptyList, hasNone } from '#web/panel/empty-list.tsx';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { ExportLink } from '#web/panel/export-link.tsx';
import { useShortcuts } from '#web/panel/shortcuts';
import { tell } from '#web/panel/toast.tsx';
import { useAddress } from '#web/panel/use-address';

type Props = {
  /** Its heading, the button that adds one, and what the key 'n' does where it has that key. */
  words: { title: string; add: string; does?: string };
  list: { data?: { resultCount: number } | undefined; error: Error | null; isPlaceholderData: boolean };
  /** Its filters. */
  filters: ReactNode;
  /** Words for an empty list, and another way to fill it; false while a filter narrows it. */
  empty?: false | { title: string; about: string; add: string; other?: ReactNode };
  /** The export of what it lists, and its filters where they narrow it. */
  exported?: ExportForm;
  exportFilters?: object | undefined;
  /** Whether one may be added. */
  mayAdd?: boolean;
  /** The dialog that is open. */
  drawer: ReactNode;
  /** Its table. */
  children: ReactNode;
};

/** The screen of a list whose things are added and changed in a dialog over it. */
export const ThingList = ({
  words,
  list,
  filters,
  empty,
  mayAdd = true,
  exported,
  exportFilters,
  drawer,
  children,
}: Props) => {
  const { change } = useAddress();
  const add = () => change({ nuevo: '' }, { keepsPage: true });
  useShortcuts(words.does === undefined || !mayAdd ? [] : [{ keys: 'n', does: words.does, run: add }]);
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {words.title}
        </Title>
        <Group gap="xs">
          {exported && <ExportLink form={exported} filters={exportFilters} />}
          {mayAdd && <Button onClick={add}>{words.add}</Button>}
        </Group>
      </Group>
      {filters}
      <ErrorAlert text={list.error?.message} />
      {empty && hasNone(list) ? (
        <EmptyList title={empty.title} about={empty.about}>
          {mayAdd && (
            <Button variant="light" onClick={add}>
              {empty.add}
            </Button>
          )}
          {empty.other}
        </EmptyList>
      ) : (
        children
      )}
      {drawer}
    </Stack>
  );
};

/** The dialog over such a list, as the address opens it; `pathOf` is where one that was saved is seen. */
export const useListDialog = (pathOf?: (id: number) => string) => {
  const { address, change } = useAddress();
  const close = () => change({ editar: undefined, nuevo: undefined }, { keepsPage: true });
  return {
    edited: address.get('editar') ?? undefined,
    isNew: address.has('nuevo'),
    edit: (id: number | string) => change({ editar: id }, { keepsPage: true }),
    handlers: {
      onClose: close,
      onSaved: (done: string, id?: number, undo?: () => unknown) => {
        tell({ text: done, to: id === undefined ? undefined : pathOf?.(id), undo });
        close();
      },
    },
  };
};
