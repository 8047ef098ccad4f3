import { beforeAll, describe, expect, test } from 'vitest';
import { legalVersion } from '#contract/plain/consents';
import { recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { aFamily } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { freshDatabase } from '#server/test/database';
import { pageServer } from '#server/test/page-server';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';
import { datePages, type FixedPage } from './sitemap.service.ts';

const locationsOf = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

describe('a sitemap', () => {
  let shop: TestShop;
  beforeAll(async () => {
    await freshDatabase();
    shop = await testShop({ beside: ['NAM'] });
    await aProduct(shop, { code: 'UNO/R3 & <más>', categoryId: '1.1', brand: 'Nodo' });
    await aProduct(shop, { code: 'OCULTO', categoryId: '1.9', brand: 'Secreta', isPublic: false });
    await aProduct(shop, { code: 'SUELTO', categoryId: '2.301', brand: 'Frío' });
    await aFamily(shop, { family: 'F-1', products: [{ code: 'RAD-1' }, { code: 'RAD-2' }] });
    await aFamily(shop, { family: 'F-OCULTA', products: [{ code: 'RAD-3', isPublic: false }] });
  });
  const get = async (id: 'RTC' | 'NAM', path: string) => (await shop.app.request(shop.at(id).origin + path)).text();

  test('is an index of what each site has, with the day on which it changed', async () => {
    for (const id of ['RTC', 'NAM'] as const) {
      const { origin } = shop.at(id);
      const xml = await get(id, '/sitemap.xml');
      const [pages, products, ...others] = locationsOf(xml);
      expect(pages).toBe(`${origin}/sitemap/paginas.xml`);
      expect(products).toMatch(`${origin}/sitemap/productos.xml?desde=`);
      expect(others).toEqual([]);
      expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
      expect(await get(id, '/robots.txt')).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
    }
  });

  test('keeps crawlers from lists that are narrowed, and from no other address', async () => {
    const rules = [...(await get('RTC', '/robots.txt')).matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) =>
      rule
        .split('*')
        .map((part) => part.replaceAll(/[.?+]/g, '\\$&'))
        .join('.*'),
    );
    const isClosed = (path: string) => rules.some((rule) => new RegExp(`^${rule}`).test(path));
    for (const key of ['e', 'desde', 'hasta', 'stock'])
      for (const path of [`/productos?${key}=1`, `/productos?c=1.1&${key}=1`])
        expect([path, isClosed(path)]).toEqual([path, true]);
    for (const path of [
      '/productos?c=1.1&b=2',
      '/productos?search=',
      '/productos/e=1',
      '/sitemap/productos.xml?desde=A',
    ])
      expect([path, isClosed(path)]).toEqual([path, false]);
  });

  test('names products of a site of products, and families of one of parts, but nothing hidden or of another site', async () => {
    const all = '/sitemap/productos.xml';
    expect(locationsOf(await get('RTC', all))).toEqual([
      `${shop.origin}/productos/${encodeURIComponent('UNO/R3 & <más>')}`,
    ]);
    const { origin } = shop.at('NAM');
    expect(locationsOf(await get('NAM', all))).toEqual([`${origin}/productos/F-1`, `${origin}/productos/SUELTO`]);
    expect(locationsOf(await get('NAM', `${all}?desde=G`))).toEqual([`${origin}/productos/SUELTO`]);
  });

  test('names the lists of categories and makers in which visitors find something', async () => {
    const xml = await get('RTC', '/sitemap/paginas.xml');
    const [, brand = ''] = /productos\?b=(\d+)/.exec(xml) ?? [];
    expect(locationsOf(xml)).toEqual(
      ['/', `/productos?b=${brand}`, '/productos?c=1.1', `/productos?c=1.1&b=${brand}`].map(
        (path) => shop.origin + path,
      ),
    );
    expect(locationsOf(await get('NAM', '/sitemap/paginas.xml'))).toContainEqual(
      expect.stringMatching(/\/productos\?c=2\.301&pb=\d+$/),
    );
  });

  test('says of a fixed page when what it shows changed, and nothing where nobody knows', async () => {
    const fixed: FixedPage[] = [
      { path: '/', shows: 'products' },
      { path: '/productos', shows: 'products' },
      { path: '/contacto', shows: 'contact' },
      { path: '/3d', shows: 'printing' },
      { path: '/terminos', shows: 'legal' },
      { path: '/privacidad', shows: 'legal' },
    ];
    const dates = async () =>
      Object.fromEntries(
        (await datePages(shop.ctx, fixed)).map(({ path, changedAt }) => [path, changedAt?.toISOString()]),
      );
    const before = await dates();
    expect(before['/']).toMatch(/^\d{4}-/);
    expect(before['/productos']).toBe(before['/']);
    expect(before).toMatchObject({ '/contacto': undefined, '/3d': undefined });
    expect(before['/terminos']).toBe(new Date(legalVersion.slice(0, 10)).toISOString());

    shop.clock.now = new Date('2027-01-04T10:00:00Z');
    const sections = [{ page: '/terminos' as const, title: 'Quién vende', text: 'Nosotros.' }];
    const changed = { rate: 41, questions: 'nuevas', legalTexts: 'nuevos' };
    await inTransaction(shop.ctx, (inside) =>
      recordHistory(inside, { entity: 'setting', id: 'RTC', site: 'RTC' }, {}, changed),
    );
    await inTransaction(shop.ctx, (inside) =>
      recordHistory(inside, { entity: 'setting', id: 'NAM', site: 'NAM' }, {}, { contact: 'otro' }),
    );
    await setSetting(shop, 'legalTexts', { version: '2027-01-04', sections });
    const now = '2027-01-04T10:00:00.000Z';
    expect(await dates()).toEqual({ ...before, '/3d': now, '/terminos': now, '/privacidad': now });
  });

  test('is read by everyone, at times', async () => {
    const headers = { 'x-test-client': 'one-that-asks-often' };
    const statuses = new Set<number>();
    for (let times = 0; times < 31; times += 1)
      statuses.add((await shop.app.request(`${shop.origin}/sitemap.xml`, { headers })).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('each address that the sitemap names', () => {
  test.each(['RTC', 'NAM'] as const)(
    'of %s is a page that search engines may keep, and no other fixed one is',
    async (site) => {
      await freshDatabase();
      const shop = await testShop({ site });
      const { get } = await pageServer(shop);
      const root = shop.ctx.site.rootCategory;
      await aProduct(shop, { code: 'UNO', categoryId: `${root}.301` });
      await aFamily(shop, { family: 'F-1', products: [{ code: 'RAD-1', categoryId: `${root}.301` }] });
      const index = locationsOf((await get('/sitemap.xml')).body);
      const named: string[] = [];
      for (const address of index) named.push(...locationsOf((await get(address.slice(shop.origin.length))).body));
      expect(named.length).toBeGreaterThan(4);
      for (const address of named) {
        const { status, body } = await get(address.slice(shop.origin.length));
        expect([address, status]).toEqual([address, 200]);
        expect([address, /<meta name="robots"/.test(body)]).toEqual([address, false]);
        expect(body).toContain(`<link rel="canonical" href="${address.replaceAll('&', '&amp;')}"/>`);
      }
    },
  );
});
