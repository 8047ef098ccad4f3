import { useState } from 'react';
import type { User } from '#contract/accounts';
import type { Address } from '#contract/people';
import { needsAddress } from '#contract/plain/order-fields';
import { AddressDialog } from '#web/blocks/account/address-dialog.tsx';
import { PhoneDialog } from '#web/blocks/account/phone-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Block } from './block.tsx';
import { newestId } from './draft.ts';
import type { CheckoutState } from './use-checkout.ts';

type Props = { user: User; checkout: CheckoutState };

/** The buyer, with his phone and address; both can be added here. */
export const ContactBlock = ({ user, checkout: { draft, trouble, choose } }: Props) => {
  const [open, setOpen] = useState<'phone' | 'address' | 'corrected'>();
  const { errors } = trouble;
  const owner = user.person ? { personId: user.person.id } : user.company && { companyId: user.company.id };
  const id = draft.address?.id;
  const isCorrected = id !== undefined && id === draft.corrected?.id;
  const chosen = isCorrected
    ? draft.corrected
    : (user.person ?? user.company)?.addresses.find((stored) => stored.id === id);
  const correct = (corrected: Address) => choose({ addressId: corrected.id, lastAddressId: undefined, corrected });
  const addPhone = () => {
    choose({ lastPhoneId: newestId(draft.phones) });
    setOpen('phone');
  };
  const addAddress = () => {
    choose({ lastAddressId: newestId(draft.addresses) });
    setOpen('address');
  };
  return (
    <Block number={1} title="Datos">
      <p className="text-sm text-neutral-700">
        {user.company ? `${user.company.name} · RUT ${user.company.identifier}` : user.name} · {user.email}
      </p>
      <Choices
        legend="Teléfono"
        name="phone"
        cards={draft.phones.map(({ id, phone, observation }) => ({ id, title: phone, detail: observation }))}
        value={draft.phone?.id}
        onChange={(phoneId) => choose({ phoneId, lastPhoneId: undefined })}
        fields="phone"
        error={errors.phone}
        {...(owner && { add: { label: 'Agregar teléfono', open: addPhone } })}
      />
      <Choices
        legend={needsAddress(draft.shipping?.id ?? null) ? 'Dirección' : 'Dirección (solo si te lo enviamos)'}
        name="address"
        cards={draft.addresses.map((one) => ({
          id: one.id,
          title: one.address,
          detail: [
            `${one.cityName}, ${one.stateName}`,
            one.recipient && `recibe ${one.recipient}`,
            one.id === draft.corrected?.id && 'corregida para este pedido',
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
        value={draft.address?.id}
        onChange={(addressId) => choose({ addressId, lastAddressId: undefined })}
        fields="address addressCityId"
        error={errors.address ?? errors.addressCityId}
        {...(owner && { add: { label: 'Agregar dirección', open: addAddress } })}
        {...(owner && chosen && { correct: { label: 'Corregir dirección', open: () => setOpen('corrected') } })}
      />
      {owner && (
        <>
          <PhoneDialog owner={owner} phone={open === 'phone' ? 'new' : undefined} onClose={() => setOpen(undefined)} />
          <AddressDialog
            owner={owner}
            address={open === 'address' ? 'new' : open === 'corrected' ? chosen : undefined}
            onClose={() => setOpen(undefined)}
            {...('companyId' in owner && open === 'corrected' && { onCorrect: correct })}
          />
        </>
      )}
    </Block>
  );
};

type ChoicesProps = {
  legend: string;
  name: string;
  cards: readonly { id: number; title: string; detail: string | null }[];
  value: number | undefined;
  onChange: (id: number) => void;
  /** Fields of the order that are chosen here. */
  fields: string;
  error: string | undefined;
  add?: Opener;
  correct?: Opener;
};
type Opener = { label: string; open: () => void };

const Choices = ({ legend, name, cards, value, onChange, fields, error, add, correct }: ChoicesProps) => {
  return (
    <div data-fields={fields} className="grid grid-cols-1 gap-2">
      <RadioCards
        legend={legend}
        name={name}
        cards={cards.map((card) => ({ value: String(card.id), title: card.title, detail: card.detail }))}
        value={value === undefined ? undefined : String(value)}
        onChange={(id) => onChange(Number(id))}
        {...(error && { error })}
      />
      {add && (
        <div className="flex flex-wrap gap-x-4">
          <OpenButton icon="plus" {...add} />
          {correct && <OpenButton icon="edit" {...correct} />}
        </div>
      )}
    </div>
  );
};

const OpenButton = ({ icon, label, open }: Opener & { icon: IconName }) => (
  <Button look="plain" size="small" className="min-h-11" onClick={open}>
    <Icon name={icon} className="size-4" />
    {label}
  </Button>
);
