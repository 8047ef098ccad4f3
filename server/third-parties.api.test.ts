import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#server/test/database';
import { pageServer } from '#server/test/page-server';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';
import { siteSchema } from '#sites/site';

let shop: TestShop;
let get: Awaited<ReturnType<typeof pageServer>>['get'];
beforeAll(async () => {
  await freshDatabase();
  shop = await testShop();
  ({ get } = await pageServer(shop));
});

// A page that shows no map, which has pictures of its own from elsewhere.
const policyOf = async (path = '/iniciar') => (await get(path)).headers.get('content-security-policy') ?? '';

test('nothing of others may be loaded where nothing is set', async () => {
  expect(await policyOf()).not.toMatch(/https:|wss:|frame-src/);
});

test('what is set is all that comes in addition, on this site’s pages; the panel gets none of it', async () => {
  const before = await policyOf();
  await setSetting(shop, 'analytics', { kind: 'plausible', origin: 'https://cuenta.example', domain: 'tienda.uy' });
  const after = await policyOf();
  expect(after.match(/https:\S+?(?=[ ;])/g)).toEqual(['https://cuenta.example', 'https://cuenta.example']);
  expect(after.replaceAll(' https://cuenta.example', '').replaceAll(/'sha256-[^']+'/g, '')).toBe(
    before.replaceAll(/'sha256-[^']+'/g, ''),
  );
  expect(await policyOf('/gestion')).not.toContain('cuenta.example');
  await setSetting(shop, 'chat', 'propiedad1/ventana');
  expect(await policyOf()).toMatch(
    /script-src [^;]*https:\/\/embed\.tawk\.to.*frame-src 'self' https:\/\/\*\.tawk\.to/,
  );
  await setSetting(shop, 'chat', null);
  await setSetting(shop, 'analytics', null);
  expect(await policyOf()).not.toContain('https:');
});

test('of other counters too only what is theirs may be loaded', async () => {
  await setSetting(shop, 'analytics', { kind: 'matomo', origin: 'https://visitas.example', siteId: 1 });
  const directives = async () => (await policyOf()).split('; ').filter((one) => one.includes('https:'));
  expect((await directives()).map((one) => one.split(' ')[0])).toEqual(['script-src', 'img-src', 'connect-src']);
  await setSetting(shop, 'analytics', { kind: 'ga4', id: 'G-ABC1234' });
  expect((await directives()).join()).toMatch(/script-src [^;]*https:\/\/\*\.googletagmanager\.com/);
  expect((await directives()).join()).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
  expect((await directives()).join()).toMatch(/connect-src [^;]*https:\/\/analytics\.google\.com/);
  await setSetting(shop, 'analytics', null);
});

test.each([
  { kind: 'plausible', origin: "https://a.example; script-src 'unsafe-inline'", domain: 'a.uy' },
  { kind: 'plausible', origin: 'https://a.example/x', domain: 'a.uy' },
  { kind: 'matomo', origin: 'http://a.example', siteId: 1 },
  { kind: 'ga4', id: 'UA-1' },
  { kind: 'otro', id: 'G-12345' },
])('%j is refused', (analytics) => {
  expect(siteSchema.shape.settings.shape.analytics.safeParse(analytics).success).toBe(false);
});
