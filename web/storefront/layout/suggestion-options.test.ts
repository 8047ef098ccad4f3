import { expect, test } from 'vitest';
import type { Suggested } from './ask-suggestions.ts';
import { optionGroups } from './suggestion-options.ts';

const suggested = (given: Partial<Suggested>): Suggested => ({
  ...{ data: [], matches: [], categories: [], brands: [], nearest: false },
  ...given,
});
const data = [{ code: 'A/1' }, { code: 'B' }] as unknown as Suggested['data'];
const shown = (given: Partial<Suggested>) =>
  optionGroups('dos & tres', suggested(given)).map(({ title, options }) => [title, ...options.map(({ to }) => to)]);

test('groups lead to categories, brands, products and all results, empty ones nowhere', () => {
  expect(
    shown({ data, categories: [{ id: '1.5', name: 'S', count: 3 }], brands: [{ id: '7', name: 'T', count: 1 }] }),
  ).toEqual([
    ['Categorías', '/productos?c=1.5'],
    ['Marcas', '/productos?b=7'],
    ['Productos', '/productos/A%2F1', '/productos/B'],
    ['Búsqueda', '/productos?t=dos+%26+tres'],
  ]);
  expect(shown({})).toEqual([]);
});

test('what is only the nearest is called so', () => {
  expect(shown({ data, nearest: true })[0]?.[0]).toBe('Parecidos');
});
