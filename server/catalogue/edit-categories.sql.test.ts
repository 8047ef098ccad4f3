import { beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { messages } from '#contract/plain/messages';
import { saveCategories } from '#server/catalogue/categories.service';
import { inTransaction } from '#server/in-transaction';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { anImage, anUpload } from '#server/test/pictures';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  token = (await aSeller(shop)).token;
  await inTransaction(shop.ctx, (inside) => saveCategories(inside, [{ id: '1', name: 'Electrónica' }]));
});

const add = (name: string, parentId = '1') => shop.call('category/add', { parentId, category: { name } }, token);
const made = async (name: string, parentId = '1') => (await add(name, parentId)).data?.id ?? '';
const update = (categoryId: string, parms: Input<'category/update'>['parms']) =>
  shop.call('category/update', { categoryId, parms }, token);
const rename = (id: string, before: string, value: string) => update(id, { name: { before, value } });
const move = (categoryId: string, parentId: string, nextId?: string) =>
  shop.call('category/move', { categoryId, parentId, nextId }, token);
const remove = (categoryId: string) => shop.call('category/remove', { categoryId }, token);
const tree = async () => (await shop.call('category/listWhole', {}, token)).data ?? [];
const names = async (parent: string) =>
  (await tree()).flatMap(({ parentId, name }) => (parentId === parent ? [name] : []));
const history = async () =>
  (await shop.call('history/filter', { filters: { entities: ['category'] }, rowsMax: 20 }, token)).data ?? [];
const elsewhere = async () => {
  await inTransaction(shop.ctx, (inside) =>
    saveCategories(inside, [
      { id: '2', name: 'Autopartes' },
      { id: '2.301', name: 'Radiadores' },
    ]),
  );
};
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

test('an empty shop has its root, and shows what is made in it', async () => {
  expect(await tree()).toMatchObject([{ id: '1', parentId: null, productsBelow: 0 }]);
  expect((await add('Motores')).data).toMatchObject({ id: '1.1', parentId: '1', name: 'Motores', products: 0 });
  expect(await tree()).toMatchObject([{ id: '1' }, { id: '1.1', name: 'Motores' }]);
  const { data } = await shop.call('category/list', {});
  expect(data).toMatchObject([{ id: '1', items: [{ id: '1.1', name: 'Motores' }] }]);
});

describe('category/add', () => {
  test('takes a number that no category of any site has or had, as the last among its brothers', async () => {
    await elsewhere();
    expect(await made('Motores')).toBe('1.302');
    expect(await made('Paso a paso', '1.302')).toBe('1.302.303');
    await remove('1.302.303');
    expect(await made('Servos', '1.302')).toBe('1.302.304');
    expect(await history()).toMatchObject([
      { entityId: '1.302.304', field: 'name', to: 'Servos', name: 'Servos' },
      { entityId: '1.302.303', field: 'name', from: 'Paso a paso', to: null },
      { field: 'name', to: 'Paso a paso' },
      { field: 'name', to: 'Motores' },
    ]);
  });

  test.each(['Motores', 'MOTORES', ' mótores '])('where there is Motores, %j is refused', async (name) => {
    await add('Motores');
    const again = await add(name);
    expect([again.status, again.error]).toEqual([409, 'Ya hay una categoría «Motores» en «Electrónica»']);
    expect((await add(name, await made('Otra'))).status).toBe(200);
  });

  test('of two at the same moment each has its own number, and of two of one name one is made', async () => {
    await add('Primera');
    expect(statuses(await Promise.all([add('Motores'), add('Sensores'), add('motores')]))).toEqual([200, 200, 409]);
    expect(new Set((await tree()).map(({ id }) => id)).size).toBe(4);
  });

  test('refuses a sixth one below another, a name of none or of 81 letters, a parent that is not there', async () => {
    let parent = '1';
    for (const name of ['A', 'B', 'C', 'D', 'E']) parent = await made(name, parent);
    expect(await add('F', parent)).toMatchObject({ status: 422, error: messages['category.tooDeep'] });
    expect(await add(' ')).toMatchObject({ status: 422, fields: { name: 'Este campo es obligatorio' } });
    expect(await add('a'.repeat(81))).toMatchObject({ status: 422, fields: { name: 'Escribí hasta 80 caracteres' } });
    expect(await add('F', '1.99')).toMatchObject({ status: 404, error: 'Esa categoría no existe' });
  });
});

