import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalogue/save-products.service';
import { inTransaction } from '#server/in-transaction';
import { tagsChanged, tagsShown } from '#server/page-tags';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let dropped: string[];
beforeAll(async () => {
  shop = await testShop();
  shop.changes.subscribe(async (changes) => void dropped.push(...(await tagsChanged(shop.database.db, changes))));
});
beforeEach(() => {
  dropped = [];
});

/** Whether a page with the menu of brands is made anew. */
const dropsMenu = () => tagsShown('brand/list', { data: [] }).some((tag) => dropped.includes(tag));
const save = (code: string, given: object) =>
  inTransaction(shop.ctx, (inside) => saveProduct(inside, { code, ...given }));
const brands = async () => (await shop.call('brand/list', {})).data?.map(({ name }) => name);

describe('the brands of the menu, which every page shows', () => {
  test('are made anew where a brand gets its first public product, or loses its last', async () => {
    const { code } = await aProduct(shop, { brand: 'Siempre' });
    const brandId = (await aProduct(shop, { brand: 'Secreta', isPublic: false })).brandId;
    expect(await brands()).toEqual(['Siempre']);
    dropped = [];

    await save(code, { brandId });
    expect([await brands(), dropsMenu()]).toEqual([['Secreta'], true]);
    dropped = [];
    await save(code, { isPublic: false });
    expect([await brands(), dropsMenu()]).toEqual([[], true]);
    dropped = [];
    await save(code, { isPublic: true, categoryId: '1' });
    expect([await brands(), dropsMenu()]).toEqual([['Secreta'], true]);
    dropped = [];
    await save('NEW-1', { name: 'Placa', price: 100, categoryId: '1', brandId });
    expect(dropsMenu()).toBe(true);
  });

  test('stay where a price, a text, or what nobody sees changes', async () => {
    const seen = await aProduct(shop);
    const hidden = await aProduct(shop, { isPublic: false });
    dropped = [];
    await save(seen.code, { price: 999, name: 'Otro nombre' });
    await save(hidden.code, { categoryId: '1' });
    expect(dropsMenu()).toBe(false);
    expect(dropped).toContain(`product:${seen.code}`);
  });
});

test('pages of families are made anew where a family or vehicle changes, and where a product enters or changes', async () => {
  const hidden = await aProduct(shop, { family: 'F-TAGS', isPublic: false });
  const { code } = await aProduct(shop, { family: 'F-TAGS' });
  const { data } = await shop.call('autopart/findByFamily', { family: 'F-TAGS' });
  if (!data) throw new Error('No family.');
  const shown = tagsShown('autopart/findByFamily', { data });
  const drops = () => shown.filter((tag) => dropped.includes(tag));
  const { brandId } = await aVehicle(shop);
  dropped = [];
  await aVehicle(shop, { brandId });
  expect(drops()).toEqual(['family']);
  dropped = [];
  await aFamily(shop, { family: 'F-TAGS', description: 'Otra', products: [] });
  expect(drops()).toEqual(['family']);
  dropped = [];
  await save(code, { price: 999 });
  expect(drops()).toContain(`product:${code}`);
  dropped = [];
  await save(hidden.code, { isPublic: true });
  expect(drops()).toContain('catalogue');
});

test('an import larger than what one statement takes still drops its pages', async () => {
  const changes = Array.from({ length: 70_000 }, (_, at) => ({ entity: 'product', id: String(at + 1_000_000) }));
  const tags = new Set(await tagsChanged(shop.database.db, changes));
  expect(tags).toEqual(new Set(['product', 'catalogue']));
});
