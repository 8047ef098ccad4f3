import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createContext, data, type EntryContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#server/refusal';
import { sites } from '#sites/all';
import { createPages, type PageReport } from './render.ts';

// A build of three routes as React Router's own would be, whose pages are the data of their loader as text.
const report = createContext<PageReport>();
const loads: string[] = [];
const failures: unknown[] = [];
let version = 1;
/** For how many seconds what the list shows of outside holds. */
let outside: number | undefined;

type Args = { context: Readonly<RouterContextProvider>; request: Request; url: URL };
const loaders = {
  list: ({ context, request, url: { pathname, search } }: Args) => {
    if (!context.get(report).known) throw data(null, { status: 404 });
    loads.push(pathname + search);
    context.get(report).shows('catalogue', 'product:9');
    if (outside !== undefined) context.get(report).holdsFor(outside);
    return { seen: pathname + search, version, headers: [...request.headers.keys()] };
  },
  gone: () => {
    loads.push('gone');
    throw data(null, { status: 404 });
  },
  broken: () => {
    throw new Error('a secret of ours');
  },
};

const route = (id: string, path: string, loader: unknown, handle?: object) => ({
  id,
  path,
  parentId: undefined,
  index: undefined,
  caseSensitive: undefined,
  module: { loader, default: () => null, ...(handle && { handle }) },
});
const routes = {
  list: route('list', 'productos', loaders.list, { query: ['c', 'pag'] }),
  gone: route('gone', 'productos/gone', loaders.gone),
  staff: route('staff', 'staff', loaders.list, { perRequest: true }),
  printing: route('printing', '3d', loaders.list, { needs: 'printing3d' }),
  broken: route('broken', 'broken', loaders.broken),
  rest: route('rest', '*', loaders.gone),
};

