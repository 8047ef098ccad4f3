import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Asked, askAgain, lostAnswer, lostOf } from './lost-answer.tsx';
import { SearchSelect } from './search-select.tsx';

const shown = (content: ReactNode) => renderToStaticMarkup(<MantineProvider>{content}</MantineProvider>);
const there: Asked = { isLoadingError: false, isFetching: false, error: null, refetch: () => undefined };
const lost: Asked = { ...there, isLoadingError: true, error: new Error('No llegó') };

test('what did not come is said once, with the way to ask again; what came, or is old, is not', () => {
  expect(lostAnswer()).toBeUndefined();
  expect(lostAnswer(there, { ...there, error: new Error('Lo de antes sigue a la vista') })).toBeUndefined();
  const html = shown(lostAnswer(there, lost, lost));
  expect(html.match(/No llegó/g)).toHaveLength(1);
  expect(html).toMatch(/<button[^>]*>Probar de nuevo<\/button>/);
});

test('all that did not come is asked for again, nothing else', () => {
  const again: string[] = [];
  const asked = (name: string, one: Asked) => ({ ...one, refetch: () => again.push(name) });
  askAgain(lostOf([asked('a', lost), asked('b', there), asked('c', lost)]));
  expect(again).toEqual(['a', 'c']);
});

test('a control whose choices did not come says it in the place of what it says of a text', () => {
  const select = (told: ReactNode) =>
    shown(
      <SearchSelect
        label="Marca"
        data={[]}
        value={{ unread: 'Bosch', error: 'No hay ninguna opción «Bosch»' }}
        onChange={() => undefined}
        lost={told}
      />,
    );
  expect(select(lostAnswer(there))).toContain('No hay ninguna opción');
  expect(select(lostAnswer(lost))).toContain('No llegó');
  expect(select(lostAnswer(lost))).not.toContain('No hay ninguna opción');
});
