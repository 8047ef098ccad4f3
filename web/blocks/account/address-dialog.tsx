import type { Address } from '#contract/people';
import { changedFields } from '#web/data/changed-fields';
import { missingFields } from '#web/data/field-checks';
import { itemRefusal } from '#web/data/item-refusal';
import { addContacts, type ContactOwner, changePerson } from '#web/data/person';
import { type Places, usePlaces } from '#web/data/places';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form, FormError, FormField } from '#web/ui/form.tsx';
import { type FormValues, useForm } from '#web/ui/form-state';
import { TextInput } from '#web/ui/text-input.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import { PlaceFields } from './place-fields.tsx';

type Props = {
  owner: ContactOwner;
  /** The one that is edited, or 'new'; nothing while the dialog is closed. */
  address: Address | 'new' | undefined;
  onClose: () => void;
  /** Takes the edited address of a company, whose stored ones the shop alone changes. */
  onCorrect?: (address: Address) => void;
};

/** Adds an address to a person or a company, edits a person's, or corrects a company's for one order. */
export const AddressDialog = ({ owner, address, onClose, onCorrect }: Props) => (
  <Dialog
    open={address !== undefined}
    onClose={onClose}
    title={
      address === 'new' ? 'Agregar una dirección' : onCorrect ? 'Corregir para este pedido' : 'Editar la dirección'
    }
  >
    {address && <AddressForm owner={owner} address={address} onClose={onClose} onCorrect={onCorrect} />}
  </Dialog>
);

const required = ['stateId', 'cityId', 'address'];

type FormProps = Omit<Props, 'address' | 'onCorrect'> & {
  address: Address | 'new';
  onCorrect: Props['onCorrect'];
};

const AddressForm = ({ owner, address, onClose, onCorrect }: FormProps) => {
  const before = address === 'new' ? undefined : address;
  const places = usePlaces();
  const form = useForm({
    check: (values) => missingFields(values, required),
    send: async (values) => {
      const fields = fieldsOf(values, before);
      if (before && onCorrect) {
        onCorrect({ ...before, ...fields, ...namesOf(fields, places) });
        onClose();
        return undefined;
      }
      const answer = await save(owner, before, fields);
      if (answer && !answer.ok) return itemRefusal('addresses', answer);
      onClose();
      return undefined;
    },
  });
  const stored = (name: keyof Address) => ({ defaultValue: String(before?.[name] ?? '') });
  return (
    <Form form={form}>
      {onCorrect && (
        <p className="text-sm text-neutral-700">
          Los datos de tu empresa quedan como están; para cambiarlos, escribinos.
        </p>
      )}
      <PlaceFields stateId={before?.stateId ?? null} cityId={before?.cityId ?? null} />
      <FormField name="address" label="Dirección" hint="Calle, número y apartamento" required>
        <TextInput autoComplete="address-line1" maxLength={200} {...stored('address')} />
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="recipient" label="Quién recibe">
          <TextInput autoComplete="name" maxLength={120} {...stored('recipient')} />
        </FormField>
        <FormField name="zIPCode" label="Código postal">
          <TextInput autoComplete="postal-code" inputMode="numeric" maxLength={20} {...stored('zIPCode')} />
        </FormField>
      </div>
      <FormField name="identifier" label="Nombre de esta dirección" hint="Por ejemplo: Casa, Taller">
        <TextInput autoComplete="off" maxLength={60} {...stored('identifier')} />
      </FormField>
      <FormField name="observation" label="Observación" hint="Cómo llegar, horarios, timbre">
        <TextInput autoComplete="off" maxLength={300} {...stored('observation')} />
      </FormField>
      <FormError />
      <DialogButtons submit="Guardar" onCancel={onClose} />
    </Form>
  );
};

const save = async (owner: ContactOwner, before: Address | undefined, fields: ReturnType<typeof fieldsOf>) => {
  if (!before || !('personId' in owner)) return addContacts(owner, { addresses: [fields] });
  const changed = changedFields(before, fields);
  const isChanged = Object.keys(changed).length > 0;
  return isChanged
    ? changePerson(owner.personId, { addresses: [{ mode: 'UPD', id: before.id, ...changed }] })
    : undefined;
};

// A marker on the map belongs to the address it was set for.
const fieldsOf = (values: FormValues, before: Address | undefined) => {
  const text = (name: string) => values[name]?.trim() || null;
  const place = { address: text('address') ?? '', stateId: Number(values.stateId), cityId: Number(values.cityId) };
  const isMoved = before?.address !== place.address || before.cityId !== place.cityId;
  return {
    ...place,
    recipient: text('recipient'),
    zIPCode: text('zIPCode'),
    identifier: text('identifier'),
    observation: text('observation'),
    geolocation: isMoved ? null : before.geolocation,
  };
};

const namesOf = ({ stateId, cityId }: { stateId: number; cityId: number }, places: Places | undefined) => ({
  stateName: places?.states.find(({ id }) => id === stateId)?.name ?? '',
  cityName: places?.cities.find(({ id }) => id === cityId)?.name ?? '',
});
