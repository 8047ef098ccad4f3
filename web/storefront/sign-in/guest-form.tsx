import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { EmailField } from '#web/blocks/account/email-field.tsx';
import { emailErrors, missingFields, phoneErrors } from '#web/data/field-checks';
import { guest, nowhere } from '#web/data/guest';
import { Form, FormError, FormField, SubmitButton } from '#web/ui/form.tsx';
import { useForm } from '#web/ui/form-state';
import { TextInput } from '#web/ui/text-input.tsx';

type Props = {
  /** Where it leads. */
  to: string;
  /** Whether it was pressed for, so that one types at once. */
  isAsked: boolean;
};

/** Asks who buys without an account; it is kept for the tab. */
export const GuestForm = ({ to, isAsked }: Props) => {
  const navigate = useNavigate();
  const known = guest.get();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) first.current?.focus();
  }, [isAsked]);
  const form = useForm({
    check: (values) => ({ ...emailErrors(values), ...missingFields(values, ['name']), ...phoneErrors(values) }),
    send: async ({ email = '', name = '', phone = '' }) => {
      guest.set({ email: email.trim(), name: name.trim(), phone: phone.trim(), to: known?.to ?? nowhere });
      void navigate(to);
      return undefined;
    },
  });
  return (
    <Form form={form}>
      <EmailField ref={first} hint="Te mandamos ahí la confirmación de tu compra" defaultValue={known?.email} />
      <FormField name="name" label="Nombre y apellido" required>
        <TextInput autoComplete="name" maxLength={60} defaultValue={known?.name} />
      </FormField>
      <FormField name="phone" label="Teléfono" required>
        <TextInput type="tel" inputMode="tel" autoComplete="tel" maxLength={40} defaultValue={known?.phone} />
      </FormField>
      <FormError />
      <SubmitButton>Seguir con la compra</SubmitButton>
    </Form>
  );
};
