import { beforeAll, expect, test } from 'vitest';
import { mountCalls } from '#server/http/calls';
import { logRequests } from '#server/http/request-log';
import { type Log, openLog } from '#server/log/log';
import { type TestShop, testShop } from '#server/test/shop';

const lines: Record<string, unknown>[] = [];
const log: Log = { ...openLog('silent'), info: (event, facts) => void lines.push({ event, ...facts }) };
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const ask = async (path: string, answer: (request: Request) => Response, headers = {}) => {
  lines.length = 0;
  return logRequests(answer, log, () => 'RTC')(new Request(`http://tienda.test${path}`, { headers }));
};

test('a call is one line, with the id that its answer carries, without what was asked for', async () => {
  lines.length = 0;
  const fetch = logRequests(mountCalls(shop.calls).fetch, log, (host) => (host === 'tienda.test' ? 'RTC' : undefined));
  const body = '{"code":"ana@ejemplo.uy"}';
  const headers = { host: 'tienda.test', 'content-type': 'application/json' };
  const response = await fetch(
    new Request('http://tienda.test/rest/product/find?secret=1', { method: 'POST', body, headers }),
  );
  expect(response.status).toBe(404);
  expect(lines).toEqual([
    {
      event: 'request',
      requestId: response.headers.get('x-request-id'),
      site: 'RTC',
      method: 'POST',
      path: '/rest/product/find',
      status: 404,
      ms: expect.any(Number),
    },
  ]);
  expect(lines[0]?.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test('what names a person or opens an account stays out of it', async () => {
  await ask('/restablecer-contrasena/ana@ejemplo.uy/clave', () => new Response('ok'));
  expect(lines).toMatchObject([{ path: '/restablecer-contrasena/…/clave' }]);
});

test('an answer of 5xx carries the id', async () => {
  const failed = await ask('/productos/X', () => new Response('', { status: 500 }));
  expect(lines).toMatchObject([{ status: 500, requestId: failed.headers.get('x-request-id') }]);
});

test('what asks whether the shop is well is a line where it is not', async () => {
  await ask('/healthz', () => new Response('ok'));
  expect(lines).toEqual([]);
  await ask('/readyz', () => new Response('', { status: 503 }));
  expect(lines).toMatchObject([{ path: '/readyz', status: 503 }]);
});
