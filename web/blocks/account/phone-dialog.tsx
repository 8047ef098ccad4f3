import type { Phone } from '#contract/people';
import { changedFields } from '#web/data/changed-fields';
import { phoneErrors } from '#web/data/field-checks';
import { itemRefusal } from '#web/data/item-refusal';
import { addContacts, type ContactOwner, changePerson } from '#web/data/person';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form, FormError, FormField } from '#web/ui/form.tsx';
import { type FormValues, useForm } from '#web/ui/form-state';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

type Props = {
  owner: ContactOwner;
  /** The one that is edited, or 'new'; nothing while the dialog is closed. A company's are not edited. */
  phone: Phone | 'new' | undefined;
  onClose: () => void;
};

export const phoneTypes = { HOM: 'Casa', WOR: 'Trabajo' } as const;

/** Adds a phone to a person or a company, or edits a person's. */
export const PhoneDialog = ({ owner, phone, onClose }: Props) => (
  <Dialog
    open={phone !== undefined}
    onClose={onClose}
    title={phone === 'new' ? 'Agregar un teléfono' : 'Editar el teléfono'}
  >
    {phone && <PhoneForm owner={owner} phone={phone} onClose={onClose} />}
  </Dialog>
);

const PhoneForm = ({ owner, phone, onClose }: Props & { phone: Phone | 'new' }) => {
  const before = phone === 'new' ? undefined : phone;
  const form = useForm({
    check: phoneErrors,
    send: async (values) => {
      const answer = await save(owner, before, fieldsOf(values));
      if (answer && !answer.ok) return itemRefusal('phones', answer);
      onClose();
      return undefined;
    },
  });
  return (
    <Form form={form}>
      <FormField name="phone" label="Teléfono" required>
        <TextInput type="tel" inputMode="tel" autoComplete="tel" maxLength={40} defaultValue={before?.phone} />
      </FormField>
      <FormField name="type" label="Tipo" required>
        <Select autoComplete="off" defaultValue={before?.type ?? 'HOM'}>
          {Object.entries(phoneTypes).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField name="observation" label="Observación" hint="Por ejemplo: de 9 a 18">
        <TextInput autoComplete="off" maxLength={200} defaultValue={before?.observation ?? ''} />
      </FormField>
      <FormError />
      <DialogButtons submit="Guardar" onCancel={onClose} />
    </Form>
  );
};

const save = async (owner: ContactOwner, before: Phone | undefined, fields: ReturnType<typeof fieldsOf>) => {
  if (!before || !('personId' in owner)) return addContacts(owner, { phones: [fields] });
  const changed = changedFields(before, fields);
  const isChanged = Object.keys(changed).length > 0;
  return isChanged ? changePerson(owner.personId, { phones: [{ mode: 'UPD', id: before.id, ...changed }] }) : undefined;
};

const fieldsOf = ({ phone = '', type, observation = '' }: FormValues) => ({
  phone: phone.trim(),
  type: type === 'WOR' ? ('WOR' as const) : ('HOM' as const),
  observation: observation.trim() || null,
});
