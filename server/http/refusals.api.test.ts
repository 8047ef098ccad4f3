import { beforeAll, describe, expect, test } from 'vitest';
import { type MessageCode, sentence } from '#contract/plain/messages';
import { draining, failure } from '#server/http/answer';
import { openLog } from '#server/log/log';
import { Refusal } from '#server/refusal';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const reply = async (path: string, body: string) => {
  const response = await shop.post(path, body);
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
};

const refused = (status: number, code: MessageCode, details: Record<string, string | number> = {}) => ({
  status,
  success: false,
  data: null,
  error: sentence(code, details),
});

/** With the id of its request, as every 5xx. */
const referred = (status: number, code: MessageCode, requestId: string) => ({
  ...refused(status, code),
  error: `${sentence(code)} ${sentence('call.reference', { requestId })}`,
});

describe('what a call says when it refuses', () => {
  test('an operation that does not exist', async () => {
    expect(await reply('product/explode', '{}')).toMatchObject(refused(404, 'call.unknown'));
    const asked = await shop.app.request('http://tienda.test/rest/category/list');
    expect({ status: asked.status, ...(await asked.json()) }).toMatchObject(refused(404, 'call.unknown'));
  });

  test('a body that is not JSON', async () => {
    expect(await reply('product/find', '{')).toMatchObject(refused(400, 'call.notJson'));
    expect(await reply('product/find', '{"code":"a\\u0000"}')).toMatchObject(refused(400, 'call.notJson'));
  });

  test('a body that is not the call’s shape, with the place', async () => {
    expect(await reply('product/find', '{"code":7}')).toMatchObject(refused(400, 'call.shape', { path: 'code' }));
    expect(await reply('product/find', '{}')).toMatchObject(refused(400, 'call.shape', { path: 'code' }));
  });

  test('a body that is too large', async () => {
    expect(await reply('product/find', `{"code":"${'x'.repeat(1_100_000)}"}`)).toMatchObject(
      refused(413, 'call.tooLarge'),
    );
  });

  test('too many tries, with how long to wait', async () => {
    const ask = () => reply('user/resendActivation', '{"email":"ana@ejemplo.uy"}');
    for (let at = 0; at < 5; at += 1) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject(refused(429, 'call.tooMany', { wait: '15 min' }));
  });

  test('a login that is not a form', async () => {
    const body = '{"username":"a"}';
    const headers = { 'content-type': 'application/json' };
    const response = await shop.app.request('http://tienda.test/Oauth/access_token', { method: 'POST', body, headers });
    expect(await response.json()).toMatchObject({ error: { code: 400, message: sentence('call.notForm') } });
  });

  test('a database that is busy for too long, with the seconds to wait', () => {
    const answer = failure(new Refusal('call.busy', { seconds: 30 }), 'id', openLog('silent'));
    expect({ status: answer.status, ...answer.body }).toEqual(referred(503, 'call.busy', 'id'));
    expect(answer.headers['retry-after']).toBe('30');
  });

  test('what nobody expected, by its number in the log alone', () => {
    const answer = failure(new Error('relation "orders" does not exist'), 'R-7', openLog('silent'));
    expect({ status: answer.status, ...answer.body }).toEqual(referred(500, 'call.failed', 'R-7'));
    expect(answer.body.error).toMatch(/Referencia: R-7$/);
  });

  test('a trouble of the shop’s own, with what the log needs to find it', () => {
    const logged: unknown[] = [];
    const log = { ...openLog('silent'), error: (...line: unknown[]) => void logged.push(line) };
    const cause = new Error('canceling statement due to lock timeout');
    failure(new Refusal('call.busy', { seconds: 30 }, {}, { cause }), 'R-8', log);
    expect(logged).toEqual([['call.busy', cause, { requestId: 'R-8' }]]);
  });

  test('a shop that is about to stop', () => {
    const { status, body, headers } = draining('R-9');
    expect({ status, ...body }).toEqual(referred(503, 'call.draining', 'R-9'));
    expect(headers['retry-after']).toBe('5');
  });
});
