import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { earlyLook } from '#contract/plain/early-look';
import { requestToWire } from '#contract/wire';
import { saveFamilies } from '#server/autoparts/save-families.service';
import { saveProduct } from '#server/catalogue/save-products.service';
import { readEnvironment } from '#server/environment';
import { inTransaction } from '#server/in-transaction';
import { openLog } from '#server/log/log';
import { saveSetting } from '#server/settings/settings.service';
import { startShop } from '#server/start-shop';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { aPickup } from '#server/test/an-order';
import { anImage } from '#server/test/pictures';
import { dropDatabases, onServer, runName, urlOf } from '#server/test/postgres';
import { sites } from '#sites/all';
import { build } from '../scripts/build.ts';

// Two servers as `npm start` runs them, on one database; this process writes as the commands do, beside them.
const isEmbedded = 'snapshot' in inject('source');
const folder = mkdtempSync(join(tmpdir(), 'two-processes-'));
const database = `${runName()}_two`;
const code = 'DOS-1';
const family = 'DOS-F';
const part = { code: 'DOS-F1', name: 'Radiador', categoryId: '2.301' };
const longest = 2000;

/** `parts` is the site of autoparts of the same process. */
type Server = { origin: string; parts: string };
const children: ChildProcess[] = [];
let servers: Server[] = [];
let writer: Awaited<ReturnType<typeof openWriter>>;

const env = { DATA_DIR: folder, DATABASE_URL: urlOf(database), DEMO: '0', LOG_LEVEL: 'error' };

const openWriter = async () => {
  const opened = await startShop(readEnvironment(env), { log: openLog('silent'), work: false });
  return { ...opened, ctx: opened.shop.systemCtx(sites.RTC) };
};

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

const start = async (main: string): Promise<Server> => {
  const port = await freePort();
  const [origin, parts] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const served = { SITES: `RTC=${origin},NAM=${parts}`, PORT: String(port), HOST: '127.0.0.1' };
  const given = { ...process.env, ...env, ...served, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [main], { env: given, stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  while ((await isReady()) !== 200) {
    if (child.exitCode !== null) throw new Error('A server ended by itself.');
    await wait(100);
  }
  return { origin, parts };
};

// The shop has no firm of its own.
const pageOf = async (url: string) => (await fetch(url, { headers: { cookie: earlyLook } })).text();

const post = async (origin: string, path: string, input: object, token?: string) => {
  const body = JSON.stringify(requestToWire(path, input as Record<string, unknown>));
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `OAuth ${token}` }) };
  return (await fetch(`${origin}/rest/${path}`, { method: 'POST', body, headers })).json();
};

/** The product as a visitor of a server sees it: in a list, by the detail call and on its page, which is kept. */
const seen = async ({ origin }: Server) => {
  const list = { filters: { text: code }, rowIndex: 0, rowsMax: 5 };
  const answers = await Promise.all([
    post(origin, 'product/filter', list).then(({ data }) => data[0]),
    post(origin, 'product/find', { code }).then(({ data }) => data),
    pageOf(`${origin}/productos/${code}`),
  ]);
  return answers.map((answer) => (typeof answer === 'string' ? answer : JSON.stringify(answer ?? null)));
};

/** Families that a search finds in a server: in the list and among suggestions. */
const seenParts =
  (text: string, token?: string) =>
  async ({ parts }: Server) => {
    const list = { filters: { text }, rowIndex: 0, rowsMax: 5 };
    const asks = [post(parts, 'autopart/filter', list, token), post(parts, 'autopart/suggest', { text }, token)];
    return (await Promise.all(asks)).map(({ data }) => JSON.stringify(data));
  };

/** Waits until each answer shows (or shows no more) a text; the milliseconds since `began` that it took. */
const shows = async (server: Server, began: number, holds: (answer: string) => boolean, look = seen) => {
  for (;;) {
    const answers = await look(server);
    if (answers.every(holds)) return Date.now() - began;
    if (Date.now() - began > 10_000)
      throw new Error(`Still not: ${answers.map((one) => one.slice(0, 400)).join('\n')}`);
    await wait(20);
  }
};

const hearing = `from pg_stat_activity where datname = '${database}' and application_name = 'shop hints'`;

/** Cuts the connections on which the servers hear hints: what is written now, they find only by looking. */
const loseHints = async () => {
  const count = async () => (await onServer(`select pid ${hearing}`)).length;
  await expect.poll(count).toBeGreaterThanOrEqual(servers.length);
  await onServer(`select pg_terminate_backend(pid) ${hearing}`);
};

beforeAll(async () => {
  if (isEmbedded) return;
  await onServer(`create database "${database}"`);
  writer = await openWriter();
  // Under an example of a firm nothing is sold.
  const firm = writer.database.db.updateTable('company').set({ identifier: '211003420017' });
  await firm.where('own_site', '=', 'RTC').execute();
  await aProduct(writer, { code, name: 'Destornillador', price: 1234, stock: { BUL: 4 } });
  await aFamily(writer, { family, products: [part] });
  const main = await build();
  servers = [await start(main), await start(main)];
}, 240_000);
afterAll(async () => {
  for (const child of children) {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGTERM');
    await ended;
  }
  await writer?.close();
  rmSync(folder, { recursive: true, force: true });
  if (!isEmbedded) await dropDatabases([database]);
});

const inAll = async (holds: (answer: string) => boolean, look = seen) => {
  const began = Date.now();
  const took = await Promise.all(servers.map((server) => shows(server, began, holds, look)));
  expect(Math.max(...took)).toBeLessThan(longest);
};

