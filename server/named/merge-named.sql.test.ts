import { beforeEach, describe, expect, inject, test } from 'vitest';
import type { NamedKind } from '#contract/named';
import { saveProviders } from '#server/catalogue/brands.service';
import { historyOf } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { aCompany } from '#server/test/a-company';
import { aFamily, applicationLines, aVehicle } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { aSeller } from '#server/test/an-account';
import { anImport } from '#server/test/an-import';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';
import { untilBlocked } from '#server/test/until-blocked';

let shop: TestShop;
let token: string;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  token = (await aSeller(shop)).token;
});

const made = async (kind: NamedKind, name: string) =>
  (await shop.call('named/add', { kind, named: { name } }, token)).data?.id ?? 0;
const merge = (kind: NamedKind, id: number, otherId: number) => shop.call('named/merge', { kind, id, otherId }, token);
const look = async (kind: NamedKind, id: number, otherId: number) =>
  (await shop.call('named/previewMerge', { kind, id, otherId }, token)).data;
const found = async (code: string) => (await shop.call('product/find', { code })).data;

describe('of brands', () => {
  test('products, vehicles and applications become the other’s, and sheets find it by both names', async () => {
    const { code, brandId: otherId } = await aProduct(shop, { brand: 'V.W.' });
    await aProduct(shop, { brandId: otherId, isPublic: false });
    const id = await made('brand', 'Volkswagen');
    const vehicle = await aVehicle(shop, { brandId: otherId, model: 'Gol' });
    const { family } = await aFamily(shop, {
      products: [{ categoryId: '1.1' }],
      fitments: [{ vehicleId: vehicle.id }, { application: 'Kombi', brandId: otherId }],
    });
    expect(await look('brand', id, otherId)).toMatchObject({
      refusal: null,
      own: { name: 'Volkswagen', products: 0 },
      other: { name: 'V.W.', products: 2, vehicles: 1, applications: 1 },
    });
    expect((await merge('brand', id, otherId)).data).toMatchObject({
      id,
      name: 'Volkswagen',
      products: 2,
      vehicles: 1,
      applications: 1,
    });
    await shop.ctx.follow();
    expect(await found(code)).toMatchObject({ brandId: id, brandName: 'Volkswagen' });
    expect(await applicationLines(shop, family)).toEqual([
      expect.stringMatching(/^Volkswagen · Gol/),
      expect.stringMatching(/^Volkswagen · Kombi/),
    ]);
    const search = { filters: { brandId: id }, rowIndex: 0, rowsMax: 10 };
    expect((await shop.call('product/filter', search)).data?.map((one) => one.code)).toContain(code);
    const sheet = `código;nombre;categoría;marca;precio\n${code};Placa;Rubro 1.1;V.W.;100`;
    expect((await anImport(shop, sheet)).brands).toEqual([]);
    expect((await found(code))?.brandId).toBe(id);
    const { data: history } = await shop.call(
      'history/filter',
      { filters: { entities: ['product'], code }, rowsMax: 10 },
      token,
    );
    expect(history).toContainEqual(expect.objectContaining({ field: 'brandId', from: otherId, to: id }));
    expect(await historyOf(shop.ctx, { entity: 'brand', id: otherId })).toMatchObject([
      { field: 'joinedTo', to: 'Volkswagen' },
      { field: 'name', to: null },
    ]);
    expect((await merge('brand', id, otherId)).status).toBe(404);
  });

  test('former names go along with the next merge', async () => {
    const [a, b, c] = [await made('brand', 'A'), await made('brand', 'B'), await made('brand', 'C')];
    await merge('brand', b, a);
    await merge('brand', c, b);
    const sheet = (brand: string) => `código;nombre;categoría;marca;precio\nX-${brand};Placa;Cosas;${brand};100`;
    for (const brand of ['A', 'B']) expect((await anImport(shop, sheet(brand))).brands).toEqual([]);
    expect((await found('X-A'))?.brandId).toBe(c);
  });

  test('two with the same vehicle are not merged, nor one with itself', async () => {
    const [id, otherId] = [await made('brand', 'Volkswagen'), await made('brand', 'VW')];
    await aVehicle(shop, { brandId: id, model: 'Gol', engine: '1.6', from: 2004, to: 2012 });
    await aVehicle(shop, { brandId: otherId, model: 'GOL', engine: '1,6', from: 2004, to: 2012 });
    const sentence = 'Las dos tienen el vehículo «GOL 1,6 2004-2012»: cambiá primero uno de los dos';
    expect((await look('brand', id, otherId))?.refusal).toBe(sentence);
    expect(await merge('brand', id, otherId)).toMatchObject({ status: 409, error: sentence });
    expect(await merge('brand', id, id)).toMatchObject({
      status: 422,
      error: 'Elegí otro nombre: ninguno se une consigo mismo',
    });
    expect((await merge('brand', id, 99)).status).toBe(404);
  });

  test('and a product that is stored of the one that goes: neither is lost', async () => {
    const [id, otherId] = [await made('brand', 'Bosch'), await made('brand', 'Bosh')];
    const { categoryId } = await aProduct(shop, { brandId: id });
    const product = { code: 'NUEVO', name: 'Placa', brandId: otherId, categoryId, price: 990 };
    const [merged, stored] = await Promise.all([
      merge('brand', id, otherId),
      shop.call('product/add', { product }, token),
    ]);
    expect(merged.status).toBe(200);
    expect([200, 422]).toContain(stored.status);
    if (stored.status === 200) expect((await found('NUEVO'))?.brandId).toBe(id);
  });

  // The embedded database has one connection.
  test.runIf('run' in inject('source'))('waits for a product whose brand was looked up already', async () => {
    const [id, otherId] = [await made('brand', 'Bosch'), await made('brand', 'Bosh')];
    const { categoryId } = await aProduct(shop, { brandId: id });
    const product = { code: 'NUEVO', name: 'Placa', brandId: otherId, categoryId, price: 990 };
    const { adding, merging } = await shop.database.db.transaction().execute(async (tx) => {
      // The product's category is looked up after its brand.
      await tx.selectFrom('category').select('id').where('id', '=', categoryId).forUpdate().execute();
      const first = shop.call('product/add', { product }, token);
      await untilBlocked();
      const second = merge('brand', id, otherId);
      await untilBlocked(2);
      return { adding: first, merging: second };
    });
    expect([(await adding).status, (await merging).status]).toEqual([200, 200]);
    expect((await found('NUEVO'))?.brandId).toBe(id);
  });

  test('two at once that take each other away: one is done', async () => {
    const [a, b] = [await made('brand', 'A'), await made('brand', 'B')];
    const both = await Promise.all([merge('brand', a, b), merge('brand', b, a)]);
    expect(both.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 404]);
  });
});

