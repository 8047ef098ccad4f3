import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { partsShop } from './parts.ts';

/** Scripts and styles as gzip; the page itself as it is parsed. */
const limits = { js: 140_000, css: 10_000, html: 150_000 };

const aPage = async (page: Page) => {
  const list = await (await page.request.get('/productos?pag=1')).text();
  return /href="(\/productos\/[^"?]+)"/.exec(list)?.[1] ?? '/productos';
};

type Pages = [name: string, pathOf: (page: Page) => Promise<string> | string][];
const pages: Pages = [
  ['the main page', () => '/'],
  ['the list', () => '/productos?pag=1'],
  ['a product', aPage],
];
const pagesOfParts: Pages = [
  ['the main page of parts', () => '/'],
  ['the advanced search', () => '/productos'],
  ['the list of parts', () => '/productos?pag=1'],
  ['a part', aPage],
];

const hold = (tested: Pages) => {
  for (const [name, pathOf] of tested) {
    test(`${name} loads within its budget and nothing of the panel`, { tag: '@both-widths' }, async ({ page }) => {
      const files = new Map<string, Promise<Buffer>>();
      const note = (response: Response) => {
        if (/\/assets\/.*\.(js|css)$/.test(response.url())) files.set(response.url(), response.body());
      };
      page.on('response', note);
      const answer = await open(page, await pathOf(page));
      expect(answer?.status()).toBe(200);
      expect((await answer?.body())?.length).toBeLessThanOrEqual(limits.html);
      await page.waitForLoadState('networkidle');
      page.off('response', note);
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
};

hold(pages);

test.describe('the shop of autoparts', () => {
  test.use({ baseURL: partsShop });
  hold(pagesOfParts);
});
