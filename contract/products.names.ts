import type { CallNames } from '#contract/call';
import { image, product, relatedLink, specification } from '#contract/catalogue.names';
import { type Entity, same } from '#contract/plain/entity';
import type { productCalls } from '#contract/products';

const imageEdit: Entity = { ...image, before: 'ImageId_Z', mode: 'BCMode' };

export const calls: CallNames<typeof productCalls> = {
  'product/add': { in: { product, shelves: same('branchCode quantity') }, out: { data: product } },
  'product/update': {
    in: { parms: product, images: imageEdit, specifications: specification, relatedLinks: relatedLink },
    out: { data: product },
  },
};
