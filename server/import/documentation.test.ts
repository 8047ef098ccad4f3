import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { columnsOf, type PartsForm } from './autoparts/columns.ts';
import { type Column, columns, fields } from './columns.ts';

const docs = join(import.meta.dirname, '../../docs');
const needed = { always: 'siempre', new: 'si el producto es nuevo', no: '' };
const tableUnder = (heading: string) => {
  const text = readFileSync(join(docs, 'importar.md'), 'utf8');
  const [, rest = ''] = text.split(`\n${heading}\n`);
  const [section = ''] = rest.split(/\n##/);
  return section.split('\n').filter((line) => line.startsWith('| **'));
};
const safe = (text: string) => text.replaceAll('|', '\\|');

test('docs/importar.md describes every column as the import reads it', () => {
  const lines = fields.map((field) => {
    const { names, hints = [], needed: when, clearable, about, example }: Column<unknown> = columns[field];
    const [name, ...others] = names;
    const cells = [
      `**${name}**`,
      [...others, ...hints].join(', '),
      needed[when],
      clearable ? 'sí' : 'no',
      about,
      `\`${example}\``,
    ];
    return `| ${cells.map(safe).join(' | ')} |`;
  });
  expect(tableUnder('## Las columnas').filter((line) => !/^\| \*\*(stock (?!mínimo)|stock\*|spec)/.test(line))).toEqual(
    lines,
  );
});

const lists: [PartsForm, string, string][] = [
  ['families', '### Familias', 'familias'],
  ['vehicles', '### Vehículos', 'vehiculos'],
  ['fitments', '### Aplicaciones', 'aplicaciones'],
  ['codes', '### Códigos originales', 'codigos'],
];

test.each(lists)('and every column of the list of %s, with an example of all of them', (form, heading, name) => {
  const described = columnsOf(form);
  const lines = described.map(
    ([
      ,
      {
        names: [first, ...others],
        needed: when,
        about,
        example,
      },
    ]) => {
      const cells = [`**${first}**`, others.join(', '), needed[when], about, `\`${example}\``];
      return `| ${cells.map(safe).join(' | ')} |`;
    },
  );
  expect(tableUnder(heading)).toEqual(lines);
  for (const [, { read, example }] of described) expect(read(example)).toHaveProperty('value');
  const [header, ...rows] = readFileSync(join(docs, `${name}-ejemplo.csv`), 'utf8').split('\r\n');
  expect(header).toBe(`\ufeff${described.map(([, { names }]) => names[0]).join(';')}`);
  const filled = (at: number) => rows.some((row) => row.split(';')[at]);
  expect(described.filter((_, at) => !filled(at))).toEqual([]);
});

test('docs/productos-ejemplo.csv is written as spreadsheets write it here', () => {
  const bytes = readFileSync(join(docs, 'productos-ejemplo.csv'));
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString();
  expect(text).toContain('\r\n');
  expect(text.split('\r\n')[0]?.split(';').length).toBeGreaterThan(15);
  expect(text).toMatch(/;1\.\d{3},\d{2};/);
});
