import { sql } from 'kysely';
import type { Db } from '#server/ctx';
import { hasPicture, picturesOfProduct } from '#server/read-model/product-pictures';
import { isBelow } from '#server/read-model/visibility';

const specifications = sql<{ key: string; value: string }[]>`coalesce((
  select json_agg(json_build_object('key', s.key, 'value', s.value) order by s.position, s.id)
  from product_specification s where s.product_id = product.id), '[]')`;

const isInStock = sql<boolean>`coalesce((
  select sum(on_hand - reserved) > 0 from stock where stock.product_id = product.id), false)`;

/** The next public products by id that have a price and a picture, below a category. */
export const readOffers = (db: Db, { root, after, count }: { root: string; after: number; count: number }) =>
  db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select([
      'product.id',
      'product.code',
      'product.name',
      'product.description',
      'product.family',
      'product.barcode',
      'product.price_cents as price',
      'brand.name as brandName',
      'category.id as categoryId',
      'category.name as categoryName',
      isInStock.as('isInStock'),
      picturesOfProduct.as('images'),
      specifications.as('specifications'),
    ])
    .where('product.id', '>', after)
    .where('product.is_public', '=', true)
    .where(isBelow(root))
    .where('product.price_cents', '>', 0)
    .where(hasPicture)
    .orderBy('product.id')
    .limit(count)
    .execute();

export type Offer = Awaited<ReturnType<typeof readOffers>>[number];
