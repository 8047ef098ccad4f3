import { beforeAll, expect, inject, test } from 'vitest';
import { seedDemo } from '#demo/seed';
import { saveProduct } from '#server/catalogue/save-products.service';
import type { Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { findOnHand, noteStock, setOnHand } from '#server/stock/on-hand.service';
import { pageServer } from '#server/test/page-server';
import { randomOfTest } from '#server/test/random';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';

// A busy hour of the back-office costs those who look: sixty products saved one after the other, fifteen in each of
// these ways, while some hundred pages of the demo are kept.
const saves = 60;
const ways: readonly [name: string, save: (inside: Inside, product: Product) => Promise<unknown>][] = [
  ['price', (inside, { code, price }) => saveProduct(inside, { code, price: price + 100 })],
  ['name', (inside, { code, name }) => saveProduct(inside, { code, name: `${name} nuevo` })],
  ['visibility', (inside, { code }) => saveProduct(inside, { code, isPublic: false })],
  [
    'stock',
    async (inside, { id }) => {
      const [first] = (await findOnHand(inside, [id])).toSorted((a, b) => a.branchId - b.branchId);
      if (!first) throw new Error('A product of the demo has no stock.');
      await noteStock(inside, await setOnHand(inside, [{ ...first, onHand: first.reserved }]));
    },
  ],
];
const productPages = 200;
/** The share of pages, on average, that stay where they are while one product is saved. */
const leastKept: Record<string, number> = { price: 0.9, name: 0.9, stock: 0.95, visibility: 0.5 };

type Product = { id: number; code: string; name: string; categoryId: string; brandId: number; price: number };
/** Every list counts how much others have, so it shows too that there is one more or less. */
type Page = { path: string; isOf: (saved: Product) => boolean; isList?: boolean };

let shop: TestShop;
let server: Awaited<ReturnType<typeof pageServer>>;
let products: Product[];
beforeAll(async () => {
  shop = await testShop();
  await seedDemo({ db: shop.database.db, clock: () => shop.clock.now, sites: [sites.RTC] });
  await shop.ctx.follow();
  server = await pageServer(shop);
  products = await shop.database.db
    .selectFrom('product')

    .select(['id', 'code', 'name', 'category_id as categoryId', 'brand_id as brandId', 'price_cents as price'])
    .where('category_id', 'like', '1.%')
    .where('is_public', '=', true)
    .where('price_cents', '>', 0)
    .orderBy('id')
    .execute();
}, 240_000);

const isBelow = (path: string, category: string) => path === category || path.startsWith(`${category}.`);

/** Pages of products, and each category's and brand's list, with whose saving may make them old. */
const pagesOf = (shown: readonly Product[]): Page[] => {
  const categories = new Set(
    products.flatMap(({ categoryId }) => categoryId.split('.').map((_, at, steps) => steps.slice(0, at + 1).join('.'))),
  );
  const brands = new Set(products.map(({ brandId }) => brandId));
  return [
    ...shown.map((own) => ({
      path: `/productos/${encodeURIComponent(own.code)}`,
      // Beside a product stands what is like it: of its category or brand.
      isOf: (saved: Product) => saved.categoryId === own.categoryId || saved.brandId === own.brandId,
    })),
    ...[...categories].map((category) => ({
      path: `/productos?c=${category}`,
      isList: true,
      isOf: (saved: Product) => isBelow(saved.categoryId, category),
    })),
    ...[...brands].map((brand) => ({
      path: `/productos?b=${brand}`,
      isList: true,
      isOf: (saved: Product) => saved.brandId === brand,
    })),
    ...['/', '/productos', '/productos?search=', '/productos?t=placa'].map((path) => ({ path, isOf: () => true })),
    ...['/contacto', '/terminos', '/privacidad', '/3d', '/registro'].map((path) => ({ path, isOf: () => false })),
  ];
};

// Pages are kept in the same way whichever engine is behind them.
test.runIf('run' in inject('source'))(
  'sixty saves of products leave the pages where they are that show neither the product nor its lists',
  async () => {
    const random = randomOfTest('kept-pages');
    const saved = random.some(products, saves);
    const savedBy = (way: number) => saved.filter((_, at) => at % ways.length === way);
    // A hidden product has no page any more.
    const hidden = savedBy(ways.findIndex(([name]) => name === 'visibility'));
    const shown = random.some(products, productPages).filter((product) => !hidden.includes(product));
    const pages = pagesOf(shown);
    /** Asks for all of them; those that were made anew. */
    const look = async () => {
      const anew: Page[] = [];
      for (const page of pages) {
        const before = server.made();
        const { status } = await server.get(page.path);
        expect([page.path, status]).toEqual([page.path, 200]);
        if (server.made() > before) anew.push(page);
      }
      return anew;
    };
    await look();
    expect(await look()).toEqual([]);

    const wrong: string[] = [];
    for (const [at, [name, save]] of ways.entries()) {
      const kept: number[] = [];
      for (const product of savedBy(at)) {
        await inTransaction(shop.ctx, (inside) => save(inside, product));
        const anew = await look();
        kept.push(1 - anew.length / pages.length);
        wrong.push(
          ...anew
            .filter(({ isOf, isList }) => !isOf(product) && !(name === 'visibility' && isList))
            .map(({ path }) => `${name} of ${product.code}: ${path}`),
        );
      }
      const average = kept.reduce((sum, one) => sum + one, 0) / kept.length;
      const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
      console.log(
        `${shop.database.engine}: of ${pages.length} kept pages a save of a ${name} leaves ${percent(average)} on average, ${percent(Math.min(...kept))} at least`,
      );
      expect([name, average]).toEqual([name, expect.toSatisfy((share: number) => share > (leastKept[name] ?? 1))]);
    }
    expect(wrong).toEqual([]);
  },
  600_000,
);
