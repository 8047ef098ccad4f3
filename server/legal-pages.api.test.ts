import { beforeAll, describe, expect, test } from 'vitest';
import { purchasesMax, recentMax } from '#contract/plain/browser-memory';
import { legalVersion } from '#contract/plain/consents';
import { legalPaths } from '#contract/plain/legal-paths';
import { dataOf, pageServer } from '#server/test/page-server';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';
import { legalText } from '#sites/legal';
import { siteIds } from '#sites/site';

type Get = Awaited<ReturnType<typeof pageServer>>['get'];

describe.each(siteIds)('the legal pages of %s', (id) => {
  let shop: TestShop;
  let get: Get;
  beforeAll(async () => {
    shop = await testShop({ site: id });
    ({ get } = await pageServer(shop));
  });

  test.each(legalPaths)(
    '%s names the firm and its version, and is linked with the others in the footer',
    async (path) => {
      const { company } = sites[id];
      const { status, body } = await get(path);
      const text = body.replaceAll('<!-- -->', '');
      const main = /<main.*?<\/main>/s.exec(text)?.[0] ?? '';
      const footer = /<footer.*?<\/footer>/s.exec(text)?.[0] ?? '';
      expect(status).toBe(200);
      expect(main).toContain(`>${legalText(path, sites[id]).title}</h1>`);
      for (const shown of [company.name, company.address, `Versión ${legalVersion}`]) expect(main).toContain(shown);
      for (const { title } of legalText(path, sites[id]).sections)
        expect(main).toMatch(new RegExp(`<a href="#punto-\\d+"[^>]*>${title}</a>`));
      for (const other of legalPaths) expect(main.includes(`href="${other}"`)).toBe(other !== path);
      for (const other of legalPaths) expect(footer).toContain(`href="${other}"`);
    },
  );

  test.each(['/terminos', '/privacidad', '/arrepentimiento'])('%s says the RUT', async (path) => {
    expect((await get(path)).body).toContain(`RUT ${sites[id].company.identifier}`);
  });
});

describe('a legal page', () => {
  let shop: TestShop;
  let get: Get;
  beforeAll(async () => {
    shop = await testShop();
    ({ get } = await pageServer(shop));
  });

  test.each(legalPaths)('comes as data too, where the router goes to %s', async (path) => {
    const { status, body } = await get(dataOf(path));
    expect(status).toBe(200);
    expect(body).toContain(legalText(path, sites.RTC).title);
  });

  test('is made anew where a setting that it shows changes', async () => {
    expect((await get('/terminos')).body).toContain('3 días; sin el pago');
    await setSetting(shop, 'depositDays', 7);
    expect((await get('/terminos')).body).toContain('7 días; sin el pago');
    expect((await get('/envios-y-devoluciones')).body).toContain('Área metropolitana');
    await setSetting(shop, 'shipping', sites.RTC.settings.shipping.slice(0, 1));
    expect((await get('/envios-y-devoluciones')).body).not.toContain('Área metropolitana');
  });

  test('speaks of the map only where there is one, and says how long mails are kept', async () => {
    expect((await get('/privacidad')).body).toContain('El mapa de Contacto');
    await setSetting(shop, 'mapTiles', null);
    const { body } = await get('/privacidad');
    expect(body).not.toContain('mapa');
    expect(body).toContain('correos que te mandamos se borran de la tienda a los 30 días');
    expect(body).toContain(`los últimos ${recentMax} productos que viste`);
    expect(body).toContain(`tus últimos ${purchasesMax} pedidos`);
  });

  test('is listed for search engines', async () => {
    const { body } = await get('/sitemap.xml');
    const parts = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    const texts = await Promise.all(
      parts.filter((path) => path.endsWith('.xml')).map(async (path) => (await get(path)).body),
    );
    for (const path of legalPaths) expect([body, ...texts].join()).toContain(`<loc>${shop.origin}${path}</loc>`);
  });

  test('is linked from the registration', async () => {
    const main = /<main.*?<\/main>/s.exec((await get('/registro')).body)?.[0] ?? '';
    for (const path of legalPaths) expect(main).toContain(`href="${path}"`);
  });

  test.each([
    ['/arrepentimiento', ['5 días hábiles', 'ley 17.250']],
    ['/privacidad', ['ley 18.331', 'el RUT y el nombre de tu empresa', 'tu vehículo']],
  ])('%s says %j', async (path, words) => {
    const { body } = await get(path);
    for (const one of words) expect(body).toContain(one);
  });
});
