import { beforeAll, expect, test } from 'vitest';
import { plantParts, priceOf, secret } from '#server/test/hidden-parts';
import { productPage } from '#server/test/product-page';
import { type TestShop, testShop } from '#server/test/shop';
import { visitorPage } from '#server/test/visitor-page';
import { loader as home } from '#web/storefront/home/home-page.tsx';
import { loader as menu } from '#web/storefront/layout/storefront.tsx';
import { loader as list } from '#web/storefront/products/products-page.tsx';

// A page's HTML is written of what its loaders answer, and holds that a second time for the browser.

let shop: TestShop;
let planted: Awaited<ReturnType<typeof plantParts>>;
let maker: number;
beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  planted = await plantParts(shop);
  const { id } = await shop.database.db
    .selectFrom('brand')
    .select('id')
    .where('name', '=', `${secret} maker`)
    .executeTakeFirstOrThrow();
  maker = id;
});

const listed = (query: string) => visitorPage(shop, 'NAM', list, { path: `/productos${query}` });
/** A page may say that a visitor sees nothing there and that the browser asks again: then it holds no more than the address. */
const statusOf = ({ status, loaded }: Awaited<ReturnType<typeof listed>>) => {
  holdsNothing({ loaded });
  const { init } = (loaded ?? {}) as { init?: ResponseInit | null };
  return init?.status ?? status;
};
const holdsNothing = (page: object) => {
  const text = JSON.stringify(page);
  expect(text).not.toContain(secret);
  expect(text).not.toMatch(new RegExp(`"(price|lastSale|providerCode)"|${priceOf.seen}|${priceOf.hidden}`));
  return text;
};

test('home and menu hold nothing that is hidden, and no price', async () => {
  const page = holdsNothing(await visitorPage(shop, 'NAM', home));
  expect(page).toContain('"family":"SEEN"');
  expect(holdsNothing(await visitorPage(shop, 'NAM', menu))).toContain('Rubro 2.301');
});

test.each(['?search=', '?t=radiador', '?t=seen', '?c=2.301', '?y=2008', '?order=PLO', '?alto=1&tol=9999'])(
  'the list %s holds nothing that is hidden, and no price',
  async (query) => {
    const { status, ...page } = await listed(query);
    expect(status).toBe(200);
    expect(holdsNothing(page)).toContain('"kind":"autoparts"');
  },
);

test('the list by a vehicle or brand that is seen holds nothing else', async () => {
  const { id, brandId } = planted.seen;
  for (const query of [`?v=${id}`, `?vb=${brandId}`, `?b=${brandId}`])
    expect(holdsNothing(await listed(query)), query).toMatch(/"family":[^\]}]*"SEEN"/);
});

test('the advanced search holds nothing that is hidden, step by step', async () => {
  for (const query of ['', '?rubro=2.301', `?rubro=2.301&marca=${planted.seen.brandId}`])
    expect(holdsNothing(await listed(query)), query).toContain('"kind":"picker"');
});

test('what only hidden parts have is not found', async () => {
  const { hidden, alone } = planted;
  const queries = ['?c=1.1', `?v=${hidden.id}`, `?v=${alone.id}`, `?vb=${alone.brandId}`];
  const brands = [`?b=${maker}`, `?pb=${maker}`, `?pb=${alone.brandId}`];
  for (const query of [...queries, ...brands, '?rubro=2.302', `?rubro=2.301&marca=${alone.brandId}`])
    expect([query, statusOf(await listed(query))]).toEqual([query, 404]);
  // A category is there with nothing in it too.
  expect(holdsNothing(await listed('?c=2.302'))).toContain('"resultCount":0');
});

test('the page of a part holds nothing of what it is beside', async () => {
  expect(holdsNothing(await productPage(shop, 'NAM', 'SEEN'))).toContain('"code":"SEEN-1"');
  for (const end of ['F', 'RTC', '0', '1', '2', '3', 'P'])
    expect(await productPage(shop, 'NAM', `${secret}-${end}`), end).toEqual({ status: 404 });
});
