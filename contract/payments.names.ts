import type { CallNames } from '#contract/call';
import { order } from '#contract/orders.names';
import type { paymentCalls } from '#contract/payments';
import { entity, list, money, same } from '#contract/plain/entity';

/** An order as it is seen by its link. */
export const followed = {
  ...order,
  isPaid: 'OrderIsPaid',
  heldMoney: 'OrderHeldMoney',
  steps: list('OrderSteps', entity('Event', 'at to')),
};
const payment = entity('Payment', 'id method providerId status currency counts detail at', {
  amount: money('PaymentAmount'),
  refunded: money('PaymentRefunded'),
  refunds: list(
    'PaymentRefunds',
    entity('Refund', 'at doneAt by reason', { guid: 'RefundGUID', amount: money('RefundAmount') }),
  ),
});
const refund = entity('Payment', 'id reason', { guid: 'RefundGUID', amount: money('PaymentAmount') });
const answer = entity('Answer', 'at origin status currency detail providerId', {
  amount: money('AnswerAmount'),
  refunded: money('AnswerRefunded'),
});
const attempt = entity('Attempt', 'guid method currency at endsAt isStarted', {
  amount: money('AttemptAmount'),
  answers: list('AttemptAnswers', answer),
});
const alert = entity('Alert', 'id kind at paymentId method providerId currency detail solvedAt solvedBy reason', {
  orderGUID: 'OrderGUID',
  orderNumber: 'OrderNumber',
  toCompanyId: 'OrderToCompanyId',
  amount: money('AlertAmount'),
  refunded: money('AlertRefunded'),
});
const refused = entity('Refused', 'id method cause times firstAt lastAt solvedAt solvedBy reason');
const payments = {
  payments: list('Payments', payment),
  attempts: list('Attempts', attempt),
  alerts: list('Alerts', alert),
};

export const calls: CallNames<typeof paymentCalls> = {
  'payment/getAccessToken': {},
  'order/follow': { out: { data: followed } },
  'payment/check': { out: { data: same('what ok sentence isTest') } },
  'payment/settle': { out: { data: followed } },
  'payment/start': { out: { data: followed } },
  'payment/list': { out: { data: payments } },
  'payment/listAlerts': { out: { data: alert, refused, solved: refused } },
  'payment/solveAlert': { out: { data: payments } },
  'payment/solveRefused': { out: { data: refused } },
  'payment/refund': { in: { refund }, out: { data: payments } },
};
