import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveBrands } from '#server/catalogue/brands.service';
import { saveProduct, saveProducts } from '#server/catalogue/save-products.service';
import { openChanges } from '#server/database/changes';
import { openMemorySearch } from '#server/engine/memory-search';
import { inTransaction } from '#server/in-transaction';
import { openLog } from '#server/log/log';
import { aProduct } from '#server/test/a-product';
import { aQuery } from '#server/test/search/a-document';
import { anotherProcess, foundCards } from '#server/test/search/another-process';
import { type TestShop, testShop } from '#server/test/shop';
import { openReadModel } from './read-model.ts';
import { productSchema } from './search-schema.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await aProduct(shop, { categoryId: '1.1' });
  await shop.catalogue.ready();
});
afterAll(() => shop.close());

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
    const catalogue = openReadModel(slow, openLog('silent'), openMemorySearch(productSchema));
    const changes = await openChanges(db, openLog('silent'));
    changes.subscribe(catalogue.onChanges);
    const ready = catalogue.ready();
    await reading.promise;
    await inTransaction(shop.ctx, (inside) => saveProduct(inside, { code: 'EN-CAMINO', name: 'Nombre nuevo' }));
    await changes.follow();
    goOn.resolve();
    await ready;
    const cards = await foundCards(catalogue, { text: 'EN-CAMINO' });
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
    await expect.poll(found).toBe(1_300);

    const third = await anotherProcess(shop);
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
      const cards = await foundCards(catalogue, { text: 'inductor', rowsMax: 100 });
      expect(cards.every(({ name }) => name.startsWith('Inductor'))).toBe(true);
    }
    await third.close();
  });

  test('that change in one batch while they are read leave no result without its card', async () => {
    const rows = await shop.database.db.selectFrom('product').select('id').execute();
    const fourth = await anotherProcess(shop);
    const ready = fourth.catalogue.ready();
    // The batch names one product so often that the reading ends before the others' turn comes.
    const ids = [...Array.from({ length: 80_000 }, () => rows[0]?.id ?? 0), ...rows.map(({ id }) => id)];
    const following = fourth.catalogue.onChanges(ids.map((id) => ({ entity: 'product', id: String(id) })));
    await ready;
    const { ids: found, cards } = await fourth.catalogue.search(() => aQuery({ text: 'serie', rowsMax: 100 }));
    expect(found).toHaveLength(100);
    expect(found.flatMap((id) => cards.title(id)?.id ?? [])).toEqual(found);
    await following;
    await fourth.close();
  });

  test('that change at once are indexed anew in the thread, never product by product in this one', async () => {
    const applied: number[] = [];
    const memory = openMemorySearch(productSchema);
    const catalogue = openReadModel(shop.database.db, openLog('silent'), {
      ...memory,
      apply: async (changes) => {
        if (changes.put.length > 0) applied.push(changes.put.length);
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
    await expect.poll(found).toBe(1_300);
    expect(applied).toEqual([]);
    await catalogue.onChanges(changes.slice(0, 3));
    expect(applied).toEqual([3]);
    await catalogue.close();
  });
});
