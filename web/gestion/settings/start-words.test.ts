import { expect, test } from 'vitest';
import { z } from 'zod';
import type { OwnDetails } from '#contract/settings';
import type { EditField } from '#web/panel/edit/fields';
import { startWords } from './start-words.ts';

const own = { colours: { brand: '#112233', accent: '#445566' } } as OwnDetails;
const field = (given: object) => ({ name: 'x', label: 'X', rule: z.unknown(), ...given }) as unknown as EditField;
const columns = [
  { name: 'id', label: 'Tipo', kind: 'choice', choices: [{ value: 'RES', label: 'Retiro' }] },
  { name: 'name', label: 'Nombre', kind: 'text' },
  { name: 'price', label: 'Precio', kind: 'money' },
  { name: 'site', label: 'Sitio', kind: 'text', isShown: () => false },
];
const shipping = [
  { id: 'RES', name: 'En el local', price: 0, site: 'no' },
  { id: 'MON', name: 'Montevideo', price: 600 },
];

test.each([
  [{ kind: 'switch' }, true, 'sí'],
  [{ kind: 'whole' }, 3, '3'],
  [{ kind: 'money' }, 150_000, 'U$S 1.500,00'],
  [{ kind: 'text' }, null, 'vacío'],
  [{ kind: 'text' }, 'off', '«off»'],
  [{ kind: 'own', name: 'colours' }, null, '#112233, #445566'],
  [{ kind: 'own', name: 'logo' }, null, 'el dibujado'],
  [{ kind: 'rows', columns }, shipping, 'Retiro · En el local · U$S 0,00\nMON · Montevideo · U$S 6,00'],
  [{ kind: 'rows', columns }, [], 'ninguno'],
  [{ kind: 'rows', columns, read: () => [{ name: 'De la tienda' }] }, null, 'De la tienda'],
])('a setting %j that starts with %j says %j', (given, initial, words) => {
  expect(startWords(field(given), initial, own, { isDemo: false })).toBe(words);
});

test.each(['company', 'contact', 'branches'])('%s of an example is no beginning of a shop of one’s own', (name) => {
  const rows = field({ kind: 'rows', name, columns, read: () => [{ name: 'Del ejemplo' }] });
  expect(startWords(rows, null, own, { isDemo: false })).toBeUndefined();
  expect(startWords(rows, null, own, { isDemo: true })).toBe('Del ejemplo');
});
