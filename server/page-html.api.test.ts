import { beforeAll, describe, expect, test } from 'vitest';
import { aFamily } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { freshDatabase } from '#server/test/database';
import { expectNotFound, type Get, headingOf, headingsOf } from '#server/test/page-headings';
import { pageServer } from '#server/test/page-server';
import { type TestShop, testShop } from '#server/test/shop';

// The HTML of pages before any script runs.

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

describe('a page of RTC', () => {
  let shop: TestShop;
  let get: Get;
  beforeAll(async () => {
    await freshDatabase();
    shop = await testShop();
    ({ get } = await pageServer(shop));
    await aProduct(shop, {
      code: 'UNO-R3-SMD',
      name: 'Placa UNO R3 SMD',
      description: 'Una placa para aprender a programar, con su cable y sus ejemplos.',
      price: 1250,
    });
  });

  test('is kept with a policy of hashes, but the panel is made per request with a nonce and shows nothing', async () => {
    const panels = [await get('/gestion'), await get('/gestion')];
    const nonces = panels.map(
      ({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1],
    );
    expect(new Set(nonces).size).toBe(2);
    for (const [at, { status, headers, body }] of panels.entries()) {
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(body).toContain(`nonce="${nonces[at]}"`);
      expect(body).toContain('<meta name="robots" content="noindex"/>');
      expect(body).toContain('<main><h1>Gestión</h1><noscript>');
    }
    const { headers, body } = await get('/productos');
    expect(body).toMatch(/<script type="text\/plain" data-preload="[^" ]+/);
    expect(body).not.toContain('rel="modulepreload"');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-.*style-src 'self' 'sha256-/);
    expect(headers.get('content-security-policy')).not.toContain('nonce');
  });

  test('is of the test copies an empty shell, which no search engine keeps and whose title tells nothing', async () => {
    const { status, body } = await get('/test');
    expect([status, headingOf(body)]).toEqual([200, 'Vista previa']);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).not.toContain('Banners de la tienda');
  });

  test('is told to search engines: the product, its offer and its place', async () => {
    const { body } = await get('/productos/UNO-R3-SMD');
    const [, facts = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
    const [product, trail] = JSON.parse(facts) as [Record<string, unknown>, { itemListElement: unknown[] }];
    expect(product).toMatchObject({ '@type': 'Product', sku: 'UNO-R3-SMD' });
    expect(product.offers).toMatchObject({ '@type': 'Offer', priceCurrency: 'USD', price: '12.50' });
    expect(trail.itemListElement.length).toBeGreaterThan(2);
    expect(canonicalOf(body)).toBe(`${shop.origin}/productos/UNO-R3-SMD`);
    expect(body).toMatch(/<meta name="description" content="[^"]{40}/);
  });

  test('is not found, in place, where its product is unknown, and no search engine keeps it', async () => {
    await expectNotFound(get, '/productos/NO-HAY-TAL');
    expect((await get('/productos/NO-HAY-TAL')).body).toMatch(/<meta name="robots" content="[^"]*noindex/);
  });

  test.each(['/404', '/no-existe', '/no-digitos/pedidos', '/empresa', '/servicios'])('is not found at %s', (path) =>
    expectNotFound(get, path),
  );

  test.each(['/productos/%E0%A4%A', '/%E0%A4%A'])(
    'that nobody can read, %s, leads to one that is not there',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(302);
      await expectNotFound(get, new URL(headers.get('location') ?? '', shop.origin).pathname);
    },
  );

  test('that needs a script says so, and its form sends nothing without it', async () => {
    const { body } = await get('/iniciar');
    expect(body).toMatch(/<noscript><p[^>]*>Para usar tu cuenta hace falta JavaScript/);
    const main = /<main.*?<\/main>/s.exec(body)?.[0] ?? '';
    expect(main).toMatch(/<button[^>]* disabled=""[^>]*>Ingresar/);
  });
});

describe('a page of NAM', () => {
  let shop: TestShop;
  let get: Get;
  beforeAll(async () => {
    await freshDatabase();
    shop = await testShop({ site: 'NAM' });
    ({ get } = await pageServer(shop));
    const products = ['RAD-1', 'RAD-2'].map((code) => ({ code, name: 'Radiador', price: 765_43 }));
    await aFamily(shop, { family: 'F-1', products });
  });

  test('of a list or part tells a visitor no price, and how to see it', async () => {
    for (const path of ['/productos?c=2.301', '/productos?t=radiador', '/productos/F-1']) {
      const { body } = await get(path);
      expect(body, path).toContain('Ingresá para ver el precio');
      expect([path, body.match(/U\$S\s*\d|\\?"price\\?"|"Offer"/g)]).toEqual([path, null]);
    }
    // A part's page has not even the currency, nor whose vehicle is asked about.
    expect((await get('/productos/F-1')).body).not.toMatch(/U\$S|vehicle"/);
  });

  test('of a family names its products, to machines too, and is the page of each of them', async () => {
    for (const path of ['/productos/F-1', '/productos/F-1?codigo=RAD-2']) {
      const { body } = await get(path);
      for (const words of ['RAD-1', 'RAD-2', 'application/ld+json']) expect(body).toContain(words);
      expect(canonicalOf(body)).toBe(`${shop.origin}/productos/F-1`);
    }
    for (const [written, code] of [
      ['RAD-1', 'RAD-1'],
      ['rad2', 'RAD-2'],
    ]) {
      const { status, headers } = await get(`/productos/${written}`);
      expect([status, headers.get('location')]).toEqual([301, `/productos/F-1?codigo=${code}`]);
    }
    await expectNotFound(get, '/productos/NO-HAY-TAL');
  });

  test('tells what the firm does', async () => {
    const { status, body } = await get('/servicios');
    const main = /<main.*?<\/main>/s.exec(body)?.[0] ?? '';
    expect([status, headingOf(body), headingsOf(main, 2)]).toEqual([
      200,
      'Servicios',
      [
        'Radiadores',
        'Fabricación y reparación de panal',
        'Radiadores de aceite',
        'Aire acondicionado',
        'Sistema de refrigeración',
      ],
    ]);
    expect(headingOf((await get('/empresa')).body)).toBe('Una empresa familiar con más de 50 años');
  });
});
