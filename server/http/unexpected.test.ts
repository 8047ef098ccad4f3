import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Bindings } from '#server/http/request-ctx';
import type { Log } from '#server/log/log';
import { securityHeaders } from './security-headers.ts';
import { unexpected } from './unexpected.ts';

test('what nobody caught is a 500 without its words, with the id that the log has too', async () => {
  const logged: unknown[] = [];
  const log: Log = {
    info: () => {},
    warn: () => {},
    with: () => log,
    error: (event, error, facts) => void logged.push({ event, error, ...facts }),
  };
  const error = new Error('ENOSPC: no space left on /var/shop');
  const app = new Hono<Bindings>()
    .use(securityHeaders(() => false))
    .get('/x', () => {
      throw error;
    })
    .onError(unexpected(log));
  const answer = await app.request('/x');
  const text = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(text).not.toContain('ENOSPC');
  const requestId = answer.headers.get('x-request-id') ?? '';
  expect(text).toContain(requestId);
  expect(logged).toEqual([{ event: 'call.failed', error, requestId }]);
});
