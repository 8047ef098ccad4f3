import { missingFields } from '#web/data/field-checks';
import { login } from '#web/data/login';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form, FormError, FormField } from '#web/ui/form.tsx';
import { useForm } from '#web/ui/form-state';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

/** Signs in again over the page on which the session ended. */
export const SignInOver = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const form = useForm({
    check: (values) => missingFields(values, ['password']),
    send: async ({ password = '' }) => {
      const answer = await login(email, password);
      return answer.ok ? undefined : { error: answer.error, fields: {} };
    },
  });
  return (
    <Dialog open onClose={onClose} title="Tu sesión venció">
      <Form form={form}>
        <p>Ingresá de nuevo como {email} y seguís donde estabas: lo que escribiste sigue acá.</p>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <FormField name="password" label="Contraseña" required>
          <PasswordInput autoComplete="current-password" maxLength={200} />
        </FormField>
        <FormError />
        <DialogButtons submit="Ingresar" onCancel={onClose} />
      </Form>
    </Dialog>
  );
};
