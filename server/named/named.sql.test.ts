import { beforeEach, describe, expect, inject, test } from 'vitest';
import type { Input } from '#contract/contract';
import { type NamedKind, namedKinds } from '#contract/named';
import { saveBrands, saveProviders } from '#server/catalogue/brands.service';
import { historyOf } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { aCompany } from '#server/test/a-company';
import { aVehicle } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anImport } from '#server/test/an-import';
import { freshDatabase } from '#server/test/database';
import { anImage, anUpload } from '#server/test/pictures';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  token = (await aSeller(shop)).token;
});

const add = (kind: NamedKind, name: string, as = token) => shop.call('named/add', { kind, named: { name } }, as);
const made = async (kind: NamedKind, name: string) => (await add(kind, name)).data?.id ?? 0;
const update = (kind: NamedKind, id: number, parms: Input<'named/update'>['parms']) =>
  shop.call('named/update', { kind, id, parms }, token);
const rename = (kind: NamedKind, id: number, before: string, value: string) =>
  update(kind, id, { name: { before, value } });
const remove = (kind: NamedKind, id: number) => shop.call('named/remove', { kind, id }, token);
const names = async (kind: NamedKind) => (await shop.call('named/list', { kind }, token)).data?.map(({ name }) => name);

describe('named/add', () => {
  test.each(namedKinds)('makes a %s, whose history says who made it', async (kind) => {
    const { data } = await add(kind, '  Peñarol   Frío ');
    expect(data).toEqual({
      id: expect.any(Number),
      name: 'Peñarol Frío',
      imageId: null,
      image: null,
      logo: null,
      products: 0,
      vehicles: 0,
      applications: 0,
      companies: 0,
    });
    expect(await names(kind)).toEqual(['Peñarol Frío']);
    const { data: shown } = await shop.call('history/filter', { filters: { entities: [kind] }, rowsMax: 10 }, token);
    expect(shown).toMatchObject([{ entity: kind, name: 'Peñarol Frío', field: 'name', from: null }]);
  });

  test('has it at once for products and vehicles', async () => {
    const brandId = await made('brand', 'Volkswagen');
    const vehicle = { brandId, name: 'Gol', engine: null, yearFrom: null, yearTo: null };
    expect((await shop.call('vehicle/add', { vehicle }, token)).data?.brandName).toBe('Volkswagen');
    expect((await shop.call('brand/list', {}, token)).data).toEqual([{ id: brandId, name: 'Volkswagen', logo: null }]);
  });

  test.each(['Citroën', 'citroen', 'CITROËN', ' Citroën  '])('where there is Citroën, %j is refused', async (name) => {
    await add('brand', 'Citroën');
    expect(await add('brand', name)).toMatchObject({ status: 409, error: 'Ya hay una marca «Citroën»' });
    expect((await add('provider', name)).status).toBe(200);
    expect(await names('brand')).toEqual(['Citroën']);
  });

  test('makes one of two at the same moment', async () => {
    const both = await Promise.all([add('brand', 'Behr'), add('brand', 'BEHR')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await names('brand')).toHaveLength(1);
  });

  // The embedded database has one connection.
  test.runIf('run' in inject('source'))('waits for no import that is still at work', async () => {
    const { promise: ending, resolve: end } = Promise.withResolvers<void>();
    const { promise: written, resolve: wrote } = Promise.withResolvers<void>();
    const importing = inTransaction(shop.ctx, async (inside) => {
      await saveBrands(inside, [{ name: 'Valeo' }]);
      wrote();
      await ending;
    });
    await written;
    expect((await add('brand', 'Behr')).status).toBe(200);
    end();
    await importing;
    expect(await names('brand')).toEqual(['Behr', 'Valeo']);
  });

  test.each([
    [' ', 'Este campo es obligatorio'],
    ['a'.repeat(81), 'Escribí hasta 80 caracteres'],
  ])('refuses the name %j at its field', async (name, sentence) => {
    expect(await add('tag', name)).toMatchObject({ status: 422, fields: { name: sentence } });
  });
});

describe('named/update', () => {
  test('renames for every page, list and later sheet', async () => {
    const { code, brandId } = await aProduct(shop, { brand: 'Bosh' });
    expect((await rename('brand', brandId, 'Bosh', 'Bosch')).data).toMatchObject({ name: 'Bosch', products: 1 });
    await shop.ctx.follow();
    expect((await shop.call('product/find', { code })).data?.brandName).toBe('Bosch');
    const sheet = (brand: string) => `código;nombre;categoría;marca;precio\n${code};Placa;Rubro 1.1;${brand};100`;
    for (const brand of ['Bosh', 'BOSH']) expect((await anImport(shop, sheet(brand))).brands).toEqual([]);
    expect((await shop.call('product/find', { code })).data?.brandName).toBe('Bosch');
    // Given to another one it is no former name any more.
    const other = await made('brand', 'Bosh');
    await anImport(shop, sheet('Bosh'));
    expect((await shop.call('product/find', { code })).data?.brandId).toBe(other);
  });

  test('renames providers for sellers and sheets too', async () => {
    const ids = await inTransaction(shop.ctx, (inside) => saveProviders(inside, ['Robotics']));
    const providerId = ids.get('Robotics') ?? 0;
    const { code } = await aProduct(shop, { providerId });
    await rename('provider', providerId, 'Robotics', 'Robotics S.A.');
    await shop.ctx.follow();
    expect((await shop.call('provider/list', {})).data).toEqual([{ id: providerId, name: 'Robotics S.A.' }]);
    const sheet = `código;nombre;categoría;marca;proveedor;precio\n${code};Placa;Rubro 1.1;Nodo;Robotics;100`;
    expect((await anImport(shop, sheet)).providers).toEqual([]);
  });

  test('shows a logo where brands are listed, and the one of before once it is taken away', async () => {
    const { brandId } = await aProduct(shop, { brand: 'Valeo' });
    await shop.database.db
      .updateTable('brand')
      .set({ logo: `marcas/${brandId}.svg` })
      .where('id', '=', brandId)
      .execute();
    const image = await anImage(shop);
    const logos = async () => {
      await shop.ctx.follow();
      const lists = [await shop.call('brand/list', {}), await shop.call('brand/list', {}, token)];
      return lists.map(({ data }) => data?.[0]?.logo);
    };
    await update('brand', brandId, { imageId: { before: null, value: image.id } });
    expect(await logos()).toEqual([image.path, image.path]);
    expect(await shop.call('image/remove', { id: image.id }, token)).toMatchObject({
      status: 409,
      error: expect.stringContaining('la marca «Valeo»'),
    });
    const seller = await aSeller(shop);
    const filePath = await anUpload(shop, seller.id);
    const added = { filePath, image: { name: 'otra.jpg', target: 'product' as const, before: image.id } };
    const { data } = await shop.call('image/add', added, seller.token);
    expect((await shop.call('named/list', { kind: 'brand' }, token)).data?.[0]?.imageId).toBe(data?.id);
    await update('brand', brandId, { imageId: { before: data?.id ?? 0, value: null } });
    expect(await logos()).toEqual([`marcas/${brandId}.svg`, `marcas/${brandId}.svg`]);
    const rows = await historyOf(shop.ctx, { entity: 'brand', id: brandId });
    expect(rows.map(({ field, to }) => [field, to])).toEqual([
      ['imageId', null],
      ['imageId', data?.id],
      ['imageId', image.id],
    ]);
  });

  test('is refused where somebody renamed it meanwhile, where another has the name, where it is gone, at fields', async () => {
    const id = await made('brand', 'Behr');
    await add('brand', 'Valeo');
    await rename('brand', id, 'Behr', 'Behr Hella');
    expect(await rename('brand', id, 'Behr', 'Mahle')).toMatchObject({
      status: 409,
      error: 'Otra persona cambió «Nombre» mientras editabas: ahora es «Behr Hella»',
    });
    expect((await rename('brand', id, 'Behr Hella', 'valeo')).status).toBe(409);
    expect((await rename('brand', id, 'Behr Hella', 'BEHR HELLA')).status).toBe(200);
    expect((await update('brand', id, { imageId: { before: null, value: 99 } })).fields).toEqual({
      imageId: 'Elegí una opción de la lista',
    });
    const tag = await made('tag', 'Talleres');
    expect((await update('tag', tag, { imageId: { before: null, value: 99 } })).fields).toEqual({
      imageId: 'Solo las marcas tienen logo',
    });
    expect(await rename('tag', 99, 'x', 'y')).toMatchObject({
      status: 404,
      error: 'Ya no está: alguien lo quitó o lo unió con otro',
    });
  });
});

describe('named/remove', () => {
  test.each(namedKinds)('takes away a %s that nothing refers to', async (kind) => {
    const id = await made(kind, 'Uno');
    expect([(await remove(kind, id)).status, await names(kind), (await remove(kind, id)).status]).toEqual([
      200,
      [],
      404,
    ]);
  });

  test('is refused with what refers to it', async () => {
    const { brandId } = await aProduct(shop, { brand: 'Fiat', isPublic: false });
    await aVehicle(shop, { brandId });
    await aVehicle(shop, { brandId });
    expect(await remove('brand', brandId)).toMatchObject({
      status: 409,
      error: '«Fiat» tiene 1 producto y 2 vehículos: pasalos a otro nombre, o unilo con otro',
    });
    const tagId = await made('tag', 'Talleres');
    const { id } = await aCompany(shop.database.db);
    await shop.database.db.insertInto('company_tag').values({ company_id: id, tag_id: tagId }).execute();
    expect((await remove('tag', tagId)).error).toContain('1 empresa');
  });
});

test("only sellers of the site's own company keep them", async () => {
  const other = (await aSignedIn(shop, { roles: ['seller'] })).token;
  const statuses = [];
  for (const as of [other, (await aSignedIn(shop)).token]) statuses.push((await add('brand', 'Behr', as)).status);
  statuses.push((await shop.call('named/add', { kind: 'brand', named: { name: 'Behr' } })).status);
  expect(statuses).toEqual([403, 403, 401]);
});
