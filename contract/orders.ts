import { z } from 'zod';
import { byAccount, defineCalls } from '#contract/call';
import { guid, key, optionalText, shape } from '#contract/fields';
import { filterDates, filterId, filterText, listInput } from '#contract/filters';
import { newOrder, sellerOrder } from '#contract/new-order';
import { anyCase, orderCfe, orderDesk, orderEvent, orderItem, orderSlip, stateCode, text } from '#contract/order-parts';
import { channelIds } from '#contract/plain/channels';
import { type OrderQueue, orderQueues } from '#contract/plain/order-queues';

/** An order as its buyer and its seller see it. Money in cents; dates ISO 8601 with offset. */
export const order = z.object({
  guid: z.string(),
  number: z.number(),
  date: z.string(),
  state: stateCode,
  /** Where it was taken (contract/plain/channels.ts). */
  channel: z.enum(channelIds),
  /** A visitor's, which no account has yet, and whether he pressed the link of his mail (docs/decisions/033-guest-orders.md). */
  guest: z.enum(['unconfirmed', 'confirmed']).nullable(),
  /** Empty where its buyer left none. */
  userEmail: z.string(),
  companyId: z.number().nullable(),
  companyName: text,
  companyIdentifier: text,
  personId: z.number().nullable(),
  personName: text,
  personLastName: text,
  personIdentifier: text,
  toCompanyId: z.number(),
  toCompanyName: z.string(),
  toCompanyIdentifier: z.string(),
  phone: z.string(),
  phoneType: z.string(),
  phoneObservation: text,
  address: text,
  addressIdentifier: text,
  addressGeolocation: text,
  addressObservation: text,
  addressZIPCode: text,
  addressRecipient: text,
  addressStateId: z.number().nullable(),
  addressStateName: text,
  addressCityId: z.number().nullable(),
  addressCityName: text,
  shippingId: z.string(),
  shippingName: z.string(),
  shippingTerm: z.number(),
  shippingPrice: z.number(),
  branchCode: text,
  branchName: text,
  /** Working days that it takes to bring there what it lacks, from the payment on; and until when, once it is paid, in ISO 8601. */
  transferDays: z.number().nullable(),
  transferDue: text,
  carrierName: text,
  /** The agency's tracking number, or an https link. */
  tracking: text,
  /** When what waited at a branch was fetched; ISO 8601. */
  handedOverAt: text,
  paymentId: z.string(),
  paymentName: z.string(),
  total: z.number(),
  rate: z.number().nullable(),
  rateDate: text,
  totalUYU: z.number().nullable(),
  /** The version of the terms that its buyer agreed to (contract/plain/consents.ts); null in orders of before and of sellers. */
  termsVersion: text,
  /** When an unpaid order ends; ISO 8601. */
  expires: text,
  /** Path of the page that follows the order without signing in; it holds the order's key. */
  link: z.string(),
  /** How to pay a deposit or giro, while the order waits for it. */
  instructions: text,
  /** The states that the caller may set by `order/changeState` now. */
  moves: z.array(stateCode),
  /** Whether the caller, as its buyer, may pay it (again, or in another way) or cancel it now. */
  mayPay: z.boolean(),
  mayCancel: z.boolean(),
  /** Whether the caller notes documents, marks and notes on it (docs/decisions/026-desk.md). */
  mayNote: z.boolean(),
  /** Whether the caller may send a slip by `order/addSlip` now. */
  maySendSlip: z.boolean(),
  /** In the order in which they were sent. */
  slips: z.array(orderSlip),
  /** Cancelled, and its money, which no provider knows, is still to be given back or to be looked for (contract/plain/held-money.ts). */
  refundDue: z.boolean(),
  /** Money to be given back if it were cancelled now: seen by a seller, claimed by a slip, or at a provider. */
  moneyIfCancelled: z.enum(['paid', 'claimed', 'charged', 'none']),
  /** In the order in which they were noted. */
  cfes: z.array(orderCfe),
  /** Null for its buyer. */
  desk: orderDesk.nullable(),
  /** Sums given back to the buyer, by currency, in its cents. */
  refunds: z.array(z.object({ currency: z.string(), amount: z.number() })),
  items: z.array(orderItem),
  events: z.array(orderEvent),
});
export type Order = z.output<typeof order>;

/** A way to pay, and in what it charges. */
export const offeredPayment = z.object({ id: z.string(), name: z.string(), currency: z.enum(['UYU', 'USD']) });
export type OfferedPayment = z.output<typeof offeredPayment>;