describe.skipIf(isEmbedded).each(['told by a hint', 'when the hint is lost'])('within two seconds, %s', (how) => {
  const lose = async () => {
    if (how === 'when the hint is lost') await loseHints();
  };

  test('a name and a price written beside them show in both', async () => {
    const name = `Atornillador ${how.length}`;
    await lose();
    await inTransaction(writer.ctx, (inside) => saveProduct(inside, { code, name, price: how.length * 100 + 7 }));
    await inAll(
      (answer) => answer.includes(name) && answer.includes(`${how.length}${answer.startsWith('<') ? ',' : '.'}07`),
    );
  });

  test('an order in one that takes the last units shows in the other', async () => {
    const [one, other] = servers as [Server, Server];
    const buyer = await aSignedIn(writer);
    const { data: product } = await post(one.origin, 'product/find', { code });
    expect(product.ProductAvailable).not.toBe('NO');
    await lose();
    const price = Math.round(product.ProductPrice * 100);
    const order = aPickup([{ code, price, quantity: 4 }], { branchCode: 'BUL', paymentId: 'ABGI' });
    const { data } = await post(one.origin, 'order/add', { order }, buyer.token);
    expect(data?.OrderState).toBe('PPE');
    const isSoldOut = (answer: string) => /"ProductAvailable":"NO"|Sin stock|Agotado/.test(answer);
    const began = Date.now();
    // Its own process shows it before the order is answered.
    expect((await seen(one)).every(isSoldOut)).toBe(true);
    expect(await shows(other, began, isSoldOut)).toBeLessThan(longest);
    const { OrderId: orderId = data.OrderGUID } = data;
    await post(one.origin, 'order/cancel', { orderId }, buyer.token);
    expect(await shows(other, Date.now(), (answer) => !isSoldOut(answer))).toBeLessThan(longest);
  });

  test('a setting that hides prices hides them in both, and its end shows them', async () => {
    const hasPrice = (answer: string) => /"ProductPrice"|"price"|U\$S/.test(answer);
    await lose();
    await inTransaction(writer.ctx, (inside) => saveSetting(inside.db, 'RTC', 'pricesFor', 'nobody'));
    await inAll((answer) => !hasPrice(answer));
    await lose();
    await inTransaction(writer.ctx, (inside) => saveSetting(inside.db, 'RTC', 'pricesFor', 'everyone'));
    await inAll(hasPrice);
  });

  test('a name and a logo that an administrator sets in one stand on the other’s pages, and go back', async () => {
    const [one, other] = servers as [Server, Server];
    const { token } = await aSignedIn(writer, { roles: ['administrator'] });
    const { path: image } = await anImage(writer, { target: 'banner' });
    const logo = { image, width: 640, height: 480 };
    const set = (now: object, before: object) => {
      const parms = Object.entries(now).map(([key, value]) => [key, { value, before: before[key as keyof object] }]);
      return post(one.origin, 'setting/update', { parms: Object.fromEntries(parms) }, token);
    };
    const pages = async ({ origin }: Server) =>
      Promise.all(['/', '/productos', `/productos/${code}`].map((path) => pageOf(origin + path)));
    const isSet = (page: string) => page.includes('Otra tienda') && page.includes(`/imagenes/${image}/`);
    const nothing = { name: null, logo: null };
    expect((await pages(other)).some(isSet)).toBe(false);
    await lose();
    expect((await set({ name: 'Otra tienda', logo }, nothing)).success).toBe(true);
    const began = Date.now();
    expect((await pages(one)).every(isSet)).toBe(true);
    expect(await shows(other, began, isSet, pages)).toBeLessThan(longest);
    await lose();
    expect((await set(nothing, { name: 'Otra tienda', logo })).success).toBe(true);
    expect(await shows(other, Date.now(), (page) => !page.includes('Otra tienda'), pages)).toBeLessThan(longest);
  });

  const hasFamily = (answer: string) => answer.includes(`"AutopartFamily":"${family}"`);

  test('what a family goes into, and its codes, find it in both', async () => {
    const [model, original] = how === 'told by a hint' ? ['Kangoo', '7701 048A'] : ['Scenic', '8200 113B'];
    const { id: vehicleId } = await aVehicle(writer, { brand: 'Renault', model });
    const save = (given: object) => inTransaction(writer.ctx, (inside) => saveFamilies(inside, [{ family, ...given }]));
    await lose();
    await save({ fitments: [{ vehicleId }] });
    await inAll(hasFamily, seenParts(`renault ${model}`));
    await lose();
    await save({ originalCodes: [original] });
    await inAll(hasFamily, seenParts(original));
  });

  test('a price of a family shows in both to who may see it', async () => {
    const { token } = await aSignedIn(writer);
    await lose();
    await inTransaction(writer.ctx, (inside) => saveProduct(inside, { ...part, price: how.length * 100 + 9 }));
    await inAll((answer) => answer.includes(`"ProductPrice":${how.length}.09`), seenParts(family, token));
    await inAll((answer) => hasFamily(answer) && !answer.includes('ProductPrice'), seenParts(family));
  });

  test('a family whose only product is hidden is gone from both, and comes back with it', async () => {
    const hide = (isPublic: boolean) =>
      inTransaction(writer.ctx, (inside) => saveProduct(inside, { ...part, isPublic }));
    await lose();
    await hide(false);
    await inAll((answer) => !hasFamily(answer), seenParts(family));
    await lose();
    await hide(true);
    await inAll(hasFamily, seenParts(family));
  });
});
