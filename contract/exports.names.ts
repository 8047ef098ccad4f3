import type { CallNames } from '#contract/call';
import type { exportCalls } from '#contract/exports';
import { same } from '#contract/plain/entity';

export const calls: CallNames<typeof exportCalls> = {
  'export/listColumns': { out: { data: same('title isNeeded') } },
};
