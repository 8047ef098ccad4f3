import { sql } from 'kysely';
import type { Db } from '#server/ctx';
import { branchesOfProduct, selectCards } from './cards.store.ts';

type Item<T> = T & { id: number; isDefault: boolean };

const specifications = sql<Item<{ key: string; value: string }>[]>`coalesce((
  select json_agg(json_build_object('id', s.id, 'key', s.key, 'value', s.value, 'isDefault', s.is_default) order by s.position, s.id)
  from product_specification s where s.product_id = product.id), '[]')`;

const relatedLinks = sql<Item<{ name: string; url: string }>[]>`coalesce((
  select json_agg(json_build_object('id', l.id, 'name', l.name, 'url', l.url, 'isDefault', l.is_default) order by l.position, l.id)
  from product_link l where l.product_id = product.id), '[]')`;

const sales = sql<{ date: string; quant: number }[]>`coalesce((
  select json_agg(json_build_object('date', s.sale_date, 'quant', s.quantity) order by s.sale_date desc)
  from product_sale s where s.product_id = product.id), '[]')`;

/** The products that the shop related to it by hand, in its order, whoever may see them. */
const relatedIds = sql<number[]>`coalesce((
  select json_agg(r.related_id order by r.position) from product_related r where r.product_id = product.id), '[]')`;

/** The public part of product pages, in one query. */
const selectPages = (db: Db) =>
  selectCards(db).select([
    'product.description',
    'product.family',
    'product.ml_code as mLCode',
    'product.barcode',
    specifications.as('specifications'),
    relatedLinks.as('relatedLinks'),
  ]);

export type ProductPage = NonNullable<Awaited<ReturnType<typeof readPage>>>;

const selectWholePages = (db: Db) =>
  selectPages(db).select([branchesOfProduct.as('branches'), relatedIds.as('relatedIds')]);

/** The page with what is kept beside it. */
export const readPage = (db: Db, code: string) =>
  selectWholePages(db).where('product.code', '=', code).executeTakeFirst();

/** The next pages by product id. */
export const readPagesAfter = (db: Db, id: number, count: number): Promise<ProductPage[]> =>
  selectWholePages(db).where('product.id', '>', id).orderBy('product.id').limit(count).execute();

/** The page with what it shows to sellers. */
export const readPageForSellers = (db: Db, code: string) =>
  selectPages(db)
    .select([
      'product.provider_id as providerId',
      'product.provider_code as providerCode',
      'product.provider_url as providerUrl',
      'product.dua',
      'product.min_stock as minStock',
      'product.is_loading as isLoading',
      sales.as('sales'),
    ])
    .where('product.code', '=', code)
    .executeTakeFirst();
