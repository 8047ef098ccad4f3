import { missingFields } from '#web/data/field-checks';
import { login } from '#web/data/login';
import { useSite } from '#web/data/site';
import { paths } from '#web/paths';
import { Form, FormError, FormField, SubmitButton } from '#web/ui/form.tsx';
import { useForm } from '#web/ui/form-state';
import { Link as PageLink } from '#web/ui/link.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { type Confirmation, confirm, type Link } from './confirmation.ts';

type Props = { link: Link; email: string; onChange: (confirmed: Confirmation) => void };

/** Signs the mailbox's owner in here, so that the secret address stands in no other, and gives him the order. */
export const SignIn = ({ link, email, onChange }: Props) => {
  const { capabilities } = useSite().site;
  const form = useForm({
    check: (values) => missingFields(values, ['password']),
    send: async ({ password = '' }) => {
      const entered = await login(email, password);
      if (!entered.ok) return { error: entered.error, fields: {} };
      const answer = await confirm(link);
      if (!answer.ok) return { error: answer.error };
      onChange(answer);
      return undefined;
    },
  });
  return (
    <section aria-label="Ingresá a tu cuenta" className="grid gap-4 rounded-card border border-neutral-200 p-4">
      <h2 className="text-lg font-semibold">Ingresá a tu cuenta</h2>
      <p>Ya tenés una cuenta con {email}: ingresá y el pedido queda en ella.</p>
      <Form form={form}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <FormField name="password" label="Contraseña" required>
          <PasswordInput autoComplete="current-password" maxLength={200} />
        </FormField>
        <FormError />
        <SubmitButton>Ingresar</SubmitButton>
      </Form>
      {capabilities.includes('passwordReset') && (
        <PageLink to={paths.resetPassword()} className="justify-self-start text-brand-700 underline">
          ¿Olvidaste tu contraseña?
        </PageLink>
      )}
    </section>
  );
};
