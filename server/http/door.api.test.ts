import { beforeAll, describe, expect, test } from 'vitest';
import type { Access } from '#contract/call';
import { messages, sentence } from '#contract/plain/messages';
import { type DoorEntry, mountDoor } from '#server/http/door';
import { noSession } from '#server/http/session-of';
import { Refusal } from '#server/refusal';
import { allowed, everyRole, type RoleName } from '#server/test/every-role';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let roles: Awaited<ReturnType<typeof everyRole>>;
beforeAll(async () => {
  shop = await testShop();
  roles = await everyRole(shop);
});

const echo: DoorEntry = {
  method: 'POST',
  path: '/puerta',
  access: 'anyone',
  bodyLimit: 10,
  answer: async (ctx, { readText }) => ({ body: `${ctx.session?.email ?? 'nadie'}: ${await readText()}` }),
};

type Sent = { token?: string | undefined; body?: BodyInit; client?: string; declares?: number };
const ask = (entry: DoorEntry, { token, body = 'hola', client = '10.4.0.1', declares }: Sent = {}) =>
  mountDoor(shop.calls, [entry]).request('http://tienda.test/puerta', {
    method: entry.method,
    headers: {
      'x-test-client': client,
      ...(token && { authorization: `OAuth ${token}` }),
      ...(declares && { 'content-length': String(declares) }),
    },
    ...(entry.method === 'POST' && { body, duplex: 'half' }),
  } as RequestInit);

describe('every access × role', () => {
  test.each(Object.keys(allowed) as Access[])('%s', async (access) => {
    for (const [role, token] of Object.entries(roles)) {
      const expected = allowed[access].includes(role as RoleName) ? 200 : token === undefined ? 401 : 403;
      expect((await ask({ ...echo, access }, { token })).status, `${role} at ${access}`).toBe(expected);
    }
  });

  test('a dead token is a 401 even where anyone may ask, unless no session is looked for', async () => {
    const token = 'x'.repeat(43);
    const refused = await ask(echo, { token });
    expect([refused.status, await refused.text()]).toEqual([401, messages['session.none']]);
    expect(await (await ask({ ...echo, sessionOf: noSession }, { token })).text()).toBe('nadie: hola');
  });
});

test('an answer is kept by nobody and carries the id that the log has, unless the entry says otherwise', async () => {
  const response = await ask({ ...echo, answer: async () => ({ body: 'x', headers: { 'cache-control': 'public' } }) });
  expect(response.headers.get('cache-control')).toBe('public');
  const { headers } = await ask(echo);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

describe('the order of checks', () => {
  const limit = { name: 'test.door', points: 2, seconds: 60, shared: false };
  const guarded: DoorEntry = { ...echo, access: 'administrator', limit };

  test('429, then 413, then 401, then 403, then the entry', async () => {
    const client = '10.4.0.2';
    expect((await ask(guarded, { client, declares: 11 })).status).toBe(413);
    expect((await ask(guarded, { client })).status).toBe(401);
    const tooMany = await ask(guarded, { client, declares: 11 });
    expect([tooMany.status, await tooMany.text()]).toEqual([429, sentence('call.tooMany', { wait: '1 min' })]);
    expect(tooMany.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await ask(guarded, { token: roles.seller, client: '10.4.0.3' })).status).toBe(403);
  });

  test('a body that declares no length is read up to its limit', async () => {
    const stream = () => new Blob(['0123456789a']).stream();
    const refused = await ask(echo, { body: stream() });
    expect([refused.status, await refused.text()]).toEqual([413, messages['call.tooLarge']]);
    expect((await ask({ ...echo, access: 'signedIn' }, { body: stream() })).status).toBe(401);
  });

  test('an entry that names no size takes no body', async () => {
    const { bodyLimit: _, ...bodiless } = echo;
    expect((await ask(bodiless, { declares: 1 })).status).toBe(413);
  });
});

test('a limit may count what is refused with one code only', async () => {
  let refusal: Refusal | undefined = new Refusal('product.notFound');
  const limit = { name: 'test.counts', points: 1, seconds: 60, shared: true, counts: 'login.invalid' } as const;
  const entry: DoorEntry = {
    ...echo,
    limit,
    answer: async () => {
      if (refusal) throw refusal;
      return { body: '' };
    },
  };
  for (let at = 0; at < 2; at += 1) expect((await ask(entry)).status).toBe(404);
  refusal = undefined;
  for (let at = 0; at < 2; at += 1) expect((await ask(entry)).status).toBe(200);
  refusal = new Refusal('login.invalid');
  expect((await ask(entry)).status).toBe(401);
  expect((await ask(entry)).status).toBe(429);
});

test('a surprise is a 500 that says nothing of it', async () => {
  const entry: DoorEntry = { ...echo, answer: async () => Promise.reject(new Error('select * from account')) };
  const response = await ask(entry);
  expect(response.status).toBe(500);
  const requestId = response.headers.get('x-request-id') ?? '';
  expect(await response.text()).toBe(`${sentence('call.failed')} ${sentence('call.reference', { requestId })}`);
});

test('an entry writes its refusals in its own form, and is not there where it does not exist', async () => {
  const entry: DoorEntry = {
    ...echo,
    access: 'signedIn',
    refuse: ({ status }) => ({ status: 418, body: `${status}` }),
  };
  const response = await ask(entry);
  expect([response.status, await response.text()]).toEqual([418, '401']);
  expect((await ask({ ...entry, exists: async () => false })).status).toBe(404);
  expect((await ask({ ...echo, method: 'GET', exists: async () => true })).status).toBe(200);
});

test('a shop that drains takes nothing more', async () => {
  const draining = { ...shop.calls, isDraining: () => true };
  const response = await mountDoor(draining, [echo]).request('http://tienda.test/puerta', { method: 'POST' });
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining(messages['call.draining'])]);
  expect(response.headers.get('retry-after')).toBe('5');
});
