import { rm } from 'node:fs/promises';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '#demo/seed';
import { drawDemoPicture } from '#server/demo';
import { freshDatabase } from '#server/test/database';
import { linksOf } from '#server/test/page-links';
import { pageServer } from '#server/test/page-server';
import { randomOfTest } from '#server/test/random';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';
import { type SiteId, siteIds } from '#sites/site';
import routes from '#web/routes';

// A visitor who presses everything: from the home page of each site to whatever its links lead to.

/** Thousands of addresses are alike: so many of a kind are asked for, chosen at random. Lists have some sixty kinds of three filters and more. */
type AtMost = { pages: number; narrowLists: number; pictures: number };

/** These routes are known to sellers alone. */
const isForSellers = (path: string) => /^(gestion|:companyId)(\/|$)/.test(path);

/** Addresses of other routes that no link of a visitor's leads to, and why. */
const unlinked: Record<string, string> = {
  'activar/:guid': 'a mail leads there',
  'primer-administrador/:key': 'the start of an empty shop prints it',
  'restablecer-contrasena/:email/:key': 'a mail leads there',
  'newsletter/confirmar/:key': 'a mail leads there',
  'newsletter/baja/:key': 'a mail leads there',
  'avisos/confirmar/:key': 'a mail leads there',
  'avisos/baja/:key': 'a mail leads there',
  'pedido/:guid/:key': 'a mail leads there',
  'confirmar-compra/:guid/:key': 'a mail leads there',
  favoritos: 'in the menu of who is signed in',
  'mis-compras': 'in the menu of who is signed in',
  perfil: 'in the menu of who is signed in',
  test: 'for sellers of the site’s company',
};

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : path === undefined ? [] : [path]),
    ...pathsOf(children),
  ]);
export const routePaths = pathsOf(routes);

/** The route of an address: the one that says most of it. */
const routeOf = (pathname: string) =>
  routePaths
    .filter((path) => path !== '*' && matchPath({ path }, pathname))
    .sort((one, other) => one.split(':').length - other.split(':').length)[0] ?? '*';

/** Kind of an address: its route and the keys of its query. */
const kindOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://x');
  const keys = [...new Set(searchParams.keys())].sort();
  const place = pathname.startsWith('/imagenes/') ? pathname.replace(/[^/]+(?=\/\d+\.\w+$)/, '…') : routeOf(pathname);
  return `${place}?${keys.join('&')}`;
};

/** Takes what was found, kind by kind and at random, until enough of each kind was taken. */
const openQueue = (most: (kind: string) => number, pick: <T>(list: readonly T[]) => T) => {
  const kinds = new Map<string, { waiting: string[]; taken: number }>();
  const known = new Map<string, string>();
  return {
    known,
    add: (address: string, from: string) => {
      if (known.has(address)) return;
      known.set(address, from);
      const kind = kindOf(address);
      const place = kinds.get(kind) ?? { waiting: [], taken: 0 };
      kinds.set(kind, place);
      place.waiting.push(address);
    },
    take: () => {
      const [, place] = [...kinds].find(([kind, { waiting, taken }]) => waiting.length > 0 && taken < most(kind)) ?? [];
      if (!place) return undefined;
      place.taken += 1;
      const address = pick(place.waiting);
      place.waiting = place.waiting.filter((one) => one !== address);
      return address;
    },
  };
};

/** Registers the tests of the walk from each home page; a site may take `limitMs`. */
export const walkLinks = (atMost: AtMost, limitMs: number) => {
  let shop: TestShop;
  const reached = new Map<SiteId, Set<string>>();

  beforeAll(async () => {
    await freshDatabase();
    const [site, ...beside] = siteIds;
    shop = await testShop({ site, beside, drawPicture: drawDemoPicture });
    await seedDemo({ db: shop.database.db, clock: () => shop.clock.now, sites: [sites[site]] });
    await shop.ctx.follow();
  });
  afterAll(() => rm(shop.imagesFolder, { recursive: true, force: true }));

  describe.each(siteIds)('from the home page of %s', (id) => {
    const { pick } = randomOfTest(`links of ${id}`);
    const pages = openQueue((kind) => (kind.split('&').length > 2 ? atMost.narrowLists : atMost.pages), pick);
    const pictures = openQueue(() => atMost.pictures, pick);

    test(
      'every link leads to a page that is there',
      async () => {
        const own = { ...shop, ...shop.at(id) };
        const { get } = await pageServer(own);
        const wrong: unknown[] = [];
        const anchors: [address: string, body: string][] = [];
        pages.add('/', 'the beginning');
        for (let address = pages.take(); address !== undefined; address = pages.take()) {
          const { status, body } = await get(address.replace(/#.*/, ''));
          if (status !== 200) wrong.push([status, address, 'on', pages.known.get(address)]);
          if (address.includes('#')) anchors.push([address, body]);
          const found = linksOf(body, { origin: own.origin, path: address });
          for (const one of found.links) pages.add(one, address);
          for (const one of found.pictures) pictures.add(one, address);
        }
        for (const [address, body] of anchors) {
          const name = decodeURIComponent(address.split('#')[1] ?? '');
          if (!body.includes(`id="${name}"`)) wrong.push(['no such place', address, 'on', pages.known.get(address)]);
        }
        expect(wrong).toEqual([]);
        reached.set(id, new Set([...pages.known.keys()].map((one) => routeOf(one.replace(/[?#].*/, '')))));
      },
      limitMs,
    );

    test.runIf(atMost.pictures > 0)(
      'no picture is missing',
      async () => {
        const { get } = await pageServer({ ...shop, ...shop.at(id) });
        const wrong: unknown[] = [];
        for (let address = pictures.take(); address !== undefined; address = pictures.take()) {
          const { status, headers } = await get(address);
          const isShown = status === 200 && headers.get('content-type')?.startsWith('image/');
          // The stand-in of a missing picture is not kept.
          if (!isShown || headers.get('cache-control') === 'no-store')
            wrong.push([status, address, 'on', pictures.known.get(address)]);
        }
        for (const [address, from] of pictures.known) {
          const [, path] = /^\/imagenes\/(.+)\/\d+\.\w+$/.exec(address) ?? [];
          if (path !== undefined && !(await drawDemoPicture(path))) wrong.push(['not drawn', address, 'on', from]);
        }
        expect(wrong).toEqual([]);
        expect(pictures.known.size).toBeGreaterThan(100);
      },
      limitMs,
    );
  });

  test('every page that a visitor may see is reached from some home page', () => {
    const all = new Set([...reached.values()].flatMap((some) => [...some]));
    const notReached = routePaths.filter((path) => path !== '*' && !isForSellers(path) && !all.has(path));
    expect(notReached.sort()).toEqual(Object.keys(unlinked).sort());
  });
};
