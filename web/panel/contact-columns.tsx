import { Button, VisuallyHidden } from '@mantine/core';
import { MailLink, PhoneLink } from '#web/panel/contact-links.tsx';
import type { DataTableColumn } from '#web/panel/data-table.tsx';
import { defaultOf } from '#web/panel/default-of';

type Listed<Item> = readonly (Item & { isDefault: boolean })[];

/** The phone by which a company or a person is reached first. */
export const phoneColumn = {
  accessor: 'phone',
  title: 'Teléfono',
  noWrap: true,
  render: ({ phones }: { phones: Listed<{ phone: string }> }) => {
    const phone = defaultOf(phones)?.phone;
    return phone ? <PhoneLink phone={phone} /> : '—';
  },
};

export const emailColumn = {
  accessor: 'email',
  title: 'E-mail',
  render: ({ emails }: { emails: Listed<{ email: string }> }) => {
    const email = defaultOf(emails)?.email;
    return email ? <MailLink email={email} /> : '—';
  },
};

/** The last column of a list, where those of its things are edited that may be; on a phone their pages do that. */
export const editColumn = <T extends { id: number }>(
  nameOf: (row: T) => string,
  onEdit: (id: number) => void,
  mayEdit: (row: T) => boolean = () => true,
): DataTableColumn<T> => ({
  accessor: 'actions',
  title: <VisuallyHidden>Acciones</VisuallyHidden>,
  textAlign: 'right',
  noWrap: true,
  visibleMediaQuery: '(min-width: 48em)',
  render: (row) =>
    mayEdit(row) && (
      <Button size="compact-sm" variant="subtle" aria-label={`Editar ${nameOf(row)}`} onClick={() => onEdit(row.id)}>
        Editar
      </Button>
    ),
});
