import type { CallNames } from '#contract/call';
import { image, product } from '#contract/catalogue.names';
import type { contentCalls } from '#contract/content';
import { type Entity, entity, list } from '#contract/plain/entity';

export const release = entity('Release', 'title', { items: list('Items', product) });

export const listedProduct: Entity = { ...product, asked: 'ProductAsked' };

const banner = entity('Banner', 'id color link title from until', {
  image: list('Image', image),
  sd: list('Sd', image),
});
const configGroup = entity('Config', 'key hasChanges production test');
const preview: Entity = {
  banners: list('Banners', banner),
  releases: list('Releases', release),
  printing: list('Printing', banner),
};

export const calls: CallNames<typeof contentCalls> = {
  'release/list': { out: { data: release } },
  'config/getPublic': {},
  'config/set': { keys: { before: 'value_Z', seenTest: 'test_Z' } },
  'config/list': { out: { data: configGroup } },
  'content/preview': { out: { data: preview } },
  'product/listByCodes': { out: { data: listedProduct } },
};
