import type { CallNames } from '#contract/call';
import { product } from '#contract/catalogue.names';
import type { contentCalls } from '#contract/content';
import { entity, list } from '#contract/plain/entity';

export const release = entity('Release', 'title', { items: list('Items', product) });

export const calls: CallNames<typeof contentCalls> = {
  'release/list': { out: { data: release } },
  'config/getPublic': {},
};
