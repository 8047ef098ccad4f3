import { type RawBuilder, sql } from 'kysely';
import type { StockRow } from '#contract/stock';
import type { Db } from '#server/ctx';

const columns = sql`
  product.code, product.name, product.is_public as "isPublic", branch.code as "branchCode", branch.name as "branchName",
  coalesce(stock.on_hand, 0) as "onHand", coalesce(stock.reserved, 0) as reserved,
  coalesce(stock.on_hand - stock.reserved, 0) as quant, product.min_stock as "minStock"`;

const anyOrThis = (column: RawBuilder<string>, value: string | undefined) =>
  value === undefined ? sql`true` : sql`${column} = ${value}`;

/** These products at every branch, or at one, in their order; a product that never had stock at a branch has 0. */
export const readStockRows = async (
  db: Db,
  productIds: readonly number[],
  branchCode?: string,
): Promise<StockRow[]> => {
  const { rows } = await sql<StockRow>`
    select ${columns} from unnest(${productIds}::bigint[]) with ordinality as asked (id, place)
    join product on product.id = asked.id cross join branch
    left join stock on stock.product_id = product.id and stock.branch_id = branch.id
    where branch.in_use and ${anyOrThis(sql`branch.code`, branchCode)}
    order by asked.place, branch.position, branch.id`.execute(db);
  return rows;
};

type Within = { branchCode?: string | undefined; categoryId?: string | undefined };

const inCategory = (categoryId: string | undefined) =>
  categoryId === undefined
    ? sql`true`
    : sql`(product.category_id = ${categoryId} or product.category_id like ${`${categoryId}.%`})`;

const within = ({ branchCode, categoryId }: Within) => sql`
  from stock join branch on branch.id = stock.branch_id join product on product.id = stock.product_id
  where ${anyOrThis(sql`branch.code`, branchCode)} and ${inCategory(categoryId)}`;

/** A page of all that a branch ever had, the lowest first. */
export const readLowest = async (db: Db, which: Within, rowIndex: number, rowsMax: number): Promise<StockRow[]> => {
  const { rows } = await sql<StockRow>`
    select ${columns} ${within(which)}
    order by stock.on_hand - stock.reserved, stock.product_id, stock.branch_id
    offset ${rowIndex} limit ${rowsMax}`.execute(db);
  return rows;
};

/** The products of the `most` lowest rows, each where its lowest row stands. */
export const readLowestProducts = async (db: Db, which: Within, most: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select stock.product_id as id, stock.on_hand - stock.reserved as free ${within(which)}
      order by stock.on_hand - stock.reserved, stock.product_id, stock.branch_id limit ${most}
    ) as lowest group by id order by min(free), id`.execute(db);
  return rows.map(({ id }) => id);
};

/** How many rows the list has, of which `most` are counted. */
export const countStocked = async (db: Db, which: Within, most: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from (select ${within(which)} limit ${most}) as counted`.execute(db);
  return rows[0]?.count ?? 0;
};

/**
 * Products of which all branches together have less free than their minimum, what lacks most first; `ids`: of these alone.
 */
export const readBelowMinimum = async (
  db: Db,
  { categoryId, ids }: { categoryId?: string | undefined; ids?: readonly number[] | undefined },
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select product.id from product
    cross join lateral (
      select coalesce(sum(on_hand - reserved), 0) as free from stock where stock.product_id = product.id
    ) as all_branches
    where product.min_stock is not null and product.min_stock > all_branches.free and ${inCategory(categoryId)}
      and ${ids === undefined ? sql`true` : sql`product.id = any(${ids}::bigint[])`}
    order by product.min_stock - all_branches.free desc, product.id`.execute(db);
  return rows.map(({ id }) => id);
};
