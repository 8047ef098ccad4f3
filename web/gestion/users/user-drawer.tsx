import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { z } from 'zod';
import type { User } from '#contract/accounts';
import type { Input } from '#contract/contract';
import { requiredEmail } from '#contract/fields';
import { personName } from '#contract/people';
import { userCalls } from '#contract/users';
import { call } from '#web/data/call';
import { EditDrawer } from '#web/panel/edit/edit-drawer.tsx';
import { type Choice, type EditField, textOf, type Values } from '#web/panel/edit/fields';
import { isUnread } from '#web/panel/edit/unread';
import { ThingHistory } from '#web/panel/history/thing-history.tsx';
import { lostOf } from '#web/panel/lost-answer.tsx';
import { NotThere } from '#web/panel/not-there.tsx';
import { useStaff } from '#web/panel/staff';
import { useCall } from '#web/panel/use-call';
import { AccountPerson } from './account-person.tsx';
import { positionChoices, roleChoices, rolesKey } from './user-words.ts';

type Props = {
  /** The user to change; without one somebody is invited. */
  guid?: string | undefined;
  onClose: () => void;
  /** `link`: of an invitation whose mail no server has taken. */
  onSaved: (done: string, guid: string, link: string | null) => void;
};

/** The dialog that invites, or gives roles and positions. */
export const UserDrawer = ({ guid, onClose, onSaved }: Props) => {
  const queries = useQueryClient();
  const own = useStaff();
  const invited = useRef({ guid: guid ?? '', link: null as string | null });
  const found = useCall('user/get', { guid: guid ?? '' }, { enabled: guid !== undefined });
  const companies = useCall('company/filter', { filters: {}, rowIndex: 0, rowsMax: 100 });
  const user = guid === undefined ? undefined : found.data?.data;
  if (found.error && user?.guid !== guid) return <NotThere error={found.error} onClose={onClose} />;
  const lost = lostOf([companies]);
  if (lost[0]?.error) return <NotThere error={lost[0].error} lost={lost} onClose={onClose} />;
  if (!companies.data || (guid !== undefined && (!found.isFetchedAfterMount || user?.guid !== guid))) return null;
  // His own first, and where there are more companies than fit those that stand here already.
  const known = [...own.sellsFor, ...(user?.person?.employeeOf ?? []), ...companies.data.data];
  const choices = [...new Map(known.map(({ id, name }) => [id, { value: id, label: name }])).values()];
  const done = (sentence: string) => () => {
    void queries.invalidateQueries();
    onSaved(sentence, invited.current.guid, invited.current.link);
  };
  if (!user)
    return (
      <EditDrawer
        title="Invitar"
        fields={[...nameFields, ...workFields(choices, true)]}
        initial={{
          roles: 'seller',
          positions: own.sellsFor.slice(0, 1).map(({ id }) => ({ companyId: id, position: 'SEL' })),
        }}
        saving={{
          add: async (values) => {
            const answer = await call('user/invite', {
              ...values,
              roles: rolesOf(values.roles),
            } as Input<'user/invite'>);
            if (answer.ok) invited.current = { guid: answer.data.guid, link: answer.link };
            return answer;
          },
        }}
        onClose={onClose}
        onSaved={() => done(invited.current.link ? 'La cuenta quedó creada' : 'Le enviamos la invitación por correo')()}
      />
    );
  return (
    <EditDrawer
      key={user.guid}
      title={`${user.name} · ${user.email}`}
      fields={workFields(choices, user.person !== null)}
      initial={valuesOf(user)}
      saving={{
        add: () => Promise.reject(new Error('The user is there already.')),
        update: ({ parms: { roles, positions } }) =>
          call('user/setRoles', {
            guid: user.guid,
            ...(roles && { roles: rolesOf(roles.value), seenRoles: rolesOf(roles.before) }),
            ...(positions && { positions: positions.value, seenPositions: positions.before }),
          } as Input<'user/setRoles'>),
        read: async () => {
          const answer = await call('user/get', { guid: user.guid });
          return answer.ok ? valuesOf(answer.data) : undefined;
        },
      }}
      onClose={onClose}
      onSaved={done('Guardado: ya rige')}
      below={
        <>
          <AccountPerson user={user} onUnlinked={done('Desvinculada: la cuenta tiene una persona nueva')} />
          <ThingHistory entities={['user']} code={user.guid} />
        </>
      }
    />
  );
};

const rolesOf = (key: unknown) => textOf(key).split(',').filter(Boolean);

const valuesOf = ({ roles, person }: User): Values => ({
  roles: rolesKey(roles),
  positions: person?.employeeOf.map(({ id, position }) => ({ companyId: id, position })) ?? [],
});

const nameFields: readonly EditField[] = [
  { name: 'email', label: 'E-mail', kind: 'text', rule: requiredEmail(), isRequired: true },
  { name: 'firstName', label: 'Nombre', kind: 'text', rule: personName, isRequired: true, isHalf: true },
  { name: 'lastName', label: 'Apellido', kind: 'text', rule: personName, isRequired: true, isHalf: true },
];

const workFields = (companies: readonly Choice[], isPerson: boolean): readonly EditField[] => [
  {
    name: 'roles',
    label: 'Rol',
    about: 'Quien vende edita productos, stock e imágenes. Quien administra puede todo.',
    kind: 'choice',
    choices: roleChoices,
    rule: z.string(),
  },
  {
    name: 'positions',
    label: 'Puestos',
    about: 'De qué empresas ve los pedidos y la configuración quien vende.',
    kind: 'rows',
    columns: [
      { name: 'companyId', label: 'Empresa', kind: 'choice', choices: companies },
      { name: 'position', label: 'Puesto', kind: 'choice', choices: positionChoices },
    ],
    blank: { companyId: companies[0]?.value ?? null, position: 'SEL' },
    most: 20,
    // A select gives the text of its value.
    write: (rows) =>
      rows.map(({ companyId, ...row }) => ({
        ...row,
        companyId: isUnread(companyId) ? companyId : Number(companyId),
      })),
    rule: userCalls['user/invite'].input.shape.positions,
    isShown: () => isPerson,
  },
];