const build = {
  routes,
  entry: {
    module: {
      default: (_: Request, status: number, headers: Headers, entry: EntryContext, context: Args['context']) => {
        headers.set('content-type', 'text/html; charset=utf-8');
        const text = JSON.stringify(entry.staticHandlerContext.loaderData);
        const own = `nonce="${context.get(report).mark}"`;
        const inline = `<style ${own}>a{}</style><script ${own}>run()</script><script>foreign()</script>`;
        return new Response(`${inline}<p>${text.repeat(50)}</p>`, { status, headers });
      },
      handleError: (error: unknown) => failures.push(error),
    },
  },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

const served = { site: sites.RTC, origin: 'https://a.uy' };
const createTestPages = () =>
  createPages({
    build,
    mode: 'production',
    provide: (_served, reported) => {
      const context = new RouterContextProvider();
      context.set(report, reported);
      return context;
    },
    failed: (error) => failures.push(error),
  });
let pages = createTestPages();
let admit = async () => {};
let client = 'one';
let isCrawler = false;
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  pages.fetch(new Request(`http://inner:3000${path}`, { headers, method }), served, {
    requestId: 'r-1',
    client,
    isCrawler,
    admit,
  });

beforeEach(() => {
  loads.length = 0;
  failures.length = 0;
  version = 1;
  outside = undefined;
  admit = async () => {};
  client = 'one';
  pages = createTestPages();
});

test('asks whether its client may have one more only where a page has to be made', async () => {
  let asked = 0;
  admit = async () => {
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
        client = `client ${who}`;
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
  pages = createTestPages();
  expect(refused(await ask(8, 6)).length).toBe(8);
  expect((await get('/productos?c=5-7')).status).toBe(200);
});

test('renders a page once and answers it compressed as the browser takes it', async () => {
  const plain = await get('/productos');
  const html = await plain.text();
  const br = await get('/productos', { 'accept-encoding': 'gzip, deflate, br' });
  const gz = await get('/productos', { 'accept-encoding': 'gzip;q=1.0, br;q=0' });
  expect(brotliDecompressSync(await br.bytes()).toString()).toBe(html);
  expect(gunzipSync(await gz.bytes()).toString()).toBe(html);
  expect([plain, br, gz].map((answer) => answer.headers.get('content-encoding'))).toEqual([null, 'br', 'gzip']);
  expect(br.headers.get('vary')).toBe('accept-encoding');
  expect(Number(br.headers.get('content-length'))).toBeLessThan(html.length / 4);
  expect(loads).toEqual(['/productos']);
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
  expect(loads).toEqual(['/staff', '/staff', '/staff']);
  expect(pages.size()).toEqual({ documents: { pages: 0, bytes: 0 }, data: { pages: 0, bytes: 0 } });
});

test('only the query keys that the route reads make another page', async () => {
  await get('/productos?pag=2&utm_source=mail&c=1.2');
  await get('/productos?c=1.2&pag=2&fbclid=7');
  await get('/productos?c=1.2&pag=2&c=9');
  expect(loads).toEqual(['/productos?c=1.2&pag=2']);
  await get('/productos?c=1.3');
  expect(loads).toHaveLength(2);
});

test('nothing of the request but its address reaches the page', async () => {
  const answer = await get('/productos', { authorization: 'OAuth x', cookie: 'a=b', host: 'evil.example' });
  expect(await answer.text()).toContain('"headers":[]');
});

test('a page of something outside that failed is made anew for who asks next', async () => {
  outside = 0;
  await get('/productos');
  outside = 600;
  await get('/productos');
  await get('/productos');
  expect(loads).toHaveLength(2);
});

test('a drop of what it shows makes the page anew, with another tag', async () => {
  const before = await get('/productos');
  version = 2;
  expect((await get('/productos')).headers.get('etag')).toBe(before.headers.get('etag'));
  pages.drop(['product:9']);
  const after = await get('/productos');
  expect(await after.text()).toContain('"version":2');
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  for (const tag of ['catalogue', 'product', 'site:RTC']) {
    pages.drop([tag]);
    expect(pages.size().documents.pages, tag).toBe(0);
    await get('/productos');
  }
  pages.drop(['product:8', 'site:NAM']);
  expect(pages.size().documents.pages).toBe(1);
});

test('data for the router is kept apart and shortly by the browser', async () => {
  const answer = await get('/productos.data?c=1.2&_routes=list&x=1', { 'accept-encoding': 'br' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, max-age=10');
  expect(brotliDecompressSync(await answer.bytes()).toString()).toContain('/productos?c=1.2');
  await get('/productos.data?_routes=list&c=1.2');
  expect(loads).toHaveLength(1);
  expect(pages.size()).toMatchObject({ documents: { pages: 0 }, data: { pages: 1 } });
  pages.drop(['catalogue']);
  expect(pages.size().data.pages).toBe(0);
});

test('HEAD says what GET would, without a body', async () => {
  const [head, full] = [await get('/productos', {}, 'HEAD'), await get('/productos')];
  expect(await head.text()).toBe('');
  expect([...head.headers]).toEqual([...full.headers]);
});

test('what does not exist is a 404, and is kept nowhere but in the one page of all addresses that lead nowhere', async () => {
  for (const path of ['/productos/gone', '/nada', '/productos.data.data']) {
    const answer = await get(path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  expect(pages.size()).toMatchObject({ documents: { pages: 1 }, data: { pages: 0 } });
  expect(failures).toEqual([]);
});

test('a thousand addresses that lead nowhere share one page, compressed and still a 404', async () => {
  const plain = await (await get('/nada')).text();
  const before = pages.size();
  for (let n = 0; n < 1000; n += 1) {
    const answer = await get(`/nada-${n}/${n}?c=${n}`, { 'accept-encoding': 'br' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-encoding')).toBe('br');
    if (n === 999) expect(brotliDecompressSync(await answer.bytes()).toString()).toBe(plain);
  }
  expect(pages.size()).toEqual(before);
  expect(before.documents.pages).toBe(1);
  expect(loads).toEqual(['gone']);
  pages.drop(['site:RTC']);
  await get('/nada');
  expect(loads).toHaveLength(2);
  const other = await pages.fetch(
    new Request('http://a/nada'),
    { site: sites.NAM, origin: 'https://b.uy' },
    { requestId: 'r-1', client, isCrawler, admit },
  );
  expect(other.status).toBe(404);
  expect(loads, 'each site has its own').toHaveLength(3);
});

test('a fault of ours is a 500 without its words, and told once to the log', async () => {
  const answer = await get('/broken');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('secret');
  expect(failures).toHaveLength(1);
  expect(pages.size().documents.pages).toBe(0);
});

test('a page needs the capability of its site, in any spelling of its address', async () => {
  const of = (site: 'RTC' | 'NAM', path: string) =>
    pages.fetch(
      new Request(`http://a${path}`),
      { site: sites[site], origin: 'https://a.uy' },
      { requestId: 'r-1', client, isCrawler, admit },
    );
  expect((await of('RTC', '/3d')).status).toBe(200);
  expect((await of('NAM', '/3d')).status).toBe(404);
  expect((await of('NAM', '/3d.data')).status).toBe(404);
});

test('sites never share a page', async () => {
  await pages.fetch(new Request('http://a/productos'), served, { requestId: 'r-1', client, isCrawler, admit });
  await pages.fetch(
    new Request('http://a/productos'),
    { site: sites.NAM, origin: 'https://b.uy' },
    { requestId: 'r-1', client, isCrawler, admit },
  );
  expect(loads).toHaveLength(2);
});

test('a slash at the end leads to the address without it, on this site', async () => {
  const led = { '/productos/?c=1': '/productos?c=1', '//evil.example/': '/evil.example', '/productos//': '/productos' };
  for (const [path, location] of Object.entries(led)) {
    const { status, headers } = await get(path);
    expect([status, headers.get('location')]).toEqual([301, location]);
  }
  expect((await get(`/productos?c=${'1'.repeat(3000)}`)).status).toBe(414);
});

test('another case of the fixed words of an address leads to the one as it is written, with its query', async () => {
  for (const [path, location] of [
    ['/Productos?c=1&utm=x', '/productos?c=1&utm=x'],
    ['/%70roductos', '/productos'],
  ]) {
    const { status, headers } = await get(path ?? '');
    expect([status, headers.get('location')]).toEqual([301, location]);
  }
  expect((await get('/productos')).status).toBe(200);
});

test('an address that cannot be read leads to the page of those that lead nowhere', async () => {
  for (const path of ['/productos/%E0%A4%A', '/%E0%A4%A?c=1', '/%', '/productos/%ff/']) {
    const { status, headers } = await get(path);
    expect([status, headers.get('location')]).toEqual([302, '/404']);
  }
});
