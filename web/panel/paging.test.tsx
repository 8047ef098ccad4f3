import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MantineProvider, Pagination } from '@mantine/core';
import { cloneElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { Pagination as ShopPagination } from '#web/ui/pagination.tsx';
import { DataTable } from './data-table.tsx';
import { pagingWords } from './paging.ts';

const shown = (content: ReactNode) => renderToStaticMarkup(<MantineProvider>{content}</MantineProvider>);
const labelsOf = (html: string) => Array.from(html.matchAll(/aria-label="([^"]*)"/g), ([, label]) => label);

test('the pages of a list are called in Spanish', () => {
  const html = shown(<Pagination total={9} defaultValue={5} withEdges {...pagingWords} />);
  const all = ['Primera página', 'Página anterior', 'Página siguiente', 'Última página', 'Página 5'];
  expect(labelsOf(html)).toEqual(expect.arrayContaining(all));
  expect(labelsOf(html).filter((label) => !label?.includes('ágina'))).toEqual([]);
});

test('so are those of a table, with how many it has', () => {
  const table = (
    <DataTable
      records={[{ id: 1 }]}
      idOf={({ id }) => id}
      columns={[{ accessor: 'id' }]}
      empty=""
      paged={{ page: 2, count: 31, rowsOfPage: 10, onPage: () => {} }}
    />
  );
  const html = shown(table);
  expect(labelsOf(html)).toEqual(expect.arrayContaining(['Página anterior', 'Página siguiente', 'Página 2']));
  expect(labelsOf(html).filter((label) => !label?.includes('ágina'))).toEqual([]);
  expect(html).toContain('11–11 de 31');
  expect(shown(cloneElement(table, { records: [] })), 'not before its rows').not.toContain('Página');
});

test('and those of the shop', () => {
  const pages = <ShopPagination page={2} pages={9} hrefOf={(page) => `/?p=${page}`} />;
  const Stub = createRoutesStub([{ path: '/', Component: () => pages }]);
  const html = renderToStaticMarkup(<Stub />);
  expect(labelsOf(html)).toEqual(
    expect.arrayContaining(['Páginas', 'Página anterior', 'Página 2', 'Página siguiente']),
  );
  expect(labelsOf(html).filter((label) => !label?.includes('ágina'))).toEqual([]);
});

const screens = join(import.meta.dirname, '..');
const sources = globSync('{gestion,panel}/**/*.tsx', { cwd: screens })
  .filter((file) => !file.includes('.test.'))
  .map((file) => [file, readFileSync(join(screens, file), 'utf8')] as const);

test('every list of the panel says them', () => {
  const paged = sources.filter(([, text]) => /<Pagination\b/.test(text));
  expect(paged.length).toBeGreaterThan(0);
  for (const [file, text] of paged) expect(text, file).toContain('{...pagingWords}');
});
