import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

/** Scripts and styles as gzip; the page itself as it is parsed. */
const limits = { js: 125_000, css: 10_000, html: 150_000 };

const aProduct = async (page: Page) => {
  const list = await (await page.request.get('/productos?pag=1')).text();
  return /href="(\/productos\/[^"?]+)"/.exec(list)?.[1] ?? '/productos';
};

const pages: [name: string, pathOf: (page: Page) => Promise<string> | string][] = [
  ['the main page', () => '/'],
  ['the list', () => '/productos?pag=1'],
  ['a product', aProduct],
];

for (const [name, pathOf] of pages) {
  test(`${name} loads within its budget and nothing of the panel`, async ({ page }) => {
    const files = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (/\/assets\/.*\.(js|css)$/.test(response.url())) files.set(response.url(), response.body());
    });
    const answer = await open(page, await pathOf(page));
    expect(answer?.status()).toBe(200);
    expect((await answer?.body())?.length).toBeLessThanOrEqual(limits.html);
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
