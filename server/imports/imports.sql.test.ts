import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importBytesMax, importStateNames, importStates, isRunningImport, movedImport } from '#contract/plain/imports';
import { messages, sentence } from '#contract/plain/messages';
import { anImport, importsOf, threeProducts } from '#server/test/an-import';
import { anImportRow } from '#server/test/an-import-row';
import { importing } from '#server/test/importing';
import type { TestShop } from '#server/test/shop';

let given: Awaited<ReturnType<typeof importing>>;
let shop: TestShop;
beforeEach(async () => {
  given = await importing();
  ({ shop } = given);
});
afterEach(() => given.close());

const { productOf, stockOf } = importsOf(() => shop);

describe('a file', () => {
  test('is read, checked, imported and taken back, and the history names who sent it', async () => {
    const { status, id } = await given.upload(threeProducts, 'C:\\listas\\Repuestos.csv');
    expect(status).toBe(200);
    expect(await given.find(id)).toMatchObject({
      fileName: 'Repuestos.csv',
      state: 'read',
      by: 'Caro Paz',
      problem: null,
      report: null,
      file: {
        form: 'products',
        sheets: [],
        columns: expect.arrayContaining([expect.objectContaining({ label: 'precio', means: 'precio' })]),
      },
    });
    const checked = await given.done('check', id);
    expect(checked).toMatchObject({ state: 'checked', report: { created: 3, changed: 0, problemCount: 0 } });
    expect(checked?.report?.categories).toContain('Electrónica > Placas');
    expect(await productOf('A-1')).toBeUndefined();
    expect(await given.done('write', id)).toMatchObject({ state: 'done', written: 3, progress: null });
    expect(await productOf('A-1')).toMatchObject({ name: 'Placa Uno', price_cents: 123450 });
    const asked = { filters: { entities: ['product' as const], code: 'A-1' }, rowsMax: 5 };
    const { data: history } = await shop.call('history/filter', asked, given.seller.token);
    expect(history?.[0]).toMatchObject({ by: 'Caro Paz', reason: 'Importación de Repuestos.csv' });
    const { change_id: changeId } = await shop.database.db
      .selectFrom('import')
      .select('change_id')
      .executeTakeFirstOrThrow();
    expect(await shop.call('product/undoMany', { changeId: changeId ?? '' }, given.seller.token)).toMatchObject({
      status: 404,
    });
    expect(await given.done('undo', id)).toMatchObject({
      state: 'undone',
      undone: { changes: 3, keptCount: 0, kept: [] },
    });
    expect(await productOf('A-1')).toMatchObject({ is_public: false });
    expect(await stockOf('A-1')).toEqual({ BUL: 0 });
    expect((await shop.call('import/list', {}, given.seller.token)).data).toMatchObject([{ id, state: 'undone' }]);
  });

  test('is read anew as staff says: another header’s name, pesos', async () => {
    await shop.call('import/list', {}, given.seller.token);
    await anImport(shop, threeProducts);
    const { id } = await given.upload('Lista de julio\nCód. fábrica;Importe\nA-1;20,00\n');
    expect(await given.find(id)).toMatchObject({
      state: 'read',
      problem: expect.stringContaining('falta la columna «código»'),
    });
    const columns = [
      { label: 'Cód. fábrica', means: 'código' },
      { label: 'Importe', means: 'precio' },
    ];
    const how = { columns, headerRow: 2 };
    expect((await shop.call('import/check', { id, how }, given.seller.token)).data?.how).toEqual(how);
    await given.work();
    expect(await given.find(id)).toMatchObject({
      state: 'checked',
      problem: null,
      how,
      report: { changed: 1 },
      file: {
        form: 'prices',
        columns: [
          { means: 'código', sample: 'A-1' },
          { means: 'precio', sample: '20,00' },
        ],
      },
    });
    expect(await given.done('write', id)).toMatchObject({ state: 'done', written: 1 });
    expect(await productOf('A-1')).toMatchObject({ price_cents: 2000 });
    const pesos = await given.upload('código;precio\nA-1;20,00\n');
    await shop.call('import/check', { id: pesos.id, how: { currency: 'UYU' } }, given.seller.token);
    await given.work();
    expect(await given.find(pesos.id)).toMatchObject({ state: 'read', problem: expect.stringContaining('cotización') });
  });

  test('shows its first rows, of which staff says the header', async () => {
    await anImport(shop, threeProducts);
    const { id } = await given.upload('Precio;Lista;Código\n;;\nRef.;P.;\nA-1;5,00;\n');
    const starts = [
      { row: 1, cells: ['Precio', 'Lista', 'Código'] },
      { row: 3, cells: ['Ref.', 'P.'] },
      { row: 4, cells: ['A-1', '5,00'] },
    ];
    expect((await given.find(id))?.file).toMatchObject({ headerRow: 1, starts });
    const { data: listed } = await shop.call('import/list', {}, given.seller.token);
    expect(listed?.[0]?.file).toMatchObject({ starts: [] });
    expect(listed?.[0]?.file.columns.filter(({ sample }) => sample)).toEqual([]);
    const asked = { id, how: { headerRow: 3, columns: [] } };
    expect((await shop.call('import/check', asked, given.seller.token)).status).toBe(200);
    await given.work();
    const read = await given.find(id);
    expect(read?.file).toMatchObject({ headerRow: 3, starts, columns: [{ label: 'Ref.' }, { label: 'P.' }] });
    expect(read).toMatchObject({ state: 'read', problem: expect.stringContaining('falta la columna «código»') });
  });

  test('leaves out its wrong rows, and says which', async () => {
    await anImport(shop, threeProducts);
    const id = await given.checked('código;precio\nA-1;5,00\nA-2;cinco\n');
    expect(await given.find(id)).toMatchObject({
      report: { changed: 1, problemCount: 1, problems: [{ row: 3, column: 'precio', says: expect.any(String) }] },
    });
    expect(await given.done('write', id)).toMatchObject({ state: 'done', written: 1 });
    expect([await productOf('A-1'), await productOf('A-2')]).toMatchObject([
      { price_cents: 500 },
      { price_cents: 1290 },
    ]);
  });

  test('gives the rows left out back as a CSV, which enters once it is mended', async () => {
    await anImport(shop, threeProducts);
    const errorsOf = async (id: number) => {
      const headers = { authorization: `OAuth ${given.seller.token}` };
      const answer = await shop.app.request(`${shop.origin}/rest/import/errors?id=${id}`, { headers });
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
    };
    const none = { status: 404, text: messages['import.noErrors'] };
    const { id } = await given.upload('Lista\ncódigo;precio;marca\nA-1;5,00;Nodo\nA-2;cinco;"=1;2"\n');
    expect(await errorsOf(id)).toMatchObject(none);
    await given.done('check', id);
    const text = 'código;precio;marca;error\r\nA-2;cinco;"\'=1;2";Columna «precio»: «cinco» no es un número\r\n';
    const csv = { status: 200, type: 'text/csv; charset=utf-8', text };
    expect(await errorsOf(id)).toEqual(csv);
    expect(await given.done('write', id)).toMatchObject({ state: 'done', written: 1, report: { problemCount: 1 } });
    expect(await errorsOf(id)).toEqual(csv);
    const mended = await given.checked(csv.text.replace('cinco;', '6,00;'));
    expect(await given.find(mended)).toMatchObject({ report: { changed: 1, problemCount: 0, brands: ['=1;2'] } });
    expect(await errorsOf(mended)).toMatchObject(none);
    expect(await errorsOf(id + 99)).toMatchObject({ status: 404, text: messages['import.notFound'] });
  });

  test('that would do something else by now is shown again, and writes nothing', async () => {
    await anImport(shop, threeProducts);
    for (const content of ['código;precio\nA-1;5,00\n', 'código;precio;marca\nA-1;6,00;Arduino\n']) {
      const id = await given.checked(content);
      await anImport(shop, 'código;precio\nA-1;7,00\n');
      expect(await given.done('write', id)).toMatchObject({ state: 'checked', problem: messages['import.changed'] });
      expect(await productOf('A-1')).toMatchObject({ price_cents: 700 });
      expect(await given.done('write', id)).toMatchObject({ state: 'done', problem: null, written: 1 });
      await anImport(shop, 'código;precio\nA-1;9,00\n');
    }
  });

  test('that is missing, empty or too large is refused', async () => {
    const headers = { authorization: `OAuth ${given.seller.token}` };
    const unchosen = new FormData();
    unchosen.append('file', new File([], ''));
    for (const body of [new FormData(), unchosen]) {
      const missing = await shop.app.request(`${shop.origin}/rest/import/add`, { method: 'POST', body, headers });
      expect([missing.status, await missing.json()]).toMatchObject([422, { error: messages['import.noFile'] }]);
    }
    expect(await given.upload('')).toMatchObject({ status: 422, error: messages['import.empty'] });
    const large = await given.upload('x'.repeat(importBytesMax + 1));
    expect(large).toMatchObject({ status: 413, error: messages['import.tooLarge'] });
    expect(await shop.database.db.selectFrom('import').select('id').execute()).toEqual([]);
  });

  test('that is no spreadsheet is kept with its sentence, and the check says it too', async () => {
    const { id } = await given.upload('%PDF-1.7');
    const problem = 'El archivo es un PDF: hace falta la planilla, como .xlsx o CSV.';
    expect(await given.find(id)).toMatchObject({ state: 'read', problem });
    expect(await given.done('check', id)).toMatchObject({ state: 'read', problem });
  });
});

