import type { bulkProductCalls } from '#contract/bulk-products';
import type { CallNames } from '#contract/call';
import { product } from '#contract/catalogue.names';
import { type Entity, money, same } from '#contract/plain/entity';

const { isPublic, brandId, categoryId, price } = product;
export const bulkChange = {
  isPublic,
  brandId,
  categoryId,
  price,
  percent: 'Percent',
  rounding: money('Rounding'),
} as Entity;
export const bulkProduct = same('code name before after');

export const calls: CallNames<typeof bulkProductCalls> = {
  'product/previewMany': { in: { change: bulkChange } },
  'product/updateMany': { in: { change: bulkChange } },
  'product/undoMany': {},
};
