import { expect, test } from 'vitest';
import type { OwnDetails } from '#contract/settings';
import { errorsOf } from '#web/panel/edit/field-errors';
import type { RowColumn, Values } from '#web/panel/edit/fields';
import { cellChange, rowsChange, rowsOf } from '#web/panel/edit/row-changes';
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

const places = {
  states: [
    { id: 1, name: 'Montevideo' },
    { id: 2, name: 'Canelones' },
  ],
  cities: [
    { id: 1, name: 'Montevideo', stateId: 1 },
    { id: 2, name: 'Canelones', stateId: 2 },
    { id: 3, name: 'Las Piedras', stateId: 2 },
  ],
};
const branch = { code: 'BUL', address: 'Rincón 500', city: 'Montevideo', state: 'Montevideo' };
const own = { colours: { brand: '#112233', accent: '#445566' }, branches: [branch] } as unknown as OwnDetails;
const rowsField = (key: 'metropolitanCities' | 'branches' | 'rate' | 'analytics') => {
  const found = settingField(key, own, places);
  if (found.kind !== 'rows') throw new Error('It is edited as rows.');
  return found;
};
/** Choices of a row's column. */
const offered = (columns: readonly RowColumn[], name: string, row: object) => {
  const { choices = [] } = columns.find((column) => column.name === name) ?? {};
  return (typeof choices === 'function' ? choices({ ...row }) : choices).map(({ label }) => label);
};

test.each(['metropolitanCities', 'branches'] as const)('the cities of %s are those of their department', (key) => {
  const { columns } = rowsField(key);
  expect(offered(columns, 'state', {})).toEqual(['Montevideo', 'Canelones']);
  expect(offered(columns, 'city', { state: 'Canelones' })).toEqual(['Canelones', 'Las Piedras']);
  expect(offered(columns, 'city', { state: '' })).toEqual([]);
  // A stored place that is not in the list can be kept.
  expect(offered(columns, 'city', { state: 'Montevideo', city: 'Colón' })).toEqual(['Montevideo', 'Colón']);
  expect(offered(columns, 'state', { state: 'Narnia' })).toEqual(['Montevideo', 'Canelones', 'Narnia']);
  expect(offered(columns, 'city', { state: 'Narnia', city: 'Cair' })).toEqual(['Cair']);
});

test('a department brings its seat, unless the city is one of its own', () => {
  const near = rowsField('metropolitanCities');
  const state = near.columns.find(({ name }) => name === 'state');
  const choose = (row: Values) => rowsChange(near, cellChange(0, state ?? { name: '' }, 'Canelones'))([row]);
  expect(choose({ state: '', city: '' })).toEqual([{ state: 'Canelones', city: 'Canelones' }]);
  expect(choose({ state: 'Montevideo', city: 'Montevideo' })).toEqual([{ state: 'Canelones', city: 'Canelones' }]);
  expect(choose({ state: 'Canelones', city: 'Las Piedras' })).toEqual([{ state: 'Canelones', city: 'Las Piedras' }]);
});

test('a row without a city is wrong at its cells', () => {
  const near = rowsField('metropolitanCities');
  const rows = [{ state: 'Canelones', city: 'Las Piedras' }, near.blank];
  expect(errorsOf([near], { metropolitanCities: rows })).toEqual({
    metropolitanCities: 'Este campo es obligatorio',
    'metropolitanCities.1.state': 'Este campo es obligatorio',
    'metropolitanCities.1.city': 'Este campo es obligatorio',
  });
});

test('a branch that names no department shows its own, and says it once it is changed', () => {
  const field = rowsField('branches');
  const { state: _, ...old } = branch;
  expect(rowsOf(field, null)).toEqual([branch]);
  expect(rowsOf(field, [old])).toEqual([branch]);
  expect(rowsChange(field, cellChange(0, { name: 'address' }, 'Sarandí 1'))([old])).toEqual([
    { ...branch, address: 'Sarandí 1' },
  ]);
  expect(rowsOf(field, [{ ...old, code: 'NO' }])).toMatchObject([{ state: '' }]);
});

test('pesos for a dollar are a decimal and the number of a site a whole one', () => {
  expect(rowsField('rate').columns).toMatchObject([{ kind: 'decimal', numbers: { decimals: 4, most: 9999 } }, {}]);
  expect(rowsField('analytics').columns.find(({ name }) => name === 'siteId')).toMatchObject({ kind: 'whole' });
});

test('an empty name is said to be an example’s in a demo alone; what follows a name that is set says it', () => {
  const words = (key: 'name' | 'shortName', told: { isDemo: boolean; stored: object }) =>
    settingField(key, { name: 'RTC', shortName: 'Ñandú' } as OwnDetails, undefined, told as never).about;
  expect(words('name', { isDemo: true, stored: {} })).toContain('Vacío, es «RTC».');
  expect(words('name', { isDemo: false, stored: {} })).not.toContain('Vacío');
  expect(words('shortName', { isDemo: false, stored: {} })).not.toContain('Vacío');
  expect(words('shortName', { isDemo: false, stored: { name: 'Ñandú SRL' } })).toContain('Vacío, es «Ñandú».');
});
