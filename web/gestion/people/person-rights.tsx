import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '#contract/people';
import { call } from '#web/data/call';
import { getFile, storeFile } from '#web/data/files';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { accountPath } from '#web/panel/panel-paths';
import { tell } from '#web/panel/toast.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';

type Props = { person: Person; onErased: () => void };

/** The file of a person, the erasure, and the account to sign in with; for administrators. */
export const PersonRights = ({ person, onErased }: Props) => {
  const { id, hasAccount } = person;
  const queries = useQueryClient();
  const [open, setOpen] = useState<'erase' | 'link'>();
  const [error, setError] = useState('');
  const close = () => setOpen(undefined);
  const store = (end: string) => (got: Got) => {
    if (got.ok) storeFile(got.file, `datos-${id}.${end}`);
    setError(got.ok ? '' : got.error);
    void queries.invalidateQueries({ queryKey: ['history/filter'] });
  };
  return (
    <Paper withBorder p="md" component="section" aria-label="Derechos sobre sus datos">
      <Title order={2} size="h4">
        Derechos sobre sus datos
      </Title>
      <Text size="sm" my="xs">
        Ley 18.331: quien pide sus datos recibe lo que la tienda guarda, y puede pedir que se borre. Hay cinco días
        hábiles para hacerlo.
      </Text>
      <ErrorAlert text={error} />
      <Group gap="xs" mt="xs">
        <FileButton label="Descargar ficha" get={() => readableFile(id)} onGot={store('html')} />
        <FileButton label="Descargar ficha (JSON)" get={() => jsonFile(id)} onGot={store('json')} />
        {!hasAccount && (
          <Button variant="default" onClick={() => setOpen('link')}>
            Vincular una cuenta…
          </Button>
        )}
        <Button variant="default" onClick={() => setOpen('erase')}>
          Borrar datos…
        </Button>
      </Group>
      {open === 'link' && (
        <LinkDialog
          person={person}
          onClose={close}
          onLinked={(done) => {
            tell({ text: done, to: accountPath(id) });
            close();
          }}
        />
      )}
      {open === 'erase' && <EraseDialog id={id} onClose={close} onErased={onErased} />}
    </Paper>
  );
};

type Got = Awaited<ReturnType<typeof getFile>>;

const readableFile = (id: number) => getFile(`/rest/person/document?id=${id}`);

const jsonFile = async (id: number): Promise<Got> => {
  const answer = await call('person/file', { id });
  if (!answer.ok) return answer;
  return { ok: true, file: new Blob([JSON.stringify(answer.data, null, 2)], { type: 'application/json' }) };
};

const FileButton = ({ label, get, onGot }: { label: string; get: () => Promise<Got>; onGot: (got: Got) => void }) => {
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    onGot(await get());
    setIsBusy(false);
  };
  return (
    <Button variant="default" loading={isBusy} onClick={() => void download()}>
      {label}
    </Button>
  );
};
