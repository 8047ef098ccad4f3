import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { menuMakers } from '#contract/plain/facets';
import { saveProduct } from '#server/catalogue/save-products.service';
import { recordChanges } from '#server/database/changes';
import { inTransaction } from '#server/in-transaction';
import { dropOldPages, tagsChanged, tagsShown } from '#server/page-tags';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { type TestShop, testShop } from '#server/test/shop';
import { visitorPage } from '#server/test/visitor-page';
import type { SiteId } from '#sites/site';
import { loader as frame } from '#web/storefront/layout/storefront.tsx';

let shop: TestShop;
let dropped: string[];
beforeAll(async () => {
  shop = await testShop({ beside: ['NAM'] });
  await shop.searched.ready();
  dropOldPages(shop, { drop: (tags) => dropped.push(...tags) });
});
beforeEach(() => {
  dropped = [];
});

/** Whether a page with the menu of brands is made anew. */
const dropsMenu = () =>
  tagsShown('brand/count', { data: [] }, { input: {}, root: '1' }).some(
    (tag) => dropped.includes(tag) || dropped.includes(tag.replace(/:.*/, '')),
  );
const save = (code: string, given: object) =>
  inTransaction(shop.ctx, (inside) => saveProduct(inside, { code, ...given }));
const brands = async () => (await shop.call('brand/count', {})).data?.[0]?.items.map(({ name }) => name);
/** Tags of a site's frame, which every page shows with its menu. */
const tagsOfFrame = async (site: SiteId) => {
  const shown = new Set<string>();
  await visitorPage(shop, site, frame, { shows: (...tags) => tags.forEach((tag) => shown.add(tag)) });
  return shown;
};

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
    expect([await brands(), dropsMenu()]).toEqual([['Secreta'], false]);
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

describe('of many brands those with most to see', () => {
  test('are made anew where another one comes among them', async () => {
    const brandIds: number[] = [];
    for (let at = 0; at <= menuMakers; at += 1) {
      const { brandId } = await aProduct(shop, { brand: `Fábrica ${at}` });
      brandIds.push(brandId);
      if (at < menuMakers) await aProduct(shop, { brandId });
    }
    const brandId = brandIds.at(-1);
    dropped = [];
    const { code } = await aProduct(shop, { brandId, isPublic: false });
    await save(code, { isPublic: true });
    await save((await aProduct(shop, { brandId })).code, { price: 5 });
    expect(dropsMenu()).toBe(true);
    dropped = [];
    await save(code, { isPublic: false });
    expect(dropped).toContain('menu');
  });
});

describe('what every page shows of the makers of parts and vehicles', () => {
  test('stays where a price changes or nothing is left', async () => {
    const { code, id } = await aProduct(shop, { family: 'F-MENU', categoryId: '2.301' });
    const shown = await tagsOfFrame('NAM');
    dropped = [];
    await save(code, { price: 999, name: 'Otro nombre' });
    await inTransaction(shop.ctx, (inside) => recordChanges(inside.db, 'stock', [id]));
    expect(dropped).toContain(`product:${code}`);
    expect(dropped.filter((tag) => shown.has(tag))).toEqual([]);
  });

  test('is made anew where a family fits something else, or has other products', async () => {
    const { code } = await aProduct(shop, { family: 'F-MENU-1', categoryId: '2.301' });
    await aFamily(shop, { family: 'F-MENU-2', products: [] });
    const shown = await tagsOfFrame('NAM');
    const drops = () => [...new Set(dropped)].filter((tag) => shown.has(tag));
    dropped = [];
    await save(code, { family: 'F-MENU-2' });
    expect(drops()).toEqual([]);
    dropped = [];
    const { id: vehicleId } = await aVehicle(shop);
    await aFamily(shop, { family: 'F-MENU-2', fitments: [{ vehicleId }], products: [] });
    expect(drops()).toEqual(['makers:2']);
    dropped = [];
    await aFamily(shop, { family: 'F-MENU-2', description: 'Otra', products: [] });
    expect(drops()).toEqual([]);
  });

  test('are its own site’s alone', async () => {
    expect(await tagsOfFrame('RTC')).toEqual(new Set(['categories', 'makers:1']));
  });
});

test('pages of families are made anew where a family or vehicle changes, and where a product enters or changes', async () => {
  const hidden = await aProduct(shop, { family: 'F-TAGS', isPublic: false });
  const { code } = await aProduct(shop, { family: 'F-TAGS' });
  const { data } = await shop.call('autopart/findByFamily', { family: 'F-TAGS' });
  if (!data) throw new Error('No family.');
  const shown = tagsShown('autopart/findByFamily', { data }, { input: { family: 'F-TAGS' }, root: '1' });
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
  expect(drops()).toContain('in:1');
});

test('an import larger than what one statement takes still drops its pages', async () => {
  const changes = Array.from({ length: 70_000 }, (_, at) => ({ entity: 'product', id: String(at + 1_000_000) }));
  const tags = new Set(await tagsChanged(shop.database.db, changes, new Map()));
  expect(tags).toEqual(new Set(['product', 'catalogue']));
});
