import { expect, test } from 'vitest';
import { openRateSource } from '#server/settings/rate-source';

const url = 'https://cotizaciones.example/dolar';
const says = (body: string, init: ResponseInit = {}) => ({ fetch: () => Promise.resolve(new Response(body, init)) });

test.each([
  ['40.5', undefined, 40.5],
  [' 40,5\n', undefined, 40.5],
  ['"40.50"', undefined, 40.5],
  ['{"rates":{"UYU":40.12345}}', 'rates.UYU', 40.1235],
  ['[{"venta":"41,2"}]', '0.venta', 41.2],
])('of %j with the field %s it reads %f', async (body, field, rate) => {
  expect(await openRateSource({ url, field }, says(body))()).toBe(rate);
});

test.each([
  ['', undefined, 'no number'],
  ['<TCV>40.5</TCV>', undefined, 'no number'],
  ['0', undefined, 'no rate'],
  ['{"rates":{"UYU":-1}}', 'rates.UYU', 'no rate'],
  ['{"rates":{"UYU":99999}}', 'rates.UYU', 'no rate'],
  ['{"rates":{"UYU":null}}', 'rates.UYU', 'no number'],
  ['{"rates":{"ARS":1}}', 'rates.UYU', 'no field UYU'],
  ['{}', 'constructor.name', 'no field constructor'],
  ['no json', 'rates', 'not valid JSON'],
  [`"${'4'.repeat(70_000)}"`, undefined, 'more than 65536 bytes'],
])('of %.40j with the field %s it reads nothing: %s', async (body, field, why) => {
  await expect(openRateSource({ url, field }, says(body))()).rejects.toThrow(why);
});

test('another status is no answer, and who does not answer is not waited for', async () => {
  await expect(openRateSource({ url }, says('40', { status: 503 }))()).rejects.toThrow('status 503');
  const silent = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error)));
  await expect(openRateSource({ url }, { fetch: silent, timeoutMs: 20 })()).rejects.toThrow('timeout');
});
