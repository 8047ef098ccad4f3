import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders, securityHeadersOf } from './security-headers.ts';

test('an answer says its own referrer policy, and no other security header', async () => {
  const headers = securityHeadersOf(() => true)('tienda.test');
  const own = Object.fromEntries(Object.keys(headers).map((name) => [name, 'own']));
  const app = new Hono().use(securityHeaders(() => true)).get('/', (c) => c.text('', 200, own));
  const answer = await app.request('http://tienda.test/');
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...headers, 'referrer-policy': 'own' });
});
