import { useState } from 'react';
import { consents } from '#contract/plain/consents';
import { identifierDoubt, isDoubtfulIdentifier } from '#contract/plain/field-rules';
import { EmailField } from '#web/blocks/account/email-field.tsx';
import { NewPasswordFields } from '#web/blocks/account/new-password-fields.tsx';
import { PlaceFields } from '#web/blocks/account/place-fields.tsx';
import { TermsNote } from '#web/blocks/terms-note.tsx';
import { Form, FormCheckbox, FormError, FormField, SubmitButton } from '#web/ui/form.tsx';
import { type FormValues, useForm } from '#web/ui/form-state';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { checkRegistration, register } from './register.ts';

type Props = {
  /** The version of the legal texts, which a registration agrees to as well. */
  termsVersion: string;
  /** The values typed before, where they are corrected. */
  typed: FormValues | undefined;
  /** Where the link of the mail leads on to. */
  from: string | null;
  onRegistered: (values: FormValues) => void;
};

/** Registers a person or a company; what both need stays when one changes between them. */
export const RegistrationForm = ({ termsVersion, typed = {}, from, onRegistered }: Props) => {
  const [isCompany, setCompany] = useState(typed.kind === 'company');
  const form = useForm({
    check: checkRegistration,
    send: async (values) => {
      const refusal = await register(values, { termsVersion, from });
      if (!refusal) onRegistered(values);
      return refusal;
    },
  });
  return (
    <Form form={form} className="gap-8">
      <KindTabs isCompany={isCompany} onChange={setCompany} />
      {isCompany && (
        <Group title="La empresa">
          <FormField name="companyName" label="Razón social" required>
            <TextInput defaultValue={typed.companyName} autoComplete="organization" maxLength={120} />
          </FormField>
          <IdentifierField typed={typed.identifier} />
        </Group>
      )}
      <Group title={isCompany ? 'Quién usa la cuenta' : 'Tus datos'}>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField name="name" label="Nombre" required>
            <TextInput defaultValue={typed.name} autoComplete="given-name" maxLength={60} />
          </FormField>
          <FormField name="lastName" label="Apellido" required>
            <TextInput defaultValue={typed.lastName} autoComplete="family-name" maxLength={60} />
          </FormField>
        </div>
        <EmailField hint="Te enviamos ahí un enlace para activar la cuenta" defaultValue={typed.email} />
        <NewPasswordFields />
      </Group>
      <Group title="Contacto y entrega">
        <FormField name="phone" label="Teléfono" required>
          <TextInput defaultValue={typed.phone} type="tel" inputMode="tel" autoComplete="tel" maxLength={40} />
        </FormField>
        <PlaceFields stateId={idOf(typed.stateId)} cityId={idOf(typed.cityId)} />
        <FormField name="address" label="Dirección" hint="Calle, número y apartamento" required>
          <TextInput defaultValue={typed.address} autoComplete="address-line1" maxLength={200} />
        </FormField>
      </Group>
      <div className="grid gap-4">
        <FormCheckbox
          name="consent"
          label={consents.registration.text}
          defaultChecked={typed.consent !== undefined}
          required
        />
        <TermsNote action="Al crear la cuenta" />
        <FormError />
        <SubmitButton>Crear la cuenta</SubmitButton>
      </div>
    </Form>
  );
};

const idOf = (text: string | undefined) => (text ? Number(text) : null);

const Group = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <fieldset className="grid gap-4">
    <legend className="mb-3 text-lg font-semibold">{title}</legend>
    {children}
  </fieldset>
);

const KindTabs = ({ isCompany, onChange }: { isCompany: boolean; onChange: (isCompany: boolean) => void }) => (
  <fieldset className="grid grid-cols-2 rounded-control border border-neutral-300 p-1">
    <legend className="sr-only">Tipo de cuenta</legend>
    {[
      { value: 'person', label: 'Persona', checked: !isCompany },
      { value: 'company', label: 'Empresa', checked: isCompany },
    ].map(({ value, label, checked }) => (
      <label
        key={value}
        className="flex min-h-11 items-center justify-center rounded-control font-semibold text-neutral-700 has-checked:bg-brand-700 has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-600"
      >
        <input
          type="radio"
          name="kind"
          value={value}
          checked={checked}
          onChange={() => onChange(value === 'company')}
          className="sr-only"
        />
        {label}
      </label>
    ))}
  </fieldset>
);

// A wrong check digit is more often a slip than a number that does not exist, but it is the person who knows.
const IdentifierField = ({ typed }: { typed: string | undefined }) => {
  const [doubtful, setDoubtful] = useState(false);
  return (
    <div className="grid gap-2">
      <FormField name="identifier" label="RUT" hint="12 dígitos" required>
        <TextInput
          defaultValue={typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          onChange={() => setDoubtful(false)}
          onBlur={({ target: { value } }) => setDoubtful(isDoubtfulIdentifier(value))}
        />
      </FormField>
      <div role="alert">{doubtful && <Notice tone="fair">{identifierDoubt}</Notice>}</div>
    </div>
  );
};
