import type { TestShop } from '#server/test/shop';
import { visitorPage } from '#server/test/visitor-page';
import type { SiteId } from '#sites/site';
import { loader } from '#web/storefront/product/product-page.tsx';

/** The page `/productos/{code}` as a visitor gets it, with `query` behind it: what it holds, or its status and where it leads. */
export const productPage = async (shop: TestShop, site: SiteId, code: string, query = '') => {
  const { loaded, facts, ...page } = await visitorPage(shop, site, loader, { path: `/${query}`, params: { code } });
  if (!loaded) return { ...page, loaded, ...(facts && { facts }) };
  return 'init' in loaded ? { status: loaded.init?.status ?? 200, facts: undefined } : { status: 200, loaded, facts };
};
