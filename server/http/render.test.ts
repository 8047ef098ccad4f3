import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#server/refusal';
import { standInPages } from '#server/test/stand-in-pages';
import { sites } from '#sites/all';

let here: ReturnType<typeof standInPages>;
const get: typeof here.get = (...given) => here.get(...given);
beforeEach(() => {
  here = standInPages();
});

test('asks whether its client may have one more only where a page has to be made', async () => {
  let asked = 0;
  here.now.admit = async () => {
    asked += 1;
    if (asked > 3) throw new Refusal('call.tooMany', { seconds: 60, wait: '1 min' });
  };
  for (const path of ['/productos', '/productos', '/productos?c=1', '/staff']) await get(path);
  expect(asked).toBe(3);
  await expect(get('/productos?c=2')).rejects.toMatchObject({ status: 429, retryAfter: 60 });
  await expect(get('/staff')).rejects.toMatchObject({ status: 429 });
  expect((await get('/productos')).status).toBe(200);
});

test('has eight pages in the making for one client and forty in all, one more is told to come back', async () => {
  const ask = (each: number, clients: number) =>
    Promise.allSettled(
      Array.from({ length: clients }, (_, who) => who).flatMap((who) => {
        here.now.client = `client ${who}`;
        return Array.from({ length: each }, (_, at) => get(`/productos?c=${who}-${at}`));
      }),
    );
  const refused = (answers: PromiseSettledResult<Response>[]) =>
    answers.flatMap((answer) =>
      answer.status === 'rejected' ? [[answer.reason.status, answer.reason.retryAfter]] : [],
    );
  expect(refused(await ask(10, 1))).toEqual([
    [503, 2],
    [503, 2],
  ]);
  here = standInPages();
  expect(refused(await ask(8, 6)).length).toBe(8);
  expect((await get('/productos?c=5-7')).status).toBe(200);
});

test('renders a page once and answers it compressed as the browser takes it', async () => {
  const plain = await get('/productos');
  const html = await plain.text();
  const br = await get('/productos', { 'accept-encoding': 'gzip, deflate, br' });
  const gz = await get('/productos', { 'accept-encoding': 'gzip;q=1.0, br;q=0' });
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(html);
  expect(gunzipSync(await gz.arrayBuffer()).toString()).toBe(html);
  expect([plain, br, gz].map((answer) => answer.headers.get('content-encoding'))).toEqual([null, 'br', 'gzip']);
  expect(br.headers.get('vary')).toBe('accept-encoding');
  expect(Number(br.headers.get('content-length'))).toBeLessThan(html.length / 4);
  expect(here.loads).toEqual(['/productos']);
});

test('a policy of hashes, revalidation, and 304 for who has the page already', async () => {
  const first = await get('/productos');
  expect(first.headers.get('content-security-policy')).toMatch(
    /script-src 'self' 'sha256-[^ ]+'; style-src 'self' 'sha/,
  );
  expect(await first.text()).not.toContain('nonce');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const etag = first.headers.get('etag') ?? '';
  const again = await get('/productos', { 'if-none-match': `"x", ${etag}`, 'accept-encoding': 'br' });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
});

test('a page that is made per request bears its own nonce and is kept by nobody', async () => {
  const answers = [await get('/staff', { 'accept-encoding': 'br' }), await get('/staff')];
  const nonces = answers.map(({ headers }) => {
    const policy = headers.get('content-security-policy') ?? '';
    const [, nonce = ''] = /script-src 'self' 'nonce-([^']+)'; style-src 'self' 'nonce-\1'; /.exec(policy) ?? [];
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
  for (const [at, answer] of answers.entries()) {
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
    expect(await answer.text()).toContain(`<script nonce="${nonces[at]}">run()`);
  }
  expect((await get('/staff.data')).headers.get('cache-control')).toBe('no-store');
  expect(here.loads).toEqual(['/staff', '/staff', '/staff']);
  expect(here.pages.size()).toEqual({ documents: { pages: 0, bytes: 0 }, data: { pages: 0, bytes: 0 } });
});

test('only the query keys that the route reads make another page', async () => {
  await get('/productos?pag=2&utm_source=mail&c=1.2');
  await get('/productos?c=1.2&pag=2&fbclid=7');
  await get('/productos?c=1.2&pag=2&c=9');
  expect(here.loads).toEqual(['/productos?c=1.2&pag=2']);
  await get('/productos?c=1.3');
  expect(here.loads).toHaveLength(2);
});

test('nothing of the request but its address reaches the page', async () => {
  const answer = await get('/productos', { authorization: 'OAuth x', cookie: 'a=b', host: 'evil.example' });
  expect(await answer.text()).toContain('"headers":[]');
});

test('a page of something outside that failed is made anew for who asks next', async () => {
  here.now.outside = 0;
  await get('/productos');
  here.now.outside = 600;
  await get('/productos');
  await get('/productos');
  expect(here.loads).toHaveLength(2);
});

test('a drop of what it shows makes the page anew, with another tag', async () => {
  const before = await get('/productos');
  here.now.version = 2;
  expect((await get('/productos')).headers.get('etag')).toBe(before.headers.get('etag'));
  here.pages.drop(['product:9']);
  const after = await get('/productos');
  expect(await after.text()).toContain('"version":2');
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  for (const tag of ['catalogue', 'product', 'site:RTC']) {
    here.pages.drop([tag]);
    expect(here.pages.size().documents.pages, tag).toBe(0);
    await get('/productos');
  }
  here.pages.drop(['product:8', 'site:NAM']);
  expect(here.pages.size().documents.pages).toBe(1);
});

test('data for the router is kept apart and shortly by the browser', async () => {
  const answer = await get('/productos.data?c=1.2&_routes=list&x=1', { 'accept-encoding': 'br' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, max-age=10');
  expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toContain('/productos?c=1.2');
  await get('/productos.data?_routes=list&c=1.2');
  expect(here.loads).toHaveLength(1);
  expect(here.pages.size()).toMatchObject({ documents: { pages: 0 }, data: { pages: 1 } });
  here.pages.drop(['catalogue']);
  expect(here.pages.size().data.pages).toBe(0);
});

test('HEAD says what GET would, without a body', async () => {
  const [head, full] = [await get('/productos', {}, 'HEAD'), await get('/productos')];
  expect(await head.text()).toBe('');
  expect([...head.headers]).toEqual([...full.headers]);
});

test('a fault of ours is a 500 without its words, and told once to the log', async () => {
  const answer = await get('/broken');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('secret');
  expect(here.failures).toHaveLength(1);
  expect(here.pages.size().documents.pages).toBe(0);
});

test('sites never share a page', async () => {
  await here.pages.fetch(new Request('http://a/productos'), here.served, here.asker());
  await here.pages.fetch(new Request('http://a/productos'), { site: sites.NAM, origin: 'https://b.uy' }, here.asker());
  expect(here.loads).toHaveLength(2);
});
