import { moneyText } from '#contract/plain/money-text';
import { readMoney } from '#contract/plain/read-money';
import { isUnread, type Unread } from '#web/panel/edit/unread';

/** An amount in cents, null for nothing. */
export type Amount = number | null | Unread;

export const amountOf = (text: string): Amount => {
  const read = readMoney(text);
  return 'error' in read ? { unread: text, error: read.error } : read.cents;
};

export const amountText = (cents: Amount) => {
  if (isUnread(cents)) return cents.unread;
  return cents === null ? '' : moneyText(cents);
};

/** Whether what is typed still is the amount: a form may have taken another one meanwhile. */
export const isTypedAs = (typed: string | undefined, cents: Amount): typed is string =>
  typed !== undefined && amountText(amountOf(typed)) === amountText(cents);
