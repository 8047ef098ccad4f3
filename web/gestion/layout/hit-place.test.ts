import { expect, test } from 'vitest';
import type { Hit } from '#contract/panel';
import { choicesOf } from './hit-place.ts';

const nothing = { id: null, guid: null, price: null, units: null };
const product: Hit = { ...nothing, kind: 'product', key: 'RM-310', title: 'Radiador', detail: 'Valeo' };
const worthOf = (hit: Hit) => choicesOf([hit], [], '').map(({ worth }) => worth);

test.each([
  [1200, 5, 'U$S 12,00 · 5 libres'],
  [123_450, 1, 'U$S 1.234,50 · 1 libre'],
  [0, 0, 'Consultar precio · 0 libres'],
])('a product of %i cents with %i units says %s', (price, units, words) => {
  expect(worthOf({ ...product, price, units })).toEqual([words]);
});

test('what has no price, or is not known yet, says none', () => {
  expect(worthOf(product)).toEqual([undefined]);
  expect(worthOf({ ...nothing, kind: 'company', id: 1, key: '1', title: 'Frenos', detail: '' })).toEqual([undefined]);
});

test('a family leads to its form in the panel, and says its lowest price', () => {
  const family: Hit = { ...product, kind: 'family', key: 'RAD 200', price: 1200, units: 5 };
  const place = { to: '/gestion/repuestos?editar=RAD+200', worth: 'desde U$S 12,00 · 5 libres' };
  expect(choicesOf([family], [], '')).toEqual([expect.objectContaining(place)]);
  expect(worthOf({ ...family, price: 0, units: 0 })).toEqual(['Consultar precio · 0 libres']);
});

test('a kind of which there may be more leads to its list, behind its hits', () => {
  const person = (id: number): Hit => ({ ...nothing, kind: 'person', id, key: 'Ana', title: 'Ana Pérez', detail: '' });
  const people = [1, 2, 3, 4, 5].map(person);
  const titles = (hits: readonly Hit[]) => choicesOf(hits, [], 'ana').map(({ title }) => title);
  expect(titles(people.slice(1))).not.toContain('Ver todas las personas');
  expect(titles([...people, product]).at(-1)).toBe('Ver todas las personas');
  expect(choicesOf(people, [], 'ana p').at(-1)).toMatchObject({
    detail: 'con «ana p»',
    to: '/gestion/personas?t=ana+p',
  });
});
