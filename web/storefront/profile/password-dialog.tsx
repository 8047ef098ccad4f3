import { DialogButtons } from '#web/blocks/account/dialog-buttons.tsx';
import { NewPasswordFields } from '#web/blocks/account/new-password-fields.tsx';
import { call } from '#web/data/call';
import { newPasswordErrors, passwordErrors } from '#web/data/field-checks';
import { translated } from '#web/data/translated';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form, FormError, FormField } from '#web/ui/form.tsx';
import { useForm } from '#web/ui/form-state';
import { PasswordInput } from '#web/ui/password-input.tsx';

type Props = { open: boolean; onClose: () => void; onChanged: () => void };

export const PasswordDialog = ({ open, onClose, onChanged }: Props) => (
  <Dialog open={open} onClose={onClose} title="Cambiar la contraseña">
    <PasswordForm onClose={onClose} onChanged={onChanged} />
  </Dialog>
);

const PasswordForm = ({ onClose, onChanged }: Omit<Props, 'open'>) => {
  const form = useForm({
    check: (values) => ({
      ...passwordErrors(values, 'currentPassword'),
      ...newPasswordErrors(values),
    }),
    send: async ({ currentPassword: password = '', newPassword = '' }) => {
      const answer = await call('user/changePwd', { password, newPassword });
      if (!answer.ok) return refusalOf(answer);
      onChanged();
      onClose();
      return undefined;
    },
  });
  return (
    <Form form={form}>
      <FormField name="currentPassword" label="Contraseña actual" required>
        <PasswordInput autoComplete="current-password" maxLength={200} />
      </FormField>
      <NewPasswordFields label="Contraseña nueva" />
      <FormError />
      <DialogButtons submit="Cambiar" onCancel={onClose} />
    </Form>
  );
};

// A sentence that stands at a field need not be said twice.
const refusalOf = ({ error, fields }: { error: string; fields: Record<string, string> }) => ({
  error: Object.values(fields).includes(error) ? '' : translated(error),
  fields: Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name, translated(sentence)])),
});
