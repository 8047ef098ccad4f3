import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

/** Scripts and styles as gzip; the page itself as it is parsed; `requests` are all but pictures, the page among them. */
const aims = { js: 140_000, css: 10_000, html: 150_000, requests: 26 };
/** A page passes with so much beyond an aim. */
const reserves = { js: 10_000, css: 2_000, html: 20_000, requests: 0 };
type Measured = keyof typeof aims;

/** Fails beyond the aim and its reserve, and says both. */
export const expectWithin = (measured: Measured, value: number, aim = aims[measured]) => {
  const most = aim + reserves[measured];
  const says = `${measured}: ${value}, aim ${aim}, fails above ${most}`;
  console.log(says);
  expect(value, says).toBeLessThanOrEqual(most);
};

/** Files and requests of a page that is opened for the first time. None may be of the panel. */
export const firstLoad = async (page: Page, path: string, status = 200) => {
  const files = new Map<string, Promise<Buffer>>();
  let requests = 0;
  const note = (response: Response) => {
    if (response.request().resourceType() !== 'image') requests += 1;
    if (/\/assets\/.*\.(js|css)$/.test(response.url())) files.set(response.url(), response.body());
  };
  page.on('response', note);
  const answer = await open(page, path);
  expect(answer?.status()).toBe(status);
  const html = (await answer?.body())?.length ?? 0;
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const bytes = { js: 0, css: 0 };
  for (const [url, body] of files) {
    bytes[url.endsWith('.css') ? 'css' : 'js'] += gzipSync(await body, { level: 9 }).length;
  }
  expect([...files.keys()].filter((url) => url.includes('/panel/'))).toEqual([]);
  // A map comes with the first look at it.
  expect([...files.keys()].filter((url) => /leaflet|tile-map/.test(url))).toEqual([]);
  expect(bytes.css).toBeGreaterThan(0);
  expect(bytes.js).toBeGreaterThan(0);
  return { ...bytes, html, requests };
};

type Own = Partial<typeof aims> & { status?: number };
export type PageToLoad = readonly [name: string, pathOf: string | ((page: Page) => Promise<string>), own?: Own];

/** A test of each page; a page's own aims stand in place of the common ones. */
export const holdToAims = (pages: readonly PageToLoad[], tag: string | string[] = []) => {
  for (const [name, pathOf, { status, ...own } = {}] of pages) {
    test(`${name} loads within its budget and nothing of the panel`, { tag }, async ({ page }) => {
      const path = typeof pathOf === 'string' ? pathOf : await pathOf(page);
      const load = await firstLoad(page, path, status);
      for (const key of ['js', 'css', 'html', 'requests'] as const) expectWithin(key, load[key], own[key]);
    });
  }
};
