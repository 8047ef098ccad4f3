import { beforeEach, expect, test } from 'vitest';
import { importProducts } from '#server/import/import.service';
import type { ImportOptions, ImportProgress } from '#server/import/import-report';
import { aProduct } from '#server/test/a-product';
import { aFile } from '#server/test/an-import';
import { freshDatabase } from '#server/test/database';
import { dumpTables } from '#server/test/dump-tables';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
});

const rows = 1700;
const text = [
  'código;nombre;categoría;marca;precio',
  ...Array.from({ length: rows }, (_, at) => `M-${at};Tornillo ${at};Caja ${at};Marca ${at};${at + 1}`),
].join('\n');
const source = (content = text) => aFile(content);

/** Imports, and cancels once a step has come this far. */
const cancelAt = (step: ImportProgress['step'], done: number, options: ImportOptions = {}) => {
  const cancelling = new AbortController();
  const onProgress = (now: ImportProgress) => {
    if (now.step === step && now.done >= done) cancelling.abort();
  };
  return importProducts(shop.ctx, source(), { ...options, onProgress, signal: cancelling.signal });
};
const countOf = async (table: 'product' | 'brand' | 'category' | 'change_log') => {
  const { rows: found } = await shop.database.query(`select count(*)::int as n from ${table}`);
  return found[0]?.n;
};

test('an import that is cancelled while it checks or writes leaves nothing', async () => {
  await aProduct(shop);
  const before = await dumpTables(shop.database);
  const cancelled = { isCancelled: true, isWritten: false, created: 0, upTo: undefined };
  expect(await cancelAt('checking', 500)).toMatchObject(cancelled);
  expect(await cancelAt('writing', 1000)).toMatchObject(cancelled);
  expect(await cancelAt('writing', rows)).toMatchObject(cancelled);
  expect(await cancelAt('checking', 500, { byBatches: true })).toMatchObject(cancelled);
  expect(await dumpTables(shop.database)).toEqual(before);
});

test('by batches it leaves those that are confirmed, with what they name, and says up to which row', async () => {
  const report = await cancelAt('writing', 1000, { byBatches: true });
  expect(report).toMatchObject({ isCancelled: true, isWritten: true, created: 1000, upTo: 1001 });
  expect(await countOf('product')).toBe(1000);
  expect(await countOf('brand')).toBe(1000);
  const { data } = await shop.call('product/find', { code: 'M-999' });
  expect(data).toMatchObject({ brandName: 'Marca 999', categoryName: 'Caja 999' });

  const rest = await importProducts(shop.ctx, source(), { byBatches: true });
  expect(rest).toMatchObject({ isCancelled: false, created: 700, unchanged: 1000, upTo: 1701 });
  expect(await countOf('product')).toBe(rows);
});

test('by batches one wrong row still stops everything before it begins', async () => {
  const wrong = source(`${text}\nM-x;Mal;Caja 1;Marca 1;1.234`);
  expect(await importProducts(shop.ctx, wrong, { byBatches: true })).toMatchObject({
    problemCount: 1,
    isWritten: false,
  });
  expect(await countOf('product')).toBe(0);
});

test('by batches others are answered before the import is over', async () => {
  const order: string[] = [];
  const writing = Promise.withResolvers<void>();
  const onProgress = ({ step, done }: ImportProgress) => {
    if (step === 'writing' && done < rows) writing.resolve();
  };
  const importing = importProducts(shop.ctx, source(), { byBatches: true, onProgress }).then(() =>
    order.push('import'),
  );
  await writing.promise;
  await shop.call('state/list', {});
  order.push('visitor');
  await importing;
  expect(order).toEqual(['visitor', 'import']);
});

test('what fails after the products are confirmed is no cancelling, whenever it was asked for', async () => {
  const { ctx } = shop;
  for (const content of [text, ['código;precio', 'M-1;999', 'M-2;999'].join('\n')]) {
    const cancelling = new AbortController();
    const follow = async () => {
      cancelling.abort();
      throw new Error('no follower');
    };
    const importing = importProducts({ ...ctx, follow }, source(content), { signal: cancelling.signal });
    await expect(importing).rejects.toThrow('no follower');
  }
  expect(await countOf('product')).toBe(rows);
  await ctx.follow();
  const { data } = await shop.call('product/find', { code: 'M-2' });
  expect(data).toMatchObject({ price: 99_900 });
});
