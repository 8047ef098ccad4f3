import { Anchor, Badge, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import type { ListedUser } from '#contract/users';
import type { DataTableColumn } from '#web/panel/data-table.tsx';
import { companiesOf, roleLabel } from './user-words.ts';

type Given = {
  onEdit: (guid: string) => void;
  onLock: (user: ListedUser) => void;
  onInvite: (user: ListedUser) => void;
};

/** The columns of the list of users; `own` is who looks at it. */
export const userColumns = (own: string, { onEdit, onLock, onInvite }: Given): DataTableColumn<ListedUser>[] => [
  {
    accessor: 'name',
    title: 'Nombre',
    render: ({ guid, name, email }) => (
      <>
        <Anchor
          component="button"
          type="button"
          size="sm"
          ta="left"
          style={{ overflowWrap: 'anywhere' }}
          onClick={() => onEdit(guid)}
        >
          {name}
        </Anchor>
        <Text size="xs" hiddenFrom="md" style={{ overflowWrap: 'anywhere' }}>
          {email}
        </Text>
      </>
    ),
  },
  { accessor: 'email', title: 'E-mail', visibleMediaQuery: '(min-width: 62em)' },
  { accessor: 'roles', title: 'Rol', noWrap: true, render: roleLabel },
  { accessor: 'company', title: 'Empresa', visibleMediaQuery: '(min-width: 62em)', render: companiesOf },
  { accessor: 'isActive', title: 'Cuenta', noWrap: true, render: (user) => <State user={user} /> },
  {
    accessor: 'actions',
    title: <VisuallyHidden>Acciones</VisuallyHidden>,
    textAlign: 'right',
    noWrap: true,
    render: (user) => (
      <Group gap={4} justify="flex-end">
        {!user.isActive && !user.isLocked && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={`Enviar invitación a ${user.email}`}
            onClick={() => onInvite(user)}
          >
            Enviar invitación
          </Button>
        )}
        {user.guid !== own && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={`${user.isLocked ? 'Desbloquear' : 'Bloquear'} a ${user.email}`}
            onClick={() => onLock(user)}
          >
            {user.isLocked ? 'Desbloquear' : 'Bloquear'}
          </Button>
        )}
      </Group>
    ),
  },
];

const State = ({ user: { isLocked, isActive } }: { user: ListedUser }) => {
  if (isLocked) return <Badge color="red.9">Bloqueada</Badge>;
  return isActive ? 'Activa' : <Badge color="gray.7">Sin activar</Badge>;
};
