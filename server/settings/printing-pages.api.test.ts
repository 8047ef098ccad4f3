import { beforeAll, expect, test } from 'vitest';
import { pageServer } from '#server/test/page-server';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let get: Awaited<ReturnType<typeof pageServer>>['get'];
beforeAll(async () => {
  shop = await testShop();
  ({ get } = await pageServer(shop));
});

const pages = ['/3d', '/3d/impresion'];
/** The status of each page about printing, and of what leads there. */
const seen = async () => ({
  statuses: (await Promise.all(pages.map((path) => get(path)))).map(({ status }) => status),
  areSaid: (await Promise.all(pages.map(async (path) => (await get(path)).body))).map((body) =>
    /impresora|FDM/i.test(body),
  ),
  isInMenu: (await get('/')).body.includes('href="/3d"'),
  isInSitemap: (await get('/sitemap/paginas.xml')).body.includes('/3d<'),
});

test('a shop that prints nothing has no pages about it, at once, and gets them back', async () => {
  const shown = { statuses: [200, 200], areSaid: [true, true], isInMenu: true, isInSitemap: true };
  expect(await seen()).toEqual(shown);
  await setSetting(shop, 'printing3d', false);
  expect(await seen()).toEqual({
    ...shown,
    statuses: [404, 404],
    areSaid: [false, false],
    isInMenu: false,
    isInSitemap: false,
  });
  await setSetting(shop, 'printing3d', true);
  expect(await seen()).toEqual(shown);
});
