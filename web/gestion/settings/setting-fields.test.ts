import { expect, test } from 'vitest';
import type { OwnDetails } from '#contract/settings';
import { rowsChange, rowsOf } from '#web/panel/edit/row-changes';
import { settingField } from './setting-fields.ts';

const field = settingField('newOrderMail', { colours: { brand: '#112233', accent: '#445566' } } as OwnDetails);
if (field.kind !== 'rows') throw new Error('newOrderMail is edited as a row.');

test.each([
  ['contact', { to: 'contact', email: '' }],
  ['off', { to: 'off', email: '' }],
  ['pedidos@tienda.example', { to: 'other', email: 'pedidos@tienda.example' }],
])('%j is whom to tell of each order', (value, row) => {
  expect(rowsOf(field, value)).toEqual([row]);
  expect(rowsChange(field, () => [row])(null)).toBe(value);
});

test('another address is empty before it is typed, which is no address', () => {
  expect(rowsChange(field, (rows) => rows.map((row) => ({ ...row, to: 'other' })))('contact')).toBe('');
  expect(field.rule.safeParse('').success).toBe(false);
});
