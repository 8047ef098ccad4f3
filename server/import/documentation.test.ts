import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { columns, fields } from './columns.ts';

const docs = join(import.meta.dirname, '../../docs');
const needed = { always: 'siempre', new: 'si el producto es nuevo', no: '' };
const safe = (text: string) => text.replaceAll('|', '\\|');

test('docs/importar.md describes every column as the import reads it', () => {
  const lines = fields.map((field) => {
    const { names, needed: when, clearable, about, example } = columns[field];
    const [name, ...others] = names;
    const cells = [`**${name}**`, others.join(', '), needed[when], clearable ? 'sí' : 'no', about, `\`${example}\``];
    return `| ${cells.map(safe).join(' | ')} |`;
  });
  const written = readFileSync(join(docs, 'importar.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| **') && !/^\| \*\*(stock|spec)/.test(line));
  expect(written).toEqual(lines);
});

test('docs/productos-ejemplo.csv is written as spreadsheets write it here', () => {
  const bytes = readFileSync(join(docs, 'productos-ejemplo.csv'));
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString();
  expect(text).toContain('\r\n');
  expect(text.split('\r\n')[0]?.split(';').length).toBeGreaterThan(15);
  expect(text).toMatch(/;1\.\d{3},\d{2};/);
});
