import type { CallNames } from '#contract/call';
import { image as shown } from '#contract/catalogue.names';
import type { imageCalls } from '#contract/images';
import { type Entity, entity, list } from '#contract/plain/entity';

const use = entity('Use', 'kind code name');
const image: Entity = {
  ...shown,
  target: 'ImageTarget',
  width: 'ImageWidth',
  height: 'ImageHeight',
  addedAt: 'ImageAddedAt',
  before: 'ImageId_Z',
  uses: list('Uses', use),
};

export const calls: CallNames<typeof imageCalls> = {
  'image/add': { in: { image }, out: { data: image } },
  'image/find': { out: { data: image } },
  'image/update': { in: { parms: image }, out: { data: image } },
  'image/remove': {},
  'image/listByTarget': { out: { data: image } },
  'image/match': {},
  'image/removeUnused': {},
};
