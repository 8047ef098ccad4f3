import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findForSave } from '#server/catalogue/save-products.service';
import { undoImport } from '#server/import/undo-import';
import { aShopToImport, importsOf, threeProducts } from '#server/test/an-import';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
beforeEach(async () => {
  shop = await aShopToImport();
});
afterEach(() => shop.close());

const { importText, productOf, stockOf } = importsOf(() => shop);

const noting = () => ({ changeId: randomUUID(), reason: 'Importación de prueba.csv' });
const undo = (of: string, by = noting(), signal = new AbortController().signal) =>
  undoImport(shop.ctx, of, { noting: by, signal, onProgress: () => {} });

/** Imports with notes, and answers by which change. */
const imported = async (content: string, options = {}) => {
  const note = noting();
  const report = await importText(content, { ...options, noting: note });
  expect(report.errors).toEqual([]);
  return note.changeId;
};

const products = async () => [...(await findForSave(shop.ctx, ['A-1', 'A-2', 'A-3'])).values()];

const changes = `código;nombre;descripción;precio;público;spec:Alto;stock BUL
A-1;Placa Uno R4;-;99,00;no;11;8
A-2;Placa Dos;Con texto;12,90;no;;3
`;

test.each([{}, { byBatches: true }])('an import is taken back, field by field and unit by unit %o', async (options) => {
  await importText(threeProducts);
  const before = await products();
  const changeId = await imported(changes, options);
  expect(await productOf('A-1')).toMatchObject({ name: 'Placa Uno R4', price_cents: 9900, is_public: false });
  expect(await undo(changeId)).toEqual({ changes: 2, hiddenCount: 0, pictureCount: 0, keptCount: 0, kept: [] });
  expect(await stockOf('A-2')).toEqual({ BUL: 0, CLA: 2 });
  expect(await products()).toEqual(before);
});

test('somebody else’s change since stays and is named; what is left of the product goes back', async () => {
  await importText(threeProducts);
  const changeId = await imported(changes);
  await importText('código;precio\nA-1;105,00\n');
  const { db } = shop.database;
  await db.updateTable('stock').set({ on_hand: 10 }).where('on_hand', '=', 8).execute();
  expect(await undo(changeId)).toMatchObject({ changes: 2, kept: [{ code: 'A-1', name: 'Placa Uno R4' }] });
  expect(await productOf('A-1')).toMatchObject({ name: 'Placa Uno', price_cents: 10500, is_public: true });
  // The import added three, and somebody two more.
  expect(await stockOf('A-1')).toEqual({ BUL: 7 });
});

test('what orders hold stays on the shelf', async () => {
  await importText(threeProducts);
  const changeId = await imported('código;sucursal;cantidad\nA-2;BUL;6\n');
  const { db } = shop.database;
  await db.updateTable('stock').set({ reserved: 4 }).where('on_hand', '=', 6).execute();
  expect(await undo(changeId)).toEqual({
    changes: 1,
    hiddenCount: 0,
    pictureCount: 0,
    keptCount: 1,
    kept: [{ code: 'A-2', name: 'A-2' }],
  });
  expect(await stockOf('A-2')).toEqual({ BUL: 4, CLA: 2 });
});

test('a product that it made is hidden, unless somebody changed it since', async () => {
  const changeId = await imported(threeProducts);
  await imported('código;precio\nA-3;1,00\n');
  expect(await undo(changeId)).toMatchObject({ kept: [{ code: 'A-3' }] });
  expect(await productOf('A-1')).toMatchObject({ is_public: false, name: 'Placa Uno' });
  expect(await productOf('A-3')).toMatchObject({ is_public: true, price_cents: 100 });
  expect(await stockOf('A-1')).toEqual({ BUL: 0 });
});

