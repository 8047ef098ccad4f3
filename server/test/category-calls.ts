import type { EveryCall } from '#server/test/call-row';
import type { TestShop } from '#server/test/shop';

let count = 0;

/** Rows of `everyCall` for the categories that staff keeps. */
export const categoryRows = (shop: TestShop, token: string) => {
  const made = async () => {
    const category = { name: `Rubro medido ${++count}` };
    return (await shop.call('category/add', { parentId: '1', category }, token)).data?.id ?? '';
  };
  return {
    'category/listWhole': ['seller', 3, () => ({})],
    'category/add': ['seller', 18, () => ({ parentId: '1', category: { name: `Rubro nuevo ${++count}` } })],
    'category/update': [
      'seller',
      17,
      async () => ({ categoryId: await made(), parms: { googleId: { before: null, value: 222 } } }),
    ],
    'category/move': ['seller', 20, async () => ({ categoryId: await made(), parentId: await made() })],
    'category/previewMerge': ['seller', 5, async () => ({ categoryId: await made(), otherId: await made() })],
    'category/merge': ['seller', 28, async () => ({ categoryId: await made(), otherId: await made() })],
    'category/remove': ['seller', 21, async () => ({ categoryId: await made() })],
  } satisfies Partial<EveryCall>;
};
