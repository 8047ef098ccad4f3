import { expect, test } from 'vitest';
import { familyAt, vehicles } from './data/families.ts';
import { readOptions } from './options.ts';
import { readResults } from './results.ts';
import { familyRowsOf, rowsOf, uncachedRowsOf } from './run.ts';

const { table, growth } = await readResults('docs');
const quick = readOptions(['--quick']);
if (!quick) throw new Error('The quick run has no options.');
const { amount } = quick;

/** Measured shops and the names of their rows. */
const measured = (outcomes: readonly { engine: string; size: number; rows: readonly { name: string }[] }[] = []) =>
  outcomes.map(({ engine, size, rows }) => [engine, size, rows.map(({ name }) => name)]);

// Rows that came after the last whole run. Its results must not have them yet: the next run empties this list.
const awaited: string[] = [];
const names = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) => row().name).filter((name) => !awaited.includes(name));
const [engines, families] = [['pglite', 'postgres'], 20_000];
const eachWith = (sizes: readonly number[], rows: readonly string[]) =>
  sizes.flatMap((size) => engines.map((engine) => [engine, size, rows]));

test('the table in docs has every row, of both sizes and engines', () => {
  const options = { growth: false, amount };
  const rows = names([...uncachedRowsOf(options), ...rowsOf(600, options)]);
  expect(measured(table?.outcomes)).toEqual(eachWith([20_000, 100_000], rows));
});

const familyRows = () => {
  const makers = Array.from({ length: 600 }, (_, place) => familyAt(place).maker);
  const brands = [...new Set([...vehicles.map(({ brand }) => brand), ...makers])];
  const ids = {
    brandIds: new Map(brands.map((name, at) => [name, at + 1])),
    vehicleIds: vehicles.map((_, at) => at + 1),
  };
  return familyRowsOf({ size: 600, ids }, amount);
};

test('so has that of autoparts', () => {
  expect(measured(table?.families?.outcomes)).toEqual(eachWith([families], names(familyRows())));
});

test('the plots show what grows at four sizes', () => {
  const rows = names(rowsOf(600, { growth: true, amount }));
  expect(measured(growth?.outcomes)).toEqual(eachWith([20_000, 100_000, 300_000, 1_000_000], rows));
});

test('every row that awaits its first run is one of the bench', () => {
  const options = { growth: false, amount };
  const all = [...uncachedRowsOf(options), ...rowsOf(600, options), ...familyRows()].map((row) => row().name);
  expect(awaited.filter((name) => !all.includes(name))).toEqual([]);
});