test('a change since that was itself undone counts for nothing, and a product that stays public keeps its units', async () => {
  const changeId = await imported(threeProducts);
  const since = await imported('código;nombre;precio;descripción;spec:Alto;stock BUL\nA-3;Otro;9;Texto;3;9\n');
  expect(await undo(since)).toMatchObject({ changes: 1, keptCount: 0 });
  await imported('código;precio\nA-1;1,00\n');
  const by = noting();
  const kept = [{ code: 'A-1', name: 'Placa Uno' }];
  expect(await undo(changeId, by)).toMatchObject({ changes: 2, hiddenCount: 1, kept });
  expect(await productOf('A-3')).toMatchObject({ is_public: false, name: 'Motor' });
  expect(await undo(changeId, by)).toMatchObject({ changes: 0, kept });
  expect(await productOf('A-1')).toMatchObject({ is_public: true, price_cents: 100 });
  expect(await stockOf('A-1')).toEqual({ BUL: 5 });
  expect(await stockOf('A-2')).toEqual({ CLA: 0 });
});

test('a product that somebody makes public again stays public when the undo goes on', async () => {
  const changeId = await imported(threeProducts);
  const by = noting();
  await undo(changeId, by);
  await imported('código;público\nA-1;sí\n');
  const kept = [{ code: 'A-1', name: 'Placa Uno' }];
  expect(await undo(changeId, by)).toMatchObject({ changes: 0, hiddenCount: 2, kept });
  expect(await productOf('A-1')).toMatchObject({ is_public: true });
});

test('prices of a short list go back, once, however often it is asked', async () => {
  await importText(threeProducts);
  const changeId = await imported('código;precio\nA-1;1,00\nA-2;2,00\n');
  const stocked = await imported('código;sucursal;cantidad\nA-1;BUL;9\n');
  const by = noting();
  expect(await undo(changeId, by)).toMatchObject({ changes: 2, keptCount: 0 });
  expect(await undo(changeId, by)).toMatchObject({ changes: 0, keptCount: 0 });
  expect([await productOf('A-1'), await productOf('A-2')]).toMatchObject([
    { price_cents: 123450 },
    { price_cents: 1290 },
  ]);
  for (const _ of [1, 2]) await undo(stocked, by);
  expect(await stockOf('A-1')).toEqual({ BUL: 5 });
});

test('an undo that is cancelled goes on later', async () => {
  await importText(threeProducts);
  const changeId = await imported(changes);
  await expect(undo(changeId, noting(), AbortSignal.abort())).rejects.toThrow('abort');
  expect(await productOf('A-1')).toMatchObject({ price_cents: 9900 });
  expect(await undo(changeId)).toMatchObject({ changes: 2 });
});

test('codes and the addresses of earlier ones stay', async () => {
  await importText(threeProducts);
  const changeId = await imported('código;código anterior;nombre\nA-9;A-1;Placa Nueva\n');
  await undo(changeId);
  expect(await productOf('A-9')).toMatchObject({ name: 'Placa Uno' });
  expect((await shop.call('product/find', { code: 'A-1' })).data).toMatchObject({ code: 'A-9' });
});

test.each([{}, { byBatches: true }])('what it made goes where nothing has it any more %o', async (options) => {
  await importText(threeProducts);
  const names = async () => {
    const { db } = shop.database;
    const of = (table: 'category' | 'brand' | 'provider') =>
      db.selectFrom(table).select('name').orderBy('id').execute();
    const rows = await Promise.all([of('category'), of('brand'), of('provider')]);
    return rows.map((some) => some.map(({ name }) => name));
  };
  const before = await names();
  const changeId = await imported(
    'código;nombre;categoría;marca;proveedor;precio\nA-1;;Sueltas > Uno > Dos;Nueva;Otro;\nA-2;;Sueltas > Ajena;Nodo;;\nB-1;Aparte;Aparte;Suya;;3\n',
    options,
  );
  const renamed = (await shop.database.db.selectFrom('category').selectAll().where('name', '=', 'Ajena').execute())[0];
  await shop.database.db
    .insertInto('history')
    .values({
      entity: 'category',
      entity_id: renamed?.id ?? '',
      field: 'imageId',
      to_value: '1',
      at: new Date(),
      by: 'Otra',
    })
    .execute();
  const by = noting();
  for (const _ of [1, 2]) await undo(changeId, by);
  // B-1 is hidden and keeps its own; somebody changed Ajena.
  const [categories = [], brands = [], providers = []] = before;
  expect(await names()).toEqual([[...categories, 'Sueltas', 'Ajena', 'Aparte'], [...brands, 'Suya'], providers]);
  expect(await undo(changeId)).toMatchObject({ keptCount: 0 });
});
