import type { CallNames } from '#contract/call';
import { listedProduct } from '#contract/content.names';
import type { favouriteCalls } from '#contract/favourites';

export const calls: CallNames<typeof favouriteCalls> = {
  'favourite/list': { out: { data: listedProduct } },
  'favourite/listCodes': {},
  'favourite/set': {},
};
