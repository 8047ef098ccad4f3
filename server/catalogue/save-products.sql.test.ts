import { beforeAll, describe, expect, test } from 'vitest';
import { saveBrands } from '#server/catalogue/brands.service';
import { saveCategories } from '#server/catalogue/categories.service';
import type { ProductToSave } from '#server/catalogue/product-to-save';
import { findForSave, saveProducts } from '#server/catalogue/save-products.service';
import { countQueries } from '#server/database/count-queries';
import { inTransaction } from '#server/in-transaction';
import { cardFor, cardsAfter, cardsOf } from '#server/read-model/cards.service';
import { aProduct } from '#server/test/a-product';
import { type TestShop, testShop } from '#server/test/shop';
import { untilBlocked } from '#server/test/until-blocked';

let shop: TestShop;
let brandId: number;
beforeAll(async () => {
  shop = await testShop();
  await inTransaction(shop.ctx, async (inside) => {
    await saveCategories(inside, [
      { id: '1.7', name: 'Motores' },
      { id: '1', name: 'Todo' },
    ]);
    brandId = (await saveBrands(inside, [{ name: 'Nodo' }])).get('Nodo') ?? 0;
  });
});

const save = (...rows: ProductToSave[]) => inTransaction(shop.ctx, (inside) => saveProducts(inside, rows));
const changesOf = (id: number) =>
  shop.database.db
    .selectFrom('change_log')
    .select('seq')
    .where('entity', '=', 'product')
    .where('entity_id', '=', String(id))
    .execute();
const servo = (code: string): ProductToSave => ({ code, name: 'Servo', categoryId: '1.7', brandId, price: 990 });

describe('saveProducts', () => {
  test('creates, then leaves alone what is the same, then changes only what is given', async () => {
    const row: ProductToSave = {
      ...servo('SG90'),
      specifications: [
        { key: 'Torque', value: '1,8 kg·cm' },
        { key: 'Peso', value: '9 g', isDefault: true },
      ],
      relatedLinks: [{ name: 'Guía', url: '/productos?c=1.7' }],
      sales: [{ date: '2026-10-01', quant: 2 }],
    };
    const [created] = await save(row);
    expect(created?.outcome).toBe('created');
    expect((await save(row))[0]?.outcome).toBe('same');
    const id = created?.id ?? 0;
    expect(await changesOf(id)).toHaveLength(1);

    expect((await save({ code: 'SG90', price: 1090 }))[0]).toMatchObject({ id, code: 'SG90', outcome: 'changed' });
    const stored = await shop.database.db
      .selectFrom('product')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ name: 'Servo', price_cents: 1090, iva_rate: '22.00', is_public: true });
    expect(await changesOf(id)).toHaveLength(2);
    const rows = await shop.database.db
      .selectFrom('product_specification')
      .select(['key', 'is_default'])
      .where('product_id', '=', id)
      .orderBy('position')
      .execute();
    expect(rows).toEqual([
      { key: 'Torque', is_default: false },
      { key: 'Peso', is_default: true },
    ]);
  });

  test('of two who make a product at once only one creates it', async () => {
    const isSaved = Promise.withResolvers<void>();
    const first = inTransaction(shop.ctx, async (inside) => {
      const saved = await saveProducts(inside, [servo('TWICE')]);
      isSaved.resolve();
      await untilBlocked();
      return saved;
    });
    await isSaved.promise;
    // On a server it looks before the first has ended, on the embedded database after.
    const [second] = await save(servo('TWICE'));
    expect(await first).toMatchObject([{ id: second?.id, outcome: 'created' }]);
    expect(['changed', 'same']).toContain(second?.outcome);
  });

  test('null empties a field, an empty list empties a list', async () => {
    await save({ ...servo('MG996'), mLCode: 'MLU1', specifications: [{ key: 'Peso', value: '55 g' }] });
    const [changed] = await save({ code: 'MG996', mLCode: null, specifications: [] });
    expect(changed?.outcome).toBe('changed');
    const { db } = shop.database;
    const left = await db
      .selectFrom('product_specification')
      .selectAll()
      .where('product_id', '=', changed?.id ?? 0)
      .execute();
    expect(left).toEqual([]);
  });

  test('finds items of one place in the order in which they were entered', async () => {
    const [product] = await save(servo('PLACE'));
    // In the table the younger stands first.
    await shop.database.query(
      `insert into product_specification (id, product_id, key, value, position) overriding system value
       values (900002, $1, 'Peso', '9 g', 0), (900001, $1, 'Torque', '2 kg·cm', 0)`,
      [product?.id],
    );
    const found = (await findForSave(shop.ctx, ['PLACE'])).get('PLACE');
    expect(found?.specifications.map(({ key }) => key)).toEqual(['Torque', 'Peso']);
  });

  test('leaves no change behind when the transaction is undone', async () => {
    const before = await shop.database.db.selectFrom('change_log').select('seq').execute();
    const undone = inTransaction(shop.ctx, async (inside) => {
      await saveProducts(inside, [servo('UNDONE')]);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await shop.database.db.selectFrom('change_log').select('seq').execute()).toHaveLength(before.length);
  });

  test('takes as many queries for 300 products as for 3', async () => {
    const rows = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...servo(`${name}-${at}`),
        specifications: [{ key: 'Número', value: String(at) }],
      }));
    const few = await countQueries(() => save(...rows('FEW', 3)));
    const many = await countQueries(() => save(...rows('MANY', 300)));
    expect(many.result.every(({ outcome }) => outcome === 'created')).toBe(true);
    expect(many.queries.length).toBe(few.queries.length);
  });
});

describe('cards', () => {
  test('come in the order asked for, with stock, last sale and pictures, in one query', async () => {
    const a = await aProduct(shop, {
      price: 1999,
      stock: { BUL: 2, CLA: 1 },
      sales: [{ date: '2026-05-04', quant: 1 }],
    });
    const b = await aProduct(shop, { stock: {} });
    const { result, queries } = await countQueries(() => cardsOf(shop.ctx.db, [b.id, a.id, 999_999]));
    expect(queries).toHaveLength(1);
    expect(result.map(({ id, units, lastSale }) => ({ id, units, lastSale }))).toEqual([
      { id: b.id, units: 0, lastSale: null },
      { id: a.id, units: 3, lastSale: '2026-05-04' },
    ]);
    expect((await cardsAfter(shop.ctx.db, a.id - 1, 2)).map(({ id }) => id)).toEqual([a.id, b.id]);
    const [none, few] = result.map((card) => cardFor(shop.ctx, card));
    expect(none?.available).toBe('NO');
    expect(few).toMatchObject({ available: 'CO', price: 1999 });
    expect(few).not.toHaveProperty('lastSale');
  });
});
