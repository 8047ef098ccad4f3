import { isEmail, isPhone, passwordMin } from '#contract/plain/field-rules';
import { formMessages } from '#contract/plain/form-messages';

type Values = Record<string, string>;
/** Sentences by field; empty where nothing is wrong. */
type Errors = Record<string, string>;

/** The fields that hold nothing. */
export const missingFields = (values: Values, names: readonly string[]): Errors =>
  Object.fromEntries(
    names.filter((name) => !values[name]?.trim()).map((name) => [name, formMessages['field.required']]),
  );

/** The field `email`. */
export const emailErrors = ({ email = '' }: Values, invalid: string = formMessages['field.email']): Errors => {
  if (email.trim() === '') return { email: formMessages['field.required'] };
  return isEmail(email.trim()) ? {} : { email: invalid };
};

/** The field `phone`. */
export const phoneErrors = ({ phone = '' }: Values): Errors => {
  if (phone.trim() === '') return { phone: formMessages['field.required'] };
  return isPhone(phone) ? {} : { phone: formMessages['field.phone'] };
};

/** One password by itself: missing or too short. */
export const passwordErrors = (values: Values, name: string): Errors => {
  const value = values[name] ?? '';
  if (value === '') return { [name]: formMessages['field.required'] };
  return value.length < passwordMin ? { [name]: formMessages['password.short'] } : {};
};

/** The fields `newPassword` and its repetition `newPasswordConfirm`, which may be short and differ at once. */
export const newPasswordErrors = (values: Values): Errors => {
  const wrong = { ...passwordErrors(values, 'newPassword'), ...passwordErrors(values, 'newPasswordConfirm') };
  const { newPassword, newPasswordConfirm } = values;
  if (!newPassword || !newPasswordConfirm || newPassword === newPasswordConfirm) return wrong;
  const said = [wrong.newPasswordConfirm, formMessages['password.mismatch']].filter(Boolean);
  return { ...wrong, newPasswordConfirm: said.join('. ') };
};
