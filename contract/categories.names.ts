import type { CallNames } from '#contract/call';
import type { categoryCalls } from '#contract/categories';
import { entity } from '#contract/plain/entity';

export const kept = entity('Category', 'id name parentId googleId googleUsed image products productsBelow', {
  imageId: 'ImageId',
});
const look = entity('Category', 'refusal name otherName products subcategories companies sameNames');

export const calls: CallNames<typeof categoryCalls> = {
  'category/listWhole': { out: { data: kept } },
  'category/add': { in: { category: kept }, out: { data: kept } },
  'category/update': { in: { parms: kept }, out: { data: kept } },
  'category/move': { out: { data: kept } },
  'category/previewMerge': { out: { data: look } },
  'category/merge': { out: { data: kept } },
  'category/remove': { out: { data: kept } },
};
