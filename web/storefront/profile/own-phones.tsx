import { useState } from 'react';
import type { Person, Phone } from '#contract/people';
import { PhoneDialog, phoneTypes } from '#web/blocks/account/phone-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ContactItem } from './contact-item.tsx';
import { Section } from './section.tsx';
import { useListChange } from './use-list-change.ts';

/** The phones of one's own person. */
export const OwnPhones = ({ person: { id: personId, phones } }: { person: Person }) => {
  const [edited, setEdited] = useState<Phone | 'new'>();
  const { busy, error, change } = useListChange(personId);
  const add = (
    <Button look="quiet" size="small" onClick={() => setEdited('new')}>
      <Icon name="plus" className="size-4" />
      Agregar teléfono
    </Button>
  );
  return (
    <Section title="Teléfonos" action={add}>
      <div role="alert" className="contents">
        {error && <Notice tone="bad">{error}</Notice>}
      </div>
      {phones.length === 0 && <p className="text-neutral-700">Todavía no guardaste ningún teléfono.</p>}
      <ul className="grid gap-3">
        {phones.map((phone) => (
          <ContactItem
            key={phone.id}
            name={`el teléfono ${phone.phone}`}
            {...{ busy, isDefault: phone.isDefault }}
            onEdit={() => setEdited(phone)}
            onDelete={() => change({ phones: [{ mode: 'DLT', id: phone.id }] })}
            onMakeDefault={() => change({ phones: [{ mode: 'UPD', id: phone.id, isDefault: true }] })}
          >
            <PhoneLines phone={phone} />
          </ContactItem>
        ))}
      </ul>
      <PhoneDialog owner={{ personId }} phone={edited} onClose={() => setEdited(undefined)} />
    </Section>
  );
};

/** A phone as it is read. */
export const PhoneLines = ({ phone }: { phone: Phone }) => (
  <>
    <p className="font-medium tabular-nums">{phone.phone}</p>
    <p className="text-sm text-neutral-600">
      {[phone.type === 'WOR' ? phoneTypes.WOR : phoneTypes.HOM, phone.observation].filter(Boolean).join(' · ')}
    </p>
  </>
);
