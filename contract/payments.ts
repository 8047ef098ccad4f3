import { z } from 'zod';
import { defineCalls, type Limit } from '#contract/call';
import { cents, guid, key, requiredText } from '#contract/fields';
import { filterId } from '#contract/filters';
import { offeredPayment, order, payment } from '#contract/orders';
import { messages } from '#contract/plain/messages';
import { alertKinds, refusalCauses } from '#contract/plain/payment-alerts';
import { answerOrigins, paymentStatuses } from '#contract/plain/payments';

const text = z.string().nullable();

/**
 * An order as its link shows it. It tells neither where the order goes nor who handled it. It names the buyer only on the invoice of
 * an order that a visitor confirmed.
 */
export const followedOrder = order
  .pick({ guid: true, number: true, date: true, state: true, items: true, shippingId: true, shippingName: true })
  .extend(order.pick({ shippingPrice: true, branchName: true, transferDays: true, transferDue: true }).shape)
  .extend(order.pick({ carrierName: true, tracking: true, handedOverAt: true }).shape)
  .extend(order.pick({ paymentId: true, paymentName: true }).shape)
  .extend(order.pick({ companyName: true, companyIdentifier: true }).shape)
  .extend(order.pick({ total: true, rate: true, rateDate: true, totalUYU: true, expires: true }).shape)
  .extend(order.pick({ instructions: true, mayPay: true, mayCancel: true, link: true, guest: true }).shape)
  .extend({
    steps: z.array(order.shape.events.element.pick({ at: true, to: true })),
    /** Money of a cancelled order that no provider knows (contract/plain/held-money.ts). */
    heldMoney: z.enum(['paid', 'claimed', 'none']),
    /** A provider has money for it, though it is cancelled, still waits, or is paid by other money: a person decides, or gives it back. */
    isPaid: z.boolean(),
  });
export type FollowedOrder = z.output<typeof followedOrder>;

/** An order that is followed, and the ways to pay it online now. */
const followed = z.object({
  data: followedOrder,
  payments: z.array(offeredPayment),
});

/** Money that a provider knows of an order. Cents of `currency`; dates ISO 8601. */
const orderPayment = z.object({
  id: z.number(),
  method: z.string(),
  providerId: z.string(),
  status: z.enum(paymentStatuses),
  currency: z.string(),
  amount: z.number(),
  refunded: z.number(),
  /** Whether it pays for the order. */
  counts: z.boolean(),
  detail: z.string(),
  at: z.string(),
  /** Its refunds, the oldest first; `doneAt` null: its provider has not confirmed it yet, and it is asked again by its `guid`. */
  refunds: z.array(
    z.object({ guid, at: z.string(), doneAt: text, amount: z.number(), by: z.string(), reason: z.string() }),
  ),
});
export type OrderPayment = z.output<typeof orderPayment>;

/** A try to pay an order, and what its provider said of it, the oldest first. */
const paymentAttempt = z.object({
  guid: z.string(),
  method: z.string(),
  currency: z.string(),
  amount: z.number(),
  at: z.string(),
  endsAt: z.string(),
  isStarted: z.boolean(),
  answers: z.array(
    z.object({
      at: z.string(),
      origin: z.enum(answerOrigins),
      status: z.enum(paymentStatuses).nullable(),
      currency: text,
      amount: z.number().nullable(),
      refunded: z.number().nullable(),
      detail: z.string(),
      providerId: text,
    }),
  ),
});
export type PaymentAttempt = z.output<typeof paymentAttempt>;

/** A thing that a person must look at. */
const orderAlert = z.object({
  id: z.number(),
  kind: z.enum(alertKinds),
  at: z.string(),
  orderGUID: z.string(),
  orderNumber: z.number(),
  toCompanyId: z.number(),
  /** Null where no provider knows of the money: then it is the order's total, by its own way to pay. */
  paymentId: z.number().nullable(),
  method: z.string(),
  providerId: z.string(),
  currency: z.string(),
  amount: z.number(),
  refunded: z.number(),
  /** The provider's word for the payment. */
  detail: z.string(),
  solvedAt: text,
  solvedBy: text,
  reason: text,
});
export type OrderAlert = z.output<typeof orderAlert>;

