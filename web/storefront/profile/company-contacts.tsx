import { type ReactNode, useState } from 'react';
import type { Company } from '#contract/companies';
import { AddressDialog } from '#web/blocks/account/address-dialog.tsx';
import { PhoneDialog } from '#web/blocks/account/phone-dialog.tsx';
import { ContactLink } from '#web/blocks/contact/contact-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { AddressLines } from './own-addresses.tsx';
import { PhoneLines } from './own-phones.tsx';
import { Section } from './section.tsx';

/** The phones and addresses of the account's company. One adds to them here; what is there only the shop changes. */
export const CompanyContacts = ({ company: { id: companyId, phones, addresses } }: { company: Company }) => {
  const [added, setAdded] = useState<'phone' | 'address'>();
  const close = () => setAdded(undefined);
  return (
    <>
      <List
        title="Teléfonos"
        add="Agregar teléfono"
        onAdd={() => setAdded('phone')}
        items={phones.map((phone) => ({ id: phone.id, lines: <PhoneLines phone={phone} /> }))}
      />
      <List
        title="Direcciones"
        add="Agregar dirección"
        onAdd={() => setAdded('address')}
        items={addresses.map((address) => ({ id: address.id, lines: <AddressLines address={address} /> }))}
      />
      <PhoneDialog owner={{ companyId }} phone={added === 'phone' ? 'new' : undefined} onClose={close} />
      <AddressDialog owner={{ companyId }} address={added === 'address' ? 'new' : undefined} onClose={close} />
    </>
  );
};

type Props = { title: string; add: string; onAdd: () => void; items: readonly { id: number; lines: ReactNode }[] };

const List = ({ title, add, onAdd, items }: Props) => (
  <Section
    title={title}
    action={
      <Button look="quiet" size="small" onClick={onAdd}>
        <Icon name="plus" className="size-4" />
        {add}
      </Button>
    }
  >
    <ul className="grid gap-3">
      {items.map(({ id, lines }) => (
        <li key={id}>{lines}</li>
      ))}
    </ul>
    <p className="text-sm text-neutral-700">
      Para cambiar o quitar alguno, <ContactLink>escribinos</ContactLink>.
    </p>
  </Section>
);
