import type { HandlersOf } from '#server/http/handlers';
import { addCfe, removeCfe } from '#server/orders/cfe/note-cfe.service';
import { requireOrderRight } from '#server/orders/move-order.service';

export const cfeRoutes: HandlersOf<'order/addCfe' | 'order/removeCfe'> = {
  'order/addCfe': {
    run: async (ctx, input) => ({ data: await addCfe(ctx, input) }),
    exists: (ctx, { orderId }) => requireOrderRight(ctx, 'notes', String(orderId)),
  },
  'order/removeCfe': async (ctx, input) => ({ data: await removeCfe(ctx, input) }),
};
