import type { HandlersOf } from '#server/http/handlers';
import { approveSlip, rejectSlip, requireSoldSlip } from '#server/orders/slips/decide-slip.service';
import { filterSlips } from '#server/orders/slips/list-slips.service';

export const slipsRoutes: HandlersOf<'slip/filter' | 'slip/approve' | 'slip/reject'> = {
  'slip/filter': filterSlips,
  'slip/approve': async (ctx, input) => ({ data: await approveSlip(ctx, input) }),
  'slip/reject': {
    run: async (ctx, input) => ({ data: await rejectSlip(ctx, input) }),
    exists: (ctx, { slipId }) => requireSoldSlip(ctx, String(slipId)),
  },
};
