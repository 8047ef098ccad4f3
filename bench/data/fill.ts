import { sql } from 'kysely';
import { categories } from '#demo/catalogue/categories';
import { productPictureSize } from '#demo/seed/catalogue';
import { idsBy, insertRows, valueOf } from '#demo/seed/insert';
import type { Db } from '#server/ctx';
import type { Database } from '#server/database/database';
import { transact } from '#server/database/transact';
import type { Tables } from '#server/tables';
import { allBrands, allProviders, type BenchProduct, productAt } from './products.ts';

const atOnce = 5000;
const day = 86_400_000;
const named = (names: readonly string[]) => names.map((name) => ({ name }));

/** Ids that a page of products looks up while it is written. */
type Ids = Record<'brands' | 'providers' | 'branches' | 'images', Map<string, number>>;

/** Fills a migrated shop without products with the first `count` of the bench's. */
export const fillCatalogue = async (
  { db, query }: Database<Tables>,
  count: number,
  onProgress: (done: number) => void,
) => {
  await transact(db, async (tx) => {
    await seedCategories(tx);
    await insertRows(tx, 'brand', named(allBrands));
    await insertRows(tx, 'provider', named(allProviders));
    const paths = new Set(Array.from({ length: Math.min(count, 5000) }, (_, at) => productAt(at).image));
    const pictures = [...paths].map((path) => ({ name: path, path, target: 'product', ...productPictureSize }));
    await insertRows(tx, 'image', pictures);
  });
  const ids: Ids = {
    brands: await idsBy(db, 'brand', 'name'),
    providers: await idsBy(db, 'provider', 'name'),
    branches: await idsBy(db, 'branch', 'code'),
    images: await idsBy(db, 'image', 'path'),
  };
  for (let first = 0; first < count; first += atOnce) {
    const size = Math.min(atOnce, count - first);
    const page = Array.from({ length: size }, (_, at) => productAt(first + at));
    await transact(db, (tx) => insertPage(tx, page, ids));
    onProgress(first + size);
  }
  await settle(query);
};

/** As a database is that has been in use for a while: with its statistics, and no cleaning left to do beside the measuring. */
export const settle = async (query: Database<Tables>['query']) => {
  await query('vacuum analyze');
  await query('checkpoint');
};

export const seedCategories = async (db: Db) => {
  const known = await idsBy(db, 'category', 'id');
  const rows = categories.map(({ id, name }, position) => ({
    id,
    name,
    position,
    number: Number(id.slice(id.lastIndexOf('.') + 1)),
    parent_id: id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : null,
  }));
  const missing = rows.filter(({ id }) => !known.has(id));
  await insertRows(db, 'category', missing);
};

const insertPage = async (db: Db, page: readonly BenchProduct[], ids: Ids) => {
  // Foreign keys are checked row by row, and this generator names nothing that is not there.
  await sql`set local session_replication_role = replica`.execute(db);
  const now = Date.now();
  const products = page.map((product) => ({
    code: product.code,
    name: product.name,
    description: product.description,
    category_id: product.category,
    brand_id: valueOf(ids.brands, product.brand),
    provider_id: valueOf(ids.providers, product.provider),
    provider_code: product.providerCode,
    price_cents: product.price,
    iva_rate: 22,
    is_original: false,
    is_public: product.isPublic,
    is_loading: false,
    created_at: new Date(now),
    updated_at: new Date(now),
  }));
  await insertRows(db, 'product', products);
  const rows = await db
    .selectFrom('product')
    .select(['id', 'code'])
    .where(
      'code',
      'in',
      page.map(({ code }) => code),
    )
    .execute();
  const idOf = new Map(rows.map(({ id, code }) => [code, id]));
  const each = <T>(list: (product: BenchProduct) => readonly T[], row: (item: T, position: number) => object) =>
    page.flatMap((product) => {
      const product_id = valueOf(idOf, product.code);
      return list(product).map((item, position) => ({ product_id, ...row(item, position) }));
    });
  const specifications = each(
    (product) => product.specifications,
    ([key, value], position) => ({ key, value, position, is_default: position === 0 }),
  );
  await insertRows(db, 'product_specification', specifications);
  const sales = each(
    (product) => product.sales,
    ({ daysAgo, quantity }) => ({ sale_date: new Date(now - daysAgo * day).toISOString().slice(0, 10), quantity }),
  );
  await insertRows(db, 'product_sale', sales);
  const pictures = each(
    ({ image }) => [image],
    (image, position) => ({ image_id: valueOf(ids.images, image), position }),
  );
  await insertRows(db, 'product_image', pictures);
  const stock = each(
    ({ units }) => Object.entries(units),
    ([branch, on_hand]) => ({ branch_id: valueOf(ids.branches, branch), on_hand, reserved: 0 }),
  );
  await insertRows(db, 'stock', stock);
};
