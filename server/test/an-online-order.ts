import { randomUUID } from 'node:crypto';
import { applyPayments } from '#server/orders/online/apply-payment.service';
import { readAttempts } from '#server/orders/online/attempts.store';
import { aProduct } from '#server/test/a-product';
import { aProvider } from '#server/test/a-provider';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { aPickup, aShopForOrders, placeOrder, stockNow } from '#server/test/an-order';
import { setSetting } from '#server/test/set-setting';

/** A shop that takes cards and PayPal from providers in memory, its customer Ana, and five units of one product. */
export const anOnlineShop = async () => {
  const [card, wallet] = [aProvider('MPU'), aProvider('PYPL')];
  const { shop, ana } = await aShopForOrders({ providers: [card.provider, wallet.provider] });
  await setSetting(shop, 'rate', { value: 40, date: '2026-11-20' });
  const board = await aProduct(shop, { name: 'Placa Uno', stock: { BUL: 5 } });
  const seller = await aSeller(shop);
  const admin = await aSignedIn(shop, { roles: ['administrator'] });

  /** Two units paid online; answers the order and where its buyer pays. */
  const place = async (paymentId = 'MPU', quantity = 2, { token } = ana) => {
    const sent = aPickup([{ ...board, quantity }], { paymentId });
    const { guid } = await placeOrder(shop, token, sent);
    return { guid, sent, id: await idOf(guid) };
  };
  const idOf = async (guid: string) =>
    (await shop.database.db.selectFrom('orders').select('id').where('guid', '=', guid).executeTakeFirstOrThrow()).id;
  const find = async (orderId: string) => {
    const { data } = await shop.call('order/find', { orderId }, ana.token);
    if (!data) throw new Error(`No order ${orderId}`);
    return data;
  };
  const stateOf = async (guid: string) => (await find(guid)).state;
  /** The newest attempt of an order. */
  const attemptOf = async (guid: string) => {
    const [newest] = await readAttempts(shop.database.db, await idOf(guid));
    if (!newest) throw new Error(`No attempt of ${guid}`);
    return newest;
  };
  /** Lets the provider's news of an attempt reach the shop. */
  const hear = async (guid: string) => {
    for (const attempt of await readAttempts(shop.database.db, await idOf(guid))) {
      const { provider } = attempt.method === 'MPU' ? card : wallet;
      const { orderGuid, providerId } = attempt;
      const read = await provider.read({ guid: attempt.guid, orderGuid, providerId: providerId ?? '' });
      await applyPayments(shop.ctx, attempt, read, 'notification');
    }
  };
  const alerts = async (guid: string) =>
    (await shop.call('payment/list', { orderId: guid }, seller.token)).data?.alerts.map(
      ({ kind, solvedAt }) => `${kind}${solvedAt ? ' solved' : ''}`,
    );
  const payments = async (guid: string) =>
    (await shop.call('payment/list', { orderId: guid }, seller.token)).data?.payments ?? [];
  const linkOf = async (guid: string) => {
    const [, , orderId = '', key = ''] = (await find(guid)).link.split('/');
    return { orderId, key };
  };
  /** An order that was paid by card, of which the shop has heard. */
  const placePaid = async () => {
    const order = await place();
    const attempt = await attemptOf(order.guid);
    const paymentId = card.pay(attempt.guid);
    await hear(order.guid);
    return { ...order, attempt, paymentId };
  };
  const stock = () => stockNow(shop, board);
  const client = () => ({ client: randomUUID() });
  const company = await shop.database.db
    .selectFrom('company')
    .select('id')
    .where('own_site', '=', 'RTC')
    .executeTakeFirstOrThrow();
  const companyId = company.id;
  const people = { ana, seller, admin };
  return {
    shop,
    card,
    wallet,
    board,
    people,
    place,
    placePaid,
    find,
    stateOf,
    attemptOf,
    hear,
    alerts,
    payments,
    linkOf,
    stock,
    client,
    companyId,
  };
};
export type OnlineShop = Awaited<ReturnType<typeof anOnlineShop>>;
