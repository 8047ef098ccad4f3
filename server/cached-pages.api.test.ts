import { beforeEach, describe, expect, test } from 'vitest';
import { earlyLook } from '#contract/plain/early-look';
import { saveProduct } from '#server/catalogue/save-products.service';
import { inTransaction } from '#server/in-transaction';
import { aCompany } from '#server/test/a-company';
import { freshDatabase } from '#server/test/database';
import { plantParts } from '#server/test/hidden-parts';
import { plantProducts } from '#server/test/hidden-products';
import { dataOf, pageServer } from '#server/test/page-server';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';

// A page is kept until something that it shows changes: who then asks for it must not get what has gone meanwhile.

const price = /765[.,]?43/;

const planted = {
  NAM: async (shop: TestShop) => {
    const { seen } = await plantParts(shop);
    return {
      lists: ['search=', 't=radiador', 't=clio', 'c=2.301', 'order=PLO', `v=${seen.id}`, `vb=${seen.brandId}`],
      own: ['/productos/SEEN', '/productos/SEEN?codigo=SEEN-1', '/productos/SEEN-1'],
      beside: '/productos/OTHER',
      names: /\bSEEN\b/,
      elsewhere: '1.1',
      // A step of the advanced search: brands of vehicles that something in the category fits.
      steps: ['/productos?rubro=2.301'],
    };
  },
  RTC: async (shop: TestShop) => {
    const { brandId } = await plantProducts(shop);
    return {
      lists: ['search=', 't=placa', 'c=1.1', 'order=PLO', `b=${brandId}`],
      own: ['/productos/SEEN-1'],
      beside: '/productos/SEEN-2',
      names: /SEEN-1|Placa Uno/,
      elsewhere: '2.301',
      steps: [],
    };
  },
};

describe.each(['NAM', 'RTC'] as const)('pages of %s that are kept', (site) => {
  let shop: TestShop;
  let at: Awaited<ReturnType<(typeof planted)[typeof site]>>;
  let get: Awaited<ReturnType<typeof pageServer>>['get'];
  let made: () => number;
  beforeEach(async () => {
    await freshDatabase();
    shop = await testShop({ site });
    at = await planted[site](shop);
    ({ get, made } = await pageServer(shop));
    await setSetting(shop, 'pricesFor', 'everyone');
  });

  const listed = () => at.lists.map((query) => `/productos?${query}`);
  const answers = async (paths: readonly string[], etags?: ReadonlyMap<string, string>) => {
    const answered = [];
    for (const path of paths.flatMap((one) => [one, dataOf(one)])) {
      const etag = etags?.get(path);
      answered.push(await get(path, etag ? { 'if-none-match': etag } : {}));
    }
    return answered;
  };
  /** The answers to pages that are kept already. */
  const answersAgain = async (paths: readonly string[]) => {
    await answers(paths);
    const before = made();
    const answered = await answers(paths);
    expect(made()).toBe(before);
    return answered;
  };
  type Answers = Awaited<ReturnType<typeof answers>>;
  const paths = (answered: Answers, words: RegExp) =>
    answered.flatMap(({ path, all }) => (words.test(all) ? path : []));

  test.each(['signedIn', 'nobody'] as const)('lose their prices once these are for %s', async (pricesFor) => {
    const pages = ['/', ...listed(), ...at.own.slice(0, 1), at.beside];
    const before = await answersAgain(pages);
    expect(paths(before, price)).toHaveLength(before.length);
    const etags = new Map(before.map(({ path, headers }) => [path, headers.get('etag') ?? '']));
    await setSetting(shop, 'pricesFor', pricesFor);
    const after = await answers(pages, etags);
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200));
    expect(paths(after, price)).toEqual([]);
    await setSetting(shop, 'pricesFor', 'everyone');
    expect(paths(await answers(pages), price)).toHaveLength(before.length);
  });

  test('lose their way to buy while the shop sells under an example of a firm', async () => {
    const [own = ''] = at.own;
    const mayBuy = async () => /Agregar al carrito/.test((await get(own, { cookie: earlyLook })).body);
    expect([await mayBuy(), await mayBuy()]).toEqual([true, true]);
    const { company } = sites[site];
    await aCompany(shop.database.db, { ...company, ownSite: site });
    await setSetting(shop, 'company', company);
    expect(await mayBuy()).toBe(false);
    await shop.database.db.updateTable('company').set({ identifier: '211003420017' }).execute();
    await setSetting(shop, 'lowStock', 7);
    expect(await mayBuy()).toBe(true);
  });

  test.each([
    ['is hidden', () => ({ isPublic: false })],
    ['moves to another site', () => ({ categoryId: at.elsewhere })],
  ])('lose a product that %s', async (_, change) => {
    const pages = ['/', ...listed(), at.beside];
    const before = await answersAgain(pages);
    expect(paths(before, at.names)).toHaveLength(before.length);
    await answersAgain([...at.own, ...at.steps]);
    await inTransaction(shop.ctx, (inside) => saveProduct(inside, { code: 'SEEN-1', ...change() }));
    expect(paths(await answers([...pages, ...at.steps]), at.names)).toEqual([]);
    for (const { path, status, body } of await answers(at.own)) {
      if (!/\.data/.test(path)) expect([path, status]).toEqual([path, 404]);
      expect(body, path).not.toMatch(/Clio|Placa Uno|765/);
    }
  });
});
