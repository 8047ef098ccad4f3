import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { settings } from '../sites/shared.ts';
import { expect, expectAccessible, hydrated, open, searchBox, test } from './fixtures.ts';

const host = new URL(settings.mapTiles ?? '').origin;

/** A picture of one pixel, as the tile server might send it. */
const aTile = () => {
  const crcOf = (bytes: Buffer) => {
    let crc = ~0;
    for (const byte of bytes) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc >>> 0;
  };
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crcOf(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.from([0, 0xdd, 0xe6, 0xd5]));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
};

const scriptsOf = (page: Page) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  return () => scripts.filter((path) => /leaflet|marker-/.test(path));
};

const lookAt = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Mapa' }).scrollIntoViewIfNeeded();

test('the map comes with the first look at it, its markers a second later', async ({ page, problems }) => {
  const loaded = scriptsOf(page);
  const tiles: string[] = [];
  await page.route(`${host}/**`, (route) => {
    tiles.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/png', body: aTile() });
  });
  await open(page, '/');
  // With a new document, as the page's own policy lets the tiles in.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto');
  await page.waitForLoadState('networkidle');
  expect([loaded(), tiles]).toEqual([[], []]);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await lookAt(page);
  const map = page.getByRole('main').getByRole('region', { name: 'Mapa' });
  await expect(map.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
  await expect(map.getByRole('button', { name: /^Local / })).toHaveCount(0);
  await page.clock.resume();
  await expect(map.getByRole('button', { name: /^Local / })).toHaveCount(2);
  const marker = map.getByRole('button', { name: 'Local Bulevar' });
  expect(await marker.evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  expect(tiles.length).toBeGreaterThan(0);
  expect(tiles.every((path) => path.startsWith('/12/'))).toBe(true);
  await marker.press('Enter');
  await expect(map.getByText('Local Bulevar: Bulevar José Batlle y Ordóñez 2418, Montevideo')).toBeVisible();
  await expect(map.getByRole('button', { name: 'Cerrar' })).toBeVisible();
  await expectAccessible(page);
  // All that was asked of another host are the tiles.
  expect(problems.filter((problem) => !problem.startsWith(`host: ${host}/`))).toEqual([]);
  problems.length = 0;
});

test('without tiles the place of the map says so, and the addresses stay', async ({ page, problems }) => {
  await page.route(`${host}/**`, (route) => route.abort());
  await open(page, '/contacto');
  await lookAt(page);
  const map = page.getByRole('region', { name: 'Mapa' });
  await expect(map).toHaveText(
    'No pudimos mostrar el mapa. Las direcciones están arriba; «Cómo llegar» abre cada una en otro mapa.',
  );
  await expect(page.getByRole('link', { name: 'Cómo llegar' })).toHaveCount(2);
  await expect(page.getByRole('article', { name: 'Local Bulevar' })).toContainText(
    'Bulevar José Batlle y Ordóñez 2418',
  );
  problems.length = 0;
});

test('no other page keeps what the map’s page may load, whichever way one leaves it', async ({ page, problems }) => {
  await page.route(`${host}/**`, (route) => route.abort());
  const leave = async (path: string, way: () => Promise<unknown>) => {
    await open(page, '/contacto');
    const answer = page.waitForResponse((one) => one.request().isNavigationRequest());
    await way();
    await expect(page).toHaveURL(path);
    expect((await answer).headers()['content-security-policy']).not.toContain(host);
    await hydrated(page);
  };
  const footer = page.getByRole('contentinfo');
  await leave('/terminos', () => footer.getByRole('link', { name: 'Términos y condiciones' }).click());
  await leave('/', () => page.getByRole('banner').getByRole('link').first().click());
  await leave('/productos?t=cable', async () => {
    await searchBox(page).fill('cable');
    await searchBox(page).press('Enter');
  });

  await open(page, '/contacto');
  await page.context().setOffline(true);
  await footer.getByRole('link', { name: 'Términos y condiciones' }).click();
  await expect(page.getByText('No hay conexión. Probá de nuevo.')).toBeVisible();
  await expect(page).toHaveURL('/contacto');
  await page.context().setOffline(false);
  await footer.getByRole('link', { name: 'Términos y condiciones' }).click();
  await expect(page).toHaveURL('/terminos');
  problems.length = 0;
});
