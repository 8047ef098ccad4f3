import { expect, test } from 'vitest';
import { tagsOfAlike, tagsOfList, tagsOfMove } from './list-tags.ts';

const own = { categoryId: '1.2.7', brandId: 5, price: 100, isPublic: true, words: 1 };
const moved = (given: Partial<typeof own>) => tagsOfMove({ before: own, after: { ...own, ...given } });

type Filters = Parameters<typeof tagsOfList>[0];
const lists: Record<string, Filters> = {
  all: {},
  'its category': { categoryId: '1.2.7' },
  'the one above': { categoryId: '1.2' },
  'its number': { categoryId: '7' },
  'another category': { categoryId: '1.3' },
  'its brand': { brandId: 5 },
  'another brand': { brandId: 6 },
  'its brand elsewhere': { categoryId: '1.3', brandId: 5 },
  'a provider elsewhere': { categoryId: '1.3', providerId: 9 },
  'a text': { text: 'placa' },
  'a text in its category': { text: 'placa', categoryId: '1.2.7' },
  'a text elsewhere': { text: 'placa', categoryId: '1.3' },
};
const every = Object.keys(lists);
/** The lists of a site that these tags make old. */
const old = (tags: readonly string[], root = '1') =>
  every.filter((name) => tagsOfList(lists[name] ?? {}, root).some((tag) => tags.includes(tag)));
const around = ['all', 'its category', 'the one above', 'its number', 'its brand', 'a provider elsewhere'];

test('a change of price or stock makes old the lists in which the product stands', () => {
  const wanted = [...around, 'a text', 'a text in its category'];
  expect(old(moved({ price: 200 }))).toEqual(wanted);
  expect(old(moved({}))).toEqual(wanted);
});

test('a change of its words makes old every list of a text too', () => {
  expect(old(moved({ words: 2 }))).toEqual([...around, 'a text', 'a text in its category', 'a text elsewhere']);
});

test('who comes, goes or goes elsewhere is counted beside every list of the site', () => {
  expect(old(tagsOfMove({ before: undefined, after: own }))).toEqual(every);
  expect(old(tagsOfMove({ before: own, after: undefined }))).toEqual(every);
  for (const given of [{ isPublic: false }, { categoryId: '1.3' }, { brandId: 6 }, { categoryId: '2.301' }]) {
    expect(old(moved(given))).toEqual(every);
  }
  expect(old(moved({ categoryId: '2.301' }), '2')).toEqual(every);
});

test('what visitors see neither before nor after changes nothing, nor does another site', () => {
  const hidden = { ...own, isPublic: false };
  expect(tagsOfMove({ before: hidden, after: { ...hidden, price: 5, words: 7 } })).toEqual([]);
  expect(tagsOfMove({ before: undefined, after: hidden })).toEqual([]);
  const elsewhere = { ...own, categoryId: '2.301', brandId: 8 };
  const lists = [{}, { categoryId: '1.2' }, { text: 'placa' }].flatMap((filters) => tagsOfList(filters, '1'));
  const tags = tagsOfMove({ before: elsewhere, after: { ...elsewhere, isPublic: false } });
  expect(tags.filter((tag) => lists.includes(tag))).toEqual([]);
});

test('what is like a product changes with prices and places, not with stock', () => {
  const alike = (tags: readonly string[]) => tagsOfAlike(own).filter((tag) => tags.includes(tag));
  expect(alike(moved({}))).toEqual([]);
  expect(alike(moved({ price: 1 }))).toEqual(['near:1.2.7', 'near-brand:5']);
  expect(alike(tagsOfMove({ before: { ...own, categoryId: '1.9' }, after: { ...own, categoryId: '1.8' } }))).toEqual([
    'near-brand:5',
  ]);
});
