import { passwordMin } from '#contract/plain/field-rules';
import { FormField } from '#web/ui/form.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

/** A password that is chosen, twice. */
export const NewPasswordFields = ({ label = 'Contraseña' }: { label?: string }) => (
  <>
    <FormField
      name="newPassword"
      label={label}
      hint={`Al menos ${passwordMin} caracteres; mejor 12 o más, como cuatro palabras sueltas`}
      required
    >
      <PasswordInput autoComplete="new-password" maxLength={200} />
    </FormField>
    <FormField name="newPasswordConfirm" label="Repetí la contraseña" required>
      <PasswordInput autoComplete="new-password" maxLength={200} />
    </FormField>
  </>
);
