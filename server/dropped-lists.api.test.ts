import { beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalogue/save-products.service';
import { inTransaction } from '#server/in-transaction';
import { aProduct } from '#server/test/a-product';
import { freshDatabase } from '#server/test/database';
import { dataOf, pageServer } from '#server/test/page-server';
import { type TestShop, testShop } from '#server/test/shop';

// A change of a product drops the pages that show something else by it, and leaves the others where they are.

let shop: TestShop;
let get: Awaited<ReturnType<typeof pageServer>>['get'];
let made: () => number;
let pages: Record<string, string>;

beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  const one = await aProduct(shop, { code: 'BOARD', name: 'Placa Uno', categoryId: '1.1', brand: 'Nodo', price: 500 });
  await aProduct(shop, { code: 'BOARD-2', name: 'Placa Dos', categoryId: '1.1', brandId: one.brandId, price: 900 });
  const other = await aProduct(shop, { code: 'CABLE', name: 'Cable', categoryId: '1.2', brand: 'Otra', price: 100 });
  await aProduct(shop, { code: 'PUMP', name: 'Bomba', categoryId: '1.3', brand: 'Tercera', price: 100 });
  ({ get, made } = await pageServer(shop));
  pages = {
    all: '/productos?search=',
    boards: '/productos?c=1.1',
    'boards by price': '/productos?c=1.1&order=PLO',
    'boards by number': '/productos?c=1&order=PHI&b=' + one.brandId,
    cables: '/productos?c=1.2',
    'brand of boards': `/productos?b=${one.brandId}`,
    'brand of cables': `/productos?b=${other.brandId}`,
    text: '/productos?t=placa',
    'text elsewhere': '/productos?t=cable&c=1.2',
    board: '/productos/BOARD-2',
    cable: '/productos/CABLE',
  };
});

/** Which of the pages are made anew after what is done; they show the same as ones that were never kept. */
const remade = async (change: () => Promise<unknown>) => {
  for (const path of Object.values(pages)) await get(path);
  const before = made();
  for (const path of Object.values(pages)) await get(path);
  expect(made()).toBe(before);
  await change();
  const anew: string[] = [];
  const shown = new Map<string, string>();
  for (const [name, path] of Object.entries(pages)) {
    const count = made();
    shown.set(path, (await get(path)).body);
    if (made() > count) anew.push(name);
  }
  const fresh = await pageServer(shop);
  for (const [path, body] of shown) expect([path, (await fresh.get(path)).body]).toEqual([path, body]);
  return anew;
};
const save = (code: string, given: object) =>
  inTransaction(shop.ctx, (inside) => saveProduct(inside, { code, ...given }));

const ofBoards = ['all', 'boards', 'boards by price', 'boards by number', 'brand of boards', 'text'];
const others = ['cables', 'brand of cables', 'text elsewhere'];

describe('the lists of a site', () => {
  test('stay where a product of another category changes its price; those with it show the new order', async () => {
    const anew = await remade(() => save('BOARD', { price: 1500 }));
    expect(anew).toEqual([...ofBoards, 'board']);
    const { body } = await get(pages['boards by price'] ?? '');
    expect(body.indexOf('Placa Dos')).toBeLessThan(body.indexOf('Placa Uno'));
  });

  test('stay where words of a product of another category change, but for those of a text', async () => {
    const anew = await remade(() => save('BOARD', { description: 'Con cable.' }));
    expect(anew).toEqual([...ofBoards, 'text elsewhere', 'board']);
  });

  test.each([
    ['is hidden', { isPublic: false }, []],
    ['moves to the category of the cable', { categoryId: '1.2' }, ['cable']],
    ['gets a brand that the menu lacks', { brandId: 0 }, ['cable']],
    ['moves to another site', { categoryId: '2.301' }, []],
  ])('are all made anew where a product %s: they count it', async (_, given, beside) => {
    const { brandId } = await aProduct(shop, { brand: 'Cuarta', code: 'FOURTH', categoryId: '2.301' });
    const anew = await remade(() => save('BOARD', 'brandId' in given ? { brandId } : given));
    // The menu, which every page shows, names brands by what there is of them, but its own stay.
    expect(anew).toEqual([...Object.keys(pages).filter((name) => name !== 'cable'), ...beside]);
  });

  test('are made anew where a product is new, also where it was hidden before', async () => {
    await aProduct(shop, { code: 'NEW', name: 'Placa Tres', categoryId: '1.1', isPublic: false });
    const anew = await remade(() => save('NEW', { isPublic: true }));
    expect(anew).toEqual(expect.arrayContaining([...ofBoards, ...others]));
    expect((await get(pages.boards ?? '')).body).toContain('Placa Tres');
  });

  test('stay where nobody sees what changes', async () => {
    await aProduct(shop, { code: 'HIDDEN', name: 'Placa Tres', categoryId: '1.1', isPublic: false });
    expect(await remade(() => save('HIDDEN', { price: 5, name: 'Placa Cuatro' }))).toEqual([]);
  });
});

test('the page of a product is made anew where one that the shop relates to it by hand comes back', async () => {
  await aProduct(shop, { code: 'AWAY', name: 'Fuente', categoryId: '1.7', brand: 'Lejos', isPublic: false });
  await save('CABLE', { related: ['AWAY'] });
  const path = dataOf('/productos/CABLE');
  expect((await get(path)).body).not.toContain('AWAY');
  await save('AWAY', { isPublic: true });
  expect((await get(path)).body).toContain('AWAY');
});
