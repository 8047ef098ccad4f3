import { Group, Select, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedUser } from '#contract/users';
import { call } from '#web/data/call';
import { pageMeta } from '#web/data/page-meta';
import { ChosenFilters } from '#web/panel/chosen-filters.tsx';
import { useColumnChoice } from '#web/panel/column-choice.tsx';
import { DataTable } from '#web/panel/data-table.tsx';
import { FilterFold } from '#web/panel/filter-fold.tsx';
import { useListTable } from '#web/panel/list-table.tsx';
import { userPath } from '#web/panel/panel-paths';
import { TextSearch } from '#web/panel/search-input.tsx';
import { useStaff } from '#web/panel/staff';
import { useTakeBack } from '#web/panel/take-back';
import { ThingList, useListDialog } from '#web/panel/thing-list.tsx';
import { tell } from '#web/panel/toast.tsx';
import { useAddress } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/users-page.ts';
import { InvitationLink } from './invitation-link.tsx';
import { LockQuestion } from './lock-question.tsx';
import { userColumns } from './user-columns.tsx';
import { UserDrawer } from './user-drawer.tsx';
import { groupChoices } from './user-words.ts';

const words = { title: 'Usuarios', add: 'Invitar' };
const rows = 50;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: words.title, noindex: true });

/** The accounts, and what each may do; for administrators (A3). */
const UsersPage = () => {
  const { guid: own } = useStaff();
  const queries = useQueryClient();
  const { address, change, page } = useAddress();
  const text = address.get('t') ?? '';
  const group = groupChoices.find(({ value }) => value === address.get('grupo'))?.value;
  const personId = Number(address.get('persona')) || undefined;
  const person = useCall('person/find', { id: personId ?? 0 }, { enabled: personId !== undefined }).data?.data;
  const list = useCall('user/filter', {
    filters: { ...(text && { text }), ...(group && { group }), ...(personId && { personId }) },
    rowIndex: (page - 1) * rows,
    rowsMax: rows,
  });
  const dialog = useListDialog();
  const { edited } = dialog;
  const { onClose } = dialog.handlers;
  const [link, setLink] = useState<string | null>(null);
  const [toLock, setToLock] = useState<ListedUser>();
  const takeBack = useTakeBack();
  const say = (answer: { ok: true } | { ok: false; error: string }, done: Parameters<typeof tell>[0]) => {
    tell(answer.ok ? done : { text: answer.error, isBad: true });
    void queries.invalidateQueries();
  };
  const invite = async ({ guid, email }: ListedUser) => {
    const answer = await call('user/sendInvitation', { guid });
    setLink(answer.ok ? answer.link : null);
    const text = answer.ok && answer.link ? `Hay un enlace nuevo para ${email}` : `Enviamos otra invitación a ${email}`;
    say(answer, { text, to: userPath(guid) });
  };
  const setLock = async ({ guid, name }: ListedUser, isLocked: boolean) => {
    setToLock(undefined);
    say(await call('user/setLock', { guid, isLocked }), {
      text: isLocked ? `${name} ya no puede ingresar` : `${name} puede volver a ingresar`,
      undo: () => takeBack(() => call('user/setLock', { guid, isLocked: !isLocked })),
    });
  };
  const table = useColumnChoice(
    'users',
    userColumns(own, {
      onEdit: dialog.edit,
      onLock: (user) => (user.isLocked ? void setLock(user, false) : setToLock(user)),
      onInvite: (user) => void invite(user),
    }),
  );
  return (
    <ThingList
      words={words}
      list={list}
      filters={
        <Stack gap="xs">
          <Group align="end">
            <TextSearch placeholder="Nombre, e-mail o empresa" />
            <FilterFold count={group ? 1 : 0}>
              <Select
                label="Mostrar"
                placeholder="Todos"
                clearable
                w={180}
                data={[...groupChoices]}
                value={group ?? null}
                onChange={(value) => change({ grupo: value ?? undefined })}
              />
            </FilterFold>
            {table.choice}
          </Group>
          {personId && (
            <ChosenFilters
              chosen={[
                {
                  words:
                    person?.id === personId ? `Cuenta de ${person.name} ${person.lastName}` : 'Cuenta de una persona',
                  onRemove: () => change({ persona: undefined }, { replace: true }),
                },
              ]}
            />
          )}
        </Stack>
      }
      drawer={
        <>
          {(edited !== undefined || dialog.isNew) && (
            <UserDrawer
              guid={edited}
              onClose={onClose}
              onSaved={(text, guid, newLink) => {
                setLink(newLink);
                tell({ text, to: userPath(guid) });
                onClose();
              }}
            />
          )}
          {toLock && (
            <LockQuestion user={toLock} onYes={() => void setLock(toLock, true)} onNo={() => setToLock(undefined)} />
          )}
        </>
      }
    >
      {link && <InvitationLink link={link} onClose={() => setLink(null)} />}
      <DataTable {...useListTable(list, rows)} idOf={({ guid }) => guid} columns={table.columns} />
    </ThingList>
  );
};
export default UsersPage;
