import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { transact } from '#server/database/transact';
import type { Log } from '#server/log/log';
import { listVehicles } from '#server/search/vehicles.service';
import { saveSetting } from '#server/settings/settings.service';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aSeller } from '#server/test/an-account';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';

// A stand-in of the external service: one path for each way in which it may answer.
const external = (id: unknown, more: object = {}) => ({
  VehicleId: id,
  VehicleName: 'Gol',
  VehicleYearRange: '2004-2012',
  VehicleEngine: '1.6',
  BrandName: 'Volkswagen',
  ...more,
});
const json = (response: ServerResponse, value: unknown) => response.end(JSON.stringify(value));
const answers: Record<string, (response: ServerResponse) => void> = {
  '/right': (response) =>
    json(response, [external(77), external('A-8', { VehicleYearRange: '' }), external(1), external(99)]),
  '/hidden': (response) =>
    json(
      response,
      ['77', 'H-1', 'H-2', 'A-8', 77].map((id) => external(id)),
    ),
  '/empty': (response) => json(response, []),
  '/broken': (response) => response.end('[{"VehicleId": 77'),
  '/page': (response) => response.end('<html>Mantenimiento</html>'),
  '/object': (response) => json(response, { error: 'nope' }),
  '/nameless': (response) => json(response, [external(77), external(78, { VehicleName: null })]),
  '/long': (response) => json(response, [external(77, { VehicleName: 'x'.repeat(201) })]),
  '/many': (response) => json(response, Array(5001).fill(external(77))),
  '/error': (response) => response.writeHead(500).end(JSON.stringify([external(77)])),
  '/redirect': (response) => response.writeHead(307, { location: '/right' }).end(),
  '/cut': (response) => {
    response.write('[');
    setTimeout(() => response.destroy(), 20);
  },
  '/huge': (response) => pour(response, Buffer.alloc(64 * 1024, ' '), 0),
  '/silent': () => {},
  '/drip': (response) => pour(response, Buffer.from(' '), 200),
};

let poured = 0;
const pour = (response: ServerResponse, chunk: Buffer, pauseMs: number) => {
  const more = () => {
    if (response.destroyed) return;
    poured += chunk.length;
    response.write(chunk, () => setTimeout(more, pauseMs));
  };
  more();
};

let service: Server;
let host: string;
let asked: { path: string; method: string | undefined; body: string }[];
let shop: TestShop;
let brandId: number;
const ids = { number: 0, text: 0, hidden: 0, elsewhere: 0 };

const answer = async (request: IncomingMessage, response: ServerResponse) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  asked.push({ path: request.url ?? '', method: request.method, body });
  answers[request.url ?? '']?.(response);
};

