import { useState } from 'react';
import type { Address, Person } from '#contract/people';
import { AddressDialog } from '#web/blocks/account/address-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ContactItem } from './contact-item.tsx';
import { Section } from './section.tsx';
import { useListChange } from './use-list-change.ts';

/** The addresses of one's own person. */
export const OwnAddresses = ({ person: { id: personId, addresses } }: { person: Person }) => {
  const [edited, setEdited] = useState<Address | 'new'>();
  const { busy, error, change } = useListChange(personId);
  const add = (
    <Button look="quiet" size="small" onClick={() => setEdited('new')}>
      <Icon name="plus" className="size-4" />
      Agregar dirección
    </Button>
  );
  return (
    <Section title="Direcciones" action={add}>
      <div role="alert" className="contents">
        {error && <Notice tone="bad">{error}</Notice>}
      </div>
      {addresses.length === 0 && <p className="text-neutral-700">Todavía no guardaste ninguna dirección.</p>}
      <ul className="grid gap-3">
        {addresses.map((address) => (
          <ContactItem
            key={address.id}
            name={`la dirección ${address.address}`}
            {...{ busy, isDefault: address.isDefault }}
            onEdit={() => setEdited(address)}
            onDelete={() => change({ addresses: [{ mode: 'DLT', id: address.id }] })}
            onMakeDefault={() => change({ addresses: [{ mode: 'UPD', id: address.id, isDefault: true }] })}
          >
            <AddressLines address={address} />
          </ContactItem>
        ))}
      </ul>
      <AddressDialog owner={{ personId }} address={edited} onClose={() => setEdited(undefined)} />
    </Section>
  );
};

/** An address as it is read. */
export const AddressLines = ({ address }: { address: Address }) => (
  <>
    {address.identifier && <p className="text-sm font-semibold text-neutral-700">{address.identifier}</p>}
    <p className="font-medium">{address.address}</p>
    <p className="text-sm text-neutral-600">
      {[address.cityName, address.stateName, address.zIPCode].filter(Boolean).join(', ')}
    </p>
    {address.recipient && <p className="text-sm text-neutral-600">Recibe {address.recipient}</p>}
    {address.observation && <p className="text-sm text-neutral-600">{address.observation}</p>}
  </>
);
