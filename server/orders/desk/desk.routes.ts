import type { HandlersOf } from '#server/http/handlers';
import { addNote, changeDispatch, markOrder } from '#server/orders/desk/desk.service';
import { requireOrderRight } from '#server/orders/move-order.service';

export const deskRoutes: HandlersOf<'order/mark' | 'order/changeDispatch' | 'order/addNote'> = {
  'order/mark': async (ctx, input) => ({ data: await markOrder(ctx, input) }),
  'order/changeDispatch': {
    run: async (ctx, input) => ({ data: await changeDispatch(ctx, input) }),
    exists: (ctx, { orderId }) => requireOrderRight(ctx, 'moves', String(orderId)),
  },
  'order/addNote': {
    run: async (ctx, input) => ({ data: await addNote(ctx, input) }),
    exists: (ctx, { orderId }) => requireOrderRight(ctx, 'notes', String(orderId)),
  },
};
