import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { saveFamilies } from '#server/autoparts/save-families.service';
import type { ImportOptions, ImportProgress } from '#server/import/import-report';
import { reportLines } from '#server/import/report-text';
import { inTransaction } from '#server/in-transaction';
import { aFamily, aVehicle } from '#server/test/a-family';
import { anImport } from '#server/test/an-import';
import { freshDatabase } from '#server/test/database';
import { dumpTables } from '#server/test/dump-tables';
import { type TestShop, testShop } from '#server/test/shop';
import { untilBlocked } from '#server/test/until-blocked';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop({ site: 'NAM' });
});

const count = 4500;
const families = ['familia;alto', ...Array.from({ length: count }, (_, at) => `N-${at};${at + 1}`)].join('\n');
const fitments = [
  'familia;marca;aplicación',
  ...Array.from({ length: count }, (_, at) => `N-${at};Marca ${at % 7};Motor ${at}`),
].join('\n');
const countOf = async (table: 'family' | 'fitment' | 'brand') => {
  const { rows } = await shop.database.query(`select count(*)::int as n from ${table}`);
  return rows[0]?.n;
};
const cancelAt = async (text: string, step: ImportProgress['step'], done: number, options: ImportOptions = {}) => {
  const cancelling = new AbortController();
  const onProgress = (now: ImportProgress) => {
    if (now.step === step && now.done >= done) cancelling.abort();
  };
  const { errors, ...report } = await anImport(shop, text, { ...options, onProgress, signal: cancelling.signal });
  expect(errors).toEqual([]);
  return { ...report, problems: [] };
};

describe('a list that is cancelled', () => {
  test('while it is checked or written leaves nothing', async () => {
    const before = await dumpTables(shop.database);
    const cancelled = { isCancelled: true, isWritten: false, created: 0, changed: 0 };
    expect(await cancelAt(families, 'checking', 2000)).toMatchObject(cancelled);
    expect(await cancelAt(families, 'writing', 2000)).toMatchObject(cancelled);
    const last = await cancelAt(families, 'checking', 2000, { byBatches: true });
    expect(last).toMatchObject(cancelled);
    expect(reportLines(last)).toEqual(['Se canceló: no se escribió nada.']);
    expect(await dumpTables(shop.database)).toEqual(before);
  });

  test('by batches leaves those that are confirmed, with the brands that they name, and goes on from there', async () => {
    await anImport(shop, families);
    const report = await cancelAt(fitments, 'writing', 2500, { byBatches: true });
    expect(report).toMatchObject({ isCancelled: true, isWritten: true, changed: 2000 });
    expect(reportLines(report)[0]).toBe('2.000 familias con otras aplicaciones, 0 sin cambios');
    expect(reportLines(report).at(-1)).toBe(
      'Se canceló: quedó escrito lo de arriba. Para terminar, importá de nuevo la misma planilla.',
    );
    expect(await countOf('fitment')).toBe(2000);
    const rest = await anImport(shop, fitments, { byBatches: true });
    expect(rest).toMatchObject({ isCancelled: false, changed: 2500, unchanged: 2000, errors: [] });
    expect([await countOf('fitment'), await countOf('brand')]).toEqual([count, 7]);
  });
});

test('one wrong row stops everything before it begins, by batches too, and a dry run writes nothing', async () => {
  const before = await dumpTables(shop.database);
  expect(await anImport(shop, `${families}\nX;mal`, { byBatches: true })).toMatchObject({
    isWritten: false,
    errors: [`Fila ${count + 2}, columna «alto»: «mal» no es una medida en milímetros`],
  });
  expect(await anImport(shop, families, { dryRun: true })).toMatchObject({ isWritten: false, created: count });
  expect(await anImport(shop, `${families}\n"X;1`, { keepGoing: true })).toMatchObject({
    errors: [`Fila ${count + 2}: acá empieza una celda entre comillas que no se cierra`],
  });
  expect(await dumpTables(shop.database)).toEqual(before);
});

test('how many rows there are is told once all are checked, not before', async () => {
  const progress: ImportProgress[] = [];
  await anImport(shop, families, { dryRun: true, onProgress: (now) => progress.push(now) });
  expect(progress).toEqual([
    { step: 'checking', done: 2000 },
    { step: 'checking', done: 4000 },
    { step: 'checking', done: count },
    { step: 'checking', done: count, total: count },
  ]);
});

test('what changed between the check and the writing stops it, and nothing is written', async () => {
  const vehicle = await aVehicle(shop, { model: 'Gol', from: null, to: null });
  await aFamily(shop, { family: 'F-1' });
  let dropped: Promise<unknown> | undefined;
  const onProgress = ({ step }: ImportProgress) => {
    if (step === 'checking') dropped ??= shop.database.query('delete from vehicle where id = $1', [vehicle.id]);
  };
  // The vehicles are read before the rows: by the time these are written it is gone.
  const importing = anImport(shop, 'familia;marca;modelo;motor\nF-1;Volkswagen;Gol;1.6\n', { onProgress });
  await expect(importing).rejects.toMatchObject({ status: 409, message: messages['import.changedMeanwhile'] });
  await dropped;
  expect(await countOf('fitment')).toBe(0);
});

test('two that write the list of a family at once leave the last one alone, not both', async () => {
  await aFamily(shop, { family: 'F-1', originalCodes: ['A'] });
  const writing = Promise.withResolvers<void>();
  const first = inTransaction(shop.ctx, async (inside) => {
    await saveFamilies(inside, [{ family: 'F-1', originalCodes: ['B', 'C'] }]);
    writing.resolve();
    await untilBlocked();
  });
  await writing.promise;
  expect(await anImport(shop, 'familia;código original\nF-1;D\n')).toMatchObject({ changed: 1, errors: [] });
  await first;
  const { rows } = await shop.database.query('select code from original_code order by code');
  expect(rows).toEqual([{ code: 'D' }]);
});

describe('which list a file is', () => {
  const formOf = async (text: string, options?: ImportOptions) => (await anImport(shop, text, options)).form;

  test('its header tells', async () => {
    expect(await formOf('familia;alto\n')).toBe('families');
    expect(await formOf('Familia;Código original\n')).toBe('codes');
    expect(await formOf('marca;modelo;motor;año\n')).toBe('vehicles');
    expect(await formOf('familia,marca,modelo,años\n')).toBe('fitments');
    expect(await formOf('familia\taplicación\n')).toBe('fitments');
    expect(await formOf('código;familia;alto\n')).toBe('products');
    expect(await formOf('familia;nombre;descripción\n')).toBe('products');
  });

  test('an option may say so, and then columns that it lacks are told', async () => {
    expect(await formOf('código;familia\n', { form: 'codes' })).toBe('codes');
    const errors = async (text: string, form: NonNullable<ImportOptions['form']>) =>
      (await anImport(shop, text, { form })).errors;
    expect(await errors('familia;precio\n', 'vehicles')).toEqual([
      'Fila 1: falta la columna «marca» (el encabezado dice familia, precio)',
      'Fila 1: falta la columna «modelo» (el encabezado dice familia, precio)',
    ]);
    expect(await errors('\nfamilia;marca\n', 'fitments')).toEqual(['Fila 2: falta la columna «modelo» o «aplicación»']);
    expect(await errors('familia;alto;height\n', 'families')).toEqual([
      'Fila 1, columna «height»: dice lo mismo que la columna «alto»: dejá una sola',
    ]);
  });
});
