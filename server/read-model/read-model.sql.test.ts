import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { saveBrands } from '#server/catalogue/brands.service';
import { saveCategories } from '#server/catalogue/categories.service';
import { saveProduct } from '#server/catalogue/save-products.service';
import { recordChanges } from '#server/database/changes';
import { inTransaction } from '#server/in-transaction';
import { saveSetting } from '#server/settings/settings.service';
import { aProduct } from '#server/test/a-product';
import { noteChanges } from '#server/test/note-changes';
import { anotherProcess, foundCards } from '#server/test/search/another-process';
import { type TestShop, testShop } from '#server/test/shop';
import type { ReadModel } from './read-model.ts';

let shop: TestShop;
let other: Awaited<ReturnType<typeof anotherProcess>>;

const found = async (catalogue: ReadModel, text: string) =>
  (await foundCards(catalogue, { text })).map(({ code }) => code);

beforeAll(async () => {
  shop = await testShop();
  await aProduct(shop, { code: 'ANTES', name: 'Osciloscopio' });
  other = await anotherProcess(shop);
  await Promise.all([shop.catalogue.ready(), other.catalogue.ready()]);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

describe('a change of the catalogue', () => {
  test('is there at the next request of the same process, and within 2 s in another', async () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const third = await anotherProcess(shop);
    onTestFinished(() => third.close());
    await third.catalogue.ready();
    await aProduct(shop, { code: 'NUEVO-1', name: 'Destornillador eléctrico' });
    expect(await found(shop.catalogue, 'destornilladores')).toEqual(['NUEVO-1']);
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await expect.poll(() => found(third.catalogue, 'destornilladores')).toEqual(['NUEVO-1']);
  });

  test('of text, price, visibility and existence are all followed', async () => {
    const save = (given: object) =>
      inTransaction(shop.ctx, (inside) => saveProduct(inside, { code: 'CAMBIA', ...given }));
    await aProduct(shop, { code: 'CAMBIA', name: 'Taladro', price: 100 });
    await save({ name: 'Amoladora angular', price: 200 });
    expect(await found(shop.catalogue, 'taladro')).toEqual([]);
    expect(await foundCards(shop.catalogue, { text: 'amoladoras' })).toMatchObject([
      { code: 'CAMBIA', name: 'Amoladora angular', price: 200 },
    ]);
    await save({ isPublic: false });
    expect(await found(shop.catalogue, 'amoladoras')).toEqual([]);
    await save({ isPublic: true });
    expect(await found(shop.catalogue, 'amoladoras')).toEqual(['CAMBIA']);
    await inTransaction(shop.ctx, async ({ db }) => {
      const { id } = await db
        .deleteFrom('product')
        .where('code', '=', 'CAMBIA')
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordChanges(db, 'product', [id]);
    });
    expect(await found(shop.catalogue, 'amoladoras')).toEqual([]);
  });

  test('of what counts as the last units is followed by stock that nobody was told of', async () => {
    const { id, code } = await aProduct(shop, { name: 'Cinta Kapton', stock: { BUL: 9 } });
    await inTransaction(shop.ctx, (inside) => recordChanges(inside.db, 'product', [id]));
    // Nine or five: visitors see the same, so the change log says nothing.
    await shop.database.db.updateTable('stock').set({ reserved: 4 }).where('product_id', '=', id).execute();
    await inTransaction(shop.ctx, (inside) => saveSetting(inside.db, 'RTC', 'lowStock', 6));
    const filters = { text: 'kapton' };
    const { data } = await shop.call('product/filter', { filters, rowIndex: 0, rowsMax: 10 });
    expect(data?.map((card) => [card.code, card.available])).toEqual([[code, 'CO']]);
    await inTransaction(shop.ctx, (inside) => saveSetting(inside.db, 'RTC', 'lowStock', 3));
  });

  test('of a stock that runs out is followed', async () => {
    const { id } = await aProduct(shop, { code: 'ULTIMO', name: 'Termocupla', stock: { BUL: 1 } });
    await inTransaction(shop.ctx, async ({ db }) => {
      await db.updateTable('stock').set({ reserved: 1 }).where('product_id', '=', id).execute();
      await recordChanges(db, 'stock', [id]);
    });
    expect(await foundCards(shop.catalogue, { text: 'termocupla' })).toMatchObject([{ code: 'ULTIMO', units: 0 }]);
  });

  test('of a name of a category or brand reaches its products', async () => {
    await aProduct(shop, { code: 'HIJO', name: 'Pieza', categoryId: '1.8.81', brand: 'Acme' });
    await inTransaction(shop.ctx, (inside) => saveCategories(inside, [{ id: '1.8', name: 'Juguetería' }]));
    expect(await found(shop.catalogue, 'jugueteria')).toEqual(['HIJO']);
    await inTransaction(shop.ctx, async (inside) => {
      const id = (await saveBrands(inside, [{ name: 'Acme' }])).get('Acme') ?? 0;
      await inside.db.updateTable('brand').set({ name: 'Zenit' }).where('id', '=', id).execute();
      await recordChanges(inside.db, 'brand', [id]);
    });
    expect(await found(shop.catalogue, 'zenit')).toEqual(['HIJO']);
    expect(await found(shop.catalogue, 'acme')).toEqual([]);
  });
});

describe('numbers of the change log that come out of order', () => {
  test('a number that shows up after a higher one is not lost', async () => {
    const { db } = shop.database;
    const { id } = await aProduct(shop, { code: 'TARDE-1', name: 'Interruptor' });
    await other.changes.follow();
    const rename = (name: string) => db.updateTable('product').set({ name }).where('id', '=', id).execute();
    const taken = await db
      .insertInto('change_log')
      .values({ entity: 'other', entity_id: '1' })
      .returning(['seq', 'at'])
      .executeTakeFirstOrThrow();
    await db.deleteFrom('change_log').where('seq', '=', taken.seq).execute();
    await noteChanges(db, 'other', [2]);
    await other.changes.follow();
    await rename('Conmutador');
    await db
      .insertInto('change_log')
      .values({ entity: 'product', entity_id: `${id}`, at: taken.at })
      .execute();
    await other.changes.follow();
    expect(await found(other.catalogue, 'conmutador')).toEqual(['TARDE-1']);
  });

  test('a transaction that takes its number first and commits last is not lost', async ({ skip }) => {
    // The embedded database runs one transaction at a time, so there no number can be overtaken.
    if (shop.database.engine === 'pglite') skip();
    const { db } = shop.database;
    const { id } = await aProduct(shop, { code: 'TARDE-2', name: 'Potenciómetro' });
    const first = await db.startTransaction().execute();
    await first.updateTable('product').set({ name: 'Encoder rotativo' }).where('id', '=', id).execute();
    await recordChanges(first, 'product', [id]);
    await aProduct(shop, { code: 'TARDE-3', name: 'Joystick' });
    await other.changes.follow();
    expect(await found(other.catalogue, 'joystick')).toEqual(['TARDE-3']);
    expect(await found(other.catalogue, 'encoder')).toEqual([]);
    await first.commit().execute();
    await other.changes.follow();
    expect(await found(other.catalogue, 'encoder')).toEqual(['TARDE-2']);
  });
});