describe('a move', () => {
  const moves = ['check', 'write', 'undo'] as const;
  // docs/decisions/030-import-screens.md, written a second time on purpose.
  const table: Partial<Record<string, string>> = {
    'read check': 'checking',
    'checked check': 'checking',
    'checked write': 'writing',
    'done undo': 'undoing',
    'cut undo': 'undoing',
  };
  test.each(importStateNames.flatMap((state) => moves.map((move) => [state, move] as const)))(
    '%s %s',
    async (state, move) => {
      const { id } = await anImportRow(shop, state);
      const to = table[`${state} ${move}`];
      expect(movedImport(state, move)).toBe(to);
      const answer = await given.make(move, id);
      const said = sentence('import.state', { state: importStates[state].label });
      expect([answer.status, answer.error]).toEqual(to ? [200, ''] : [409, said]);
      expect((await given.find(id))?.state).toBe(to ?? state);
      expect(shop.enqueued.splice(0)).toHaveLength(to ? 1 : 0);
    },
  );

  test.each(importStateNames)('of cancelling: %s', async (state) => {
    const { id } = await anImportRow(shop, state);
    const { status, data } = await shop.call('import/cancel', { id }, given.seller.token);
    expect([status, data?.isCancelling ?? false]).toEqual(isRunningImport(state) ? [200, true] : [409, false]);
    if (!isRunningImport(state)) return;
    await given.run(id, { everyMs: 1 });
  });

  test('waits for the other one of the site, which it names', async () => {
    const { id } = await given.upload('código;precio\nA-1;5,00\n', 'dos.csv');
    await anImportRow(shop, 'checking', 'uno.csv');
    const running = sentence('import.running', { file: 'uno.csv', by: '' });
    expect(await given.make('check', id)).toMatchObject({ status: 409, error: running });
    const other = await given.upload('código;precio\nA-1;5,00\n', 'tres.csv');
    await shop.database.db.deleteFrom('import').where('file_name', '=', 'uno.csv').execute();
    const both = await Promise.all([given.make('check', id), given.make('check', other.id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('needs the file, and an import that is there', async () => {
    const { id } = await anImportRow(shop, 'read');
    await shop.database.db.updateTable('import').set({ file_key: null }).execute();
    expect(await given.make('check', id)).toMatchObject({ status: 409, error: messages['import.fileGone'] });
    for (const move of moves)
      expect(await given.make(move, id + 99)).toMatchObject({ status: 404, error: messages['import.notFound'] });
    const { id: parts } = await anImportRow(shop, 'done');
    await shop.database.db.updateTable('import').set({ change_id: null }).where('id', '=', parts).execute();
    expect(await given.make('undo', parts)).toMatchObject({ status: 409, error: messages['import.noUndo'] });
  });

  test.each([
    ['products', threeProducts],
    ['families', 'familia;descripción\nF-1;Núcleo\n'],
  ])('of a list of %s: taken back unless it is of autoparts', async (form, content) => {
    const { id } = await given.upload(content);
    await given.done('check', id);
    expect(await given.done('write', id)).toMatchObject({ state: 'done', file: { form } });
    const { status } = await given.make('undo', id);
    expect(status).toBe(form === 'products' ? 200 : 409);
  });
});
