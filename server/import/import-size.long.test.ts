import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { measuredShop } from '#server/test/measured-shop';

const { at, within, run } = measuredShop('import_size');
const rows = 100_000;

beforeAll(() => {
  const sheet = (price: (at: number) => number) =>
    [
      'código;nombre;descripción;categoría;marca;proveedor;código de proveedor;precio;especificaciones;stock Bulevar;stock CLA',
      ...Array.from({ length: rows }, (_, n) =>
        [
          `M-${n}`,
          `Tornillo de acero inoxidable número ${n}`,
          `Descripción del producto ${n}, con sus medidas y sus usos en el taller, en la casa y en la industria.`,
          `Ferretería > Caja ${n % 40}`,
          `Marca ${n % 250}`,
          `Proveedor ${n % 30}`,
          `PR-${n}`,
          price(n),
          `Alto: ${n % 50} mm | Ancho: ${n % 70} mm | Material: acero ${n % 9}`,
          n % 7,
          n % 5,
        ].join(';'),
      ),
    ].join('\n');
  writeFileSync(
    at('nuevos.csv'),
    sheet((n) => n + 1),
  );
  writeFileSync(
    at('cambiados.csv'),
    sheet((n) => n + 2),
  );
});
const patient = { timeout: 3_000_000 };

test(
  'a hundred thousand rows come in and change within 400 MB above idle, together and by batches',
  patient,
  async () => {
    const first = await run('import', { path: at('nuevos.csv') });
    expect(first).toMatchObject({ ...within, result: { created: rows, problemCount: 0, isWritten: true } });
    const changed = await run('import', { path: at('cambiados.csv') });
    expect(changed).toMatchObject({ ...within, result: { changed: rows, problemCount: 0 } });
    const batches = await run('import', { path: at('nuevos.csv'), byBatches: true });
    expect(batches).toMatchObject({ ...within, result: { changed: rows, upTo: rows + 1 } });
  },
);

test('they go out, and workbooks and short lists of them come in, within the same', patient, async () => {
  expect(await run('export', { path: at('todo.xlsx'), form: 'products' })).toMatchObject({
    ...within,
    result: { rows },
  });
  const same = await run('import', { path: at('todo.xlsx') });
  expect(same).toMatchObject({ ...within, result: { unchanged: rows, isWritten: false, problemCount: 0 } });

  for (const [form, many] of [
    ['prices', rows],
    ['stock', 2 * rows],
  ] as const) {
    expect(await run('export', { path: at(`${form}.csv`), form })).toMatchObject({
      ...within,
      result: { rows: many },
    });
    const text = readFileSync(at(`${form}.csv`), 'utf8');
    writeFileSync(
      at(`${form}.csv`),
      form === 'prices' ? text.replaceAll(/,00\r/g, ',50\r') : text.replaceAll(/;4\r/g, ';9\r'),
    );
    const list = await run('import', { path: at(`${form}.csv`) });
    expect(list).toMatchObject({ ...within, result: { isWritten: true, problemCount: 0 } });
    expect(list.result.changed + list.result.unchanged).toBe(many);
  }
});
