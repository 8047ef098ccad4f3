import { redirect } from 'react-router';
import { chosenOf } from '#web/blocks/parts/first-to-buy';
import type { Call } from '#web/context';
import { paths } from '#web/paths';
import { onlyPrice, partFacts, partSummary } from './part-data.ts';
import { productTexts } from './product-texts.ts';
import { orUndefined, readProduct } from './read-product.ts';
import { shownTiles } from './shown-tile.ts';
import { stepsTo } from './steps-to.ts';
import type { SoldIn } from './structured-data.ts';

// Only loaders use this, so none of it reaches the browser.

/**
 * Data of a family's page, with the product `asked` chosen where a visitor sees it. A product's code leads to the page
 * of its family, where it is the one chosen; one without a family has its own.
 */
export const readPart = async (call: Call, code: string, soldIn: SoldIn, asked: string | null) => {
  const found = await orUndefined(() => readFamily(call, code, soldIn, asked));
  if (found) return found;
  const product = await orUndefined(() => call('product/find', { code }));
  if (product?.data.family) throw redirect(paths.part(product.data.family, product.data.code), 301);
  return product && readProduct(call, code, soldIn);
};

const readFamily = async (call: Call, family: string, soldIn: SoldIn, asked: string | null) => {
  const { data: part } = await call('autopart/findByFamily', { family });
  if (part.family !== family) throw redirect(paths.part(part.family, asked ?? undefined), 301);
  const chosen = chosenOf(part.products, asked)?.code ?? part.code;
  const [related, stock, product, category] = await Promise.all([
    call('autopart/listRelated', { family }),
    call('stock/find', { code: chosen, quantity: 1 }),
    call('product/find', { code: chosen }),
    call('category/find', { categoryId: part.categoryId }),
  ]);
  const ownTexts = productTexts(product.data);
  const withText = { ...part, description: part.description || ownTexts.description };
  const steps = stepsTo({ label: part.code, to: paths.product(family) }, category.data.trail, 'Autopartes');
  const price = onlyPrice(part, soldIn);
  return {
    kind: 'part' as const,
    code: family,
    facts: partFacts(soldIn, withText, steps),
    part,
    stock: stock.data,
    ownTexts,
    related: shownTiles(related.data),
    steps,
    meta: {
      title: part.code,
      description: partSummary(withText, soldIn),
      ...(price && { price }),
      image: part.images[0]?.image,
    },
  };
};
