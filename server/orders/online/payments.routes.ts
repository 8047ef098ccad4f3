import { isOnline, paymentNames } from '#contract/plain/commerce';
import type { HandlersOf } from '#server/http/handlers';
import { requireOrderRight } from '#server/orders/move-order.service';
import { followOrder, settlePayment, startPayment } from '#server/orders/online/follow-order.service';
import { listAlerts, listPayments, solveOrderAlert } from '#server/orders/online/order-payments.service';
import { refundPayment } from '#server/orders/online/refund.service';
import { solveRefusedOf } from '#server/orders/online/refused-notifications.service';
import { checkPayments } from '#server/payments/check-payments.service';
import { Refusal } from '#server/refusal';

export const paymentsRoutes: HandlersOf<
  | 'payment/getAccessToken'
  | 'order/follow'
  | 'payment/check'
  | 'payment/settle'
  | 'payment/start'
  | 'payment/list'
  | 'payment/listAlerts'
  | 'payment/solveAlert'
  | 'payment/solveRefused'
  | 'payment/refund'
> = {
  'payment/getAccessToken': async ({ providers }, { paymentId }) => {
    if (!Object.hasOwn(paymentNames, paymentId)) throw new Refusal('paymentMethod.notFound');
    return { accessToken: (isOnline(paymentId) && providers().get(paymentId)?.browserToken()) || null };
  },
  'order/follow': followOrder,
  'payment/check': async ({ providers, origin }) => {
    const lines = await checkPayments({ providers, origins: [origin] });
    return { data: lines.map((line) => ({ isTest: false, ...line })) };
  },
  'payment/settle': settlePayment,
  'payment/start': startPayment,
  'payment/list': async (ctx, { orderId }) => ({ data: await listPayments(ctx, orderId) }),
  'payment/listAlerts': listAlerts,
  'payment/solveAlert': {
    run: async (ctx, input) => ({ data: await solveOrderAlert(ctx, input) }),
    exists: (ctx, { orderId }) => requireOrderRight(ctx, 'decides', String(orderId)),
  },
  'payment/solveRefused': async (ctx, input) => ({ data: await solveRefusedOf(ctx, input) }),
  'payment/refund': async (ctx, input) => ({ data: await refundPayment(ctx, input) }),
};
