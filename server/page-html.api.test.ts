import { beforeAll, describe, expect, test } from 'vitest';
import { aFamily } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { freshDatabase } from '#server/test/database';
import { pageServer } from '#server/test/page-server';
import { type TestShop, testShop } from '#server/test/shop';

// What the HTML of a page says before any script runs.

type Get = Awaited<ReturnType<typeof pageServer>>['get'];

const notFound = 'Parece que esta página no existe';
const tooShort = 'Escribí al menos dos letras o números para buscar.';
const headingsOf = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll(/<[^>]+>/g, ''),
  );
const headingOf = (html: string) => headingsOf(html, 1).join();
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
/** The products of a list, by their addresses. */
const listed = (html: string) => [
  ...new Set(
    [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) => /href="\/productos\/([^"?]+)/.exec(card)?.[1]),
  ),
];

/** The way to ask for what was not found. */
const asked = /<a href="https:\/\/wa\.me\/\d+\?text=Hola%2C%20no%20encontr[^"]*"/;

const expectNotFound = async (get: Get, path: string) => {
  const { status, body } = await get(path);
  expect([path, status, headingOf(body)]).toEqual([path, 404, notFound]);
};

/** A page of a list that is none is the first, and one after the last leads to it. */
const expectPages = async (get: Get) => {
  const current = (page: string) => `aria-label="Página ${page}" aria-current="page"`;
  for (const pag of ['-1', '0', 'abc', '1.5']) {
    const { status, body } = await get(`/productos?pag=${pag}`);
    expect([status, body]).toEqual([200, expect.stringContaining(current('1'))]);
  }
  for (const pag of ['99999999', '9999999999']) {
    const { status, headers } = await get(`/productos?pag=${pag}`);
    const [, last = ''] = /\/productos\?pag=(\d+)$/.exec(headers.get('location') ?? '') ?? [];
    expect([status, last]).toEqual([302, '2']);
    expect((await get(`/productos?pag=${last}`)).body).toContain(current(last));
  }
};

/** What is too short to look for is said by the server's page too; no box lets the browser say it in its own words. */
const expectTooShort = async (get: Get) => {
  for (const query of ['t=a', 't=+b+', 'search=&t=%00c', 'order=PLO&stock=1&t=%25']) {
    const { status, body } = await get(`/productos?${query}`);
    expect([query, status, headingOf(body)]).toEqual([query, 200, tooShort]);
    expect(body).toMatch(/<meta name="robots" content="[^"]*noindex/);
  }
  for (const path of ['/', '/productos', '/productos?search=']) {
    const forms = [...(await get(path)).body.matchAll(/(<form[^>]*>)((?:(?!<\/form>).)*?name="t".*?)<\/form>/gs)];
    expect(forms.length).toBeGreaterThan(0);
    for (const [, form] of forms) expect([path, form]).toEqual([path, expect.stringMatching(/ novalidate=""/i)]);
  }
};

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
    await aProduct(shop, { code: 'BAT-1', name: 'Batería de litio' });
    await aProduct(shop, { code: 'SEN-1', name: 'Sensor de luz' });
    for (let at = 0; at < 17; at += 1) await aProduct(shop, {});
    await aProduct(shop, { code: 'RAD-1', name: 'Radiador', categoryId: '2.301' });
  });
  const search = async (text: string) =>
    (await get(`/productos?t=${encodeURIComponent(text)}`)).body.replaceAll('<!-- -->', '');

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

  test.each(['c=1.99999', 'c=2.301', 'c=x', 'b=x', 'b=999999', 'c=1.1&b=999999'])(
    'says that nothing was found where %s names no category or brand',
    async (query) => {
      const { status, body } = await get(`/productos?${query}`);
      expect([status, headingOf(body)]).toEqual([404, 'No se encontro ningun resultado.']);
      expect(body).toMatch(/<meta name="robots" content="[^"]*noindex/);
      expect(body).toContain('Ver todos los productos');
      expect(body).toMatch(asked);
    },
  );

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

  test('passes over a character that no page may hold', async () => {
    const { status, body } = await get('/productos?t=%00pla%00');
    expect(status).toBe(200);
    expect(body).not.toContain('\0');
    expect(body).toMatch(/<input[^>]*name="t"[^>]*value="pla"/);
  });

  test('that is none of a list is its first, and one that is too far leads to the last', () => expectPages(get));

  test('says of one letter that it is too short to look for', () => expectTooShort(get));

  test('finds what was searched for, in spite of accents and a wrong letter', async () => {
    expect(headingOf(await search('BATERIA'))).toContain('BATERIA');
    expect(listed(await search('BATERIA'))[0]).toBe('BAT-1');
    expect(listed(await search('sensro'))[0]).toBe('SEN-1');
  });

  test.each(['UNO-R3-SMD', 'uno r3 smd', 'unor3smd', 'UNO.R3/SMD'])(
    'finds a code written as %s first',
    async (text) => {
      expect(listed(await search(text))[0]).toBe('UNO-R3-SMD');
    },
  );

  test('shows the nearest where nothing has all words, and none where no word is known', async () => {
    const nearest = await search('sensor qqqqqq');
    expect(nearest).toMatch(/Sin resultados exactos para (&quot;|")sensor qqqqqq/);
    expect(listed(nearest)).toContain('SEN-1');
    const none = await search('qqqqqq');
    expect(none).toContain('No se encontro ningun resultado.');
    expect(none).toContain('0 resultados');
  });

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
    for (let at = 0; at < 18; at += 1) await aFamily(shop);
  });

  test('of a list or part tells a visitor no price, and how to see it', async () => {
    for (const path of ['/productos?c=2.301', '/productos?t=radiador', '/productos/F-1']) {
      const { body } = await get(path);
      expect(body, path).toContain('Ingresá para ver el precio');
      expect([path, body.match(/U\$S\s*\d|\\?"price\\?"|"Offer"/g)]).toEqual([path, null]);
    }
    // Of a part not even the currency, nor whose vehicle is asked about.
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

  test('that is none of a list is its first, and one that is too far leads to the last', () => expectPages(get));

  test('says of one letter that it is too short to look for', () => expectTooShort(get));

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
