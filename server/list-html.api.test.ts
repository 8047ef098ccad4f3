import { beforeAll, describe, expect, test } from 'vitest';
import { aFamily } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { freshDatabase } from '#server/test/database';
import { type Get, headingOf } from '#server/test/page-headings';
import { pageServer } from '#server/test/page-server';
import { testShop } from '#server/test/shop';

// The HTML of lists of products before any script runs.

const tooShort = 'Escribí al menos dos letras o números para buscar.';
/** The products of a list, by their addresses. */
const listed = (html: string) => [
  ...new Set(
    [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) => /href="\/productos\/([^"?]+)/.exec(card)?.[1]),
  ),
];

/** The way to ask for what was not found. */
const asked = /<a href="https:\/\/wa\.me\/\d+\?text=Hola%2C%20no%20encontr[^"]*"/;

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

/** The server's page says too that a text is too short to look for; no box lets the browser say it in its own words. */
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

describe('a list of RTC', () => {
  let get: Get;
  beforeAll(async () => {
    await freshDatabase();
    const shop = await testShop();
    ({ get } = await pageServer(shop));
    await aProduct(shop, { code: 'UNO-R3-SMD', name: 'Placa UNO R3 SMD', price: 1250 });
    await aProduct(shop, { code: 'BAT-1', name: 'Batería de litio' });
    await aProduct(shop, { code: 'SEN-1', name: 'Sensor de luz' });
    for (let at = 0; at < 17; at += 1) await aProduct(shop, {});
    await aProduct(shop, { code: 'RAD-1', name: 'Radiador', categoryId: '2.301' });
  });
  const search = async (text: string) =>
    (await get(`/productos?t=${encodeURIComponent(text)}`)).body.replaceAll('<!-- -->', '');

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
    const mended = await search('sensro');
    expect(listed(mended)[0]).toBe('SEN-1');
    expect(mended).toContain('Mostrando resultados de «<strong>sensor</strong>»');
    expect(await search('sensor')).not.toContain('Mostrando resultados de');
  });

  test.each(['UNO-R3-SMD', 'uno r3 smd', 'unor3smd', 'UNO.R3/SMD'])(
    'finds a code written as %s first',
    async (text) => {
      expect(listed(await search(text))[0]).toBe('UNO-R3-SMD');
    },
  );

  test('shows the nearest where nothing has all words, and none where no word is known', async () => {
    const nearest = await search('sensor qqqqqq');
    expect(nearest).toMatch(/Sin resultados exactos para «(<!-- -->)?sensor qqqqqq/);
    expect(listed(nearest)).toContain('SEN-1');
    const none = await search('qqqqqq');
    expect(none).toContain('No se encontro ningun resultado.');
    expect(none).toContain('0 resultados');
  });
});

describe('a list of NAM', () => {
  let get: Get;
  beforeAll(async () => {
    await freshDatabase();
    const shop = await testShop({ site: 'NAM' });
    ({ get } = await pageServer(shop));
    for (let at = 0; at < 20; at += 1) await aFamily(shop);
  });

  test('that is none of a list is its first, and one that is too far leads to the last', () => expectPages(get));

  test('says of one letter that it is too short to look for', () => expectTooShort(get));
});
