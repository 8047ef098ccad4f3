import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ beside: ['NAM'] });
});

const get = (id: 'RTC' | 'NAM', path: string) => shop.app.request(shop.at(id).origin + path);

test.each(['RTC', 'NAM'] as const)('%s has its own name and pictures among a phone’s programs', async (id) => {
  const response = await get(id, '/manifest.webmanifest');
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  const manifest = (await response.json()) as { icons: { src: string; sizes: string }[]; theme_color: string };
  expect(manifest).toMatchObject({ name: shop.at(id).ctx.site.name, start_url: '/', display: 'minimal-ui' });
  expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of manifest.icons) {
    const picture = Buffer.from(await (await get(id, src)).arrayBuffer());
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
    // It is drawn: neither one colour nor black.
    const { channels } = await sharp(picture).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
  }
});

test('a telephone’s own icon is there, and each site’s is another', async () => {
  const bytes = async (id: 'RTC' | 'NAM') =>
    Buffer.from(await (await get(id, '/apple-touch-icon.png')).arrayBuffer()).toString('base64');
  expect(await bytes('RTC')).not.toBe(await bytes('NAM'));
});

test('the picture for previews is a JPEG of 1200 × 630 pixels with the logo in it', async () => {
  const response = await get('RTC', '/iconos/1200.jpg');
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  const picture = Buffer.from(await response.arrayBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { channels } = await sharp(picture).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
});
