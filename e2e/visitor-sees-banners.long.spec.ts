import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

const banners = (page: Page) => page.getByRole('region', { name: 'Banners de la tienda' });
const dots = (page: Page) => banners(page).locator('button[aria-current]');

/** Waits until so many banners stand before the one in sight. */
const expectCurrent = (page: Page, at: number) => expect(dots(page).nth(at)).toHaveAttribute('aria-current', 'true');

/** The home page with a clock that stands still: time passes by `page.clock.runFor`. */
const openWithClock = async (page: Page) => {
  await page.clock.install();
  await open(page, '/');
  // The page goes on until it hears of it, which takes a while on a busy machine.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await expectCurrent(page, 0);
};

/** Five seconds, after which banners that may move have moved and come to rest: a smooth scroll has its own clock. */
const letMove = async (page: Page) => {
  await page.clock.runFor(5_000);
  const left = () =>
    banners(page)
      .getByRole('list')
      .evaluate((list) => list.scrollLeft);
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    await page.waitForTimeout(200);
    now = await left();
  }
};

test('the banners move on every five seconds and begin anew after the last, until one stops them', async ({ page }) => {
  await openWithClock(page);
  const count = await dots(page).count();
  expect(count).toBeGreaterThan(1);
  await page.clock.runFor(3_000);
  await expectCurrent(page, 0);
  for (let at = 1; at <= count; at++) {
    await letMove(page);
    await expectCurrent(page, at % count);
  }
  await banners(page).getByRole('button', { name: 'Detener el carrusel' }).click();
  await expect(banners(page).getByRole('button', { name: 'Reproducir el carrusel' })).toBeVisible();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await letMove(page);
  await expectCurrent(page, 0);
});

test('a swipe turns a banner, and a dot leads to its own', async ({ page }) => {
  await openWithClock(page);
  const box = await banners(page).getByRole('list').boundingBox();
  if (!box) throw new Error('No banners are in sight.');
  const cdp = await page.context().newCDPSession(page);
  const y = Math.round(box.y + box.height / 2);
  const swipe = async (from: number, to: number) => {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
    for (let step = 1; step <= 10; step++) {
      const x = Math.round(from + ((to - from) * step) / 10);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(320, 40);
  await expectCurrent(page, 1);
  await swipe(40, 320);
  await expectCurrent(page, 0);
  await dots(page).last().click();
  await expectCurrent(page, (await dots(page).count()) - 1);
});

test('the banners wait under the pointer and with the focus inside', { tag: '@desktop' }, async ({ page }) => {
  await openWithClock(page);
  await banners(page).getByRole('list').hover();
  await letMove(page);
  await expectCurrent(page, 0);
  await page.mouse.move(5, 5);
  await expect(page.locator('section:hover')).toHaveCount(0);
  await letMove(page);
  await expectCurrent(page, 1);
  await banners(page).getByRole('list').focus();
  await letMove(page);
  await expectCurrent(page, 1);
  await page.getByRole('banner').getByRole('link').first().focus();
  await letMove(page);
  await expectCurrent(page, 2);
});

test('the banners stand still for who asked for less motion, until one lets them play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithClock(page);
  await letMove(page);
  await expectCurrent(page, 0);
  await banners(page).getByRole('button', { name: 'Reproducir el carrusel' }).click();
  await expect(banners(page).getByRole('button', { name: 'Detener el carrusel' })).toBeVisible();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await letMove(page);
  await expectCurrent(page, 1);
});

test('below 768 px a banner shows the picture that was made for phones, as a square', { tag: '@desktop' }, async ({
  page,
}) => {
  const answer = await page.request.post('/rest/config/getPublic', { data: { key: 'BANNER_HOME' } });
  const { data } = (await answer.json()) as { data: string };
  const [first] = JSON.parse(data) as { image: { image: string }; sd: { image: string } }[];
  const img = banners(page).getByRole('img').first();
  const picture = () => img.evaluate((one: HTMLImageElement) => decodeURIComponent(one.currentSrc));
  const ratio = async () => {
    const { width, height } = (await img.boundingBox()) ?? { width: 0, height: 1 };
    return width / height;
  };
  await page.setViewportSize({ width: 767, height: 800 });
  await open(page, '/');
  await expect.poll(picture).toContain(first?.sd.image);
  expect(await ratio()).toBeCloseTo(1, 1);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect.poll(picture).toContain(first?.image.image);
  expect(await ratio()).toBeGreaterThan(2);
});
