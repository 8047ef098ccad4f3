import 'mantine-datatable/styles.layer.css';
import { Button, Group, Select, Stack, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { DataTable } from 'mantine-datatable';
import { useState } from 'react';
import type { ListedUser } from '#contract/users';
import { call } from '#web/data/call';
import { noResult, notHere } from '#web/data/list-words';
import { pageMeta } from '#web/data/page-meta';
import { useColumnChoice } from '#web/panel/column-choice.tsx';
import { type ActionNote, ListNotes } from '#web/panel/list-notes.tsx';
import { tablePaging } from '#web/panel/paging';
import { SearchInput } from '#web/panel/search-input.tsx';
import { useStaff } from '#web/panel/staff';
import { useAddress } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/users-page.ts';
import { InvitationLink } from './invitation-link.tsx';
import { LockQuestion } from './lock-question.tsx';
import { userColumns } from './user-columns.tsx';
import { UserDrawer } from './user-drawer.tsx';
import { groupChoices } from './user-words.ts';

const title = 'Usuarios';
const rows = 50;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

/** The accounts, and what each may do; for administrators (A3). */
const UsersPage = () => {
  const { roles, guid } = useStaff();
  return roles.includes('administrator') ? <Users own={guid} /> : <Title order={1}>{notHere}</Title>;
};
export default UsersPage;

const Users = ({ own }: { own: string }) => {
  const queries = useQueryClient();
  const { address, change, page } = useAddress();
  const text = address.get('t') ?? '';
  const group = groupChoices.find(({ value }) => value === address.get('grupo'))?.value;
  const edited = address.get('editar') ?? undefined;
  const list = useCall('user/filter', {
    filters: { ...(text && { text }), ...(group && { group }) },
    rowIndex: (page - 1) * rows,
    rowsMax: rows,
  });
  const [said, setSaid] = useState<ActionNote>({ text: '' });
  const [link, setLink] = useState<string | null>(null);
  const [toLock, setToLock] = useState<ListedUser>();
  const close = () => change({ editar: undefined, nuevo: undefined }, { keepsPage: true });
  const tell = (answer: { ok: true } | { ok: false; error: string }, done: string) => {
    setSaid(answer.ok ? { text: done } : { text: answer.error, isBad: true });
    void queries.invalidateQueries();
  };
  const invite = async ({ guid, email }: ListedUser) => {
    const answer = await call('user/sendInvitation', { guid });
    setLink(answer.ok ? answer.link : null);
    tell(
      answer,
      answer.ok && answer.link ? `Hay un enlace nuevo para ${email}` : `Enviamos otra invitación a ${email}`,
    );
  };
  const setLock = async ({ guid, name }: ListedUser, isLocked: boolean) => {
    setToLock(undefined);
    tell(
      await call('user/setLock', { guid, isLocked }),
      isLocked ? `${name} ya no puede ingresar` : `${name} puede volver a ingresar`,
    );
  };
  const table = useColumnChoice(
    'users',
    userColumns(own, {
      onEdit: (guid) => change({ editar: guid }, { keepsPage: true }),
      onLock: (user) => (user.isLocked ? void setLock(user, false) : setToLock(user)),
      onInvite: (user) => void invite(user),
    }),
  );
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {title}
        </Title>
        <Button onClick={() => change({ nuevo: '' }, { keepsPage: true })}>Invitar</Button>
      </Group>
      <Group align="end">
        <SearchInput
          placeholder="Nombre, e-mail o empresa"
          text={text}
          onText={(typed) => change({ t: typed || undefined }, { replace: true })}
        />
        <Select
          label="Mostrar"
          placeholder="Todos"
          clearable
          w={180}
          data={[...groupChoices]}
          value={group ?? null}
          onChange={(value) => change({ grupo: value ?? undefined })}
        />
        {table.choice}
      </Group>
      <ListNotes note={said} error={list.error} />
      {link && <InvitationLink link={link} onClose={() => setLink(null)} />}
      <DataTable
        withTableBorder
        striped
        highlightOnHover
        minHeight={200}
        verticalSpacing={4}
        idAccessor="guid"
        records={list.data?.data ?? []}
        columns={table.columns}
        fetching={list.isFetching}
        noRecordsText={list.error?.message ?? noResult}
        totalRecords={list.data?.resultCount ?? 0}
        recordsPerPage={rows}
        page={page}
        onPageChange={(next) => change({ pag: next > 1 ? next : undefined }, { keepsPage: true })}
        {...tablePaging}
      />
      {(edited !== undefined || address.has('nuevo')) && (
        <UserDrawer
          guid={edited}
          onClose={close}
          onSaved={(done, link = null) => {
            setSaid({ text: done });
            setLink(link);
            close();
          }}
        />
      )}
      {toLock && (
        <LockQuestion user={toLock} onYes={() => void setLock(toLock, true)} onNo={() => setToLock(undefined)} />
      )}
    </Stack>
  );
};
