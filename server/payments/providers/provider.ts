import type { OnlineId } from '#contract/plain/commerce';
import type { PaymentStatus } from '#contract/plain/payments';

export type { OnlineId } from '#contract/plain/commerce';
export type { PaymentStatus } from '#contract/plain/payments';

/** Where each notifies, below a site's address. */
export const notificationPaths: Record<OnlineId, `/${string}`> = {
  MPU: '/pagos/mercadopago/notificacion',
  PYPL: '/pagos/paypal/notificacion',
};

export type Currency = 'UYU' | 'USD';

/** One line that the buyer reads at the provider's page. `unitPrice` in cents of the attempt's currency. */
type AskedLine = { code: string; name: string; quantity: number; unitPrice: number };

/** Where an order goes, as it stands on it; within Uruguay. */
export type ShippingAddress = {
  recipient: string;
  street: string;
  details: string | null;
  city: string;
  department: string;
  zipCode: string | null;
};

/** One try to pay one order. Amounts in cents of `currency`; `guid` is the idempotency key. */
export type AttemptToStart = {
  guid: string;
  orderGuid: string;
  orderNumber: number;
  currency: Currency;
  amount: number;
  lines: readonly AskedLine[];
  /** Without an address nothing is sent. */
  shipping: { name: string; price: number; address: ShippingAddress | null };
  expires: Date;
  /** Where the buyer comes back to, with the order's link. */
  returnUrl: string;
  notificationUrl: string;
  siteName: string;
};

/** An attempt as the shop finds it again. */
export type StartedAttempt = { guid: string; orderGuid: string; providerId: string };

/** One payment as its provider describes it now. Cents of `currency`. */
export type ProviderPayment = {
  /** The provider's own id of the payment (PayPal: of the capture). */
  id: string;
  /** The attempt that it names itself, where the provider keeps it. */
  attemptGuid: string | null;
  orderGuid: string | null;
  status: PaymentStatus;
  currency: string;
  amount: number;
  refunded: number;
  /** Until when a pending one can still be paid, where the provider says so. */
  expires: Date | null;
  /** The provider's word for it, for people. */
  detail: string;
};

/** The subject of a notification. `forged` is answered with 401, `other` with 200. */
export type Notification =
  | { kind: 'payment'; paymentId: string }
  | { kind: 'attempt'; providerId: string }
  | { kind: 'other' }
  | { kind: 'forged' };

/** The header that bears the signature of a notification. */
export const signatureHeaders: Record<OnlineId, string> = {
  MPU: 'x-signature',
  PYPL: 'paypal-transmission-sig',
};

export type ReceivedNotification = { headers: Headers; query: URLSearchParams; body: string };

/** One line of `npm run payments:check`; `isTest` where the keys are those of a sandbox. */
export type CheckLine = { what: string; ok: boolean; sentence: string; isTest?: boolean };

/**
 * A provider of payments. Every method may throw `ProviderError`; nothing is done twice for one `guid` or `key`.
 * Each waits at most 10 s for an answer.
 */
export type PaymentProvider = {
  id: OnlineId;
  /** Makes the page where the buyer pays. */
  start: (attempt: AttemptToStart) => Promise<{ providerId: string; url: string }>;
  /** Every payment that it knows of this attempt; an empty list is a definite "nothing paid". */
  read: (attempt: StartedAttempt) => Promise<ProviderPayment[]>;
  /** One payment by the provider's id; undefined where it knows none. */
  readPayment: (paymentId: string) => Promise<ProviderPayment | undefined>;
  /** Takes money that the buyer agreed to on the provider's page, where that is a step of its own; then as `read`. */
  capture: (attempt: StartedAttempt) => Promise<ProviderPayment[]>;
  /** Gives back `amount` cents of a payment. */
  refund: (payment: { id: string; currency: string; amount: number; key: string }) => Promise<ProviderPayment>;
  readNotification: (received: ReceivedNotification) => Promise<Notification>;
  /** The token that browsers get from `payment/getAccessToken`; null where there is none. */
  browserToken: () => string | null;
  check: () => Promise<CheckLine[]>;
};

/** Those whose keys this shop has; no other can be paid with. */
export type Providers = ReadonlyMap<OnlineId, PaymentProvider>;

type Failing = { isFinal?: boolean; isDown?: boolean; why?: string; cause?: unknown };

/**
 * The provider did not answer, or refused. `isFinal`: the same question will be refused again; `isDown`: it answers nobody
 * now; `why` in its own words.
 */
export class ProviderError extends Error {
  readonly isFinal: boolean;
  readonly isDown: boolean;
  readonly why: string;

  constructor(message: string, { isFinal = false, isDown = false, why = message, cause }: Failing = {}) {
    super(message, { cause });
    this.isFinal = isFinal;
    this.isDown = isDown;
    this.why = why;
  }
}

/** Reads a payment whose money went back. A failure to read it is not final: by its key the same may be asked again. */
export const readRefunded = async (read: () => Promise<ProviderPayment | undefined>): Promise<ProviderPayment> => {
  const message = 'The refund was made, but its payment cannot be read.';
  const payment = await read().catch((cause: unknown) => {
    throw new ProviderError(message, { cause });
  });
  if (!payment) throw new ProviderError(message);
  return payment;
};
