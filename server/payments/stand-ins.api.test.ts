import { beforeEach, expect, test } from 'vitest';
import { openStandIns } from '#demo/payments/stand-ins';
import { doorEntries } from '#server/doors';
import { mountDoor } from '#server/http/door';
import { openProviders } from '#server/payments/providers/open-providers';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';
import { anAttempt } from '#server/test/stand-ins';

const origin = 'http://tienda.test';
let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
});
const makeDemo = () => shop.database.db.insertInto('shop').values({ is_demo: true }).execute();

/** A demo's door, and its provider that reaches the stand-in through it. */
const opened = () => {
  const { environment, answer } = openStandIns(origin);
  const door = mountDoor(
    shop.calls,
    doorEntries({ isPrivate: true, standIns: answer }, () => []),
  );
  const fetch = async (url: string, init?: RequestInit) => door.request(url, init);
  const provider = openProviders({ ...environment, served: [{ origin }] }, shop.ctx.log, { fetch }).get('MPU');
  if (!provider) throw new Error('No provider.');
  return { fetch, provider };
};

test('is not there in a shop that is no demo', async () => {
  const { fetch } = opened();
  expect((await fetch(`${origin}/demo/pagos/mercadopago/users/me`)).status).toBe(404);
});

test('takes a payment from the page back to the shop', async () => {
  await makeDemo();
  const { fetch, provider } = opened();
  const attempt = anAttempt(origin);
  const { providerId, url } = await provider.start(attempt);
  expect(url).toContain(`${origin}/demo/pagos/mercadopago/`);
  expect(await (await fetch(url)).text()).toContain('Cable «USB»');
  const body = new URLSearchParams({ pref_id: providerId, choice: 'approve' });
  const chosen = await fetch(url, { method: 'POST', body });
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, expect.stringContaining('status=approved')]);
  expect(await provider.read({ ...attempt, providerId })).toMatchObject([{ status: 'approved', amount: 15_030 }]);
});

test('who has no key of this process gets nothing from its calls', async () => {
  await makeDemo();
  const { fetch } = opened();
  const headers = { authorization: 'Bearer TEST-guessed' };
  expect((await fetch(`${origin}/demo/pagos/mercadopago/v1/payments/search`, { headers })).status).toBe(401);
  expect((await fetch(`${origin}/demo/pagos/paypal/v2/checkout/orders/A`, { headers })).status).toBe(401);
  const large = { method: 'POST', body: 'x'.repeat(70_000) };
  expect((await fetch(`${origin}/demo/pagos/paypal/checkoutnow`, large)).status).toBe(413);
});
