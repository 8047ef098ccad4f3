import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPublic, openFetchPublic } from './fetch-public.ts';

// A server of this machine stands for the web: it speaks plain HTTP, and its loopback address passes for a public one.
const pages: Record<string, (response: ServerResponse) => unknown> = {
  '/a.jpg': (response) => response.end('picture'),
  '/slow': () => {},
  '/drips': (response) => void response.writeHead(200).write('p'),
  '/gone': (response) => response.writeHead(404).end(),
  '/cut': (response) => response.writeHead(200, { 'content-length': 9 }).write('p', () => response.destroy()),
  '/says-large': (response) => response.writeHead(200, { 'content-length': 11 }).write('p'),
  '/large': (response) => response.writeHead(200).end('picturepicture'),
  '/nowhere': (response) => response.writeHead(302).end(),
};
const to = (location: string) => (response: ServerResponse) => response.writeHead(302, { location }).end();
for (const left of [1, 2, 3, 4]) pages[`/hop${left}`] = to(left === 1 ? '/a.jpg' : `/hop${left - 1}`);

let port = 0;
const asked: string[] = [];
const server = createServer(({ url = '', headers }, response) => {
  asked.push(`${headers.host} ${url}`);
  if (url.startsWith('/to?')) to(decodeURIComponent(url.slice(4)))(response);
  else (pages[url] ?? pages['/gone'])?.(response);
});
beforeAll(async () => {
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.closeAllConnections());

const hosts: Record<string, readonly string[]> = {
  'web.test': ['127.0.0.1'],
  'private.test': ['10.0.0.1'],
  'metadata.test': ['169.254.169.254'],
  'both.test': ['127.0.0.1', '10.0.0.1'],
  'mapped.test': ['::ffff:127.0.0.1'],
  'none.test': [],
};
const looked: string[] = [];
const resolve = async (host: string) => {
  looked.push(host);
  const found = hosts[host] ?? (host === 'rebinds.test' ? [looked.length % 2 ? '127.0.0.1' : '10.0.0.1'] : undefined);
  if (!found) throw new Error('ENOTFOUND');
  return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};
const isPublic = (address: string) => address === '127.0.0.1';
const fetchFrom = openFetchPublic({ request, resolve, isPublic } as Parameters<typeof openFetchPublic>[0]);
const most = { bytes: 10, redirects: 3, ms: 2000, signal: new AbortController().signal };
const at = (path: string, host = 'web.test') => `https://${host}:${port}${path}`;
const ahead = (address: string) => at(`/to?${encodeURIComponent(address)}`);

const picture = { bytes: Buffer.from('picture') };
type Row = [string, () => string, unknown];
test.each<Row>([
  ['a picture', () => at('/a.jpg'), picture],
  ['three redirects', () => at('/hop3'), picture],
  ['a fourth', () => at('/hop4'), { refused: 'redirects' }],
  ['a redirect to nowhere', () => at('/nowhere'), { refused: 'address' }],
  ['a redirect to http', () => ahead(`http://web.test:${port}/a.jpg`), { refused: 'address' }],
  ['a redirect to a file', () => ahead('file:///etc/passwd'), { refused: 'address' }],
  ['a redirect to a private name', () => ahead(at('/a.jpg', 'private.test')), { refused: 'address' }],
  ['a redirect to a private address', () => ahead('https://169.254.169.254/latest'), { refused: 'address' }],
  ['a redirect with a password', () => ahead(`https://me:it@web.test:${port}/a.jpg`), { refused: 'address' }],
  ['http', () => `http://web.test:${port}/a.jpg`, { refused: 'address' }],
  ['no address', () => 'https://', { refused: 'address' }],
  ['a private name', () => at('/a.jpg', 'private.test'), { refused: 'address' }],
  ['a cloud’s metadata', () => at('/a.jpg', 'metadata.test'), { refused: 'address' }],
  ['a name with one private address', () => at('/a.jpg', 'both.test'), { refused: 'address' }],
  ['a name with a mapped address', () => at('/a.jpg', 'mapped.test'), { refused: 'address' }],
  ['a name without an address', () => at('/a.jpg', 'none.test'), { refused: 'address' }],
  ['a name that nobody knows', () => at('/a.jpg', 'unknown.test'), { refused: 'unreachable' }],
  ['what is not there', () => at('/gone'), { refused: 'status', status: 404 }],
  ['what says that it is too large', () => at('/says-large'), { refused: 'tooLarge' }],
  ['what is too large', () => at('/large'), { refused: 'tooLarge' }],
  ['what breaks off', () => at('/cut'), { refused: 'unreachable' }],
])('%s', async (_, address, expected) => {
  expect(await fetchFrom(address(), most)).toEqual(expected);
});

test.each(['/slow', '/drips'])('a host that takes too long: %s', async (path) => {
  expect(await fetchFrom(at(path), { ...most, ms: 50 })).toEqual({ refused: 'slow' });
});

test.each([
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '[::1]',
  '[::]',
  '[fc00::1]',
  '[fe80::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:a00:1]',
  'localhost',
])('nothing is fetched from %s', async (host) => {
  expect(await fetchPublic(at('/a.jpg', host), most)).toEqual({ refused: 'address' });
});

test('a name is looked up once for each connection, which is made to what was found', async () => {
  looked.length = 0;
  asked.length = 0;
  expect(await fetchFrom(at('/a.jpg', 'rebinds.test'), most)).toEqual(picture);
  expect(await fetchFrom(at('/a.jpg', 'rebinds.test'), most)).toEqual({ refused: 'address' });
  expect([looked, asked]).toEqual([['rebinds.test', 'rebinds.test'], [`rebinds.test:${port} /a.jpg`]]);
});

test('one that is called off throws', async () => {
  const stop = new AbortController();
  const running = fetchFrom(at('/slow'), { ...most, signal: stop.signal });
  stop.abort();
  await expect(running).rejects.toThrow('abort');
});
