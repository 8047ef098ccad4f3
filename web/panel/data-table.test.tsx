import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable, type DataTableColumn } from './data-table.tsx';

type Row = { id: number; name: string; price: number };

const columns: DataTableColumn<Row>[] = [
  { accessor: 'name', title: 'Nombre', sortable: true },
  { accessor: 'price', title: 'Precio', sortable: true, textAlign: 'right', render: ({ price }) => `U$S ${price}` },
  { accessor: 'old', title: 'Antes', hidden: true },
  { accessor: 'wide', title: 'Solo ancho', visibleMediaQuery: '(min-width: 62em)' },
  { accessor: 'actions', title: <b>Acciones</b>, render: () => 'Editar' },
];

const shown = (props: Partial<Parameters<typeof DataTable<Row>>[0]>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <DataTable records={[]} idOf={({ id }) => id} columns={columns} empty="Nada" {...props} />
    </MantineProvider>,
  );
const rows = [
  { id: 1, name: 'Sensor', price: 2 },
  { id: 2, name: 'Cable', price: 3 },
];

test('a table has its columns but those that are hidden or have no room', () => {
  const html = shown({ records: rows });
  expect(Array.from(html.matchAll(/<th [^>]*>(.*?)<\/th>/g), ([, title]) => title)).toEqual([
    'Nombre',
    'Precio',
    '<b>Acciones</b>',
  ]);
  expect(html).toContain('<td data-label="Nombre">Sensor</td>');
  expect(html).toContain('<td data-label="Precio" data-align="right">U$S 3</td>');
  expect(html).not.toContain('Nada');
});

test('its heads say the order of the rows', () => {
  const html = shown({ records: rows, sorting: { column: 'price', isDown: true, onSort: () => {} } });
  expect(Array.from(html.matchAll(/aria-sort="(\w+)"/g), ([, order]) => order)).toEqual(['none', 'descending']);
  expect(html).toContain('aria-label="Orden descendente"');
});

test('chosen rows are marked, and each box has a name', () => {
  const selected = { records: rows.slice(1), onChange: () => {}, labelOf: ({ name }: Row) => `Elegir ${name}` };
  const html = shown({ records: rows, selected });
  const names = Array.from(html.matchAll(/<input[^>]*aria-label="([^"]*)"/g), ([, name]) => name);
  expect(names).toEqual(['Elegir esta página', 'Elegir Sensor', 'Elegir Cable']);
  expect(html.match(/data-selected/g)).toHaveLength(1);
  expect(html).not.toContain('disabled');
  // A press before the rows are there would choose none.
  expect(shown({ selected })).toMatch(/<input[^>]* disabled=""/);
});

test('without rows it says so once they were asked for', () => {
  expect(shown({})).toContain('Nada');
  expect(shown({ isFetching: true })).not.toContain('Nada');
});
