import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveBrands } from '#server/catalogue/brands.service';
import { saveCategories } from '#server/catalogue/categories.service';
import { saveProduct, saveProducts } from '#server/catalogue/save-products.service';
import { openChanges, recordChanges } from '#server/database/changes';
import { inTransaction } from '#server/in-transaction';
import { openLog } from '#server/log/log';
import { saveSetting } from '#server/settings/settings.service';
import { aProduct } from '#server/test/a-product';
import { type TestShop, testShop } from '#server/test/shop';
import { openMemorySearch } from './memory-search.ts';
import { openReadModel, type ReadModel } from './read-model.ts';
import { aQuery } from './test/a-document.ts';

let shop: TestShop;
let other: Awaited<ReturnType<typeof anotherProcess>>;

/** What a second process on the same database holds: its own reader of the change log, its own copy. */
const anotherProcess = async () => {
  const { db } = shop.database;
  const log = openLog('silent');
  const changes = await openChanges(db, log);
  const catalogue = openReadModel(db, log, openMemorySearch());
  changes.subscribe(catalogue.onChanges);
  return { changes, catalogue, close: changes.close };
};

const found = async (catalogue: ReadModel, text: string) =>
  (await catalogue.search(() => aQuery({ text }))).cards.map(({ code }) => code);

