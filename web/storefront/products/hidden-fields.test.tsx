import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HiddenFields } from './hidden-fields.tsx';
import type { ListChoice } from './list-query.ts';

const fields = (choice: ListChoice, without: readonly (keyof ListChoice)[]) =>
  [...renderToStaticMarkup(<HiddenFields {...{ choice, without }} />).matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
    ([, name, value]) => `${name}=${value}`,
  );

test('a form sends along what is chosen besides its own fields, a tolerance of nothing too', () => {
  const choice = { v: 3, alto: 380.5, tol: 0, order: 'PLO', page: 4 } as const;
  expect(fields(choice, ['t'])).toEqual(['v=3', 'alto=380.5', 'tol=0', 'order=PLO']);
  expect(fields(choice, ['alto', 'ancho', 'tol'])).toEqual(['v=3', 'order=PLO']);
});

test('and not what is usual, nor the page', () => {
  expect(fields({ c: '2.301', order: 'REL', page: 2 }, [])).toEqual(['c=2.301']);
});
