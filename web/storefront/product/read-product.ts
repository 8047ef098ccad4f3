import { isRouteErrorResponse, redirect } from 'react-router';
import { shownCards } from '#web/blocks/cards/shown-card';
import type { Call } from '#web/context';
import { paths } from '#web/paths';
import { stepsTo } from './steps-to.ts';
import { priceTold, type SoldIn, structuredData, summary } from './structured-data.ts';

// Only loaders use this, so none of it reaches the browser.

/** Data of a product's page; a previous code redirects. Undefined where there is no such product. */
export const readProduct = (call: Call, code: string, soldIn: SoldIn) =>
  orUndefined(async () => {
    const beside = Promise.all([call('stock/find', { code, quantity: 1 }), call('product/listRelated', { code })]);
    // Under a code of before neither is found: its page leads on first.
    beside.catch(() => {});
    const product = await call('product/find', { code });
    if (product.data.code !== code) throw redirect(paths.product(product.data.code), 301);
    const [stock, related] = await beside;
    const category = await call('category/find', { categoryId: product.data.categoryId });
    const { name } = product.data;
    const steps = stepsTo({ label: name, to: paths.product(code) }, category.data.trail);
    const price = priceTold(product.data.price, soldIn);
    const meta = {
      description: summary(product.data, soldIn),
      ...(price && { price }),
    };
    return {
      kind: 'product' as const,
      code,
      facts: structuredData(soldIn, product.data, steps),
      product: product.data,
      stock: stock.data,
      related: shownCards(related.data),
      packs: related.packs,
      steps,
      meta: { ...meta, title: name, image: product.data.images[0]?.image },
    };
  });

/** The result of `read`; undefined where a call answers that a thing does not exist for visitors. */
export const orUndefined = async <T>(read: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await read();
  } catch (error) {
    if (isDataOf404(error)) return undefined;
    throw error;
  }
};

const isDataOf404 = (error: unknown) =>
  isRouteErrorResponse(error)
    ? error.status === 404
    : typeof error === 'object' &&
      error !== null &&
      'init' in error &&
      (error.init as ResponseInit | null)?.status === 404;
