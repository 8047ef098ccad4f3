import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { standInPages } from '#server/test/stand-in-pages';
import { sites } from '#sites/all';

let here: ReturnType<typeof standInPages>;
const get: typeof here.get = (...given) => here.get(...given);
beforeEach(() => {
  here = standInPages();
});

test('what does not exist is a 404, and is kept nowhere but in the one page of all addresses that lead nowhere', async () => {
  for (const path of ['/productos/gone', '/nada', '/productos.data.data']) {
    const answer = await get(path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  expect(here.pages.size()).toMatchObject({ documents: { pages: 1 }, data: { pages: 0 } });
  expect(here.failures).toEqual([]);
});

test('a thousand addresses that lead nowhere share one page, compressed and still a 404', async () => {
  const plain = await (await get('/nada')).text();
  const before = here.pages.size();
  for (let n = 0; n < 1000; n += 1) {
    const answer = await get(`/nada-${n}/${n}?c=${n}`, { 'accept-encoding': 'br' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-encoding')).toBe('br');
    if (n === 999) expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(plain);
  }
  expect(here.pages.size()).toEqual(before);
  expect(before.documents.pages).toBe(1);
  expect(here.loads).toEqual(['gone']);
  here.pages.drop(['site:RTC']);
  await get('/nada');
  expect(here.loads).toHaveLength(2);
  const other = await here.pages.fetch(
    new Request('http://a/nada'),
    { site: sites.NAM, origin: 'https://b.uy' },
    here.asker(),
  );
  expect(other.status).toBe(404);
  expect(here.loads, 'each site has its own').toHaveLength(3);
});

test('a page needs the capability of its site, in any spelling of its address', async () => {
  const of = (site: 'RTC' | 'NAM', path: string) =>
    here.pages.fetch(new Request(`http://a${path}`), { site: sites[site], origin: 'https://a.uy' }, here.asker());
  expect((await of('RTC', '/3d')).status).toBe(200);
  expect((await of('NAM', '/3d')).status).toBe(404);
  expect((await of('NAM', '/3d.data')).status).toBe(404);
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
