import type { Bar } from '#contract/erasure';
import { orderStates } from '#contract/plain/commerce';
import { dateText } from '#contract/plain/date-text';
import { sentence } from '#contract/plain/messages';
import { alertWords } from '#contract/plain/payments';
import type { Ctx } from '#server/ctx';
import { type BarringOrder, isLastAdministrator, readBarringOrders } from './bars.store.ts';
import type { Subject } from './entries.ts';
import { lastWithdrawalDay, mayWithdraw } from './withdrawal-term.ts';

const sentenceOf = (order: BarringOrder): string => {
  const { number } = order;
  switch (order.kind) {
    case 'open':
      return sentence('erasure.openOrder', { number, state: orderStates[order.detail].label });
    case 'alert':
      return sentence('erasure.openAlert', { number, alert: alertWords[order.detail] });
    case 'refund':
      return sentence('erasure.openRefund', { number });
    case 'dispute':
      return sentence('erasure.dispute', { number });
    case 'sent':
      return sentence('erasure.withdrawal', { number, day: dateText(`${lastWithdrawalDay(order.at)}T12:00:00-03:00`) });
  }
};

/** All that bars an erasure (docs/decisions/023-erasure.md). */
export const barsOf = async (ctx: Pick<Ctx, 'db' | 'session' | 'clock'>, of: Subject): Promise<Bar[]> => {
  const orders = await readBarringOrders(ctx.db, of.mayBar);
  const isSelf = ctx.session?.personId === of.personId;
  const isLast = await isLastAdministrator(ctx.db, of.accountId);
  return [
    ...(isSelf ? [{ number: null, sentence: sentence('erasure.self') }] : []),
    ...(isLast ? [{ number: null, sentence: sentence('user.lastAdministrator') }] : []),
    ...orders
      .filter((order) => order.kind !== 'sent' || mayWithdraw(order.at, ctx.clock()))
      .map((order) => ({ number: order.number, sentence: sentenceOf(order) })),
  ];
};
