import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterLink } from './filter-link.tsx';
import { isIndexable } from './indexable.ts';
import { hrefOf, readChoice } from './list-query.ts';

const asked = (query: string, kind: 'products' | 'autoparts') => {
  const choice = readChoice(new URLSearchParams(query), kind);
  if (!choice || choice === 'unknown') throw new Error(`${query} is no list.`);
  return choice;
};

test.each([
  ['search', 'products', true],
  ['c=1.2', 'products', true],
  ['b=7', 'products', true],
  ['c=1.2&b=7', 'products', true],
  ['c=1.2&order=PLO', 'products', true],
  ['c=1.2&pag=2', 'products', false],
  ['c=1.2&b=7&p=3', 'products', false],
  ['b=7,8', 'products', false],
  ['c=1.2&e=Color:rojo', 'products', false],
  ['c=1.2&desde=10', 'products', false],
  ['c=1.2&stock=1', 'products', false],
  ['p=3', 'products', false],
  ['t=placa', 'products', false],
  ['c=1.2&t=placa', 'products', false],
  ['c=2.301&v=12', 'autoparts', true],
  ['c=2.301&vb=12', 'autoparts', true],
  ['pb=12', 'autoparts', true],
  ['pb=12&vb=3', 'autoparts', false],
  ['c=2.301&v=12&y=2008', 'autoparts', false],
  ['y=2008', 'autoparts', false],
  ['alto=300', 'autoparts', false],
  ['c=2.301&ancho=300&tol=5', 'autoparts', false],
] as const)('%s of %s is kept by search engines: %s', (query, kind, is) => {
  const choice = asked(query, kind);
  expect(isIndexable(choice, 3)).toBe(is);
  expect(isIndexable(choice, 0)).toBe(false);
});

test.each([
  ['c=1.2&b=7', false],
  ['c=1.2&b=7,8', true],
  ['c=1.2&e=Color:rojo', true],
  ['stock=1', true],
  ['search', false],
])('crawlers are told not to follow a filter to %s: %s', (query, is) => {
  const to = hrefOf(asked(query, 'products'));
  const link = renderToStaticMarkup(<FilterLink to={to} item={{ name: 'Rojo' }} isChosen={false} />);
  expect(link.includes('rel="nofollow"')).toBe(is);
});
