import { expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { newPasswordErrors } from '#web/data/field-checks';

const required = messages['field.required'];
const short = messages['password.short'];
const mismatch = messages['password.mismatch'];

test.each([
  ['', '', { newPassword: required, newPasswordConfirm: required }],
  ['1234', '', { newPassword: short, newPasswordConfirm: required }],
  ['', '12345', { newPassword: required }],
  ['1234', '1234', { newPassword: short, newPasswordConfirm: short }],
  ['1234', '12345', { newPassword: short, newPasswordConfirm: mismatch }],
  ['1234', '123', { newPassword: short, newPasswordConfirm: mismatch }],
  ['12345', '1234', { newPasswordConfirm: mismatch }],
  ['12345', '12346', { newPasswordConfirm: mismatch }],
  ['12345', '12345', {}],
])('the new passwords "%s" and "%s"', (newPassword, newPasswordConfirm, wrong) => {
  expect(newPasswordErrors({ newPassword, newPasswordConfirm })).toEqual(wrong);
});
