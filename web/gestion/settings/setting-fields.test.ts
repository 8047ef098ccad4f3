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

test('a near city is one of the list, with its department', () => {
  const own = { colours: { brand: '#112233', accent: '#445566' } } as OwnDetails;
  const near = settingField('metropolitanCities', own, ['Las Piedras, Canelones', 'Toledo, Canelones']);
  if (near.kind !== 'rows') throw new Error('They are edited as rows.');
  const stored = [{ state: 'Canelones', city: 'Las Piedras' }];
  expect(rowsOf(near, stored)).toEqual([{ place: 'Las Piedras, Canelones' }]);
  expect(rowsChange(near, (rows) => [...rows, { place: 'Toledo, Canelones' }])(stored)).toEqual([
    ...stored,
    { state: 'Canelones', city: 'Toledo' },
  ]);
  expect(near.columns).toMatchObject([{ kind: 'choice', choices: [{ label: 'Las Piedras, Canelones' }, {}] }]);
  expect(near.rule.safeParse(rowsChange(near, () => [{ place: '' }])(stored)).success).toBe(false);
});
