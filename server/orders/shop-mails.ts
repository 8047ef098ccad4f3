import type { Limit } from '#contract/call';
import type { Order } from '#contract/orders';
import { orderStates } from '#contract/plain/commerce';
import { moneyText } from '#contract/plain/money-text';
import type { Ctx, Inside, Mail } from '#server/ctx';
import { whereItFits } from '#server/http/limits';
import { composeMail } from '#server/mail/compose-mail';
import { readRecent } from '#server/orders/buyer-orders.store';
import { orderNews, type ShopNews, shopMailbox } from '#server/orders/new-order-mail';
import { type Buyer, keyOf } from '#server/orders/order-access';

const seconds = 300;
const dayMs = 24 * 3_600_000;
/** The mails of one buyer to the shop's mailbox: one whole mail, then one that sums up. */
const mailsOfBuyer: Limit = { name: 'mail.ordersToShop', points: 1, seconds, shared: true, quiet: true };

/** The mails that tell the shop what its buyer did with an order; none where the setting `newOrderMail` is off. */
export type ShopMails = (inside: Inside, news: ShopNews, order: Order) => Promise<Mail[]>;

/** Runs what tells the shop of a buyer's order, with the whole mail where he caused none some minutes ago. */
export const tellingOfOrders = <T>(ctx: Ctx, buyer: Buyer, work: (shopMails: ShopMails) => Promise<T>): Promise<T> =>
  whereItFits(ctx.limits, mailsOfBuyer, `${ctx.site.id} ${keyOf(buyer)}`, async (fits) => {
    let used = false;
    const result = await work(async (inside, news, order) => {
      const to = shopMailbox(inside);
      if (to === undefined) return [];
      used = true;
      return [fits ? orderNews(inside, { to, news, order }) : await summary(inside, to, buyer, order)];
    });
    return { result, used };
  });

/**
 * Waits a while, so that one mail sums up all that follow each other. It goes back a day, as each summary takes the
 * place of one that still waits.
 */
const summary = async (inside: Inside, to: string, buyer: Buyer, { userEmail, toCompanyId }: Order): Promise<Mail> => {
  const since = new Date(inside.clock().getTime() - dayMs);
  const orders = await readRecent(inside.db, inside.site.id, buyer, since);
  const blocks = [
    `${userEmail} hizo o canceló más pedidos en ${inside.site.name}. Así están los del último día:`,
    {
      facts: orders.map(
        ({ number, state, total }) => [`Nº ${number}`, `${moneyText(total)} · ${orderStates[state].label}`] as const,
      ),
    },
    { button: 'Ver los pedidos', url: `${inside.origin}/${toCompanyId}/pedidos` },
  ];
  const mail = composeMail(inside, { to, subject: `Más de los pedidos de ${userEmail}`, blocks });
  return { ...mail, latest: true, afterSeconds: seconds };
};
