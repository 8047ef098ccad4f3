import type { CheckoutOptions, Order } from '#contract/orders';
import type { Address } from '#contract/people';
import { type Channel, channels, counterPayments } from '#contract/plain/channels';
import { type PaymentId, paymentKinds } from '#contract/plain/commerce';
import { needsAddress } from '#contract/plain/order-fields';
import { quantity as quantityRule } from '#contract/stock';
import { messageOf } from '#web/panel/message-of';
import type { Typed } from '#web/panel/typed-number.tsx';

export type SaleChannel = Exclude<Channel, 'web'>;

export type Product = { code: string; name: string; brandName: string; price: number; image: string };
/** A line of a sale. `typed` stands over its quantity where that is none. */
export type SaleLine = Product & { quantity: number; typed?: Typed };

/** The buyer, with the data that a sale takes of him. */
export type SaleBuyer = {
  kind: 'person' | 'company';
  id: number;
  label: string;
  /** Detail that tells him from another of his name. */
  detail: string;
  phone: string;
  email: string;
  address: Address | null;
};

/** Where it goes and how one reaches the buyer, as it is typed. */
export type Delivery = {
  phone: string;
  email: string;
  shippingId: string;
  address: string;
  stateId: number | null;
  cityId: number | null;
  zipCode: string;
  recipient: string;
  /** How to get there, and when. */
  observation: string;
  carrierName: string;
};

export type Draft = {
  guid: string;
  channel: SaleChannel;
  lines: readonly SaleLine[];
  buyer: SaleBuyer | null;
  paymentId: string;
  delivery: Delivery;
  /** The order that became of it. */
  placed: Order | null;
};

export const nowhere: Delivery = {
  phone: '',
  email: '',
  shippingId: 'RES',
  address: '',
  stateId: null,
  cityId: null,
  zipCode: '',
  recipient: '',
  observation: '',
  carrierName: '',
};

/** A sale that begins, where the one before was taken. */
export const newDraft = (of?: Pick<Draft, 'channel'>): Draft => ({
  guid: crypto.randomUUID(),
  channel: of?.channel ?? 'counter',
  lines: [],
  buyer: null,
  paymentId: '',
  delivery: nowhere,
  placed: null,
});

const unitsMax = 9999;

/** Meanings of a typed text, the likelier first: a code, or units and a code ('3*CODE', '3xCODE'). */
export const readEntry = (text: string): { units: number; code: string }[] => {
  const whole = text.trim();
  const [, units = '', sign, code = ''] = /^(\d{1,4})\s*([*x×])\s*(\S.*)$/i.exec(whole) ?? [];
  const counted = { units: Number(units), code };
  if (!sign || counted.units === 0) return whole ? [{ units: 1, code: whole }] : [];
  return sign === '*' ? [counted] : [{ units: 1, code: whole }, counted];
};

/** The lines with so many more units of a product, at its price of now. */
export const withUnits = (lines: readonly SaleLine[], product: Product, units: number): SaleLine[] => {
  const line = lines.find(({ code }) => code === product.code);
  const quantity = Math.min((line?.quantity ?? 0) + units, unitsMax);
  return line
    ? lines.map((one) => (one === line ? { ...product, quantity } : one))
    : [...lines, { ...product, quantity }];
};

/** The sentence for what is typed as a quantity, '' where it is one. */
export const unitsError = (typed: Typed) => messageOf(quantityRule, typed);

/** The lines with something else typed as the quantity of a product. */
export const withTyped = (lines: readonly SaleLine[], code: string, typed: Typed): SaleLine[] =>
  lines.map((line) => {
    if (line.code !== code) return line;
    if (typeof typed !== 'number' || unitsError(typed)) return { ...line, typed };
    const { typed: _, ...rest } = line;
    return { ...rest, quantity: typed };
  });

/** Whether each line has the quantity that is typed in it, so that they have a sum. */
export const isCounted = (lines: readonly SaleLine[]) => lines.every(({ typed }) => typed === undefined);

/** Sentences for quantities that cannot be sold, by their fields on the wire. */
export const unitsRefused = (lines: readonly SaleLine[]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(({ typed }, at) => (typed === undefined ? [] : [[`items.${at}.quantity`, unitsError(typed)]])),
  );

/** The ways to pay of a channel, those of its counter first. */
export const paymentsOf = (channel: SaleChannel, offered: CheckoutOptions['payments']) => {
  const { paymentKinds: kinds } = channels[channel];
  return [...counterPayments, ...offered].filter(({ id }) => kinds.includes(paymentKinds[id as PaymentId]));
};

/** The sale with a buyer, and with what he has of phone, e-mail and address. */
export const withBuyer = (draft: Draft, buyer: SaleBuyer | null): Draft => ({
  ...draft,
  buyer,
  delivery: {
    ...draft.delivery,
    phone: buyer?.phone ?? '',
    email: draft.channel === 'telephone' ? (buyer?.email ?? '') : '',
    address: buyer?.address?.address ?? '',
    stateId: buyer?.address?.stateId ?? null,
    cityId: buyer?.address?.cityId ?? null,
    zipCode: buyer?.address?.zIPCode ?? '',
    recipient: buyer?.address?.recipient ?? buyer?.label ?? '',
    observation: buyer?.address?.observation ?? '',
  },
});

const orNull = (text: string) => text.trim() || null;

/** A sale as the call takes it, from this branch. */
export const orderOf = (draft: Draft, options: CheckoutOptions, branchCode: string) => {
  const { channel, buyer, delivery, lines, guid } = draft;
  const isPhone = channel === 'telephone';
  const shippingId = isPhone ? delivery.shippingId : 'RES';
  const isSent = needsAddress(shippingId);
  const shippingPrice = isPhone ? (options.shipping.find(({ id }) => id === shippingId)?.price ?? 0) : 0;
  return {
    guid,
    channel,
    personId: buyer?.kind === 'person' ? buyer.id : null,
    companyId: buyer?.kind === 'company' ? buyer.id : null,
    userEmail: buyer ? orNull(delivery.email) : null,
    phone: isPhone ? orNull(delivery.phone) : null,
    ...(isSent && {
      address: orNull(delivery.address),
      addressStateId: delivery.stateId,
      addressCityId: delivery.cityId,
      addressZIPCode: orNull(delivery.zipCode),
      addressRecipient: orNull(delivery.recipient),
      addressObservation: orNull(delivery.observation),
    }),
    shippingId,
    shippingPrice,
    branchCode: isSent ? null : orNull(branchCode),
    carrierName: shippingId === 'INT' ? orNull(delivery.carrierName) : null,
    paymentId: draft.paymentId || (paymentsOf(channel, options.payments)[0]?.id ?? null),
    items: lines.map(({ code, price, quantity }) => ({ code, price, quantity })),
  };
};
