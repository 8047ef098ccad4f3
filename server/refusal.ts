import type { Bar } from '#contract/erasure';
import type { Conflict } from '#contract/plain/commerce';
import { type MessageCode, sentence } from '#contract/plain/messages';

/** Details beside a refusal's sentence: fields by plain name, changes of an order, bars of an erasure. */
type RefusalExtras = { fields?: Record<string, string>; conflicts?: Conflict[]; bars?: readonly Bar[] };

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

const statuses: Partial<Record<MessageCode, Status>> = {
  'call.notJson': 400,
  'call.notForm': 400,
  'call.shape': 400,
  'call.unknown': 404,
  'newsletter.unknown': 404,
  'favourite.tooMany': 409,
  'arrival.unknown': 404,
  'arrival.inStock': 409,
  'arrival.tooMany': 409,
  'alert.solved': 409,
  'call.tooLarge': 413,
  'call.tooMany': 429,
  'call.busy': 503,
  'call.unwritable': 503,
  'call.unconfirmed': 503,
  'order.unconfirmed': 503,
  'search.preparing': 503,
  'image.notAllowed': 415,
  'image.tooLarge': 413,
  'image.svg': 415,
  'image.heic': 415,
  'image.animated': 415,
  'image.broken': 415,
  'image.used': 409,
  'image.isLogo': 409,
  'upload.cut': 400,
  'session.none': 401,
  'session.forbidden': 403,
  'login.inactive': 401,
  'login.invalid': 401,
  'login.locked': 401,
  'user.linkDead': 422,
  'user.badReturn': 422,
  'password.wrong': 422,
  'password.mismatch': 422,
  'call.fields': 422,
  'child.notFound': 409,
  'product.codeTaken': 409,
  'family.taken': 409,
  'import.state': 409,
  'import.otherRules': 409,
  'import.running': 409,
  'import.fileGone': 409,
  'import.noUndo': 409,
  'backup.noFolder': 409,
  'import.noErrors': 404,
  'import.noOutcomes': 404,
  'import.ruleGone': 422,
  'import.tooLarge': 413,
  'import.noFile': 422,
  'import.empty': 422,
  'import.zipBroken': 422,
  'import.zipPassword': 422,
  'import.zipOutward': 422,
  'import.zipTooLarge': 413,
  'import.zipTooMany': 413,
  'import.zipEmpty': 422,
  'export.column': 422,
  'export.noColumns': 422,
  'named.taken': 409,
  'named.inUse': 409,
  'named.vehicleTwins': 409,
  'category.moved': 409,
  'category.taken': 409,
  'category.orderChanged': 409,
  'category.inUse': 409,
  'vehicle.taken': 409,
  'company.merged': 409,
  'merge.seller': 409,
  'merge.isMerged': 409,
  'merge.notActivated': 409,
  'merge.changed': 409,
  'merge.later': 409,
  'user.lastAdministrator': 409,
  'user.lastSeller': 409,
  'user.emailTaken': 409,
  'user.active': 409,
  'user.notActive': 409,
  'user.personTaken': 409,
  'user.locked': 409,
  'place.failed': 503,
  'place.unset': 409,
  'change.stale': 409,
  'change.staleList': 409,
  'bulk.changed': 409,
  'stock.stale': 409,
  'stock.held': 409,
  'stock.notFree': 409,
  'stock.manyRefused': 409,
  'config.stale': 409,
  'import.changedMeanwhile': 409,
  'order.changed': 409,
  'order.noStock': 409,
  'order.onRequest': 409,
  'order.guidTaken': 409,
  'order.tooManyUnpaid': 409,
  'order.linkDead': 404,
  'order.notByLink': 409,
  'order.tooManyByMail': 429,
  'order.tooManyDeposits': 409,
  'order.unpaidTooLarge': 409,
  'order.exampleCompany': 409,
  'order.closed': 409,
  'order.changedMeanwhile': 409,
  'order.staleState': 409,
  'order.disputed': 409,
  'order.notSent': 409,
  'order.notMarkable': 409,
  'order.markedAlready': 409,
  'order.tooManyNotes': 409,
  'order.paymentPending': 409,
  'order.tooManyTries': 409,
  'payment.notRefundable': 409,
  'payment.refundOpen': 409,
  'payment.refundAsked': 409,
  'payment.refundFailed': 503,
  'payment.refundRefused': 409,
  'payment.noProvider': 409,
  'payment.forged': 401,
  'order.slipWaiting': 409,
  'slip.notAllowed': 415,
  'slip.tooLarge': 413,
  'slip.tooMany': 409,
  'slip.notDeposit': 409,
  'slip.notExpected': 409,
  'slip.notPayable': 409,
  'slip.decided': 409,
  'call.guidTaken': 409,
  'communication.moved': 409,
  'communication.guidTaken': 409,
  'communication.hiddenContact': 409,
  'communication.otherContact': 409,
  'communication.readOnly': 409,
  'communication.closed': 409,
  'communication.sent': 409,
  'communication.emailsPerDay': 429,
  'cfe.taken': 409,
  'cfe.tooMany': 409,
  'erasure.barred': 409,
};

/**
 * An expected "no". Codes that end in `.notFound` are a 404, field rules a 422; the table above names the rest. A `cause` is
 * a trouble of the shop's own, for the log.
 */
export class Refusal extends Error {
  readonly code: MessageCode;
  readonly status: Status;
  readonly extras: RefusalExtras;
  readonly retryAfter: number | undefined;
  constructor(
    code: MessageCode,
    details: Record<string, string | number> = {},
    extras: RefusalExtras = {},
    options?: ErrorOptions,
  ) {
    super(sentence(code, details), options);
    this.name = 'Refusal';
    this.code = code;
    this.status = statuses[code] ?? (code.endsWith('.notFound') || code === 'user.notHere' ? 404 : 422);
    this.extras = extras;
    this.retryAfter = typeof details.seconds === 'number' ? details.seconds : undefined;
  }
}

/** A rule of one field that only the server can check: a 422 with the sentence at the field. */
export const fieldRefusal = (field: string, code: MessageCode, details: Record<string, string | number> = {}) =>
  new Refusal('call.fields', {}, { fields: { [field]: sentence(code, details) } });
