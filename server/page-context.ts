import { data, RouterContextProvider } from 'react-router';
import type { Ctx } from '#server/ctx';
import { tagsShown } from '#server/page-tags';
import { Refusal } from '#server/refusal';
import type { Shop } from '#server/shop';
import type { Site } from '#sites/site';
import * as contexts from '#web/context';

type Report = contexts.Page & Pick<Ctx, 'holdsFor'> & { requestId: string };

/** The context that the loaders of one page get. This is the one place where the server knows the web room. */
export const pageContext = (
  shop: Shop,
  site: Site,
  { holdsFor, requestId, ...report }: Report,
): RouterContextProvider => {
  const visitorCall = shop.visitorCall(site, holdsFor);
  let isReported = false;
  const call: contexts.Call = async (path, input) => {
    try {
      const output = await visitorCall(path, input);
      report.shows(...tagsShown(path, output, { input, root: site.rootCategory }));
      return output;
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 500;
      if (status >= 500) {
        // The calls of a page fail together.
        if (!isReported) report.failed(error instanceof Refusal ? (error.cause ?? error) : error);
        isReported = true;
        throw data({ requestId }, { status });
      }
      // A page's question stands in its address: one that no call takes leads nowhere.
      throw data(null, { status: status === 400 ? 404 : status });
    }
  };
  const context = new RouterContextProvider();
  context.set(contexts.site, shop.siteNow(site, holdsFor));
  context.set(contexts.page, report);
  context.set(contexts.shop, { call });
  return context;
};
