import type { Ctx } from '#server/ctx';
import { isSeller } from '#server/is-seller';

type Seen = { isPublic: boolean; categoryId: string };

/** Whether a category stands in the site's part of the tree. */
export const isInSite = ({ site }: Pick<Ctx, 'site'>, categoryId: string) =>
  categoryId === site.rootCategory || categoryId.startsWith(`${site.rootCategory}.`);

/** What is not public, or not of this site, exists for sellers alone (decisions C6). */
export const isVisible = (ctx: Pick<Ctx, 'session' | 'site'>, product: Seen) =>
  isSeller(ctx) || (product.isPublic && isInSite(ctx, product.categoryId));

/** The one place that says who may see prices (decisions C7). */
export const pricesVisible = (ctx: Pick<Ctx, 'session' | 'settings'>) => {
  const { pricesFor } = ctx.settings;
  return pricesFor === 'everyone' || (pricesFor === 'signedIn' && ctx.session !== null) || isSeller(ctx);
};
