import { consents } from '#contract/plain/consents';
import { NewPasswordFields } from '#web/blocks/account/new-password-fields.tsx';
import { TermsNote } from '#web/blocks/terms-note.tsx';
import { missingFields, newPasswordErrors } from '#web/data/field-checks';
import { login } from '#web/data/login';
import { Form, FormCheckbox, FormError, SubmitButton } from '#web/ui/form.tsx';
import { useForm } from '#web/ui/form-state';
import { type Confirmation, confirm, type Link } from './confirmation.ts';

type Props = { link: Link; email: string; termsVersion: string; onChange: (confirmed: Confirmation) => void };

/** Makes the mailbox's account with a password, and signs in. */
export const NewPassword = ({ link, email, termsVersion, onChange }: Props) => {
  const form = useForm({
    check: (values) => ({ ...newPasswordErrors(values), ...missingFields(values, ['consent']) }),
    send: async ({ newPassword: password = '' }) => {
      const answer = await confirm({ ...link, password, consent: termsVersion });
      if (!answer.ok) {
        const { password: sentence, ...fields } = answer.fields;
        return { error: answer.error, fields: { ...fields, ...(sentence && { newPassword: sentence }) } };
      }
      const entered = await login(email, password);
      // An answer that was lost made the account before.
      const again = answer.account === 'known' && entered.ok ? await confirm(link) : answer;
      onChange(again.ok ? again : answer);
      return undefined;
    },
  });
  return (
    <section aria-label="Elegí una contraseña" className="grid gap-4 rounded-card border border-neutral-200 p-4">
      <h2 className="text-lg font-semibold">Elegí una contraseña</h2>
      <p>
        Con ella tenés tus pedidos en tu cuenta ({email}). Si no querés, no hace falta: tu compra ya está confirmada.
      </p>
      <Form form={form}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields />
        <FormCheckbox name="consent" label={consents.registration.text} required />
        <TermsNote action="Al crear la cuenta" />
        <FormError />
        <SubmitButton>Crear mi cuenta</SubmitButton>
      </Form>
    </section>
  );
};
