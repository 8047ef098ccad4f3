import { beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalogue/save-products.service';
import { countQueries } from '#server/database/count-queries';
import { historyOf } from '#server/history/history.service';
import type { ImportOptions } from '#server/import/import-report';
import { inTransaction } from '#server/in-transaction';
import { tagsChanged } from '#server/page-tags';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { anImport } from '#server/test/an-import';
import { freshDatabase } from '#server/test/database';
import { dumpTables } from '#server/test/dump-tables';
import { productPage } from '#server/test/product-page';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
});

const importText = (text: string, options?: ImportOptions) => anImport(shop, text, options);
const codes = async () => {
  const { rows } =
    await shop.database.query(`select product.code, string_agg(previous.code, ' ' order by previous.code) as was
    from product left join product_previous_code previous on previous.product_id = product.id group by product.id order by product.id`);
  return Object.fromEntries(rows.map(({ code, was }) => [code, was ?? '']));
};

/** The page of a code as a visitor gets it: where it leads, its code, or its status. */
const page = async (code: string) => {
  const { loaded, ...rest } = await productPage(shop, 'RTC', code);
  return loaded?.kind === 'product' ? { code: loaded.product.code } : rest;
};

describe('a column «código anterior»', () => {
  test('renames the product that has that code, and its address leads on', async () => {
    await aProduct(shop, { code: 'ARD/1', name: 'Placa', stock: { BUL: 5 } });
    await page('ARD/1');
    const dropped: string[] = [];
    shop.changes.subscribe(
      async (changes) => void dropped.push(...(await tagsChanged(shop.database.db, changes, shop.catalogue.moves()))),
    );
    expect(await importText('código;código anterior;precio;stock BUL\nARD 2;ARD/1;99;7\n')).toMatchObject({
      changed: 1,
      created: 0,
      errors: [],
      isWritten: true,
    });
    expect(await codes()).toEqual({ 'ARD 2': 'ARD/1' });
    expect(dropped).toContain('product:ARD/1');
    expect(await page('ARD/1')).toEqual({ status: 301, location: '/productos/ARD%202' });
    expect(await page('ARD 2')).toEqual({ code: 'ARD 2' });
    const { data } = await shop.call('product/find', { code: 'ARD/1' });
    expect(data).toMatchObject({ code: 'ARD 2', name: 'Placa', price: 9900 });
    expect((await shop.call('stock/find', { code: 'ARD/1', quantity: 1 })).status).toBe(200);

    expect(await importText('código;código anterior\nARD 3;ARD 2\n')).toMatchObject({ changed: 1, errors: [] });
    expect(await page('ARD/1')).toEqual({ status: 301, location: '/productos/ARD%203' });
    expect(await codes()).toEqual({ 'ARD 3': 'ARD 2 ARD/1' });
    const before = await dumpTables(shop.database);
    expect(await importText('código;código anterior\nARD 3;ARD 2\n')).toMatchObject({ unchanged: 1, isWritten: false });
    expect(await dumpTables(shop.database)).toEqual(before);
    expect(await importText('código;código anterior\nARD 3;-\n')).toMatchObject({ changed: 1 });
    expect(await page('ARD/1')).toEqual({ status: 404 });
  });

  test('notes codes of another shop at new products, and at those that exist', async () => {
    await aProduct(shop, { code: 'B' });
    const sheet =
      'código;código anterior;nombre;categoría;marca;precio\nA;viejo-1 | viejo-2;Placa;Rubro 1.1;Nodo;1\nB;viejo-3;;;;\n';
    expect(await importText(sheet, { byBatches: true })).toMatchObject({ created: 1, changed: 1, errors: [] });
    expect(await codes()).toEqual({ B: 'viejo-3', A: 'viejo-1 viejo-2' });
    expect(await page('viejo-2')).toEqual({ status: 301, location: '/productos/A' });
  });

  test('tells one that no product has, where zeros alone tell it from a code', async () => {
    await aProduct(shop, { code: '007' });
    const sheet = (more: string) =>
      `código;código anterior;nombre;categoría;marca;precio\n${more};Placa;Rubro 1.1;Nodo;1\n`;
    expect(await importText(sheet('B;0007'))).toMatchObject({ created: 1, errors: [], similar: [['007', '0007']] });
    expect(await importText(sheet('B;0007'))).toMatchObject({ unchanged: 1, similar: [] });
    expect(await importText(sheet('088;88 | 0088'))).toMatchObject({ created: 1, errors: [], similar: [] });
    expect(await importText(sheet('C;X-1 | X1'))).toMatchObject({ created: 1, errors: [], similar: [] });
    expect(await importText('código;código anterior\nD;007\n')).toMatchObject({ changed: 1, similar: [] });
  });

  test('names the product whose zeros a row lost that was to rename it', async () => {
    await aProduct(shop, { code: '00777' });
    expect(await importText('código;código anterior;precio\n00778;777 | X-1;5\n')).toMatchObject({
      isWritten: false,
      errors: [
        'Fila 2, columna «código anterior»: no hay un producto «777»; sí «00777»: quizá la planilla le sacó los ceros. Dale formato de texto a la columna y escribilo de nuevo',
        expect.stringContaining('el producto «00778» es nuevo'),
      ],
    });
  });

  test('refuses codes that are somebody else’s, by row', async () => {
    for (const code of ['A', 'B', 'C']) await aProduct(shop, { code });
    await importText('código;código anterior\nC;C-0\n');
    const before = await dumpTables(shop.database);
    const wrong =
      'código;código anterior;nombre;categoría;marca;precio\nA;B;;;;\nA-1;C-0;x;Varios;y;1\nA-2;X;x;Varios;y;1\nA-3;X;x;Varios;y;1\nX-1;X-1;x;Varios;y;1\nC-0;;x;Varios;y;1\nZ;A-2;x;Varios;y;1\n';
    expect(await importText(wrong)).toMatchObject({
      isWritten: false,
      errors: [
        'Fila 2, columna «código anterior»: «B» es el código de otro producto',
        'Fila 3, columna «código anterior»: «C-0» está como código en la fila 7',
        'Fila 5, columna «código anterior»: «X» ya está en la fila 4',
        'Fila 6, columna «código anterior»: «X-1» es el código de esta misma fila',
        'Fila 7, columna «código»: «C-0» es el código anterior de «C»: va el actual',
        'Fila 8, columna «código anterior»: «A-2» está como código en la fila 4',
      ],
    });
    expect((await importText('código;código anterior\nB;C-0\n')).errors).toEqual([
      'Fila 2, columna «código anterior»: «C-0» ya es el código anterior de «C»',
    ]);
    expect(await dumpTables(shop.database)).toEqual(before);
  });
});

