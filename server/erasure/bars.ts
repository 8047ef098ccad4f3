import type { Bar } from '#contract/erasure';
import { orderStates } from '#contract/plain/commerce';
import { dateText } from '#contract/plain/date-text';
import { sentence } from '#contract/plain/messages';
import { alertWords } from '#contract/plain/payment-alerts';
import { lastSoldFor } from '#server/companies/own-sellers.service';
import type { Ctx } from '#server/ctx';
import { readSiteNames } from '#server/settings/settings.service';
import type { SiteId } from '#sites/site';
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

const ofPerson = (said: string): Bar => ({ number: null, sentence: said, toCompanyId: null });

/** An order of another site is named with it, and opened there alone. */
const ofOrder = (order: BarringOrder, here: SiteId, names: ReadonlyMap<string, string>): Bar => {
  const { number, site, toCompanyId } = order;
  const said = sentenceOf(order);
  if (site === here) return { number, sentence: said, toCompanyId };
  return { number, sentence: `${said} (en ${names.get(site)})`, toCompanyId: null };
};

/** All that bars an erasure (docs/decisions/023-erasure.md). */
export const barsOf = async (ctx: Pick<Ctx, 'db' | 'session' | 'site' | 'clock'>, of: Subject): Promise<Bar[]> => {
  const orders = await readBarringOrders(ctx.db, of.mayBar);
  const isSelf = ctx.session?.personId === of.personId;
  const isLast = await isLastAdministrator(ctx.db, of.accountId);
  const names = await readSiteNames(ctx.db);
  const soldFor = await lastSoldFor(ctx, of.personId);
  return [
    ...(isSelf ? [ofPerson(sentence('erasure.self'))] : []),
    ...(isLast ? [ofPerson(sentence('user.lastAdministrator'))] : []),
    ...soldFor.map((company) => ofPerson(sentence('user.lastSeller', { company }))),
    ...orders
      .filter((order) => order.kind !== 'sent' || mayWithdraw(order.at, ctx.clock()))
      .map((order) => ofOrder(order, ctx.site.id, names)),
  ];
};
