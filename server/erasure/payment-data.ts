import { sql } from 'kysely';
import { paymentStatusWords, providerNames } from '#contract/plain/payments';
import {
  amount,
  author,
  cleared,
  type Entry,
  nothing,
  ofOrders,
  orderNumber,
  type Subject,
  stays,
  when,
} from './entries.ts';

const ofPayments = ({ orders }: Subject) =>
  sql<boolean>`payment_id in (select id from payment where order_id = any(${orders}::bigint[]))`;
const ofAttempts = ({ orders }: Subject) =>
  sql<boolean>`attempt_id in (select id from payment_attempt where order_id = any(${orders}::bigint[]))`;
const numberBy = (table: 'payment' | 'payment_attempt', column: string) =>
  sql`(select number from orders join ${sql.table(table)} as paid on paid.order_id = orders.id where paid.id = ${sql.ref(column)})`;

const words = { Medio: providerNames, Estado: paymentStatusWords };

/** Money that came in at a provider's page: amounts, dates and the provider's numbers stay. */
export const paymentData = {
  payment_answer: [
    cleared(
      ofAttempts,
      { detail: '' },
      {
        title: 'Respuestas del proveedor de pagos',
        fields: {
          Pedido: numberBy('payment_attempt', 'payment_answer.attempt_id'),
          Cuándo: when('at'),
          Estado: 'status',
          Moneda: 'currency',
          Importe: amount('amount_cents'),
          Detalle: 'detail',
        },
        words,
      },
    ),
    nothing('origin status currency'),
  ],
  payment_refund: [
    cleared(
      ofPayments,
      { reason: '' },
      {
        title: 'Devoluciones',
        fields: {
          Pedido: numberBy('payment', 'payment_refund.payment_id'),
          Pedida: when('asked_at'),
          Confirmada: when('done_at'),
          Importe: amount('amount_cents'),
          Motivo: 'reason',
        },
      },
    ),
    author('by', 'account_id', 'asked_at'),
  ],
  payment: [
    cleared(
      ofOrders,
      { detail: '' },
      {
        title: 'Pagos en línea',
        fields: {
          Pedido: orderNumber,
          Medio: 'method',
          'Número del proveedor': 'provider_id',
          Estado: 'status',
          Moneda: 'currency',
          Importe: amount('amount_cents'),
          Devuelto: amount('refunded_cents'),
          Cuándo: when('first_at'),
          Detalle: 'detail',
        },
        words,
      },
    ),
    stays('provider_id', 'Es el número con que el proveedor de pagos conoce el cobro.'),
    nothing('method status currency'),
  ],
  payment_attempt: [
    cleared(
      ofOrders,
      { url: null },
      {
        title: 'Intentos de pago en línea',
        fields: {
          Pedido: orderNumber,
          Cuándo: when('made_at'),
          Medio: 'method',
          'Número del proveedor': 'provider_id',
          Moneda: 'currency',
          Importe: amount('amount_cents'),
          'Página de pago': 'url',
        },
        words,
      },
    ),
    stays('provider_id', 'Es el número con que el proveedor de pagos conoce el cobro.'),
    nothing('method currency'),
  ],
} satisfies Record<string, readonly Entry[]>;
