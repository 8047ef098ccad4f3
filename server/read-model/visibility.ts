import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Ctx } from '#server/ctx';
import { isSeller } from '#server/is-seller';

type Seen = { isPublic: boolean; categoryId: string };

/** Whether a category stands in the site's part of the tree. */
export const isInSite = ({ site }: Pick<Ctx, 'site'>, categoryId: string) =>
  categoryId === site.rootCategory || categoryId.startsWith(`${site.rootCategory}.`);

/** A product that is not public, or not of this site, exists for sellers alone (decisions C6). */
export const isVisible = (ctx: Pick<Ctx, 'session' | 'site'>, product: Seen) =>
  isSeller(ctx) || (product.isPublic && isInSite(ctx, product.categoryId));

/** The one place that says who may see prices (decisions C7). */
export const pricesVisible = (ctx: Pick<Ctx, 'session' | 'settings'>) => {
  const { pricesFor } = ctx.settings;
  return pricesFor === 'everyone' || (pricesFor === 'signedIn' && ctx.session !== null) || isSeller(ctx);
};

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