beforeAll(async () => {
  service = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  shop = await testShop({ site: 'NAM' });
  const own = await aVehicle(shop, { model: 'Only ours' });
  brandId = own.brandId;
  ids.number = (await aVehicle(shop, { external: { source: host, id: '77' } })).id;
  ids.text = (await aVehicle(shop, { external: { source: host, id: 'A-8' } })).id;
  await aVehicle(shop, { external: { source: 'another.example', id: '99' } });
  await aFamily(shop, { fitments: [{ vehicleId: own.id }] });
  // Only hidden parts fit the one, only parts of another site the other.
  ids.hidden = (await aVehicle(shop, { external: { source: host, id: 'H-1' } })).id;
  ids.elsewhere = (await aVehicle(shop, { external: { source: host, id: 'H-2' } })).id;
  await aFamily(shop, { fitments: [{ vehicleId: ids.hidden }], products: [{ isPublic: false }] });
  await aFamily(shop, { fitments: [{ vehicleId: ids.elsewhere }], products: [{ categoryId: '1.1' }] });
});
beforeEach(() => {
  asked = [];
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const setService = async (url: string | null) => {
  await setSetting(shop, 'vehicleService', url);
};
let clients = 0;
const lookUp = (client = `10.7.0.${++clients}`) =>
  shop.call('vehicle/filter', { brandId, categoryId: 301 }, undefined, { client });

test('it is asked in place of ours, and its vehicles that we have are answered by our ids', async () => {
  expect((await lookUp()).data).toMatchObject([{ name: 'Only ours' }]);
  await setService(`http://${host}/right`);
  expect((await lookUp()).body.data).toEqual([
    external(ids.number, { BrandId: brandId }),
    external(ids.text, { BrandId: brandId, VehicleYearRange: 'n/d' }),
  ]);
  expect(asked).toEqual([{ path: '/right', method: 'POST', body: JSON.stringify({ brandId, categoryId: 301 }) }]);
  await setService(null);
  expect((await lookUp()).data).toMatchObject([{ name: 'Only ours' }]);
  expect(asked).toHaveLength(1);
});

test('each is told once, and to visitors none that only hidden parts fit', async () => {
  await setService(`http://${host}/hidden`);
  const { token } = await aSeller(shop);
  const idsFor = async (asking?: string) =>
    (await shop.call('vehicle/filter', { brandId, categoryId: 301 }, asking)).data?.map(({ id }) => id);
  const shown = await idsFor();
  expect(shown).toEqual([ids.number, ids.text]);
  for (const vehicleId of shown ?? []) expect((await shop.call('vehicle/find', { vehicleId })).status).toBe(200);
  expect(await idsFor(token)).toEqual([ids.number, ids.hidden, ids.elsewhere, ids.text]);
});

test('without a category it has nothing to say: the vehicles are ours', async () => {
  await setService(`http://${host}/right`);
  expect((await shop.call('vehicle/filter', { brandId })).data).toMatchObject([{ name: 'Only ours' }]);
  expect(asked).toEqual([]);
});

test('a category that the caller does not see has none and asks nobody', async () => {
  await setService(`http://${host}/right`);
  expect(await shop.call('vehicle/filter', { brandId, categoryId: 4040 })).toMatchObject({ status: 200, data: [] });
  expect(asked).toEqual([]);
});

describe('where it fails, the list is empty', () => {
  const nothing = { status: 200, data: [] };
  /** Time runs out for whoever waits when `end` is called, not before. */
  const neverLate = () => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    return { timeout, end: () => late.abort(new DOMException('Late.', 'TimeoutError')) };
  };
  const look = async (path: string) => {
    await setService(`http://${host}${path}`);
    const { status, data } = await lookUp();
    expect(asked.map((one) => one.path)).toEqual([path]);
    return { status, data };
  };
  const broken = [
    '/empty',
    '/broken',
    '/page',
    '/object',
    '/nameless',
    '/long',
    '/many',
    '/error',
    '/redirect',
    '/cut',
  ];
  test.each(broken)('%s', async (path) => expect(await look(path)).toEqual(nothing));

  test('a body without end is not read to its end', async () => {
    poured = 0;
    neverLate();
    expect(await look('/huge')).toEqual(nothing);
    // The sockets' buffers come on top of the megabyte that is taken.
    expect(poured).toBeLessThan(16 * 1024 * 1024);
  });

  test('/silent and /drip, after five seconds each, at the same time', async () => {
    const { timeout, end } = neverLate();
    const answers = [];
    const answered = vi.fn();
    poured = 0;
    for (const path of ['/silent', '/drip']) {
      await setService(`http://${host}${path}`);
      answers.push(lookUp().finally(answered));
      await expect.poll(() => asked.some((one) => one.path === path)).toBe(true);
    }
    // The second space comes once the first was taken.
    await expect.poll(() => poured).toBeGreaterThan(1);
    expect(answered).not.toHaveBeenCalled();
    end();
    for (const { status, data } of await Promise.all(answers)) expect({ status, data }).toEqual(nothing);
    expect(timeout.mock.calls).toEqual([[5000], [5000]]);
  });

  test('nobody listens there', async () => {
    await setService('http://127.0.0.1:9/');
    const { status, data } = await lookUp();
    expect({ status, data }).toEqual(nothing);
  });
});

test('a failure, and vehicles that we do not have, are logged without what was answered', async () => {
  const events: unknown[] = [];
  const log: Log = {
    info: () => {},
    warn: (event, facts) => events.push([event, facts]),
    error: (event, error) => events.push([event, String(error)]),
    with: () => log,
  };
  for (const path of ['/right', '/nameless', '/error']) {
    const settings = { ...shop.ctx.settings, vehicleService: `http://${host}${path}` };
    await listVehicles({ ...shop.ctx, settings, log }, { brandId, categoryId: 301 });
  }
  expect(events).toEqual([
    ['vehicleService.unknown', { unknown: 2, external: 4 }],
    ['vehicleService.failed', expect.stringContaining('1.VehicleName')],
    ['vehicleService.failed', 'Error: The vehicle service answered 500.'],
  ]);
});

test('only http and https without a password can be set', async () => {
  for (const url of [
    'file:///etc/passwd',
    'ftp://a.example/',
    'a.example',
    'https://me:secret@a.example/',
    'data:,[]',
  ]) {
    const saved = transact(shop.database.db, (tx) => saveSetting(tx, 'NAM', 'vehicleService', url));
    await expect(saved, url).rejects.toThrow();
  }
});

test('one address may look up 120 times in a quarter of an hour', async () => {
  await setService(`http://${host}/empty`);
  const statuses: number[] = [];
  for (let at = 0; at < 121; at++) statuses.push((await lookUp('10.8.0.1')).status);
  expect(statuses.indexOf(429)).toBe(120);
  expect(asked).toHaveLength(120);
  expect((await lookUp('10.8.0.2')).status).toBe(200);
});
