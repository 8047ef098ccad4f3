import { randomInt } from 'node:crypto';
import { type Facts, factsOf, isFacts, listOf, textOf } from '#server/payments/providers/ask-provider';

type Money = { currency_code: string; value: string };
type Link = { href: string; rel: string; method: string };

export type Capture = {
  id: string;
  status: string;
  status_details?: { reason: string };
  amount: Money;
  custom_id?: string;
  invoice_id?: string;
  final_capture: boolean;
  create_time: string;
  update_time: string;
  supplementary_data: { related_ids: { order_id: string } };
  links: Link[];
};
export type Refund = {
  id: string;
  status: string;
  amount: Money;
  create_time: string;
  update_time: string;
  seller_payable_breakdown: { total_refunded_amount: Money };
  links: Link[];
};
export type Unit = Facts & {
  reference_id: string;
  custom_id?: string;
  invoice_id?: string;
  amount: Money & { breakdown?: { shipping?: Money } };
  items?: { name: string; quantity: string; unit_amount: Money }[];
  payments?: { captures: Capture[]; refunds: Refund[] };
};
export type Order = {
  id: string;
  intent: string;
  status: string;
  create_time: string;
  purchase_units: Unit[];
  payment_source?: Facts;
  links: Link[];
};
export type Dispute = {
  dispute_id: string;
  create_time: string;
  update_time: string;
  reason: string;
  status: string;
  dispute_amount: Money;
  disputed_transactions: { seller_transaction_id: string }[];
};

const letters = 'ABCDEFGHJKLMNPQRSTUVWXY0123456789';
export const newId = (length = 17) => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

const words: Readonly<Record<string, string>> = {
  INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  UNPROCESSABLE_ENTITY:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
  RATE_LIMIT_REACHED: 'Too many requests. Blocked due to rate limiting.',
  INTERNAL_SERVER_ERROR: 'An internal server error has occurred.',
  NOT_AUTHORIZED: 'Authorization failed due to insufficient permissions.',
};
const names: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  403: 'NOT_AUTHORIZED',
  404: 'RESOURCE_NOT_FOUND',
  422: 'UNPROCESSABLE_ENTITY',
  429: 'RATE_LIMIT_REACHED',
};

/** PayPal's body of a refusal, with the issue that its reference names. */
export const refusal = (status: number, issue?: string) => {
  const name = names[status] ?? 'INTERNAL_SERVER_ERROR';
  const details = issue === undefined ? [] : [{ issue, description: issue.toLowerCase().replaceAll('_', ' ') }];
  return { status, body: { name, details, message: words[name], debug_id: newId(13).toLowerCase(), links: [] } };
};

// The currencies of its list; UYU is not in it.
const currencies = ['USD', 'EUR', 'GBP', 'BRL', 'MXN', 'CAD', 'AUD', 'CHF'];
const centsOf = (money: unknown) => Math.round(Number(factsOf(money).value) * 100);
const wrongMoney = (money: unknown): string | undefined => {
  const { currency_code: code, value } = factsOf(money);
  if (!textOf(code) || !textOf(value)) return 'MISSING_REQUIRED_PARAMETER';
  if (typeof value !== 'string' || !/^\d{1,9}(\.\d+)?$/.test(value)) return 'INVALID_PARAMETER_VALUE';
  if (/\.\d{3,}$/.test(value)) return 'DECIMAL_PRECISION';
  return currencies.some((known) => known === code) ? undefined : 'CURRENCY_NOT_SUPPORTED';
};
const syntactic = ['MISSING_REQUIRED_PARAMETER', 'INVALID_PARAMETER_VALUE', 'INVALID_STRING_LENGTH'];
const byIssue = (issue: string) => refusal(syntactic.includes(issue) ? 400 : 422, issue);

const wrongUnit = (unit: Facts): string | undefined => {
  const whole = wrongMoney(unit.amount);
  if (whole) return whole;
  const breakdown = factsOf(factsOf(unit.amount).breakdown);
  const items = listOf(unit.items);
  for (const { name, quantity, unit_amount, sku } of items) {
    const wrong = wrongMoney(unit_amount);
    if (wrong) return wrong;
    if (typeof name !== 'string' || name === '' || typeof quantity !== 'string') return 'MISSING_REQUIRED_PARAMETER';
    if (name.length > 127 || (textOf(sku) ?? '').length > 127) return 'INVALID_STRING_LENGTH';
  }
  if (items.length > 0 && breakdown.item_total === undefined) return 'ITEM_TOTAL_REQUIRED';
  const total = items.reduce((sum, { quantity, unit_amount }) => sum + Number(quantity) * centsOf(unit_amount), 0);
  if (items.length > 0 && total !== centsOf(breakdown.item_total)) return 'ITEM_TOTAL_MISMATCH';
  if (breakdown.item_total === undefined) return undefined;
  const sum = centsOf(breakdown.item_total) + (breakdown.shipping === undefined ? 0 : centsOf(breakdown.shipping));
  return sum === centsOf(unit.amount) ? undefined : 'AMOUNT_MISMATCH';
};

const wrongShipping = ({ shipping }: Facts): string | undefined => {
  if (!isFacts(shipping)) return 'MISSING_SHIPPING_ADDRESS';
  const address = factsOf(shipping.address);
  if (!/^[A-Z]{2}$/.test(textOf(address.country_code) ?? '')) return 'INVALID_COUNTRY_CODE';
  if (!textOf(factsOf(shipping.name).full_name)) return 'MISSING_REQUIRED_PARAMETER';
  for (const [field, most] of Object.entries({ address_line_1: 300, admin_area_2: 120, admin_area_1: 300 })) {
    const value = textOf(address[field]);
    if (!value) return 'SHIPPING_ADDRESS_INVALID';
    if (value.length > most) return 'INVALID_STRING_LENGTH';
  }
  return undefined;
};

/** The error of a new order's body; undefined where the body is right. */
export const wrongOrder = (body: unknown, requestId: string | undefined) => {
  if (!isFacts(body)) return refusal(400, 'MALFORMED_REQUEST_JSON');
  const units = listOf(body.purchase_units);
  if (body.intent !== 'CAPTURE' || units.length === 0) return byIssue('MISSING_REQUIRED_PARAMETER');
  if (body.payment_source !== undefined && !requestId) return refusal(400, 'PAYPAL_REQUEST_ID_REQUIRED');
  const context = contextOf(body);
  for (const url of [context.return_url, context.cancel_url]) {
    if (url !== undefined && !(typeof url === 'string' && URL.canParse(url))) return byIssue('INVALID_PARAMETER_VALUE');
  }
  if (context.shipping_preference === 'SET_PROVIDED_ADDRESS') {
    const wrong = units.map(wrongShipping).find((one) => one !== undefined);
    if (wrong) return byIssue(wrong);
  }
  const issue = units.map(wrongUnit).find((wrong) => wrong !== undefined);
  return issue === undefined ? undefined : byIssue(issue);
};

export const contextOf = (order: { payment_source?: unknown }) =>
  factsOf(factsOf(factsOf(order.payment_source).paypal).experience_context);

/** How each choice of its page ends once the shop captures. */
export const captured: Readonly<Record<'approve' | 'pending' | 'reject', Pick<Capture, 'status' | 'status_details'>>> =
  {
    approve: { status: 'COMPLETED' },
    pending: { status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } },
    reject: { status: 'DECLINED', status_details: { reason: 'DECLINED_BY_RISK_FRAUD_FILTERS' } },
  };