test('leads nowhere but to what the caller may see, and never away from a living code', async () => {
  await aProduct(shop, { code: 'NEW', isPublic: false, previousCodes: ['OLD'] });
  expect(await page('OLD')).toEqual({ status: 404 });
  expect((await shop.call('product/find', { code: 'OLD' })).status).toBe(404);
  const { token } = await aSignedIn(shop, { roles: ['seller'] });
  expect((await shop.call('product/find', { code: 'OLD' }, token)).data).toMatchObject({ code: 'NEW' });

  await inTransaction(shop.ctx, (inside) => saveProduct(inside, { code: 'NEW', isPublic: true }));
  expect(await page('OLD')).toMatchObject({ status: 301 });
  await aProduct(shop, { code: 'OLD', isPublic: false });
  expect(await codes()).toEqual({ NEW: '', OLD: '' });
  expect(await page('OLD')).toEqual({ status: 404 });
});

test('what is known of its past goes along with the new code, and a change of many is undone by it', async () => {
  const { token } = await aSignedIn(shop, { roles: ['seller'] });
  for (const code of ['A', 'B']) await aProduct(shop, { code, price: 1000, stock: { BUL: 5 } });
  await shop.call('stock/set', { code: 'A', branchCode: 'BUL', quantity: 7, before: 5, reason: 'Recuento' }, token);
  const which = { codes: ['A', 'B'] };
  const { data } = await shop.call('product/previewMany', { which, change: { price: 2000 } }, token);
  const done = await shop.call('product/updateMany', { which, change: { price: 2000 }, seen: data?.seen ?? '' }, token);
  expect(await importText('código;código anterior\nA-2;A\n')).toMatchObject({ changed: 1, errors: [] });
  const past = async (code: string) => {
    const rows = await Promise.all(['product', 'stock'].map((entity) => historyOf(shop.ctx, { entity, id: code })));
    return rows.flat().map(({ field }) => field);
  };
  expect([(await past('A-2')).includes('price'), await past('A-2'), await past('A')]).toEqual([
    true,
    expect.arrayContaining(['price', 'BUL']),
    [],
  ]);
  const undone = await shop.call('product/undoMany', { changeId: done.data?.changeId ?? '' }, token);
  expect(undone.data).toMatchObject({ changes: 2, keptCount: 0, kept: [] });
  expect((await shop.call('product/find', { code: 'A-2' }, token)).data).toMatchObject({ price: 1000 });
});

test('a code that is known takes no query more than before', async () => {
  await aProduct(shop, { code: 'NEW', previousCodes: ['OLD'] });
  const { queries } = await countQueries(() => shop.visitorCall(sites.RTC)('product/find', { code: 'NEW' }));
  expect(queries.filter((query) => query.includes('product_previous_code'))).toEqual([]);
});