beforeAll(async () => {
  shop = await testShop();
  await aProduct(shop, { code: 'ANTES', name: 'Osciloscopio' });
  other = await anotherProcess();
  await Promise.all([shop.catalogue.ready(), other.catalogue.ready()]);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

describe('a change of the catalogue', () => {
  test('is there at the next request of the same process, and within 2 s in another', async () => {
    await aProduct(shop, { code: 'NUEVO-1', name: 'Destornillador eléctrico' });
    expect(await found(shop.catalogue, 'destornilladores')).toEqual(['NUEVO-1']);
    const saved = Date.now();
    await expect.poll(() => found(other.catalogue, 'destornilladores'), { timeout: 5_000 }).toEqual(['NUEVO-1']);
    expect(Date.now() - saved).toBeLessThan(2_000);
  });

  test('of text, price, visibility and existence are all followed', async () => {
    const save = (given: object) =>
      inTransaction(shop.ctx, (inside) => saveProduct(inside, { code: 'CAMBIA', ...given }));
    await aProduct(shop, { code: 'CAMBIA', name: 'Taladro', price: 100 });
    await save({ name: 'Amoladora angular', price: 200 });
    expect(await found(shop.catalogue, 'taladro')).toEqual([]);
    const { cards } = await shop.catalogue.search(() => aQuery({ text: 'amoladoras' }));
    expect(cards).toMatchObject([{ code: 'CAMBIA', name: 'Amoladora angular', price: 200 }]);
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
    const { cards } = await shop.catalogue.search(() => aQuery({ text: 'termocupla' }));
    expect(cards).toMatchObject([{ code: 'ULTIMO', units: 0 }]);
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
    await recordChanges(db, 'other', [2]);
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

describe('many products', () => {
  test('keep what changed while an older card of it was on its way', async ({ skip }) => {
    // A read that is held up holds the embedded database's only session too.
    if (shop.database.engine === 'pglite') skip();
    const { db } = shop.database;
    await aProduct(shop, { code: 'EN-CAMINO', name: 'Nombre viejo' });
    const [reading, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isHeld = false;
    const slow = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (isHeld || !result.rows.some((row) => 'units' in row)) return result;
        isHeld = true;
        reading.resolve();
        await goOn.promise;
        return result;
      },
    });
    const catalogue = openReadModel(slow, openLog('silent'), openMemorySearch());
    const changes = await openChanges(db, openLog('silent'));
    changes.subscribe(catalogue.onChanges);
    const ready = catalogue.ready();
    await reading.promise;
    await inTransaction(shop.ctx, (inside) => saveProduct(inside, { code: 'EN-CAMINO', name: 'Nombre nuevo' }));
    await changes.follow();
    goOn.resolve();
    await ready;
    const { cards } = await catalogue.search(() => aQuery({ text: 'EN-CAMINO' }));
    expect(cards.map(({ name }) => name)).toEqual(['Nombre nuevo']);
    await changes.close();
  });

  test('are indexed in a thread while changes go on, and none is missed', async () => {
    const brandId =
      (await inTransaction(shop.ctx, (inside) => saveBrands(inside, [{ name: 'Serie' }]))).get('Serie') ?? 0;
    const rows = Array.from({ length: 1_300 }, (_, at) => ({
      code: `SERIE-${at}`,
      name: `Resistencia serie ${at}`,
      categoryId: '1.1',
      brandId,
      price: 10,
    }));
    await inTransaction(shop.ctx, (inside) => saveProducts(inside, rows));
    const found = async () => (await shop.catalogue.search(() => aQuery({ text: 'resistencias' }))).total;
    await expect.poll(found, { timeout: 10_000 }).toBe(1_300);

    const third = await anotherProcess();
    const ready = third.catalogue.ready();
    const renamed = Array.from({ length: 12 }, (_, at) => at * 100);
    for (const at of renamed) {
      await inTransaction(shop.ctx, (inside) => saveProduct(inside, { code: `SERIE-${at}`, name: `Inductor ${at}` }));
      await third.changes.follow();
    }
    await ready;
    for (const catalogue of [shop.catalogue, third.catalogue]) {
      expect((await catalogue.search(() => aQuery({ text: 'inductor' }))).total).toBe(renamed.length);
      expect((await catalogue.search(() => aQuery({ text: 'resistencia' }))).total).toBe(1_300 - renamed.length);
      const { cards } = await catalogue.search(() => aQuery({ text: 'inductor', rowsMax: 100 }));
      expect(cards.every(({ name }) => name.startsWith('Inductor'))).toBe(true);
    }
    await third.close();
  });

  test('that change in one batch while they are read leave no result without its card', async () => {
    const rows = await shop.database.db.selectFrom('product').select('id').execute();
    const fourth = await anotherProcess();
    const ready = fourth.catalogue.ready();
    // The batch names one product so often that the reading ends before the others' turn comes.
    const ids = [...Array.from({ length: 80_000 }, () => rows[0]?.id ?? 0), ...rows.map(({ id }) => id)];
    const following = fourth.catalogue.onChanges(ids.map((id) => ({ entity: 'product', id: String(id) })));
    await ready;
    const found = await fourth.catalogue.search(() => aQuery({ text: 'serie', rowsMax: 100 }));
    expect(found.ids).toHaveLength(100);
    expect(found.cards.map(({ id }) => id)).toEqual(found.ids);
    await following;
    await fourth.close();
  });

  test('that change at once are indexed anew in the thread, never product by product in this one', async () => {
    const applied: number[] = [];
    const memory = openMemorySearch();
    const catalogue = openReadModel(shop.database.db, openLog('silent'), {
      ...memory,
      apply: async (changes) => {
        applied.push(changes.put.length);
        await memory.apply(changes);
      },
    });
    await catalogue.ready();
    const rows = Array.from({ length: 1_300 }, (_, at) => ({ code: `SERIE-${at}`, name: `Bobina ${at}` }));
    await inTransaction(shop.ctx, (inside) => saveProducts(inside, rows));
    const changed = await shop.database.db
      .selectFrom('product')
      .select('id')
      .where('name', 'like', 'Bobina%')
      .execute();
    const changes = changed.map(({ id }) => ({ entity: 'product', id: String(id) }));
    const found = async () => (await catalogue.search(() => aQuery({ text: 'bobina' }))).total;
    await Promise.all([catalogue.onChanges(changes), catalogue.onChanges(changes)]);
    await expect.poll(found, { timeout: 10_000 }).toBe(1_300);
    expect(applied).toEqual([]);
    await catalogue.onChanges(changes.slice(0, 3));
    expect(applied).toEqual([3]);
    await catalogue.close();
  });
});
