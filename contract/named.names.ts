import type { CallNames } from '#contract/call';
import type { namedCalls } from '#contract/named';
import { entity } from '#contract/plain/entity';

const named = entity('Named', 'id name image logo products vehicles applications companies', { imageId: 'ImageId' });
const look = entity('Named', 'refusal', {
  own: { wire: 'NamedOwn', of: named },
  other: { wire: 'NamedOther', of: named },
});

export const calls: CallNames<typeof namedCalls> = {
  'named/list': { out: { data: named } },
  'named/add': { in: { named }, out: { data: named } },
  'named/update': { in: { parms: named }, out: { data: named } },
  'named/previewMerge': { out: { data: look } },
  'named/merge': { out: { data: named } },
  'named/remove': {},
};
