import { gzipSync } from 'node:zlib';
import { expect, open, test } from './fixtures.ts';

const limits = { js: 125_000, css: 10_000 };
const paths = ['/', '/productos', '/no-existe'];

for (const path of paths) {
  test(`${path} loads within its budget and nothing of the panel`, async ({ page }) => {
    const files = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (/\/assets\/.*\.(js|css)$/.test(response.url())) files.set(response.url(), response.body());
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const bytes = { js: 0, css: 0 };
    for (const [url, body] of files) {
      bytes[url.endsWith('.css') ? 'css' : 'js'] += gzipSync(await body, { level: 9 }).length;
    }
    expect([...files.keys()].filter((url) => url.includes('/panel/'))).toEqual([]);
    expect(bytes.css).toBeGreaterThan(0);
    expect(bytes.css).toBeLessThanOrEqual(limits.css);
    expect(bytes.js).toBeGreaterThan(0);
    expect(bytes.js).toBeLessThanOrEqual(limits.js);
  });
}
