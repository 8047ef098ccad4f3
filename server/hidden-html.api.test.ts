import { beforeAll, describe, expect, test } from 'vitest';
import { aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { plantParts, priceOf, secret, unitsOf } from '#server/test/hidden-parts';
import { plantProducts } from '#server/test/hidden-products';
import { dataOf, pageServer } from '#server/test/page-server';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';

// Every byte that a visitor's browser gets of pages: headers, HTML, what stands in it for the browser and for machines,
// and what the router asks for as it goes from page to page.

/** Cents however a page writes them: 765,43 · 765.43 · 76543. */
const written = (cents: number) => `${Math.floor(cents / 100)}[.,]?${cents % 100}`;
const hidden = new RegExp(
  `${secret}|${written(priceOf.hidden)}|${unitsOf.seen}|"(lastSale|providerCode|dua|minStock|quant)"`,
);
const price = new RegExp(`${written(priceOf.seen)}|priceCurrency|"offers"|Offer\\b`);

/** As long as the secret, and nowhere in the shop: what is hidden has to answer as this does. */
const nothing = 'ZQNOTHIN';

/** Pages that anyone may ask for on every site. */
const everywhere = [
  '/',
  '/productos',
  '/productos?search=',
  '/mi-compra',
  '/mi-compra?detail=',
  '/mi-compra?status=approved',
  '/iniciar',
  '/registro',
  '/perfil',
  '/mis-compras',
  '/favoritos',
  '/1/pedidos',
  '/restablecer-contrasena',
  '/activar/abc',
  '/confirmar-compra/6b1f0d3e-6a43-4a5b-9a1e-0d8f4c1b2a33/abc',
  '/primer-administrador/abc',
  '/empresa',
  '/servicios',
  '/contacto',
  '/test',
  '/terminos',
  '/privacidad',
  '/envios-y-devoluciones',
  '/arrepentimiento',
  '/newsletter/confirmar/abc',
  '/newsletter/baja/abc',
  '/avisos/confirmar/abc',
  '/avisos/baja/abc',
  '/404',
  '/nada',
  '/productos/nada',
];

type Planted = {
  shop: TestShop;
  get: Awaited<ReturnType<typeof pageServer>>['get'];
  /** Pages on which something is seen whose price is not for everyone. */
  priced: string[];
  /** Pages without prices. */
  others: string[];
  /** Addresses that name what is hidden. */
  naming: string[];
};

const planted: Record<'RTC' | 'NAM', () => Promise<Planted>> = {
  NAM: async () => {
    const shop = await testShop({ site: 'NAM' });
    const { seen, hidden: hiddenPart, alone } = await plantParts(shop);
    const vehicles = [`v=${seen.id}`, `vb=${seen.brandId}`, `b=${seen.brandId}`];
    const lists = ['t=radiador', 't=seen-1', 't=clio+2008', 'c=2.301', 'y=2008', 'alto=400', ...vehicles];
    const orders = ['order=PLO', 'order=PHI', 'c=2.301&order=PLO'];
    const priced = [...lists, ...orders, 'search='].map((query) => `/productos?${query}`);
    const steps = ['rubro=2.301', `rubro=2.301&marca=${seen.brandId}`, 'rubro=2.302', 'c=2.302', 'c=1.1'];
    const makers = [hiddenPart.id, alone.id]
      .map((id) => `v=${id}`)
      .concat(`vb=${alone.brandId}`, `pb=${alone.brandId}`);
    return {
      shop,
      get: (await pageServer(shop)).get,
      priced: ['/', ...priced, '/productos/SEEN', '/productos/SEEN?codigo=SEEN-1', '/productos/OTHER'],
      others: [...steps, ...makers].map((query) => `/productos?${query}`).concat('/productos/SEEN-1'),
      naming: [
        ...['F', 'RTC', '0', '1', '2', '3', 'P'].map((end) => `/productos/${secret}-${end}`),
        ...[secret, `${secret}-1`, `${secret}+Kangoo`, `radiador+${secret}`].map((text) => `/productos?t=${text}`),
        `/productos/SEEN?codigo=${secret}-0`,
      ],
    };
  },
  RTC: async () => {
    const shop = await testShop();
    const { brandId } = await plantProducts(shop);
    const lists = ['t=placa', 't=seen-1', 'c=1.1', `b=${brandId}`, 'order=PLO', 'order=PHI', 'search='];
    return {
      shop,
      get: (await pageServer(shop)).get,
      priced: ['/', ...lists.map((query) => `/productos?${query}`), '/productos/SEEN-1', '/productos/SEEN-2'],
      others: ['c=2.301', `b=${brandId + 1}`, 'p=1'].map((query) => `/productos?${query}`),
      naming: [
        ...['0', '1', '2', 'P'].map((end) => `/productos/${secret}-${end}`),
        ...[secret, `${secret}-1`, `placa+${secret}`].map((text) => `/productos?t=${text}`),
      ],
    };
  },
};

describe.each(['NAM', 'RTC'] as const)('the pages of %s, as a visitor is sent them,', (site) => {
  let at: Planted;
  beforeAll(async () => {
    await freshDatabase();
    at = await planted[site]();
  });

  /** All answers to these pages, as HTML and as the router asks for them. */
  const answers = async (paths: readonly string[], headers?: Record<string, string>) => {
    const answered = [];
    for (const path of paths.flatMap((one) => [one, dataOf(one)])) answered.push(await at.get(path, headers));
    return answered;
  };
  const saying = (answered: { path: string; all: string }[], words: RegExp) =>
    answered.flatMap(({ path, all }) => {
      const found = words.exec(all);
      return found ? [`${path}: ${all.slice(Math.max(0, found.index - 60), found.index + 60)}`] : [];
    });

  test.each(['everyone', 'signedIn', 'nobody'] as const)(
    'hold nothing that is hidden, with prices for %s',
    async (pricesFor) => {
      await setSetting(at.shop, 'pricesFor', pricesFor);
      const answered = await answers([...at.priced, ...at.others, ...everywhere]);
      expect(answered.filter(({ status }) => status >= 500)).toEqual([]);
      expect(saying(answered, hidden)).toEqual([]);
      const priced = answered.filter(({ path }) => at.priced.some((one) => path === one || path === dataOf(one)));
      expect(priced.map(({ status }) => status)).toEqual(priced.map(() => 200));
      expect(saying(priced, /SEEN-1|OTHER/)).toHaveLength(priced.length);
      if (pricesFor === 'everyone') expect(saying(priced, price)).toHaveLength(priced.length);
      else expect(saying(answered, price)).toEqual([]);
    },
  );

  test('are the same for an address that names what is hidden as for one that names nothing', async () => {
    const unnamed = (text: string) => text.replaceAll(secret, nothing);
    for (const path of at.naming.flatMap((one) => [one, dataOf(one)])) {
      const [named, none] = [await at.get(path), await at.get(unnamed(path))];
      expect([named.status, unnamed(named.body)], path).toEqual([none.status, none.body]);
      expect(named.headers.get('location'), path).toBe(none.headers.get('location'));
    }
  });

  test('are the same for who is signed in, and kept as such', async () => {
    await setSetting(at.shop, 'pricesFor', 'signedIn');
    const { token } = await aSignedIn(at.shop);
    const signedIn = { authorization: `OAuth ${token}`, cookie: `token=${token}`, 'x-device-agent': 'web' };
    const first = await answers(at.priced, signedIn);
    expect(saying(first, price)).toEqual([]);
    expect(await answers(at.priced)).toEqual(first);
  });
});
