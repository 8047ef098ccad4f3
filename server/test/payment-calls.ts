import { randomUUID } from 'node:crypto';
import { noteRefused } from '#server/orders/online/refused-notifications.service';
import { aProvider } from '#server/test/a-provider';
import type { EveryCall } from '#server/test/call-row';
import { setSetting } from '#server/test/set-setting';
import type { TestShop } from '#server/test/shop';

type Shop = Pick<TestShop, 'database' | 'providerMap' | 'clock'>;

/** The link by which an order is followed. */
export const linkOfOrder = async ({ database }: Pick<TestShop, 'database'>, guid: string) => {
  const { key } = await database.db
    .selectFrom('orders')
    .select('link_key as key')
    .where('guid', '=', guid)
    .executeTakeFirstOrThrow();
  return { orderId: guid, key };
};

/** Writes a payment of an order that does not count, with its alert; `detail` is what its provider says of it. */
export const aSurplusPayment = async ({ database: { db }, providerMap, clock }: Shop, guid: string, detail: string) => {
  const card = aProvider('MPU');
  providerMap.set('MPU', card.provider);
  const { id } = await db.selectFrom('orders').select('id').where('guid', '=', guid).executeTakeFirstOrThrow();
  const [at, ends] = [clock.now, new Date(clock.now.getTime() + 1_800_000)];
  const amounts = { currency: 'UYU', amount_cents: 5000 };
  const attempt = await db
    .insertInto('payment_attempt')
    .values({ order_id: id, method: 'MPU', ...amounts, made_at: at, ends_at: ends })
    .returning(['id', 'guid'])
    .executeTakeFirstOrThrow();
  const of = { order_id: id, attempt_id: attempt.id, method: 'MPU', detail };
  const providerId = `pago-${attempt.guid}`;
  const payment = await db
    .insertInto('payment')
    .values({ ...of, provider_id: providerId, status: 'approved', ...amounts, first_at: at, changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const alert = await db
    .insertInto('order_alert')
    .values({ order_id: id, payment_id: payment.id, kind: 'paidTwice', at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const known = { id: providerId, attemptGuid: attempt.guid, orderGuid: guid, status: 'approved' as const };
  card.payments.set(providerId, { ...known, currency: 'UYU', amount: 5000, refunded: 0, expires: null, detail });
  return {
    alert: { orderId: guid, alertId: alert.id, reason: 'Lo devolvimos' },
    refund: { orderId: guid, refund: { guid: randomUUID(), id: payment.id, amount: 5000, reason: 'Pagó dos veces' } },
  };
};

/** A notification that the site refused, and what solves it. */
export const aRefused = async ({ ctx }: Pick<TestShop, 'ctx'>, reason = 'Puse la clave nueva') => {
  await noteRefused(ctx, 'MPU', 'unsigned');
  const open = ctx.db.selectFrom('refused_notification').select('id').where('site', '=', ctx.site.id);
  const { id } = await open.where('solved_at', 'is', null).executeTakeFirstOrThrow();
  return { refusedId: id, reason };
};

/** Rows of `everyCall` for what follows and pays an order; `placed` makes one. */
export const paymentCalls = async (shop: TestShop, placed: () => Promise<string>) => {
  shop.providerMap.set('MPU', aProvider('MPU').provider);
  await setSetting(shop, 'cardCurrency', 'USD');
  const link = async () => linkOfOrder(shop, await placed());
  const surplus = async () => aSurplusPayment(shop, await placed(), 'accredited');
  return {
    'payment/getAccessToken': ['customer', 1, () => ({ paymentId: 'MPU' })],
    'order/follow': ['visitor', 3, link],
    'payment/check': ['administrator', 1, () => ({})],
    'payment/settle': ['visitor', 4, link],
    'payment/start': ['visitor', 19, async () => ({ ...(await link()), paymentId: 'MPU' })],
    'payment/list': ['seller', 7, async () => ({ orderId: await placed() })],
    'payment/listAlerts': ['seller', 4, () => ({ toCompany: null })],
    'payment/solveAlert': ['seller', 12, async () => (await surplus()).alert],
    'payment/solveRefused': ['seller', 7, () => aRefused(shop)],
    'payment/refund': ['administrator', 32, async () => (await surplus()).refund],
  } satisfies Partial<EveryCall>;
};
