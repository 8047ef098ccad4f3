import { beforeEach, expect, test } from 'vitest';
import { aSignedIn } from '#server/test/an-account';
import { anOnlineShop, type OnlineShop } from '#server/test/an-online-order';
import { aPickup, placeOrder } from '#server/test/an-order';
import { setSetting } from '#server/test/set-setting';
import { visitorPage } from '#server/test/visitor-page';
import { site } from '#web/context';

let it: OnlineShop;
beforeEach(async () => {
  it = await anOnlineShop();
});

const offered = async () => (await it.shop.call('order/options', {})).data?.payments.map(({ id }) => id) ?? [];
const at = (time: string) => {
  it.shop.clock.now = new Date(time);
};
const lastMoment = '2026-11-24T23:59:00-03:00';
const tooLate = '2026-11-25T00:00:00-03:00';

test('a card in pesos is offered until the rate is older than four days, and in dollars whatever the rate', async () => {
  at(lastMoment);
  expect(await offered()).toContain('MPU');
  at(tooLate);
  expect(await offered()).not.toContain('MPU');
  await setSetting(it.shop, 'cardCurrency', 'USD');
  expect(await offered()).toContain('MPU');
});

test('with a rate that is too old an order freezes no pesos, and is not paid by card', async () => {
  at(tooLate);
  const { token } = await aSignedIn(it.shop);
  const deposit = await placeOrder(it.shop, token, aPickup([it.board], { paymentId: 'ABGI' }));
  expect(deposit).toMatchObject({ rate: null, rateDate: null, totalUYU: null, items: [{ priceUYU: null }] });
  const sent = aPickup([it.board], { paymentId: 'MPU' });
  const { status, fields } = await it.shop.call('order/add', { order: sent }, token);
  expect([status, fields]).toEqual([422, { paymentId: 'Elegí una forma de pago' }]);
});

test('the link of an order offers no card that charges pesos which the order does not have', async () => {
  const { guid } = await it.place();
  const link = await it.linkOf(guid);
  const ways = async () => (await it.shop.call('order/follow', link)).payments;
  expect(await ways()).toMatchObject([
    { id: 'MPU', currency: 'UYU' },
    { id: 'PYPL', currency: 'USD' },
  ]);
  await it.shop.database.db.updateTable('orders').set({ total_uyu_cents: null }).where('guid', '=', guid).execute();
  expect(await ways()).toMatchObject([{ id: 'PYPL' }]);
});

test('pages know a rate only while it can be used, and are made anew when that turns', async () => {
  const holds: number[] = [];
  const loader = async ({ context }: { context: { get: (of: typeof site) => { settings: { rate: unknown } } } }) =>
    context.get(site).settings.rate;
  const seen = async () => (await visitorPage(it.shop, 'RTC', loader, { holdsFor: (most) => holds.push(most) })).loaded;
  at(lastMoment);
  expect([await seen(), holds]).toEqual([{ value: 40, date: '2026-11-20' }, [60]]);
  at(tooLate);
  expect([await seen(), holds]).toEqual([null, [60]]);
  await setSetting(it.shop, 'rate', { value: 41, date: '2026-11-26' });
  expect([await seen(), holds]).toEqual([null, [60, 24 * 3600]]);
});
