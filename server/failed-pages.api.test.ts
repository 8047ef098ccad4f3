import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '#server/refusal';
import { dataOf, pageServer } from '#server/test/page-server';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const failing = (error: Error) =>
  pageServer({ ...shop, visitorCall: () => () => Promise.reject(error) } satisfies TestShop);

test.each([
  ['a fault', new Error('relation "product" does not exist'), 500],
  ['a database without an answer', new Refusal('call.busy', {}, {}, { cause: new Error('no answer') }), 503],
])('%s under a page says that, and the id by which the log has it', async (_, error, expected) => {
  const { get } = await failing(error);
  const { status, headers, body } = await get('/productos');
  expect([status, headers.get('cache-control')]).toEqual([expected, 'no-store']);
  expect(body).toContain('No pudimos mostrar esta página');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(body).toContain(`>Referencia: ${headers.get('x-request-id')}<`);
  expect(body).not.toContain('relation');
  const data = await get(dataOf('/productos'));
  expect([data.status, data.body]).toEqual([
    expected,
    expect.stringContaining(data.headers.get('x-request-id') ?? '-'),
  ]);
});
