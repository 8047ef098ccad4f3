import type { Input } from '#contract/contract';
import { aProduct } from '#server/test/a-product';
import type { TestShop } from '#server/test/shop';

/** Inputs that succeed of the calls that change many products, as this seller: each time for another change. */
export const bulkInputs = (shop: TestShop, token: string) => {
  const ask = async (): Promise<Input<'product/previewMany'>> => {
    const { code } = await aProduct(shop);
    return { which: { codes: [code] }, change: { percent: 10 } };
  };
  const update = async () => {
    const asked = await ask();
    return { ...asked, seen: (await shop.call('product/previewMany', asked, token)).data?.seen ?? '' };
  };
  const undo = async () => {
    const done = await shop.call('product/updateMany', await update(), token);
    return { changeId: done.data?.changeId ?? '' };
  };
  return { ask, update, undo };
};
