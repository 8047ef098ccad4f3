import type { Limit } from '#contract/call';
import { isOnline, reviewedOrdersMax, unpaidOrdersMax } from '#contract/plain/commerce';
import { moneyText } from '#contract/plain/money-text';
import { ownCompany } from '#server/companies/companies.service';
import type { Ctx, Inside } from '#server/ctx';
import { whereItFits } from '#server/http/limits';
import { inTransaction } from '#server/in-transaction';
import { composeMail } from '#server/mail/compose-mail';
import { readUnpaid } from '#server/orders/buyer-orders.store';
import { kindOf } from '#server/orders/deadlines';
import { shopMailbox } from '#server/orders/new-order-mail';
import { type Buyer, keyOf } from '#server/orders/order-access';
import { readName } from '#server/orders/orders.store';
import { Refusal } from '#server/refusal';
import { offeredPayments } from '#server/settings/offered';
import { sites } from '#sites/all';

/** An order's share of its account's limits: its units, and its total in cents. */
type Size = { units: number; total: number };

/** Throws a 409 where these unpaid deposit orders of one buyer hold more than the site's settings let them. */
export const requireRoom = ({ settings }: Ctx, orders: readonly Size[]) => {
  const units = orders.reduce((sum, order) => sum + order.units, 0);
  const value = orders.reduce((sum, order) => sum + order.total, 0);
  if (units <= settings.unpaidUnits && value <= settings.unpaidValue) return;
  const most = { units: settings.unpaidUnits, value: moneyText(settings.unpaidValue) };
  const advice = orders.length > 1 ? 'Pagá alguno, pedí menos' : 'Pedí menos';
  throw new Refusal('order.unpaidTooLarge', { ...most, advice });
};

type Unpaid = { site: string; paymentId: string; isInReview: boolean };

/** Whether these unpaid orders are as many as an account may have, those in review set apart. */
const areTooMany = (orders: readonly Unpaid[]) =>
  orders.length - Math.min(orders.filter(({ isInReview }) => isInReview).length, reviewedOrdersMax) >= unpaidOrdersMax;

const onlineOf = (orders: readonly Unpaid[]) => orders.filter(({ paymentId }) => kindOf(paymentId) === 'online');

/** Throws a 409 where the account's unpaid orders let it place no more of this kind; deposits bar none that is paid online at once. */
export const requireFewUnpaid = (ctx: Ctx, unpaid: readonly Unpaid[], paymentId: string) => {
  const isPaidAtOnce = kindOf(paymentId) === 'online';
  const counted = isPaidAtOnce ? onlineOf(unpaid) : unpaid;
  if (!areTooMany(counted)) return;
  const mayPayOnline =
    !isPaidAtOnce && offeredPayments(ctx).some(({ id }) => isOnline(id)) && !areTooMany(onlineOf(unpaid));
  const also = mayPayOnline ? ', o pagá este en línea' : '';
  throw new Refusal('order.tooManyUnpaid', { where: elsewhere(ctx, counted), also });
};

/** Throws a 409 where these unpaid orders bar another one by deposit or giro. */
export const requireFewDeposits = (ctx: Ctx, unpaid: readonly Unpaid[]) => {
  const deposits = depositsOf(unpaid);
  if (areTooMany(deposits)) throw new Refusal('order.tooManyDeposits', { where: elsewhere(ctx, deposits) });
};

// A site's orders are looked for at that site.
const elsewhere = ({ site }: Ctx, unpaid: readonly Unpaid[]) => {
  const others = new Set(unpaid.flatMap((order) => (order.site === site.id ? [] : [order.site])));
  const names = Object.values(sites).flatMap(({ id, name }) => (others.has(id) ? [name] : []));
  return names.length > 0 ? ` (también en ${names.join(', ')})` : '';
};

/** Those of the orders that wait for a deposit or giro. */
export const depositsOf = <T extends { paymentId: string }>(orders: readonly T[]) =>
  orders.filter(({ paymentId }) => kindOf(paymentId) === 'deposit');

const alertsOfAccount: Limit = { name: 'order.unpaidAlert', points: 1, seconds: 24 * 3600, shared: true, quiet: true };

/** Runs what may throw the 409 of `requireRoom`, and then tells the shop of it: one mail a day per buyer and site. */
export const tellingShop = async <T>(ctx: Ctx, buyer: Buyer, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    // The buyer's answer does not depend on the mail to the shop.
    if (error instanceof Refusal && error.code === 'order.unpaidTooLarge')
      await tellShop(ctx, buyer).catch((failure: unknown) => ctx.log.error('order.unpaidAlert', failure));
    throw error;
  }
};

const tellShop = async (ctx: Ctx, buyer: Buyer) => {
  await whereItFits(ctx.limits, alertsOfAccount, `${ctx.site.id} ${keyOf(buyer)}`, async (fits) => {
    if (!fits) return { result: undefined, used: true };
    ctx.log.warn('order.unpaidCap', { site: ctx.site.id, account: 'guid' in buyer ? buyer.guid : null });
    const to = shopMailbox(ctx);
    if (to !== undefined) await inTransaction(ctx, (inside) => mailShop(inside, to, buyer));
    return { result: undefined, used: true };
  });
};

const whoIs = async (inside: Inside, buyer: Buyer) =>
  'mailbox' in buyer
    ? { name: 'Alguien sin cuenta', email: buyer.mailbox }
    : { name: await readName(inside.db, buyer.accountId), email: inside.session?.email ?? '' };

const mailShop = async (inside: Inside, to: string, buyer: Buyer) => {
  const { name, email } = await whoIs(inside, buyer);
  const company = await ownCompany(inside);
  const unpaid = await readUnpaid(inside.db, buyer);
  const { unpaidUnits, unpaidValue } = inside.settings;
  const blocks = [
    `Un cliente de ${inside.site.name} quiso reservar, sin pagar, más de lo que permitís: ${unpaidUnits} unidades y ${moneyText(unpaidValue)} entre todos sus pedidos. No se lo tomamos, y le dijimos que pague, pida menos o escriba.`,
    {
      facts: [
        ['Cliente', name],
        ['E-mail', email],
        ['Pedidos sin pagar', unpaid.map(({ number }) => number).join(', ') || 'ninguno'],
      ] as const,
    },
    { button: 'Ver los pedidos', url: `${inside.origin}/${company?.id ?? ''}/pedidos` },
  ];
  const subject = `${name} llegó al tope de pedidos sin pagar`;
  await inside.mail.send(inside.db, inside.site.id, composeMail(inside, { to, subject, blocks }));
};
