import { expect, test } from 'vitest';
import { formMessages } from '#contract/plain/form-messages';
import { newPasswordErrors } from '#web/data/field-checks';

const required = formMessages['field.required'];
const short = formMessages['password.short'];
const mismatch = formMessages['password.mismatch'];

test.each([
  ['', '', { newPassword: required, newPasswordConfirm: required }],
  ['1234', '', { newPassword: short, newPasswordConfirm: required }],
  ['', '12345', { newPassword: required }],
  ['1234', '1234', { newPassword: short, newPasswordConfirm: short }],
  ['1234', '12345', { newPassword: short, newPasswordConfirm: mismatch }],
  ['1234', '123', { newPassword: short, newPasswordConfirm: `${short}. ${mismatch}` }],
  ['12345', '1234', { newPasswordConfirm: `${short}. ${mismatch}` }],
  ['12345', '12346', { newPasswordConfirm: mismatch }],
  ['12345', '12345', {}],
])('the new passwords "%s" and "%s"', (newPassword, newPasswordConfirm, wrong) => {
  expect(newPasswordErrors({ newPassword, newPasswordConfirm })).toEqual(wrong);
});
