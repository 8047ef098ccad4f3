import type { Limit } from '#contract/call';
import { moneyText } from '#contract/plain/money-text';
import { ownCompany } from '#server/companies/companies.service';
import type { Ctx } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { composeMail } from '#server/mail/compose-mail';
import { kindOf } from '#server/orders/deadlines';
import { shopMailbox } from '#server/orders/new-order-mail';
import { requireSession } from '#server/orders/order-access';
import { readName, readUnpaid } from '#server/orders/orders.store';
import { Refusal } from '#server/refusal';

/** What an order keeps from others: its units, and its total in cents. */
type Size = { units: number; total: number };

/** Throws a 409 where these unpaid deposit orders of one account hold more than the site's settings let them. */
export const requireRoom = ({ settings }: Ctx, orders: readonly Size[]) => {
  const units = orders.reduce((sum, order) => sum + order.units, 0);
  const value = orders.reduce((sum, order) => sum + order.total, 0);
  if (units <= settings.unpaidUnits && value <= settings.unpaidValue) return;
  const most = { units: settings.unpaidUnits, value: moneyText(settings.unpaidValue) };
  throw new Refusal('order.unpaidTooLarge', most);
};

/** Those of the orders that wait for a deposit or giro. */
export const depositsOf = <T extends { paymentId: string }>(orders: readonly T[]) =>
  orders.filter(({ paymentId }) => kindOf(paymentId) === 'deposit');

const alertsOfAccount: Limit = { name: 'order.unpaidAlert', points: 1, seconds: 24 * 3600, shared: true };

/** Runs what may throw the 409 of `requireRoom`, and then tells the shop of it: one mail a day per account. */
export const tellingShop = async <T>(ctx: Ctx, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    // What the buyer hears does not depend on the mail to the shop.
    if (error instanceof Refusal && error.code === 'order.unpaidTooLarge')
      await tellShop(ctx).catch((failure: unknown) => ctx.log.error('order.unpaidAlert', failure));
    throw error;
  }
};

const tellShop = async (ctx: Ctx) => {
  const to = shopMailbox(ctx);
  const { accountId, guid, email } = requireSession(ctx);
  if (to === undefined || !(await isFirstToday(ctx, guid))) return;
  await inTransaction(ctx, async (inside) => {
    const [name, company, unpaid] = [
      await readName(inside.db, accountId),
      await ownCompany(inside),
      await readUnpaid(inside.db, accountId),
    ];
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
  });
};

const isFirstToday = async ({ limits }: Ctx, guid: string) => {
  try {
    return (await limits.take(alertsOfAccount, guid)) === 1;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};