describe('category/update', () => {
  test('stores name, picture and number of Google, which count below too, and the history says them', async () => {
    const [id, image] = [await made('Impresoras'), await anImage(shop)];
    const below = await made('De resina', id);
    const parms = {
      name: { before: 'Impresoras', value: 'Impresoras 3D' },
      googleId: { before: null, value: 6865 },
      imageId: { before: null, value: image.id },
    };
    expect((await update(id, parms)).data).toMatchObject({ name: 'Impresoras 3D', googleId: 6865, imageId: image.id });
    const rows = await tree();
    expect(rows.find((one) => one.id === below)).toMatchObject({ googleId: null, googleUsed: 6865 });
    expect(await history()).toMatchObject([
      { field: 'imageId', to: image.id },
      { field: 'googleId', to: 6865 },
      { field: 'name', from: 'Impresoras', to: 'Impresoras 3D' },
      {},
      {},
    ]);
    await aProduct(shop, { categoryId: id });
    expect((await shop.call('category/listTop', {})).data).toMatchObject([{ id, code: null, image: image.path }]);
    expect(await shop.call('image/remove', { id: image.id }, token)).toMatchObject({
      status: 409,
      error: expect.stringContaining('la categoría «Impresoras 3D»'),
    });
  });

  test('is refused where somebody renamed it meanwhile, where a brother has the name, at fields that break a rule', async () => {
    const id = await made('Motores');
    await add('Sensores');
    await rename(id, 'Motores', 'Motores y servos');
    expect(await rename(id, 'Motores', 'Servos')).toMatchObject({
      status: 409,
      error: 'Otra persona cambió «Nombre» mientras editabas: ahora es «Motores y servos»',
    });
    expect((await rename(id, 'Motores y servos', 'sensores')).status).toBe(409);
    expect((await rename(id, 'Motores y servos', 'MOTORES Y SERVOS')).status).toBe(200);
    for (const googleId of [0, 1.5, 1_000_000])
      expect((await update(id, { googleId: { before: null, value: googleId } })).fields).toEqual({
        googleId: messages['field.googleId'],
      });
    expect((await update(id, { imageId: { before: null, value: 99 } })).fields).toEqual({
      imageId: 'Elegí una opción de la lista',
    });
    expect((await rename('1.99', 'x', 'y')).status).toBe(404);
  });

  test('shows the picture that takes the place of its own', async () => {
    const [id, image, seller] = [await made('Motores'), await anImage(shop), await aSeller(shop)];
    await update(id, { imageId: { before: null, value: image.id } });
    const filePath = await anUpload(shop, seller.id);
    const added = { filePath, image: { name: 'otra.jpg', target: 'product' as const, before: image.id } };
    const { data } = await shop.call('image/add', added, seller.token);
    expect((await tree()).find((one) => one.id === id)?.imageId).toBe(data?.id);
    expect((await history())[0]).toMatchObject({ field: 'imageId', from: image.id, to: data?.id });
  });

  test('names the root too', async () => {
    await add('Motores');
    expect((await rename('1', 'Electrónica', 'Todo')).data).toMatchObject({ id: '1', name: 'Todo' });
  });
});

describe('category/remove', () => {
  test('takes an empty one away, whose number is nobody’s again', async () => {
    const [a, b] = [await made('A'), await made('B')];
    expect((await remove(b)).status).toBe(200);
    expect((await shop.call('category/find', { categoryId: b })).status).toBe(404);
    expect([await names('1'), (await remove(b)).status]).toEqual([['A'], 404]);
    expect(a).toBe('1.1');
    expect(await made('C')).toBe('1.3');
  });

  test('is refused for the root, and with what is in it', async () => {
    const a = await made('A');
    await made('B', a);
    await aProduct(shop, { categoryId: a, isPublic: false });
    expect(await remove(a)).toMatchObject({
      status: 409,
      error: '«A» tiene 1 producto y 1 subcategoría: pasalos a otra categoría, o unila con otra',
    });
    expect((await remove('1')).status).toBe(422);
  });

  test('and a product that is stored in it: one of both', async () => {
    const [a, b] = [await made('A'), await made('B')];
    const { brandId } = await aProduct(shop, { categoryId: b });
    const product = { code: 'NUEVO', name: 'Placa', brandId, categoryId: a, price: 990 };
    const [removed, stored] = await Promise.all([remove(a), shop.call('product/add', { product }, token)]);
    expect([
      [200, 422],
      [409, 200],
    ]).toContainEqual([removed.status, stored.status]);
  });
});

test("another site's categories do not exist, and only who sells for the site's company may", async () => {
  await elsewhere();
  const a = await made('A');
  for (const answer of [
    await rename('2.301', 'Radiadores', 'X'),
    await move('2.301', '1'),
    await move(a, '2'),
    await remove('2.301'),
    await add('X', '2'),
    await shop.call('category/merge', { categoryId: a, otherId: '2.301' }, token),
    await shop.call('category/previewMerge', { categoryId: '2.301', otherId: a }, token),
  ])
    expect([answer.status, answer.error]).toEqual([404, 'Esa categoría no existe']);
  expect((await tree()).map(({ id }) => id)).toEqual(['1', a]);
  const other = (await aSignedIn(shop, { roles: ['seller'] })).token;
  expect((await shop.call('category/add', { parentId: '1', category: { name: 'B' } }, other)).status).toBe(403);
});
