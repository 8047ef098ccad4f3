import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ImportHow } from '#contract/imports';
import { messages } from '#contract/plain/messages';
import { findForSave } from '#server/catalogue/save-products.service';
import { anImport, threeProducts } from '#server/test/an-import';
import { importing } from '#server/test/importing';
import type { TestShop } from '#server/test/shop';

let given: Awaited<ReturnType<typeof importing>>;
let shop: TestShop;
beforeEach(async () => {
  given = await importing();
  ({ shop } = given);
  await anImport(shop, threeProducts);
});
afterEach(() => given.close());

const productOf = async (code: string) => (await findForSave(shop.ctx, [code])).get(code);
const idOf = async (table: 'brand' | 'provider', name: string) =>
  (await shop.database.db.selectFrom(table).select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

const keyOf = async (id: number) =>
  (await shop.database.db.selectFrom('import').select('file_key').where('id', '=', id).executeTakeFirstOrThrow())
    .file_key;

/** Checks a file by these rules; what was found. */
const checked = async (content: string, how: ImportHow) => {
  const { id } = await given.upload(content);
  const { status, error } = await shop.call('import/check', { id, how }, given.seller.token);
  if (status !== 200) throw new Error(error);
  await given.work();
  const one = await given.find(id);
  return { id, problem: one?.problem, report: one?.report, how: one?.how };
};
const written = async (content: string, how: ImportHow) => {
  const found = await checked(content, how);
  expect(found).toMatchObject({ problem: null });
  await given.done('write', found.id);
  return found;
};

const newOne = 'código;nombre;categoría;marca;precio\nN-1;Nuevo;Electrónica;Nodo;10,00\nA-1;;;;20,00\n';

describe('new products', () => {
  test('are public where nobody says, and hidden or left out where the rules do', async () => {
    await written(newOne, {});
    expect(await productOf('N-1')).toMatchObject({ isPublic: true });
    const own =
      'código;nombre;categoría;marca;precio;público\nN-2;Dos;Electrónica;Nodo;1;\nN-3;Tres;Electrónica;Nodo;1;sí\n';
    await written(own, { newOnes: 'hidden' });
    expect([await productOf('N-2'), await productOf('N-3')]).toMatchObject([{ isPublic: false }, { isPublic: true }]);
    expect(await productOf('A-1')).toMatchObject({ isPublic: true, price: 2000 });
  });

  test('that are left out need nothing, are counted, and are no errors', async () => {
    const { report } = await written('código;precio\nN-1;10,00\nN-2;11,00\nA-1;21,00\n', { newOnes: 'leftOut' });
    expect(report).toMatchObject({ created: 0, changed: 1, problemCount: 0 });
    expect(report?.outcomes.find(({ kind }) => kind === 'leftOut')).toEqual({
      kind: 'leftOut',
      count: 2,
      examples: [
        { code: 'N-1', name: '', from: null, to: 1000 },
        { code: 'N-2', name: '', from: null, to: 1100 },
      ],
    });
    expect(await productOf('N-1')).toBeUndefined();
    await anImport(shop, 'código;nombre;categoría;marca;precio\n007;Siete;Electrónica;Nodo;1\n');
    const lost = await checked('código;precio\n7;10,00\n', { newOnes: 'leftOut' });
    expect(lost.report).toMatchObject({
      problemCount: 1,
      problems: [{ row: 2, says: expect.stringContaining('007') }],
    });
  });

  test('lack columns that are told once, not of each row', async () => {
    const sheet = 'código;categoría;marca;Denom\nN-1;Electrónica;Nodo;Uno\nN-2;Electrónica;Nodo;Dos\nN-3;;Nodo;Tres\n';
    const { id, report } = await checked(sheet, {});
    expect(report).toMatchObject({
      problemCount: 4,
      lacking: { columns: ['nombre', 'precio'], count: 3 },
      problems: [{ row: 4, column: 'categoría', says: 'está vacía, y el producto es nuevo' }],
    });
    const errors = await shop.ctx.importFiles.get(`${await keyOf(id)}.errors`);
    expect(errors?.toString()).toContain('el producto «N-1» es nuevo, y en el archivo no está «nombre» y «precio»');
    const unnamed = await checked('código;Denom\nN-1;Uno\n', {});
    expect(unnamed.report).toMatchObject({
      lacking: { columns: ['nombre', 'categoría', 'marca', 'precio'], count: 1 },
      problems: [],
    });
  });

  test('that an import hid are told apart by its undo', async () => {
    const { id } = await written(newOne, { newOnes: 'hidden' });
    expect(await given.find(id)).toMatchObject({ written: 2 });
    expect(await given.done('undo', id)).toMatchObject({ undone: { changes: 1, hiddenCount: 1, keptCount: 0 } });
    expect([await productOf('N-1'), await productOf('A-1')]).toMatchObject([{ isPublic: false }, { price: 123450 }]);
  });

  test('take what their row lacks from the rules; the provider is for those that have none too', async () => {
    const [brandId, providerId] = [await idOf('brand', 'Nodo'), await idOf('provider', 'Robotics')];
    const { db } = shop.database;
    const { id: other } = await db
      .insertInto('provider')
      .values({ name: 'Otro' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rules = { brandId, providerId: other, categoryId: '1.1' };
    await written('código;nombre;marca;precio\nN-1;Nuevo;;10,00\nN-2;Dos;Arduino;10,00\nA-2;;;1\nA-1;;;1\n', rules);
    expect(await productOf('N-1')).toMatchObject({ brandId, providerId: other, categoryId: '1.1' });
    expect(await productOf('N-2')).toMatchObject({ brandId: await idOf('brand', 'Arduino') });
    expect(await productOf('A-2')).toMatchObject({ providerId: other, categoryId: '1.1.2' });
    expect(await productOf('A-1')).toMatchObject({ providerId });
    const { id } = await written('código;precio\nA-3;7,00\n', { providerId });
    expect(await productOf('A-3')).toMatchObject({ providerId, price: 700 });
    await given.done('undo', id);
    expect(await productOf('A-3')).toMatchObject({ providerId: null, price: 123450 });
  });
});

describe('prices', () => {
  test.each<[string, ImportHow, string, number]>([
    ['precio', { margin: 30 }, '10,00', 1300],
    ['precio', { margin: 33.3, rounding: 50 }, '10,00', 1350],
    ['precio', { margin: -10 }, '10,00', 900],
    ['precio', { rounding: 100 }, '10,40', 1000],
    ['precio', { margin: 30 }, '0', 0],
    ['precio', { priceHasIva: false }, '10,123456', 1235],
    ['precio', { priceHasIva: null }, '10,00', 1000],
    ['precio sin iva', { priceHasIva: true }, '10,00', 1000],
    ['Precio U$S', { priceHasIva: false, margin: 100 }, '10,00', 2440],
    ['precio sin iva', { margin: 50 }, '10,00', 1830],
  ])('of a column «%s» by %o: %s is %i', async (label, how, text, cents) => {
    await written(`código;${label}\nA-1;${text}\n`, how);
    expect(await productOf('A-1')).toMatchObject({ price: cents });
    await written(`código;${label};nombre\nA-1;${text};Con nombre\n`, how);
    expect(await productOf('A-1')).toMatchObject({ price: cents });
  });

  test('are in pesos first', async () => {
    const rate = { value: 40, date: shop.clock.now.toISOString().slice(0, 10) };
    const { ctx } = shop;
    const report = await anImport(
      { ctx: { ...ctx, settings: { ...ctx.settings, rate } } },
      'código;precio\nA-1;400\n',
      {
        currency: 'UYU',
        rules: { margin: 10 },
      },
    );
    expect(report).toMatchObject({ changed: 1, errors: [] });
    expect(await productOf('A-1')).toMatchObject({ price: 1100 });
  });

  test('that a margin makes too high are errors of their row', async () => {
    const { report } = await checked('código;precio\nA-1;9.000.000,00\n', { margin: 20 });
    const says = 'con el margen es más que 10.000.000';
    expect(report).toMatchObject({ changed: 0, problems: [{ row: 2, column: 'precio', says }] });
  });

  test('that are written again by the same rules stay', async () => {
    await written('código;precio\nA-1;10,00\n', { margin: 33.3, rounding: 50 });
    const { report } = await checked('código;precio\nA-1;10,00\n', { margin: 33.3, rounding: 50 });
    expect(report).toMatchObject({ changed: 0, unchanged: 1 });
  });
});

describe('products that are hidden', () => {
  const sheet = 'código;nombre;categoría;marca;precio\nN-1;Nuevo;Electrónica;Nodo;10,00\n';

  test('stay so and are counted, and are public again only where that is asked', async () => {
    const { id } = await written(sheet, { newOnes: 'public' });
    await given.done('undo', id);
    expect(await productOf('N-1')).toMatchObject({ isPublic: false });
    const again = await checked(sheet, { newOnes: 'public' });
    expect(again.report).toMatchObject({ changed: 0, unchanged: 1, hidden: 1 });
    const asked = await written(sheet, { newOnes: 'public', publishHidden: true });
    expect(asked.report).toMatchObject({ changed: 1, unchanged: 0, hidden: 0 });
    expect(await productOf('N-1')).toMatchObject({ isPublic: true });
    await given.done('undo', asked.id);
    expect(await productOf('N-1')).toMatchObject({ isPublic: false });
  });

  test('stay so where their row says it, and come with a list of prices too', async () => {
    await anImport(shop, 'código;público\nA-1;no\nA-2;no\n');
    await written('código;precio;público\nA-1;1,00;no\n', { publishHidden: true });
    expect(await productOf('A-1')).toMatchObject({ isPublic: false, price: 100 });
    await written('código;precio\nA-2;1,00\n', { publishHidden: true });
    expect(await productOf('A-2')).toMatchObject({ isPublic: true, price: 100 });
  });
});

test('rules that name what is not there are refused, also when it goes meanwhile', async () => {
  const { id } = await given.upload(newOne);
  for (const how of [{ brandId: 999 }, { providerId: 999 }, { categoryId: '1.999' }, { categoryId: '2' }]) {
    expect(await shop.call('import/check', { id, how }, given.seller.token)).toMatchObject({
      status: 422,
      error: messages['import.ruleGone'],
    });
  }
  expect(await shop.call('import/check', { id, how: { margin: -95 } }, given.seller.token)).toMatchObject({
    status: 422,
  });
  const { db } = shop.database;
  const gone = await db.insertInto('brand').values({ name: 'De paso' }).returning('id').executeTakeFirstOrThrow();
  const rules = { brandId: gone.id, newOnes: 'hidden', categoryId: null } as const;
  expect((await shop.call('import/check', { id, how: rules }, given.seller.token)).data?.how).toEqual(rules);
  await db.deleteFrom('brand').where('id', '=', gone.id).execute();
  await given.work();
  expect(await given.find(id)).toMatchObject({ state: 'read', problem: messages['import.ruleGone'] });
});

test('an import is not written by other rules than the caller saw checked', async () => {
  const { id, how } = await checked(newOne, { newOnes: 'public', margin: 0.1 });
  await shop.call('import/check', { id, how: { newOnes: 'hidden' } }, given.seller.token);
  await given.work();
  const refused = await shop.call('import/write', { id, how }, given.seller.token);
  expect([refused.status, refused.error]).toEqual([409, messages['import.otherRules']]);
  expect(await given.find(id)).toMatchObject({ state: 'checked' });
  const { how: now } = (await given.find(id)) ?? {};
  expect((await shop.call('import/write', { id, how: now }, given.seller.token)).status).toBe(200);
});
