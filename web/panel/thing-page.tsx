import { Alert, Anchor, Button, Group, Skeleton, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Saved } from '#web/panel/edit/thing-drawer.tsx';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { useShortcuts } from '#web/panel/shortcuts';
import { tell } from '#web/panel/toast.tsx';
import { useAddress } from '#web/panel/use-address';
import { isPassing } from '#web/panel/use-call';

type Props<T> = {
  found: { data?: { data: T } | undefined; error: Error | null };
  /** 'Empresa', 'la empresa', and the words that lead to all of them at `to`. */
  words: { title: string; article: string; all: string };
  to: string;
  nameOf: (thing: T) => string;
  /** Content beside the name. */
  badge?: (thing: T) => ReactNode;
  /** Whether the reader changes it; by default he does. */
  mayEdit?: (thing: T) => boolean;
  /** The dialog that changes it. */
  drawer: (handlers: { onClose: () => void; onSaved: Saved }) => ReactNode;
  children: (thing: T) => ReactNode;
};

/** The page of one thing: its name, the way to change it, and what is known of it. */
export const ThingPage = <T,>({
  found,
  words,
  to,
  nameOf,
  badge,
  mayEdit = () => true,
  drawer,
  children,
}: Props<T>) => {
  const { address, change } = useAddress();
  const edit = () => change({ editar: '' });
  const close = () => change({ editar: undefined });
  const thing = found.data?.data;
  const isEditable = thing !== undefined && mayEdit(thing);
  useShortcuts(isEditable ? [{ keys: 'e', does: `Editar ${words.article}`, run: edit }] : []);
  const toAll = (
    <Anchor component={Link} to={to} size="sm">
      {words.all}
    </Anchor>
  );
  // A failure that passes takes nobody's dialog away.
  if (found.error && (thing === undefined || !isPassing(found.error)))
    return (
      <Stack>
        <Title order={1} size="h2">
          {words.title}
        </Title>
        <Alert color="red" role="alert">
          {found.error.message}
        </Alert>
        {toAll}
      </Stack>
    );
  if (thing === undefined) return <Skeleton height={240} aria-label={`Cargando ${words.article}`} />;
  return (
    <Stack gap="lg">
      <div>
        {toAll}
        <Group justify="space-between" align="start">
          <Group gap="xs" miw={0}>
            <Title order={1} size="h2" miw={0} style={{ overflowWrap: 'anywhere' }}>
              {nameOf(thing)}
            </Title>
            {badge?.(thing)}
          </Group>
          {isEditable && <Button onClick={edit}>Editar</Button>}
        </Group>
        <ErrorAlert text={found.error?.message} />
      </div>
      {children(thing)}
      {isEditable &&
        address.has('editar') &&
        drawer({
          onClose: close,
          onSaved: (sentence, _id, undo) => {
            tell({ text: sentence, undo });
            close();
          },
        })}
    </Stack>
  );
};
