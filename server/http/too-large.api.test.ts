import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { testShop } from '#server/test/shop';

const part = Buffer.alloc(256 * 1024, ' ');
const parts = 16;

test.each([
  ['whose length is told', { 'content-length': String(parts * part.length) }],
  ['that comes in parts', { 'transfer-encoding': 'chunked' }],
])('a body over the limit %s is answered before the connection ends', async (_, headers) => {
  const shop = await testShop();
  const server = serve({ fetch: shop.app.fetch, port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, method: 'POST', path: '/rest/product/filter', headers });
  sent.on('error', () => {});
  for (let at = 0; at < parts; at++) sent.write(part);
  sent.end();
  const [answer] = await once(sent, 'response');
  expect(answer.statusCode).toBe(413);
  expect(JSON.parse(await text(answer))).toMatchObject({ success: false, error: messages['call.tooLarge'] });
});
