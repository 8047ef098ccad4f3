import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './fixtures.ts';

/** When the first script was asked for, and when the last picture that is waited for had come, in ms. */
const times = (page: Page) =>
  page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const awaited = new Set(
      [...document.images].filter((one) => one.fetchPriority === 'high').map((one) => one.currentSrc),
    );
    const scripts = resources.filter(({ name }) => /\/assets\/.*\.js$/.test(name)).map(({ startTime }) => startTime);
    const pictures = resources.filter(({ name }) => awaited.has(name)).map(({ responseEnd }) => responseEnd);
    return { script: Math.min(...scripts), picture: Math.max(...pictures), pictures: pictures.length };
  });

const slowPictures = (page: Page, ms: number) =>
  page.route('**/imagenes/**', async (route) => {
    await wait(ms);
    await route.continue().catch(() => {});
  });

test('what a page shows comes before its scripts', async ({ page }) => {
  await slowPictures(page, 400);
  // Scripts wait a second for pictures: where a busy machine took longer, the page is opened anew.
  await expect(async () => {
    await open(page, '/productos?c=1.5');
    const { script, picture, pictures } = await times(page);
    expect(pictures).toBeGreaterThan(0);
    expect(picture).toBeGreaterThan(400);
    expect(script).toBeGreaterThanOrEqual(picture);
  }).toPass({ timeout: 30_000 });
});

test('a page works though its pictures do not come', async ({ page }) => {
  await slowPictures(page, 20_000);
  await page.goto('/productos?c=1.5', { waitUntil: 'commit' });
  await hydrated(page);
  const { script } = await times(page);
  expect(script).toBeGreaterThanOrEqual(1000);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