/** Notifications of a provider that the shop refused for one cause, until somebody solved it or the provider got through. */
const refusedNotifications = z.object({
  id: z.number(),
  method: z.string(),
  cause: z.enum(refusalCauses),
  times: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
  solvedAt: text,
  solvedBy: text,
  reason: text,
});
export type RefusedNotifications = z.output<typeof refusedNotifications>;

const paymentsOfOrder = z.object({
  data: z.object({
    payments: z.array(orderPayment),
    attempts: z.array(paymentAttempt),
    alerts: z.array(orderAlert),
  }),
});
export type PaymentsOfOrder = z.output<typeof paymentsOfOrder>['data'];

const link = { orderId: guid, key: guid };

// A page that waits asks every few seconds; who guesses keys gets nowhere.
const perAddress = (name: string, points: number): Limit => ({ name, points, seconds: 900, shared: false });

const reason = requiredText(300);

const tried = z.object({ what: z.string(), ok: z.boolean(), sentence: z.string(), isTest: z.boolean() });
export type TriedKeys = z.output<typeof tried>;

export const paymentCalls = defineCalls({
  'payment/getAccessToken': {
    summary: 'Devuelve la clave de un proveedor de pagos que puede conocer el navegador, si usa una',
    access: 'signedIn',
    input: z.object({ paymentId: key(10) }),
    output: z.object({ accessToken: z.string().nullable() }),
  },
  'order/follow': {
    summary: 'Muestra un pedido a quien tiene su enlace',
    access: 'anyone',
    limit: perAddress('order.follow', 300),
    input: z.object(link),
    output: followed,
  },
  /** Nothing is charged. `what` names the provider or the address, `isTest` keys of a sandbox; empty where no keys are set. */
  'payment/check': {
    summary: 'Prueba las claves de los proveedores de pagos y las direcciones de sus avisos',
    access: 'administrator',
    input: z.object({}),
    output: z.object({ data: z.array(tried) }),
    limit: { name: 'payment.check', per: 'account', points: 5, seconds: 900, shared: true },
  },
  'payment/settle': {
    summary: 'Pregunta al proveedor por el último intento de pago y muestra el pedido',
    access: 'anyone',
    limit: perAddress('payment.settle', 300),
    input: z.object(link),
    output: followed,
  },
  'payment/start': {
    summary: 'Empieza un pago de un pedido con su enlace; con depósito, uno que se compró sin cuenta y se confirmó',
    access: 'anyone',
    limit: { name: 'payment.start', points: 20, seconds: 900, shared: true },
    input: z.object({ ...link, paymentId: key(10) }),
    output: z.object({ data: followedOrder, payment }),
  },
  'payment/list': {
    summary: 'Lista los pagos, intentos y alertas de un pedido',
    access: 'selOfCompany',
    input: z.object({ orderId: guid }),
    output: paymentsOfOrder,
  },
  /** Alerts of one company's orders, or of all that the caller sees. `refused` is open and at most a week old, `solved` the newest that were. */
  'payment/listAlerts': {
    summary: 'Lista las alertas abiertas de pedidos, primero las más viejas, y los avisos rechazados',
    access: 'seller',
    input: z.object({ toCompany: filterId.nullable() }),
    output: z.object({
      data: z.array(orderAlert),
      refused: z.array(refusedNotifications),
      solved: z.array(refusedNotifications),
    }),
  },
  'payment/solveAlert': {
    summary: 'Cierra una alerta con su motivo',
    access: 'selOfCompany',
    input: z.object({ orderId: guid, alertId: z.number().int(), reason }),
    output: paymentsOfOrder,
  },
  'payment/solveRefused': {
    summary: 'Cierra la alerta de los avisos rechazados de un proveedor, con su motivo',
    access: 'selOfSite',
    input: z.object({ refusedId: z.number().int(), reason }),
    output: z.object({ data: refusedNotifications }),
  },
  /** Gives back `amount` cents of the payment's currency, once for each `guid`. */
  'payment/refund': {
    summary: 'Reintegra al comprador todo o parte de un pago',
    access: 'administrator',
    input: z.object({
      orderId: guid,
      refund: z.object({ guid, id: z.number().int(), amount: cents.min(1, messages['field.amount']), reason }),
    }),
    output: paymentsOfOrder,
  },
});
