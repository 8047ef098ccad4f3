import { factsOf, isFacts, listOf, textOf } from '#server/payments/providers/ask-provider';

export type Preference = {
  id: string;
  date_created: string;
  collector_id: number;
  site_id: string;
  init_point: string;
  sandbox_init_point: string;
  items: { id?: string; title?: string; quantity: number; unit_price: number; currency_id: string }[];
  back_urls: { success?: string; pending?: string; failure?: string };
  external_reference?: string;
  metadata: Record<string, unknown>;
  notification_url?: string;
  expires: boolean;
  expiration_date_to?: string;
};

export type Refund = {
  id: number;
  payment_id: number;
  amount: number;
  status: string;
  date_created: string;
  refund_mode: string;
  adjustment_amount: number;
  metadata: object;
  reason: null;
  unique_sequence_number: null;
  amount_refunded_to_payer: number;
  source: { id: string; name: string; type: string };
};

export type Payment = {
  id: number;
  date_created: string;
  date_approved: string | null;
  date_last_updated: string;
  date_of_expiration: string | null;
  status: string;
  status_detail: string;
  currency_id: string;
  transaction_amount: number;
  transaction_amount_refunded: number;
  external_reference: string | null;
  metadata: Record<string, unknown>;
  payment_method_id: string;
  payment_type_id: string;
  operation_type: string;
  description: string | null;
  captured: boolean;
  live_mode: boolean;
  collector_id: number;
  notification_url: string | null;
  order: { id: string; type: string };
  payer: { id: string; email: string; identification: { type: null; number: null } };
  installments: number;
  refunds: Refund[];
};

/** Mercado Pago's body of a refusal. */
export const refusal = (status: number, error: string, message: string, code?: number) => ({
  status,
  body: { message, error, status, cause: code === undefined ? [] : [{ code, description: message, data: null }] },
});

export const refusals = {
  token: refusal(401, 'unauthorized', 'invalid access token'),
  json: refusal(400, 'bad_request', 'Invalid JSON body'),
  noPayment: refusal(404, 'not_found', 'Payment not found', 2000),
  noPreference: refusal(404, 'not_found', 'preference_id not found'),
  noKey: refusal(400, 'bad_request', 'Header X-Idempotency-Key can not be null', 4292),
  state: refusal(400, 'bad_request', 'The action requested is not valid for the current payment state', 2063),
  amount: refusal(400, 'bad_request', 'Invalid refund amount', 2085),
} as const;

const isUrl = (value: unknown) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
// An offset is asked for, as in 2026-01-31T23:59:59.000-03:00.
const isDate = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const hasCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** The error of a new preference's body, as its reference lists it; undefined where the body is right. */
export const wrongPreference = (body: unknown) => {
  if (!isFacts(body)) return refusals.json;
  const { items, back_urls, auto_return, notification_url, expires, expiration_date_to, metadata } = body;
  if (!Array.isArray(items) || items.length === 0) return refusal(400, 'invalid_items', 'items needed');
  for (const { title, quantity, unit_price, currency_id } of listOf(items)) {
    if (!textOf(title)) return refusal(400, 'invalid_items', 'title needed');
    if (!Number.isInteger(quantity) || Number(quantity) < 1) return refusal(400, 'invalid_items', 'quantity invalid');
    if (typeof unit_price !== 'number' || unit_price <= 0 || !hasCents(unit_price))
      return refusal(400, 'invalid_items', 'unit_price invalid');
    if (currency_id !== undefined && !['UYU', 'USD'].some((known) => known === currency_id))
      return refusal(400, 'invalid_items', 'currency_id invalid');
  }
  const backs = Object.values(factsOf(back_urls));
  if (!backs.every(isUrl)) return refusal(400, 'invalid_back_urls', 'back_urls invalid. Wrong format');
  if (auto_return !== undefined && !isUrl(factsOf(back_urls).success))
    return refusal(400, 'invalid_auto_return', 'auto_return invalid. back_url.success must be defined');
  if (notification_url !== undefined && !isUrl(notification_url))
    return refusal(400, 'invalid_notification_url', 'notification_url attribute must be a valid url');
  if (expires === true && expiration_date_to !== undefined && !isDate(expiration_date_to))
    return refusal(400, 'invalid_expiration_date_to', 'expiration_date_to invalid.');
  if (metadata !== undefined && !isFacts(metadata)) return refusal(400, 'invalid_metadata', 'metadata invalid');
  return undefined;
};

/** How a payment of each kind begins. */
export const outcomes = {
  approve: {
    status: 'approved',
    status_detail: 'accredited',
    payment_method_id: 'visa',
    payment_type_id: 'credit_card',
  },
  pending: {
    status: 'pending',
    status_detail: 'pending_waiting_payment',
    payment_method_id: 'abitab',
    payment_type_id: 'ticket',
  },
  reject: {
    status: 'rejected',
    status_detail: 'cc_rejected_insufficient_amount',
    payment_method_id: 'visa',
    payment_type_id: 'credit_card',
  },
} as const;

export const totalOf = ({ items }: Preference) =>
  Math.round(items.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0) * 100) / 100;

/** Parameters that its page adds to a back_url; a payment that was never tried gives the word null. */
export const backParameters = (preference: Preference, payment: Payment | undefined): Record<string, string> => ({
  collection_id: String(payment?.id ?? null),
  collection_status: String(payment?.status ?? null),
  payment_id: String(payment?.id ?? null),
  status: String(payment?.status ?? null),
  external_reference: String(preference.external_reference ?? null),
  payment_type: String(payment?.payment_type_id ?? null),
  merchant_order_id: String(payment?.order.id ?? null),
  preference_id: preference.id,
  site_id: preference.site_id,
  processing_mode: 'aggregator',
  merchant_account_id: 'null',
});
