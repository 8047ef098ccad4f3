import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Ctx } from '#server/ctx';
import { isSeller } from '#server/is-seller';

/** Below which root somebody sees public products; null is a seller, who sees all. */
export type Sight = { root: string | null };

export const sightOf = (ctx: Ctx): Sight => ({ root: isSeller(ctx) ? null : ctx.site.rootCategory });

/** Whether the product `product` of a query stands in a category or below it. */
export const isBelow = (category: string): RawBuilder<SqlBool> =>
  sql`(product.category_id = ${category} or product.category_id like ${`${category}.%`})`;

/** Whether the product `product` of a query exists for who asks (decisions C6): a family is seen by its products. */
export const isSeen = ({ root }: Sight): RawBuilder<SqlBool> =>
  root === null
    ? sql`product.family is not null`
    : sql`product.family is not null and product.is_public and ${isBelow(root)}`;
