import type { Parsed } from '#contract/contract';
import { favouritesMax } from '#contract/favourites';
import { findForSale } from '#server/catalogue/for-sale.service';
import { firstOfEach, releasedOf } from '#server/content/released.service';
import type { Ctx } from '#server/ctx';
import { countOthers, deleteFavourite, insertFavourite, readCodes } from '#server/favourites/favourites.store';
import { inTransactionOnly } from '#server/in-transaction';
import { Refusal } from '#server/refusal';

const accountOf = ({ session }: Ctx) => {
  if (!session) throw new Refusal('session.none');
  return session.accountId;
};

/** Codes of the caller's favourites below the site's root category, the last one kept first. */
export const listCodes = (ctx: Ctx) => readCodes(ctx.db, accountOf(ctx), ctx.site.rootCategory);

/** The same as cards, of those that the site shows; where autoparts are sold a product stands for its family. */
export const listFavourites = async (ctx: Ctx) => {
  const codes = await listCodes(ctx);
  return firstOfEach(codes, await releasedOf(ctx, codes)).map(({ item, asked }) => ({ ...item, asked }));
};

/** Keeps a product or takes it away, and answers the codes; again changes nothing. Throws product.notFound or favourite.tooMany. */
export const setFavourite = async (ctx: Ctx, { code, isOn }: Parsed<'favourite/set'>) => {
  const accountId = accountOf(ctx);
  if (isOn) await keep(ctx, accountId, code);
  else await deleteFavourite(ctx.db, accountId, code);
  return listCodes(ctx);
};

const keep = async (ctx: Ctx, accountId: number, code: string) => {
  const product = (await findForSale(ctx, [code])).get(code);
  if (!product) throw new Refusal('product.notFound');
  const favourite = { account_id: accountId, product_id: product.id, at: ctx.clock() };
  await inTransactionOnly(ctx, async ({ db }) => {
    if ((await countOthers(db, favourite)) >= favouritesMax)
      throw new Refusal('favourite.tooMany', { max: favouritesMax });
    await insertFavourite(db, favourite);
  });
};
