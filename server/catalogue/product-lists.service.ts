import { readOfProvider } from '#server/catalogue/provider-products.store';
import {
  countBelow,
  readPricePage,
  readPrices,
  readWholePage,
  type StoredProduct,
  updatePrices,
} from '#server/catalogue/save-products.store';
import type { Ctx, Inside } from '#server/ctx';

const atOnce = { whole: 500, prices: 5000 };

type Ids = readonly number[];
type Priced = { id: number; code: string; price: number };

const pages = async function* <T extends { id: number }>(read: (after: number) => Promise<T[]>): AsyncGenerator<T[]> {
  let page = await read(0);
  while (page.length > 0) {
    yield page;
    page = await read(page.at(-1)?.id ?? 0);
  }
};

/** How many products the site has, public or not; with ids how many of these. */
export const countProducts = ({ db, site }: Ctx, ids?: Ids) => countBelow(db, site.rootCategory, ids);

/** All products of the site, or those of the ids, as they are stored, in pages by id; each page as it is when it is read. */
export const wholeProducts = ({ db, site }: Ctx, ids?: Ids): AsyncGenerator<StoredProduct[]> =>
  pages((after) => readWholePage(db, { root: site.rootCategory, ids, after, count: atOnce.whole }));

/** Code and price (cents, IVA included) of all products of the site, or those of the ids, in pages by id. */
export const pricedProducts = ({ db, site }: Ctx, ids?: Ids): AsyncGenerator<Priced[]> =>
  pages((after) => readPricePage(db, { root: site.rootCategory, ids, after, count: atOnce.prices }));

/** Code, name and price of the public products that a provider has at the site. */
export const productsOfProvider = ({ db, site }: Ctx, providerId: number) =>
  readOfProvider(db, { root: site.rootCategory, providerId });

/** Id, name and price of products by their codes. */
export const findPrices = async ({ db }: Ctx, codes: readonly string[]) =>
  new Map((await readPrices(db, codes)).map((row) => [row.code, row]));

/** Sets prices in the caller's transaction and answers the ids that `noteProducts` is to note. Give ids once, in order. */
export const setPrices = (inside: Inside, rows: readonly { id: number; price: number }[]) =>
  updatePrices(inside.db, rows);
