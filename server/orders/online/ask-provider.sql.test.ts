import { beforeEach, expect, test } from 'vitest';
import { readNotified } from '#server/orders/online/read-notified.service';
import { moveByClock } from '#server/orders/order-clock.service';
import { ProviderError, type StartedAttempt } from '#server/payments/providers/provider';
import { aSignedIn } from '#server/test/an-account';
import { anOnlineShop, type OnlineShop } from '#server/test/an-online-order';
import { sites } from '#sites/all';

let it: OnlineShop;
beforeEach(async () => {
  it = await anOnlineShop();
});
const minutes = (count: number) => {
  it.shop.clock.now = new Date(it.shop.clock.now.getTime() + count * 60_000);
};

/** An order of a buyer of its own, with its attempt. */
const placed = async (method: 'MPU' | 'PYPL' = 'PYPL') => {
  const { guid } = await it.place(method, 1, await aSignedIn(it.shop));
  return { guid, attempt: await it.attemptOf(guid) };
};

const statesOf = async (...orders: { guid: string }[]) => {
  const rows = await it.shop.database.db.selectFrom('orders').select(['guid', 'state']).execute();
  return orders.map(({ guid }) => rows.find((row) => row.guid === guid)?.state);
};

test('what a provider does not say of one order keeps no other from its end or its money', async () => {
  const [odd, unpaid, paid] = [await placed(), await placed(), await placed()];
  const { provider } = it.wallet;
  const read = provider.read;
  provider.read = async (started: StartedAttempt) => {
    if (started.guid === odd.attempt.guid) throw new ProviderError('A status that is not known');
    return read(started);
  };
  provider.capture = provider.read;
  it.wallet.pay(paid.attempt.guid);
  minutes(31);
  await moveByClock(it.shop.ctx);
  expect(await statesOf(odd, unpaid, paid)).toEqual(['INI', 'PCH', 'PAP']);
});

test('money that a provider refuses to take for good is no money, and the order goes on to its end', async () => {
  const { guid } = await placed();
  it.wallet.provider.capture = async () => {
    throw new ProviderError('TRANSACTION_REFUSED', { isFinal: true });
  };
  minutes(31);
  await moveByClock(it.shop.ctx);
  expect(await statesOf({ guid })).toEqual(['PCH']);
});

test('a provider that is down is asked once a minute, and the other one all the same', async () => {
  const [first, second, card] = [await placed(), await placed(), await placed('MPU')];
  it.card.pay(card.attempt.guid);
  it.wallet.state.isSilent = true;
  minutes(31);
  const before = it.wallet.asked.capture ?? 0;
  await moveByClock(it.shop.ctx);
  expect((it.wallet.asked.capture ?? 0) - before).toBe(1);
  expect(await statesOf(first, second, card)).toEqual(['INI', 'INI', 'PAP']);
});

test('what an account notifies one site of reaches the site of the order', async () => {
  const { guid, attempt } = await placed('MPU');
  const paymentId = it.card.pay(attempt.guid);
  const job = { site: 'NAM' as const, method: 'MPU' as const, paymentId };
  await readNotified(it.shop.systemCtx(sites.NAM), job);
  expect(await statesOf({ guid })).toEqual(['INI']);
  const sent = it.shop.enqueued.at(-1);
  expect(sent).toMatchObject({ queue: 'payment.read', data: { site: 'RTC', method: 'MPU', paymentId } });
  await readNotified(it.shop.ctx, { ...job, site: 'RTC' });
  expect(await statesOf({ guid })).toEqual(['PAP']);
});

test('an order of long ago ends neither before its provider is asked, nor waits for ever for one that is silent', async () => {
  const [paid, unknown] = [await placed('MPU'), await placed()];
  for (const days of [5, 6]) {
    if (days === 6) it.card.pay(paid.attempt.guid);
    it.wallet.state.isSilent = true;
    minutes(days * 24 * 60);
    await moveByClock(it.shop.ctx);
  }
  expect(await statesOf(paid, unknown)).toEqual(['PAP', 'PCH']);
});
