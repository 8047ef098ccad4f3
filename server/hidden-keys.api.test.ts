import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CallPath } from '#contract/contract';
import { openLog } from '#server/log/log';
import { readNotified } from '#server/orders/online/read-notified.service';
import { openProviders } from '#server/payments/providers/open-providers';
import { notificationPaths, type OnlineId } from '#server/payments/providers/provider';
import { aSignedIn } from '#server/test/an-account';
import { placeOrder } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { dumpTables } from '#server/test/dump-tables';
import { everyCall } from '#server/test/every-call';
import { pageServer } from '#server/test/page-server';
import { linkOfOrder } from '#server/test/payment-calls';
import { type TestShop, testShop } from '#server/test/shop';
import { keys, openStandIns } from '#server/test/stand-ins';

// A shop that takes money with keys that nobody would write by chance: they may stand nowhere that anybody reads.
const canaries = Object.values(keys);
const found = (text: string) => canaries.filter((key) => text.includes(key));
/** The one key that is meant for browsers, and the one call that tells it. */
const isMeant = (path: string, key: string) => path === 'payment/getAccessToken' && key === keys.MERCADOPAGO_PUBLIC_KEY;

const lines: string[] = [];
let world: Awaited<ReturnType<typeof openStandIns>>;
let shop: TestShop;
let every: Awaited<ReturnType<typeof everyCall>>;
/** An order of a buyer who is about to pay it, by its link. */
let link: { orderId: string; key: string };

/** The providers by these keys; some inputs of the walk put another in their place. */
const takeMoney = () => {
  for (const [id, provider] of openProviders(world.env, log)) shop.providerMap.set(id, provider);
};
const log = openLog('trace', { write: (line) => void lines.push(line) });

beforeAll(async () => {
  for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value);
  world = await openStandIns();
  await freshDatabase();
  shop = await testShop({ log });
  every = await everyCall(shop);
  await shop.families.ready();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await world.close();
});

test('no call’s answer holds a key, done or refused, but the public one where it is asked for', async () => {
  const told: string[] = [];
  const leaks: string[] = [];
  const look = (path: string, text: string) =>
    found(text).forEach((key) => (isMeant(path, key) ? told : leaks).push(`${path}: ${key}`));
  for (const path of Object.keys(every.calls) as CallPath[]) {
    const [as, , usual] = every.calls[path];
    const input = await usual();
    takeMoney();
    for (const given of [input, {}]) {
      const { result } = await every.ask(path, as, given);
      look(path, JSON.stringify([[...result.headers], result.body]));
    }
  }
  expect(leaks).toEqual([]);
  expect(told).toEqual([`payment/getAccessToken: ${keys.MERCADOPAGO_PUBLIC_KEY}`]);
});

const start = (paymentId: OnlineId) =>
  shop.call('payment/start', { ...link, paymentId }, undefined, { client: randomUUID() });

test('nor does any answer while an order is paid, whatever its provider does', async () => {
  const { guid } = await placeOrder(shop, (await aSignedIn(shop)).token, every.bought(1).order);
  takeMoney();
  link = await linkOfOrder(shop, guid);
  const answers: unknown[] = [];
  const controls = { MPU: world.mercadoPago.control, PYPL: world.paypal.control };
  for (const id of ['PYPL', 'MPU'] as const) {
    for (const status of [401, 422, 500]) {
      controls[id].fail(status);
      answers.push(await start(id));
    }
  }
  const { payment, ...started } = await start('MPU');
  answers.push(started);
  expect(payment?.kind).toBe('redirect');
  const { provider_id: preference } = await shop.database.db
    .selectFrom('payment_attempt')
    .select('provider_id')
    .where('method', '=', 'MPU')
    .where('provider_id', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { id: paid } = world.mercadoPago.control.pay(preference ?? '', 'approve');
  await readNotified(shop.ctx, { site: 'RTC', method: 'MPU', paymentId: String(paid) });
  const settled = await shop.call('payment/settle', link, undefined, { client: randomUUID() });
  expect(settled.data?.state).toBe('PAP');
  answers.push(settled);
  for (const id of ['MPU', 'PYPL'] as const) {
    const forged = await shop.app.request(shop.origin + notificationPaths[id], { method: 'POST', body: '{}' });
    answers.push([...forged.headers], await forged.text());
  }
  expect(found(JSON.stringify(answers))).toEqual([]);
});

test('nor any page', async () => {
  const { get } = await pageServer(shop, log);
  const paths = ['/', '/productos?search=', '/productos/MEDIDA-1', '/mi-compra?detail=', '/mis-compras', '/1/pedidos'];
  const staff = ['/gestion', '/gestion/alertas', '/gestion/configuracion', '/1/config'];
  const followed = `/pedido/${link.orderId}/${link.key}`;
  const others = ['/contacto', '/terminos', '/robots.txt', '/sitemap.xml', '/rest/openapi.json', '/nada', '/healthz'];
  for (const path of [...paths, ...staff, followed, `${followed}.data`, ...others]) {
    const { status, all } = await get(path);
    expect([path, status < 500, found(all)]).toEqual([path, true, []]);
  }
});

test('nor any mail, job, row or line of the log', async () => {
  const tables = await dumpTables(shop.database);
  expect(tables.mail?.length).toBeGreaterThan(5);
  expect(found(JSON.stringify(tables))).toEqual([]);
  expect(found(JSON.stringify(shop.enqueued))).toEqual([]);
  expect(lines.filter((line) => line.includes('provider.failed')).length).toBeGreaterThan(5);
  expect(found(lines.join('\n'))).toEqual([]);
});
