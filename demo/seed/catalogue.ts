import { categories } from '#demo/catalogue/categories';
import type { DemoProduct } from '#demo/catalogue/products';
import { readPictureName } from '#demo/pictures/name';
import type { DemoStock } from '#demo/seed/allocations';
import { idsBy, insertRows, valueOf } from '#demo/seed/insert';
import type { Db } from '#server/ctx';
import { shopDay } from '#server/shop-day';

/** Pixels of a product's picture. */
export const productPictureSize = { width: 1600, height: 1200 } as const;

const day = 86_400_000;
const dateOf = (now: Date, daysAgo: number) => shopDay(new Date(now.getTime() - daysAgo * day));

/** Categories of all sites; the roots are there already. */
export async function seedCategories(db: Db) {
  const known = await idsBy(db, 'category', 'id');
  const rows = categories.map(({ id, name }, position) => ({
    id,
    parent_id: id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : null,
    number: Number(id.slice(id.lastIndexOf('.') + 1)),
    name,
    position,
  }));
  await insertRows(
    db,
    'category',
    rows.filter(({ id }) => !known.has(id)),
  );
}

/** Brands or providers that are not there yet, in the order of their names. */
export async function seedNames(db: Db, table: 'brand' | 'provider', names: readonly string[]) {
  const known = await idsBy(db, table, 'name');
  const missing = [...new Set(names)].filter((name) => !known.has(name)).sort();
  await insertRows(
    db,
    table,
    missing.map((name) => ({ name })),
  );
}

/**
 * Writes the products with all that hangs on them; answers their ids by code. Their categories, brands, providers and
 * families are there already.
 */
export async function seedCatalogue(db: Db, products: readonly DemoProduct[], stock: DemoStock, now: Date) {
  const brands = await idsBy(db, 'brand', 'name');
  const providers = await idsBy(db, 'provider', 'name');
  await insertRows(
    db,
    'product',
    products.map((product, at) => ({
      code: product.code,
      name: product.name,
      description: product.description,
      category_id: product.category,
      brand_id: valueOf(brands, product.brand),
      provider_id: valueOf(providers, product.provider),
      provider_code: product.providerCode,
      provider_url: product.providerUrl,
      ml_code: product.mLCode ?? null,
      family: product.family ?? null,
      price_cents: product.priceCents,
      iva_rate: product.ivaRate,
      is_loading: false,
      is_original: product.isOriginal,
      is_public: product.isPublic,
      // Older first, so that what was added last is not one line of the trade.
      created_at: new Date(now.getTime() - (400 - (at % 400)) * day),
      updated_at: now,
    })),
  );
  const ids = await idsBy(db, 'product', 'code');
  await seedDetails(db, products, ids, now);
  await seedPictures(db, products, ids);
  await seedStock(db, stock, ids);
  return ids;
}

type Ids = ReadonlyMap<string, number>;

async function seedDetails(db: Db, products: readonly DemoProduct[], ids: Ids, now: Date) {
  const each = <T>(list: (product: DemoProduct) => readonly T[], row: (item: T, position: number) => object) =>
    products.flatMap((product) => {
      const product_id = valueOf(ids, product.code);
      return list(product).map((item, position) => ({ product_id, ...row(item, position) }));
    });
  const specifications = each(
    (product) => product.specifications,
    ([key, value], position) => ({ key, value, is_default: position === 0, position }),
  );
  const links = each(
    (product) => product.relatedLinks,
    ([name, url], position) => ({ name, url, is_default: position === 0, position }),
  );
  const sales = each(
    (product) => product.sales,
    ({ daysAgo, quantity }) => ({ sale_date: dateOf(now, daysAgo), quantity }),
  );
  await insertRows(db, 'product_specification', specifications);
  await insertRows(db, 'product_link', links);
  await insertRows(db, 'product_sale', sales);
}

const pictureTitle = (path: string) => `Dibujo: ${readPictureName(path)?.kind ?? path}`;

async function seedPictures(db: Db, products: readonly DemoProduct[], ids: Ids) {
  const paths = new Set(products.flatMap(({ images }) => images));
  const rows = [...paths].map((path) => ({ name: pictureTitle(path), path, target: 'product', ...productPictureSize }));
  await insertRows(db, 'image', rows);
  const images = await idsBy(db, 'image', 'path');
  const shown = products.flatMap(({ code, images: list }) =>
    list.map((path, position) => ({ product_id: valueOf(ids, code), image_id: valueOf(images, path), position })),
  );
  await insertRows(db, 'product_image', shown);
}

async function seedStock(db: Db, stock: DemoStock, ids: Ids) {
  const branches = await idsBy(db, 'branch', 'code');
  const rows = [...stock].flatMap(([code, units]) =>
    Object.entries(units).map(([branch, { onHand, reserved }]) => ({
      product_id: valueOf(ids, code),
      branch_id: valueOf(branches, branch),
      on_hand: onHand,
      reserved,
    })),
  );
  await insertRows(db, 'stock', rows);
}
