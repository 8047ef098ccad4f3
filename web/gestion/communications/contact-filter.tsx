import { useState } from 'react';
import type { Communication } from '#contract/communications';
import { NamedSelect } from '#web/panel/edit/named-select.tsx';
import { isUnread } from '#web/panel/edit/unread';
import { contactKeys } from '#web/panel/panel-paths';
import type { useCommunicationQuery } from './use-communication-query.ts';

type Key = keyof typeof contactKeys;
type Props = {
  of: Key;
  id: number | undefined;
  /** The name behind the id, once it is known. */
  names: Partial<Communication>;
  narrow: ReturnType<typeof useCommunicationQuery>['narrow'];
};

const kinds = {
  contactCompanyId: {
    label: 'Empresa',
    named: { of: 'company', names: [{ name: 'contactCompanyName', column: 'name' }] },
  },
  contactPersonId: {
    label: 'Persona',
    named: {
      of: 'person',
      isKnown: true,
      names: [
        { name: 'contactPersonName', column: 'name' },
        { name: 'contactPersonLastName', column: 'last_name' },
      ],
    },
  },
};

/** Narrows the list to one contact, found by typing; what is typed and names nobody narrows nothing. */
export const ContactFilter = ({ of, id, names, narrow }: Props) => {
  const [typed, setTyped] = useState<unknown>();
  const { label, named } = kinds[of];
  return (
    <NamedSelect
      label={label}
      placeholder="Cualquiera"
      clearable
      w={{ base: '100%', xs: 'calc(50% - 8px)', sm: 240 }}
      named={named}
      value={typed ?? id ?? null}
      row={names}
      onPick={(chosen) => {
        setTyped(isUnread(chosen) ? chosen : undefined);
        if (!isUnread(chosen)) narrow({ [contactKeys[of]]: chosen === null ? undefined : Number(chosen) });
      }}
    />
  );
};
