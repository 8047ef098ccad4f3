import type { CallNames } from '#contract/call';
import type { stockCalls } from '#contract/stock';

export const calls: CallNames<typeof stockCalls> = {
  'stock/find': {},
  'stock/listByCodes': {},
};
