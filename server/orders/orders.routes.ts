import type { HandlersOf } from '#server/http/handlers';
import { checkoutOptions } from '#server/orders/checkout-options.service';
import { cancelOrder, changeState, requireOrderRight } from '#server/orders/move-order.service';
import { filterOrders, findOrder } from '#server/orders/order-view.service';
import { payOrder } from '#server/orders/pay-order.service';
import { addOrder } from '#server/orders/place-order.service';
import { addAsSeller, requireSeller } from '#server/orders/seller-order.service';
import { listHolds } from '#server/orders/stock-holds.service';

export const ordersRoutes: HandlersOf<
  | 'order/options'
  | 'order/add'
  | 'order/addAsSeller'
  | 'order/find'
  | 'order/filter'
  | 'order/pay'
  | 'order/cancel'
  | 'order/changeState'
  | 'stock/listHolds'
> = {
  'order/options': async (ctx) => ({ data: checkoutOptions(ctx) }),
  'order/add': (ctx, { order }) => addOrder(ctx, order),
  'order/addAsSeller': {
    run: (ctx, { order }) => addAsSeller(ctx, order),
    exists: requireSeller,
  },
  'order/find': async (ctx, { orderId }) => ({ data: await findOrder(ctx, orderId) }),
  'order/filter': filterOrders,
  'order/pay': payOrder,
  'order/cancel': async (ctx, { orderId }) => ({ data: await cancelOrder(ctx, orderId) }),
  'stock/listHolds': async (ctx, { code }) => ({ data: await listHolds(ctx, code) }),
  'order/changeState': {
    run: async (ctx, input) => ({ data: await changeState(ctx, input) }),
    exists: (ctx, { orderId }) => requireOrderRight(ctx, 'moves', String(orderId)),
  },
};
