import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/ctx';
import { picturesOfProduct } from '#server/read-model/product-pictures';

/** Units that can be sold of the product named in the outer query. */
const unitsOfProduct = sql<number>`coalesce((
  select sum(on_hand - reserved)::bigint from stock where stock.product_id = product.id), 0)`;

/** Codes of the branches, in their order, that have any of the product named in the outer query. */
export const branchesOfProduct = sql<string[]>`array(
  select branch.code from stock join branch on branch.id = stock.branch_id
  where stock.product_id = product.id and on_hand > reserved order by branch.position, branch.id)`;

const lastSaleOfProduct = sql<string | null>`(
  select max(sale_date) from product_sale where product_sale.product_id = product.id)`;

export const selectCards = (db: Db) =>
  db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select([
      'product.id',
      'product.code',
      'product.name',
      'product.brand_id as brandId',
      'brand.name as brandName',
      'product.category_id as categoryId',
      'category.name as categoryName',
      'product.price_cents as price',
      sql<number>`product.iva_rate::float`.as('ivaRate'),
      'product.is_original as isOriginal',
      'product.is_public as isPublic',
      unitsOfProduct.as('units'),
      lastSaleOfProduct.as('lastSale'),
      picturesOfProduct.as('images'),
    ]);

const selectWithBranches = (db: Db) => selectCards(db).select(branchesOfProduct.as('branches'));

export const readCards = (db: Db, ids: readonly number[]) =>
  selectWithBranches(db).where(sql<SqlBool>`product.id = any(${ids}::bigint[])`).execute();

export const readCardsAfter = (db: Db, after: number, count: number) =>
  selectWithBranches(db).where('product.id', '>', after).orderBy('product.id').limit(count).execute();

export const readCardsByCode = (db: Db, codes: readonly string[]) =>
  selectWithBranches(db).where(sql<SqlBool>`product.code = any(${codes}::text[])`).execute();