/** Choices at the checkout. Prices are in cents; `deposit` methods are paid by instructions. */
const options = z.object({
  shipping: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      /** How long it takes; '' where nothing is said of it. */
      leadTime: z.string(),
      price: z.number(),
    }),
  ),
  payments: z.array(offeredPayment),
  branches: z.array(z.object({ code: z.string(), name: z.string() })),
  metropolitanCities: z.array(z.object({ state: z.string(), city: z.string() })),
  /** Working days that it takes to bring what a branch lacks; 0 where nothing is brought. */
  transferDays: z.number(),
  /** Pesos for one dollar, where the shop has a rate that can be used. */
  rate: z.object({ value: z.number(), date: z.string() }).nullable(),
});
export type CheckoutOptions = z.output<typeof options>;

/** How the buyer goes on: to the provider's page, or with instructions to read. */
export const payment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('instructions'), text: z.string() }),
]);

export type Payment = z.output<typeof payment>;

const placed = z.object({ data: order, payment });
export type Placed = z.output<typeof placed>;

/** Details of a dispatch that the buyer reads; each belongs to one way of sending (docs/decisions/026-desk.md). */
const dispatch = {
  branchCode: key(10).optional(),
  carrierName: optionalText(80).optional(),
  tracking: optionalText(200).optional(),
};
const isOfDispatch = (input: Partial<Record<'state' | keyof typeof dispatch, unknown>>) =>
  input.state === 'DIS' || Object.keys(dispatch).every((name) => input[name as keyof typeof dispatch] === undefined);

/** `seenState`: where the caller saw the order; where it stands elsewhere now, a 409 says who moved it. */
const moveInput = z
  .object({ orderId: guid, state: anyCase, seenState: anyCase.optional() })
  .extend({ sendEmail: z.boolean(), reason: optionalText(300), ...dispatch })
  .refine(isOfDispatch, shape);

/** `PEN`, `SEN` and `PAG` are several states (contract/plain/commerce.ts). */
const stateFilter = z.enum(['PEN', 'SEN', 'PAG', ...stateCode.options]);
const queueName = z.enum(Object.keys(orderQueues) as [OrderQueue, ...OrderQueue[]]);
/** `REL`: the newest first; `OLD`: the oldest; `PLO` and `PHI`: by the total. */
const orderOrders = ['REL', 'OLD', 'PLO', 'PHI'] as const;
export type OrderOrder = (typeof orderOrders)[number];

/** Filters of a list of orders, whosever they are. */
export const orderFilters = {
  personId: filterId,
  companyId: filterId,
  guid: filterText,
  state: stateFilter,
  queue: queueName,
  shippingId: key(10),
  paymentId: key(10),
  branchCode: key(10),
  text: filterText,
  ...filterDates,
};

export const orderCalls = defineCalls({
  'order/options': {
    summary: 'Devuelve lo que se ofrece al comprar: envíos, pagos, sucursales y cotización',
    access: 'anyone',
    input: z.object({}),
    output: z.object({ data: options }),
  },
  'order/add': {
    summary: 'Crea un pedido y dice cómo pagarlo',
    access: 'signedIn',
    limit: byAccount('order.add'),
    input: z.object({ order: newOrder }),
    output: placed,
  },
  'order/addAsSeller': {
    summary: 'Crea un pedido que toma un vendedor, en el mostrador o por teléfono',
    access: 'selOfCompany',
    limit: { name: 'order.addAsSeller', per: 'account', points: 120, seconds: 900, shared: true },
    input: z.object({ order: sellerOrder }),
    output: placed,
  },
  'order/find': {
    summary: 'Devuelve un pedido',
    access: 'signedIn',
    input: z.object({ orderId: guid }),
    output: z.object({ data: order }),
  },
  /** `personId` and `companyId` are who bought, of those that `toCompany` or the caller's own leave. */
  'order/filter': {
    summary: 'Lista los pedidos propios o, para un vendedor, los de una empresa',
    access: 'signedIn',
    input: listInput({ toCompany: filterId, ...orderFilters }).extend({ orderBy: z.enum(orderOrders).default('REL') }),
    output: z.object({ data: z.array(order), resultCount: z.number() }),
  },
  'order/pay': {
    summary: 'Empieza otro pago de un pedido propio',
    access: 'signedIn',
    limit: byAccount('order.pay'),
    input: z.object({ orderId: guid, paymentId: key(10) }),
    output: placed,
  },
  'order/cancel': {
    summary: 'Cancela un pedido propio',
    access: 'signedIn',
    limit: byAccount('order.cancel'),
    input: z.object({ orderId: guid }),
    output: z.object({ data: order }),
  },
  'order/changeState': {
    summary: 'Cambia el estado de un pedido y, si se pide, avisa por correo',
    access: 'selOfCompany',
    input: moveInput,
    output: z.object({ data: order }),
  },
});