test('of providers, the products of both are found by the one that stays', async () => {
  const ids = await inTransaction(shop.ctx, (inside) => saveProviders(inside, ['Uno', 'Dos']));
  const [id = 0, otherId = 0] = ['Uno', 'Dos'].map((name) => ids.get(name));
  const { code } = await aProduct(shop, { providerId: otherId });
  await merge('provider', id, otherId);
  await shop.ctx.follow();
  expect((await shop.call('provider/list', {})).data).toEqual([{ id, name: 'Uno' }]);
  const search = { filters: { providerId: id }, rowIndex: 0, rowsMax: 10 };
  expect((await shop.call('product/filter', search, token)).data?.map((one) => one.code)).toEqual([code]);
});

test.each(['tag', 'workBranch'] as const)(
  'of a company with both %s one stays, the default if one was',
  async (kind) => {
    const [id, otherId] = [await made(kind, 'Talleres'), await made(kind, 'Taller')];
    const { db } = shop.database;
    const companies = [(await aCompany(db)).id, (await aCompany(db)).id] as const;
    const rows = [
      { company_id: companies[0], at: id, is_default: false },
      { company_id: companies[0], at: otherId, is_default: true },
      { company_id: companies[1], at: otherId, is_default: false },
    ];
    if (kind === 'tag')
      await db
        .insertInto('company_tag')
        .values(rows.map(({ at, ...row }) => ({ ...row, tag_id: at })))
        .execute();
    else
      await db
        .insertInto('company_work_branch')
        .values(rows.map(({ at, ...row }) => ({ ...row, work_branch_id: at })))
        .execute();
    expect((await look(kind, id, otherId))?.other.companies).toBe(2);
    expect((await merge(kind, id, otherId)).data).toMatchObject({ id, companies: 2 });
    const stored = await db
      .selectFrom(kind === 'tag' ? 'company_tag' : 'company_work_branch')
      .select(['company_id', 'is_default'])
      .orderBy('company_id')
      .execute();
    expect(stored).toEqual([
      { company_id: companies[0], is_default: true },
      { company_id: companies[1], is_default: false },
    ]);
  },
);
